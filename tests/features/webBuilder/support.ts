import { sql } from 'kysely';
import { emptySite, type Site, type SiteBlock } from '../../../src/schemas/site';
import type { CallResult, TestPlatform } from '../../platform/support';

/** A site of one page with these blocks. */
export function siteOf(blocks: readonly SiteBlock[], more: Partial<Site> = {}): Site {
  const site = emptySite({ title: 'Home' });
  return { ...site, pages: [{ ...site.pages[0]!, blocks }], ...more };
}

export const hero = (heading: string, id = 'hero1'): SiteBlock => ({ id, type: 'hero', props: { heading, text: 'Classes in the morning.', layout: 'centre', buttonLabel: 'Courses', buttonAddress: '/courses' } });

/** A host that the institute has proved. */
export async function giveHost({ platform, institute, host }: { readonly platform: TestPlatform; readonly institute: string; readonly host: string }): Promise<void> {
  await platform.context.database.transaction({ scope: { kind: 'all' } }, (trx) => sql`insert into core.tenant_domain (institute_id, host, token, is_primary, verified_at) values (${institute}, ${host}, 'token', true, now()) on conflict do nothing`.execute(trx));
}

export interface Maker {
  read(query?: string): Promise<CallResult>;
  create(site: unknown): Promise<CallResult>;
  save(site: unknown, version?: number): Promise<CallResult>;
  publish(version?: number): Promise<CallResult>;
  takeDown(version?: number): Promise<CallResult>;
  /** Saves and publishes it, whatever was there. */
  show(site: unknown): Promise<CallResult>;
}

const PATH = '/api/v9/web-builder';

export function makerOf({ platform, token, query = '' }: { readonly platform: TestPlatform; readonly token: string; readonly query?: string }): Maker {
  const based = (version: number | undefined) => (version === undefined ? {} : { headers: { 'if-match': `"${version}"` } });
  const maker: Maker = {
    read: (more = '') => platform.call({ method: 'GET', url: `${PATH}/web-build-configs${more || query}`, token }),
    create: (configuration) => platform.call({ method: 'POST', url: `${PATH}/web-configuration${query}`, token, body: { configuration } }),
    save: (configuration, version) => platform.call({ method: 'PUT', url: `${PATH}/web-configuration${query}`, token, body: { configuration }, ...based(version) }),
    publish: (version) => platform.call({ method: 'PUT', url: `${PATH}/publish${query}`, token, body: {}, ...based(version) }),
    takeDown: (version) => platform.call({ method: 'PUT', url: `${PATH}/unpublish${query}`, token, body: {}, ...based(version) }),
    show: async (configuration) => {
      const made = await maker.create(configuration);
      if (made.status === 409) await maker.save(configuration);
      return maker.publish();
    },
  };
  return maker;
}

/** What anybody is shown at an address. */
export async function seen({ platform, path, host, headers = {} }: { readonly platform: TestPlatform; readonly path: string; readonly host?: string; readonly headers?: Readonly<Record<string, string>> }) {
  const reply = await platform.app.inject({ method: 'GET', url: path, headers: { ...(host && { host }), ...headers } });
  return { status: reply.statusCode, text: reply.body, headers: reply.headers, bytes: reply.rawPayload };
}
