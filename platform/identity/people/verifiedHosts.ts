import { sql } from 'kysely';
import { parsedUrl } from '../../../src/schemas';
import type { PlatformContext } from '../../kernel/context';
import { columnsOf } from '../../kernel/db/declaredTables';
import { PLATFORM_INSTITUTE } from '../../kernel/db/scope';
import { hostName } from '../../kernel/http/host';

/** What is told to every node when a host becomes somebody's or is theirs no longer: `domains/table.ts` has the database tell it. */
const HOSTS_CHANGED = 'hosts';
/** What changes unheard, while no connection is open, is seen after a minute. */
const KEPT_MS = 60_000;

/** Why nobody is let in at an institute's own host: it is shut and may be opened again, or it was deleted. */
export type Closing = 'shut' | 'deleted';

/** Whose the verified hosts are, all of them in memory: a host that anybody makes up costs nothing. */
export interface VerifiedHosts {
  /** Id of the institute that has proved a host, as it stands in a request; `null` for nobody's, `undefined` when the hosts have to be read first. */
  peek(host: string | null): string | null | undefined;
  /** The same, read first where they have to be: once for however many ask meanwhile. @throws as the database does */
  ownerOf(host: string | null): Promise<string | null>;
  /**
   * The institute whose own the host is, so that the console there is for its people: `null` for a host that is nobody's or the operator's, and for one that
   * the settings name as everybody's, whoever has proved it. An institute that is closed keeps its host. @throws as the database does
   */
  instituteOf(host: string | null): Promise<string | null>;
  /** Whether the institute whose own the host is is closed; `null` where it is open or there is none, `undefined` when the hosts have to be read first. */
  peekClosing(host: string | null): Closing | null | undefined;
  /** The same, read first where they have to be. @throws as the database does */
  closingOf(host: string | null): Promise<Closing | null>;
}

interface Holder {
  /** `null`: the institute was removed for good, and nobody has proved the host since. */
  readonly owner: string | null;
  readonly closing: Closing | null;
}

type Holders = ReadonlyMap<string, Holder>;

export function createVerifiedHosts({ database, config }: Pick<PlatformContext, 'database' | 'config'>): VerifiedHosts {
  const everybodys = new Set([...config.publicHosts, ...(config.consoleUrl === null ? [] : [parsedUrl(config.consoleUrl)?.hostname])].map((host) => hostName(host ?? null)));
  let known: { readonly holders: Holders; readonly until: number } | null = null;
  let reading: Promise<Holders> | null = null;
  database.onActorChanged((payload) => {
    // `*`: among others an institute was shut, opened, deleted or restored.
    if (payload !== HOSTS_CHANGED && payload !== '*') return;
    // What is being read shows the state before.
    known = null;
    reading = null;
  });
  const peekAll = (): Holders | null => (known && known.until > Date.now() ? known.holders : null);
  const read = (): Promise<Holders> => {
    const own: Promise<Holders> = readHolders(database).then((holders) => {
      if (reading === own) known = { holders, until: Date.now() + KEPT_MS };
      return holders;
    }).finally(() => {
      if (reading === own) reading = null;
    });
    reading = own;
    return own;
  };
  const peek = (host: string | null): Holder | null | undefined => {
    const name = hostName(host);
    if (name === null) return null;
    const holders = peekAll();
    return holders ? (holders.get(name) ?? null) : undefined;
  };
  const find = async (host: string | null): Promise<Holder | null> => {
    const name = hostName(host);
    if (name === null) return null;
    return (peekAll() ?? (await (reading ?? read()))).get(name) ?? null;
  };
  const isEverybodys = (host: string | null): boolean => everybodys.has(hostName(host));
  return {
    peek: (host) => {
      const holder = peek(host);
      return holder && holder.owner;
    },
    ownerOf: async (host) => (await find(host))?.owner ?? null,
    instituteOf: async (host) => {
      const owner = isEverybodys(host) ? null : ((await find(host))?.owner ?? null);
      return owner === PLATFORM_INSTITUTE ? null : owner;
    },
    peekClosing: (host) => {
      const holder = isEverybodys(host) ? null : peek(host);
      return holder && holder.closing;
    },
    closingOf: async (host) => (isEverybodys(host) ? null : ((await find(host))?.closing ?? null)),
  };
}

const i = columnsOf('app.institution', 'i');

async function readHolders(database: PlatformContext['database']): Promise<Holders> {
  return database.transaction({ scope: { kind: 'all' }, readOnly: true }, async (trx) => {
    // Whoever has proved a host has it, whoever had it before.
    const { rows } = await sql<Holder & { readonly host: string }>`
      select host, null::uuid as owner, 'deleted' as closing, 0 as rank from core.gone_host
      union all
      select d.host, d.institute_id, case
        when d.institute_id = ${PLATFORM_INSTITUTE}::uuid then null
        when ${i('id')} is null or ${i('deleted_at')} is not null then 'deleted'
        when ${i('is_approved')} and ${i('is_active')} and not ${i('is_suspended')} then null
        else 'shut' end, 1
      from core.tenant_domain d left join app.institution i on ${i('id')} = d.institute_id
      where d.verified_at is not null order by rank`.execute(trx);
    return new Map(rows.map(({ host, owner, closing }) => [host, { owner, closing }]));
  });
}
