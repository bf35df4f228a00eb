import { sql, type Kysely } from 'kysely';
import type { Branding } from '../../../src/schemas';
import { findInstitute } from '../../identity/sessions/actorStore';
import type { PlatformContext } from '../../kernel/context';
import { PLATFORM_INSTITUTE, type AnyTables } from '../../kernel/db/scope';
import type { VerifiedHosts } from '../../identity/people/verifiedHosts';
import { brandingOf, type TenantLook } from '../../identity/people/branding';

/** Whose look a page has. Remembered for a minute, so that a page costs no query of its own. */
export interface BrandingStore {
  /**
   * Of the institute that the verified domain `host` belongs to, otherwise of `instituteId`, otherwise the operator's
   * own. An institute that is closed or deleted has none.
   */
  of(asked: { readonly host?: string | null; readonly instituteId?: string | null }): Promise<Branding>;
  /** Something of somebody's look has changed. */
  forget(): void;
}

/** The store over the database. Changes on other nodes are seen within a minute. */
export function createBrandingStore({ database, clock, hosts }: Pick<PlatformContext, 'database' | 'clock'> & { readonly hosts: VerifiedHosts }): BrandingStore {
  const remembered = new Map<string, { readonly branding: Promise<Branding>; readonly until: number }>();
  const remember = (id: string): Promise<Branding> => {
    const now = clock().getTime();
    const known = remembered.get(id);
    if (known && known.until > now) return known.branding;
    const branding = database.transaction({ scope: { kind: 'all' }, readOnly: true }, (trx) => loadInstitute({ trx, id }));
    if (remembered.size >= MOST_REMEMBERED) remembered.clear();
    remembered.set(id, { branding, until: now + REMEMBERED_MS });
    branding.catch(() => remembered.delete(id));
    return branding;
  };
  return {
    of: async ({ host = null, instituteId = null }) => remember((await hosts.ownerOf(host)) ?? instituteId ?? PLATFORM_INSTITUTE),
    forget: () => remembered.clear(),
  };
}

const REMEMBERED_MS = 60_000;
const MOST_REMEMBERED = 2_000;

async function loadInstitute({ trx, id }: { trx: Kysely<AnyTables>; id: string }): Promise<Branding> {
  const institute = id === PLATFORM_INSTITUTE ? null : await findInstitute({ trx, id });
  if (institute?.isOpen) return brandingOf({ look: institute.look, institute });
  const { rows } = await sql<TenantLook>`
    select logo_url, fav_icon_url, app_name, page_title, primary_colour from app.tenant_info
    where institute_id = ${PLATFORM_INSTITUTE}::uuid and deleted_at is null limit 1`.execute(trx);
  return brandingOf({ look: rows[0] ?? null, institute: null });
}
