import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { loadDeclarations } from '../../platform/declarations';
import { addressOf } from '../../platform/kernel/http/addresses';
import type { Field, Resource } from '../../src/schemas';
import { answersTo, makerOf } from './engine/calls';
import { createTestPlatform, INSTITUTES, type CallResult, type TestPlatform } from './support';
import { describedCalls, type DescribedCall } from './support/describedCalls';

const NOBODY = '0198ffff-0000-7000-8000-00000000dead';
/** What a call's address names besides the record it is about. */
const parentsOf = ({ path }: DescribedCall): readonly string[] => [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name!).filter((name) => name !== 'id');
const NESTED = describedCalls(loadDeclarations()).filter((call) => call.of !== null && parentsOf(call).length > 0).map((call) => [call.name, call.path] as const);
const ALL = loadDeclarations().all();
/** References to what one institute has and another has not. */
const isOwned = (field: Field): boolean => field.to !== null && ['owned', 'self'].includes(ALL.find(({ name }) => name === field.to)!.tenant);

/** What stands below something, or is given something, that is another institute's: refused in words, and nothing is otherwise than before. */
describe('an id of another institute', () => {
  let platform: TestPlatform;
  const mine = new Map<string, Record<string, unknown>>();
  const theirs = new Map<string, Record<string, unknown>>();
  const tokens = { institute: '', acting: '', operator: '' };
  beforeAll(async () => {
    platform = await createTestPlatform();
    tokens.operator = await platform.login('super_admin');
    tokens.institute = await platform.login('institute2');
    const acting = await platform.call({ method: 'POST', url: '/api/v9/user/instiLoginFromSuperAdmin', token: await platform.login('super_admin'), body: { instituteId: INSTITUTES.south } });
    tokens.acting = `Bearer ${String(acting.data['token'])}`;
    for (const [instituteId, made] of [[INSTITUTES.south, mine], [INSTITUTES.north, theirs]] as const) {
      const maker = makerOf({ platform, token: tokens.operator, instituteId });
      for (const resource of platform.context.loader.all()) {
        if (resource.isSingle || resource.tenant === 'platform') continue;
        made.set(resource.name, resource.tenant === 'self' ? { id: instituteId } : await maker.make(resource));
      }
    }
  }, 300_000);
  afterAll(() => platform?.close());

  /** One figure over all rows that the calls of declarations write. */
  const fingerprint = async (): Promise<unknown> => platform.context.database.transaction({ scope: { kind: 'all' }, readOnly: true }, async (trx) => {
    const { rows } = await sql<{ name: string }>`select format('%I.%I', schemaname, tablename) as name from pg_tables where schemaname = 'app' or (schemaname, tablename) = ('core', 'audit') order by 1`.execute(trx);
    const figures = rows.map(({ name }) => `select '${name}' as name, md5(string_agg(t::text, '|' order by t::text)) as mark from ${name} t`);
    return (await sql`${sql.raw(figures.join(' union all '))}`.execute(trx)).rows;
  });
  const said = ({ status, body }: CallResult) => ({ status, code: body['code'], message: body['message'] });
  const callAt = (path: string): DescribedCall & { readonly of: NonNullable<DescribedCall['of']> } => describedCalls(platform.context.loader).find((one) => one.name === path) as never;

  it('there are nested addresses', () => expect(NESTED.length).toBeGreaterThan(30));

  it.each(NESTED)('in %s is answered as what nobody has, whichever record is named', async (name) => {
    const call = callAt(name);
    const { resource, action } = call.of;
    const body = call.of.call === 'create' ? await makerOf({ platform, token: tokens.operator, instituteId: INSTITUTES.south }).bodyOf(resource) : call.of.call === 'dependants' ? { ids: [mine.get(resource.name)!['id']] } : action ? answersTo(action) : {};
    const before = await fingerprint();
    for (const token of [tokens.institute, tokens.acting]) {
      const send = (parent: (field: Field) => string, id: unknown) => platform.call({
        method: call.method, token, ...(call.method === 'GET' || call.method === 'DELETE' ? {} : { body }),
        url: call.path.replace(/\{(\w+)\}/g, (_, part: string) => (part === 'id' ? String(id) : parent(resource.fields[part]!))),
      });
      for (const id of new Set([mine, theirs].flatMap((of) => ['id', resource.endpoint.id].map((one) => of.get(resource.name)![one])))) {
        const nowhere = await send(() => NOBODY, id);
        expect(said(nowhere)).toEqual({ status: 404, code: 'NOT_FOUND', message: expect.stringMatching(/^[A-Z].+\.$/) as unknown });
        expect(said(await send(({ to }) => String(theirs.get(to!)!['id']), id))).toEqual(said(nowhere));
      }
      // It is the parent alone that is refused: below one's own what changes nothing is answered.
      if (call.method !== 'GET' && !['search', 'segments', 'dependants', 'summary'].includes(call.of.call)) continue;
      const found = await send(({ to, name: part }) => String(mine.get(resource.name)![part] ?? mine.get(to!)!['id']), mine.get(resource.name)!['id']);
      expect(found.status, JSON.stringify(found.body)).toBe(200);
    }
    expect(await fingerprint()).toEqual(before);
  });

  it.each(NESTED.filter(([name]) => name.startsWith('POST') && !/search|segments|dependants|subscribers$|groups\/user|import$/.test(name)))('%s makes nothing below one institute’s for another, by whoever sees both', async (name) => {
    const { path, of: { resource } } = callAt(name);
    const body = await makerOf({ platform, token: tokens.operator, instituteId: INSTITUTES.south }).bodyOf(resource);
    const before = await fingerprint();
    const parents = parentsOf(callAt(name));
    const url = path.replace(/\{(\w+)\}/g, (_, part: string) => String(theirs.get(resource.fields[part]!.to!)!['id']));
    expect(await platform.call({ method: 'POST', url, token: tokens.operator, body })).toMatchObject({ status: 422, body: { problems: Object.fromEntries(parents.map((one) => [one, { code: 'reference' }])) } });
    expect(await fingerprint()).toEqual(before);
  });

  const asking = ALL.flatMap((resource) => [...Object.values(resource.actions), ...Object.values(resource.lifecycle?.actions ?? {}).filter(({ call, roles }) => call.by === 'action' && !roles)]
    .filter(({ ask }) => resource.tenant !== 'platform' && Object.values(ask).some(isOwned)).map((action) => [`${resource.name}.${action.name}`, resource, action] as const));

  it.each(asking)('answered to %s is refused at its question', async (_, { name }, { name: actionName }) => {
    const resource: Resource = platform.context.loader.require(name);
    const action = resource.actions[actionName] ?? resource.lifecycle!.actions[actionName]!;
    const given = (of: typeof mine) => Object.fromEntries(Object.values(action.ask).filter(isOwned).map((field) => [field.name, field.type === 'refs' ? [of.get(field.to!)!['id']] : of.get(field.to!)!['id']]));
    const answers = { ...answersTo(action), ...given(mine) };
    const before = await fingerprint();
    for (const token of [tokens.institute, tokens.acting]) {
      for (const [asked, value] of Object.entries(given(theirs))) {
        const url = addressOf({ resource, call: action.call }).replace('{id}', String(mine.get(name)!['id'])).replace(/\{(\w+)\}/g, '-');
        const reply = await platform.call({ method: action.call.method as 'POST', url, token, body: { ...answers, [asked]: value } });
        expect(reply, JSON.stringify(reply.body)).toMatchObject({ status: 422, body: { errors: { [asked]: expect.any(String) as unknown } } });
      }
    }
    expect(await fingerprint()).toEqual(before);
  });

  it('there are such questions', () => expect(asking.map(([name]) => name)).toEqual(expect.arrayContaining(['subscription.enroll', 'batchMember.add'])));
});
