import { sql } from 'kysely';
import { parsedUrl } from '../../../src/schemas';
import type { PlatformContext } from '../../kernel/context';
import { PLATFORM_INSTITUTE } from '../../kernel/db/scope';
import { hostName } from '../../kernel/http/host';

/** What is told to every node when a host becomes somebody's or is theirs no longer: `domains/table.ts` has the database tell it. */
const HOSTS_CHANGED = 'hosts';
/** What changes unheard, while no connection is open, is seen after a minute. */
const KEPT_MS = 60_000;

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
}

type Owners = ReadonlyMap<string, string>;

export function createVerifiedHosts({ database, config }: Pick<PlatformContext, 'database' | 'config'>): VerifiedHosts {
  const everybodys = new Set([...config.publicHosts, ...(config.consoleUrl === null ? [] : [parsedUrl(config.consoleUrl)?.hostname])].map((host) => hostName(host ?? null)));
  let known: { readonly owners: Owners; readonly until: number } | null = null;
  let reading: Promise<Owners> | null = null;
  database.onActorChanged((payload) => {
    if (payload !== HOSTS_CHANGED && payload !== '*') return;
    // What is being read shows the state before.
    known = null;
    reading = null;
  });
  const peekAll = (): Owners | null => (known && known.until > Date.now() ? known.owners : null);
  const read = (): Promise<Owners> => {
    const own: Promise<Owners> = readOwners(database).then((owners) => {
      if (reading === own) known = { owners, until: Date.now() + KEPT_MS };
      return owners;
    }).finally(() => {
      if (reading === own) reading = null;
    });
    reading = own;
    return own;
  };
  const ownerOf = async (host: string | null): Promise<string | null> => {
    const name = hostName(host);
    if (name === null) return null;
    return (peekAll() ?? (await (reading ?? read()))).get(name) ?? null;
  };
  return {
    peek: (host) => {
      const name = hostName(host);
      if (name === null) return null;
      const owners = peekAll();
      return owners ? (owners.get(name) ?? null) : undefined;
    },
    ownerOf,
    instituteOf: async (host) => {
      const owner = everybodys.has(hostName(host)) ? null : await ownerOf(host);
      return owner === PLATFORM_INSTITUTE ? null : owner;
    },
  };
}

async function readOwners(database: PlatformContext['database']): Promise<Owners> {
  return database.transaction({ scope: { kind: 'all' }, readOnly: true }, async (trx) => {
    const { rows } = await sql<{ host: string; institute_id: string }>`select host, institute_id from core.tenant_domain where verified_at is not null`.execute(trx);
    return new Map(rows.map(({ host, institute_id }) => [host, institute_id]));
  });
}
