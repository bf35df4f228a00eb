import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { PLATFORM_INSTITUTE } from '../../platform/kernel/db/scope';
import { addressOf } from '../../platform/kernel/http/addresses';
import { effectiveOf } from '../../src/fields/types/matrix/effectiveOf';
import { holdsRight, matrixChanges, moduleKeysOf, RIGHTS, rightsOfAccess, type Access, type Matrix, type Right, type Role } from '../../src/schemas';
import { accountId, createTestPlatform, INSTITUTES, type TestPlatform } from './support';

const ALL = { scope: { kind: 'all' } } as const;
/** What a row of the matrix may hold: what can be done to records comes with the right to read them. */
const STATES: readonly (readonly Right[])[] = [[], ['read'], ['create', 'read'], ['read', 'update', 'delete'], RIGHTS];
const ROUNDS = 6;

describe('what the matrix says is gained and lost', () => {
  let platform: TestPlatform;
  let operator: string;
  let keys: readonly string[];
  beforeAll(async () => {
    platform = await createTestPlatform();
    operator = await platform.login('super_admin');
    keys = moduleKeysOf(platform.context.loader.all());
  });
  afterAll(() => platform.close());

  /** Every module in one state or another, each in another one the next time. */
  const accessOf = (round: number): Access => Object.fromEntries(keys.map((key, at) => [key, STATES[(at * (round + 1) + round) % STATES.length]!] as const).filter(([, rights]) => rights.length > 0));
  const change = async (url: string, body: object): Promise<void> => {
    const { status, body: reply } = await platform.call({ method: 'PUT', url: `/api/v9${url}`, token: operator, body });
    expect(status, JSON.stringify(reply)).toBe(200);
  };
  const made = async (url: string, body: object): Promise<string> => {
    const { status, data, body: reply } = await platform.call({ method: 'POST', url: `/api/v9${url}`, token: operator, body });
    expect(status, JSON.stringify(reply)).toBe(201);
    return String(data['id']);
  };

  /** Somebody with a profile whose session is open, and what the platform tells that session. */
  const somebody = async (role: Role) => {
    const instituteId = role === 'admin' ? null : INSTITUTES.north;
    const profileId = await made('/role', { name: `Profile of ${role}`, kind: role, access: {}, ...(instituteId && { instituteId }) });
    const [id, name] = [crypto.randomUUID(), `preview_${role}`];
    await platform.context.database.transaction(ALL, (trx) => sql`insert into app."user" (id, institute_id, name, email_id, role, status, password, access, profile_id, allow_all_institutes)
      select ${id}, ${instituteId ?? PLATFORM_INSTITUTE}::uuid, 'Somebody', ${`${name}@demo.lectern.test`}, ${role}, 'active', password, '{}'::jsonb, ${profileId}::uuid, ${role === 'admin'} from app."user" where id = ${accountId('faculty')}`.execute(trx));
    const token = await platform.login(name);
    const told = async (): Promise<Matrix> => {
      const { data } = await platform.call({ method: 'GET', url: '/api/v9/modules/my-access', token });
      const flags = data['moduleAccess'] as readonly { readonly key: string; readonly actions: Readonly<Record<Right, boolean>> }[];
      return Object.fromEntries(flags.map(({ key, actions }) => [key, RIGHTS.filter((right) => actions[right])] as const).filter(([, rights]) => rights.length > 0));
    };
    /** Modules whose list the platform opens, and those it should open by what the matrix shows. */
    const opened = async (shown: Matrix) => {
      const actor = { id, role, instituteId, allowAllInstitutes: role === 'admin', modules: rightsOfAccess(shown as Access) };
      const lists = platform.context.loader.all().filter(({ isSingle }) => !isSingle);
      const statuses = await Promise.all(lists.map(async (resource) => {
        const call = resource.endpoint.without.includes('search') ? resource.endpoint.list : resource.endpoint.search;
        const { status } = await platform.call({ method: call.method as 'POST', url: addressOf({ resource, call }).replace(/\{\w+\}/g, '-'), token, ...(call.method === 'POST' && { body: { size: 1 } }) });
        return [resource.name, status] as const;
      }));
      return { is: Object.fromEntries(statuses), should: Object.fromEntries(lists.map((resource) => [resource.name, holdsRight(actor as never, resource, 'read') ? 200 : 403])) };
    };
    return { id, profileId, told, opened };
  };

  it.each(['admin', 'institute', 'faculty', 'sub_admin'] as const)('by a profile of kind %s, and by a person who has more and less than it, is what the open session gains and loses', async (role) => {
    const { id, profileId, told, opened } = await somebody(role);
    let [profile, own]: [Matrix, Matrix] = [{}, {}];
    const shown = (): Matrix => effectiveOf({ value: own, usual: { access: undefined, base: profile } });
    const follows = async (write: () => Promise<void>): Promise<void> => {
      const [foretold, before] = [shown(), await told()];
      await write();
      const after = await told();
      expect(sorted(matrixChanges({ before, after })), role).toEqual(sorted(matrixChanges({ before: foretold, after: shown() })));
    };
    for (let round = 0; round < ROUNDS; round++) {
      await follows(async () => {
        profile = accessOf(round);
        await change(`/role/${profileId}`, { access: profile });
      });
      await follows(async () => {
        own = Object.fromEntries(keys.filter((_, at) => at % 4 === round % 4).map((key, at) => [key, at % 2 === 0 ? ['read', 'update'] : ['-read', '-create', '-update', '-delete']]));
        await change(`/user/${id}`, { access: own });
      });
    }
    const lists = await opened(shown());
    expect(lists.is).toEqual(lists.should);
    expect(new Set(Object.values(lists.is))).toEqual(new Set([200, 403]));
  });
});

/** By module, rights in their order. */
function sorted({ gained, lost }: { readonly gained: Matrix; readonly lost: Matrix }): unknown {
  const inOrder = (matrix: Matrix) => Object.fromEntries(Object.entries(matrix).toSorted(([a], [b]) => a.localeCompare(b)).map(([key, rights]) => [key, rights.toSorted()]));
  return { gained: inOrder(gained), lost: inOrder(lost) };
}
