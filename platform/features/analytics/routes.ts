import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import { parsedUrl } from '../../../src/schemas';
import type { PlatformContext } from '../../kernel/context';
import { PLATFORM_INSTITUTE } from '../../kernel/db/scope';
import { hostName } from '../../kernel/http/host';
import { ok } from '../../kernel/http/readBody';

/**
 * The marks of analytics a public page loads (part 1 §7), by the names of the specification: those that are active among the
 * integrations of the institute whose verified domain asks, which the referrer tells, and otherwise the operator's, of several the one that was changed last. `null`: none is
 * set up, and the page loads nothing.
 */
export function registerAnalyticsRoutes(app: FastifyInstance, context: PlatformContext): void {
  app.get('/api/v9/web-configs/app-integrations', { config: { public: true, withoutPlan: true } }, async ({ headers }) => ok(await marksOf({ context, host: hostOf(headers.referer) ?? headers.host })));
}

const NAMES = { facebookPixel: 'facebook-pixel', googleTag: 'google-tag', googleAnalytics: 'google-analytics' } as const;
type Mark = keyof typeof NAMES;

async function marksOf({ context, host }: { readonly context: PlatformContext; readonly host: string | undefined }): Promise<Readonly<Record<string, string | null>>> {
  const rows = await context.database.transaction({ scope: { kind: 'all' }, readOnly: true }, async (trx) => (await sql<{ provider: Mark; tracking_id: string }>`
    select provider, tracking_id from app.integration
    where is_active and deleted_at is null and provider in ('facebookPixel', 'googleTag', 'googleAnalytics')
      and institute_id = coalesce((select institute_id from core.tenant_domain where host = ${hostName(host ?? null)} and verified_at is not null), ${PLATFORM_INSTITUTE}::uuid)
    order by updated_at desc, id`.execute(trx)).rows);
  return Object.fromEntries((Object.keys(NAMES) as Mark[]).map((mark) => [NAMES[mark], rows.find(({ provider }) => provider === mark)?.tracking_id ?? null]));
}

/** The host of an address; what is none has none. */
function hostOf(address: string | undefined): string | undefined {
  return parsedUrl(address ?? '')?.host;
}
