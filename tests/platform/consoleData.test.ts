import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createAuthApi, createAuthProvider, createSession, createSignIn, signInMessage } from '../../src/authProvider';
import { createBulkRun, createClients, createDataProvider, createErrorSignals, failureDetails, type ErrorSignal, type LecternRecord } from '../../src/dataProvider';
import type { Field } from '../../src/schemas';
import { findExisting } from '../../src/screens/importing/existing';
import { knownKey } from '../../src/screens/importing/recordKey';
import { loader } from '../dataProvider/support/console';
import { ACCOUNTS, createTestPlatform, INSTITUTES, PASSWORD, type TestPlatform } from './support';
import { memoryStorage } from '../../conformance/src/memoryStorage';

/** The console's data provider and auth provider against the real platform, over a real port. */
let platform: TestPlatform;
let url = '';
beforeAll(async () => {
  platform = await createTestPlatform();
  url = await platform.app.listen({ port: 0, host: '127.0.0.1' });
});
afterAll(() => platform?.close());

function console() {
  const session = createSession({ storage: memoryStorage() });
  const signals = createErrorSignals();
  const sent: ErrorSignal[] = [];
  signals.subscribe((signal) => sent.push(signal));
  const clients = createClients({ config: { apiBase: `${url}/api/v9`, apiV2Base: `${url}/api/v2`, isDemo: false, demoAccounts: [], publicHosts: [] }, credentials: session, signals });
  const api = createAuthApi({ clients });
  const signIn = createSignIn({ api, session, signals });
  const authProvider = createAuthProvider({ session, api, signIn, loader, leave: () => undefined });
  return { session, signals, sent, api, signIn, authProvider, dataProvider: createDataProvider({ loader, clients }) };
}

async function signedIn(name: string) {
  const parts = console();
  const reply = await parts.signIn.withPassword({ username: `${name}@demo.lectern.test`, password: PASSWORD });
  expect(reply.kind).toBe('signedIn');
  return parts;
}

let serial = 0;
const code = (): string => `C-${Date.now().toString(36).toUpperCase()}-${(serial += 1)}`.slice(0, 20);
const draft = () => ({ code: code(), kind: 'percent', percentOff: 10, appliedFor: 'course' });

describe('signing in', () => {
  it('knows who came and what they may do', async () => {
    const { session, authProvider, api } = await signedIn('sub_admin');
    const actor = await authProvider.getPermissions();
    expect(actor).toMatchObject({ role: 'sub_admin', modules: { coupon: { read: true, create: false, update: false, delete: false } } });
    expect(await authProvider.canAccess({ action: 'list', resource: 'coupon' })).toBe(true);
    expect(await authProvider.canAccess({ action: 'create', resource: 'coupon' })).toBe(false);
    expect((await api.userDetails()).id).toBe(session.user()?.id);
    session.storeAccess(await api.myAccess());
    expect(session.actor()).toEqual(actor);
  });

  it('says why not', async () => {
    const { signIn, sent } = console();
    const failed = (name: string, password: string) => signIn.withPassword({ username: `${name}@demo.lectern.test`, password }).catch((error: unknown) => signInMessage(error));
    expect(await failed('nobody', 'whatever-1')).toEqual(await failed('admin', 'wrong-wrong-1'));
    expect(await failed('student', PASSWORD)).toEqual({ key: 'lectern.signIn.learner' });
    expect(sent).toEqual([]);
  });

  it('ends once for all calls when the platform has ended it', async () => {
    const { api, session, dataProvider, sent } = await signedIn('institute2');
    await api.logout({ authorization: session.authorization()! });
    await Promise.allSettled([dataProvider.getList('coupon', { filter: {} }), dataProvider.getList('branch', { filter: {} })]);
    expect(sent.map((signal) => signal.kind)).toEqual(['signOut']);
  });

  it('leads to the plan when it has run out', async () => {
    const { session, dataProvider, sent } = await signedIn('expired');
    expect(session.isPlanExpired()).toBe(true);
    await expect(dataProvider.getList('coupon', { filter: {} })).rejects.toMatchObject({ status: 404 });
    expect(sent.map((signal) => signal.kind)).toEqual(['planExpired']);
  });
});

describe('records', () => {
  let mine: Awaited<ReturnType<typeof signedIn>>;
  beforeAll(async () => {
    mine = await signedIn('institute');
  });
  beforeEach(() => {
    mine.sent.length = 0;
  });

  it.each(loader.all().filter((resource) => !resource.isSingle).map((resource) => resource.name))('of %s are listed by every sort and every filter a screen can ask for', async (name) => {
    const { dataProvider, sent } = await signedIn('super_admin');
    const resource = loader.require(name);
    for (const field of resource.list.sortable) await dataProvider.getList(name, { filter: {}, sort: { field, order: 'ASC' }, pagination: { page: 1, perPage: resource.endpoint.searchSize } });
    for (const filter of resource.list.filters) {
      const field = resource.fields[filter.field]!;
      await dataProvider.getList(name, { filter: { [filter.field]: sampleOf(field, filter.op) }, sort: resource.list.sort });
      // A range under two names of the specification has no word for “empty”.
      if (filter.names.length === 1 && filter.op !== 'include') await dataProvider.getList(name, { filter: { [filter.field]: { empty: false } } });
    }
    await dataProvider.lookup(name, { q: resource.list.searchable ? 'a' : '' });
    await dataProvider.totals(name, { filter: {} });
    expect(sent).toEqual([]);
  });

  it('are created, changed, and guarded against a stale write', async () => {
    const { dataProvider, sent } = mine;
    const { data: made } = await dataProvider.create('coupon', { data: draft() });
    expect(made).toMatchObject({ version: 1, status: 'active', instituteId: INSTITUTES.north });
    expect(made.allowed).toEqual(expect.arrayContaining(['update', 'deactivate']));
    const { data: changed } = await dataProvider.update('coupon', { id: made.id, data: { ...made, percentOff: 15 }, previousData: made });
    expect(changed).toMatchObject({ version: 2, percentOff: 15 });
    const error = await dataProvider.update('coupon', { id: made.id, data: { ...made, percentOff: 20 }, previousData: made }).catch((reason: unknown) => reason);
    expect(failureDetails(error)).toMatchObject({ kind: 'stale', current: { version: 2, percentOff: 15 } });
    const { data: over } = await dataProvider.update('coupon', { id: made.id, data: { ...made, percentOff: 20 }, previousData: made, meta: { overwrite: true } });
    expect(over).toMatchObject({ version: 3, percentOff: 20 });
    expect(sent).toEqual([]);
  });

  it('that their list hides until it is asked for them are found by what the rows of a file are known again by', async () => {
    const { dataProvider, session } = mine;
    const resource = loader.require('coupon');
    const [open, hidden] = await Promise.all([draft(), { ...draft(), isPrivate: true }].map(async (data) => (await dataProvider.create<LecternRecord>('coupon', { data } as never)).data)) as [LecternRecord, LecternRecord];
    const wanted = [open, hidden].map((one) => ({ values: { code: one['code'] }, owner: undefined }));
    const { found } = await findExisting({ provider: dataProvider, resource, actor: session.actor()!, wanted, within: {}, signal: new AbortController().signal });
    expect(wanted.map((one) => found.get(knownKey(resource, one))?.id)).toEqual([open.id, hidden.id]);
  });

  it('name what is wrong at the fields', async () => {
    const error = await mine.dataProvider.create('coupon', { data: { ...draft(), code: 'x', percentOff: 200 } }).catch((reason: unknown) => reason) as { body: { errors: Record<string, string> } };
    expect(Object.keys(error.body.errors).sort()).toEqual(['code', 'percentOff']);
    expect(failureDetails(error)?.problems['percentOff']).toMatchObject({ code: 'tooLarge' });
    expect(mine.sent).toEqual([]);
  });

  it('are made once though the reply was lost and the form tried again', async () => {
    const params = { data: draft(), meta: { idempotencyKey: code() } };
    const [first, second] = [await mine.dataProvider.create('coupon', params), await mine.dataProvider.create('coupon', params)];
    expect(second.data.id).toBe(first.data.id);
  });

  it('go through their lifecycle, one by one and over a selection', async () => {
    const { dataProvider, sent } = mine;
    const made: LecternRecord[] = [];
    for (let index = 0; index < 6; index += 1) made.push((await dataProvider.create('banner', { data: { title: code(), imageURL: 'https://example.com/a.png', linkType: 'none' } })).data);
    const { data: first } = await dataProvider.act('banner', { id: made[0]!.id, action: 'publish', version: 1 });
    expect(first).toMatchObject({ status: 'published', version: 2 });
    const run = createBulkRun({ ids: made.map((one) => one.id), perform: (id) => dataProvider.act('banner', { id, action: 'publish', meta: { quiet: true } }) });
    const end = await run.start();
    expect(end.done).toHaveLength(5);
    expect(end.failed.map((one) => [one.id, failureDetails(one.error)?.kind])).toEqual([[made[0]!.id, 'refused']]);
    expect(sent).toEqual([]);
    const { data: ids } = await dataProvider.matchingIds('banner', { filter: { status: ['published'] } });
    expect(ids).toEqual(expect.arrayContaining(made.map((one) => one.id)));
    await dataProvider.deleteMany('banner', { ids: made.map((one) => one.id) });
    expect((await dataProvider.getMany('banner', { ids: made.map((one) => one.id) })).data).toEqual([]);
  });

  it('answer a question of an action', async () => {
    const { data: made } = await mine.dataProvider.create('branch', { data: { name: code(), city: 'Kochi' } });
    const { data: closed } = await mine.dataProvider.act('branch', { id: made.id, action: 'close', version: 1, answers: { reason: 'Lease ended.' } });
    expect(closed).toMatchObject({ status: 'closed' });
  });

  it('of another institute are as if they did not exist', async () => {
    const { data: theirs } = await (await signedIn('institute2')).dataProvider.create('coupon', { data: draft() });
    const error = await mine.dataProvider.getOne('coupon', { id: theirs.id }).catch((reason: unknown) => reason);
    expect(failureDetails(error)).toMatchObject({ kind: 'notFound' });
    expect((await mine.dataProvider.getMany('coupon', { ids: [theirs.id], meta: { lookup: true } })).data).toEqual([]);
  });

  it('are named by title for references', async () => {
    const { dataProvider } = await signedIn('super_admin');
    const { data } = await dataProvider.getMany('institution', { ids: [INSTITUTES.north, INSTITUTES.south], meta: { lookup: true } });
    expect(data.map((one) => one.id).sort()).toEqual([INSTITUTES.north, INSTITUTES.south]);
    expect(data.every((one) => typeof one['title'] === 'string' && one['title'] !== one.id)).toBe(true);
  });

  it('are refused to who holds the module for reading alone, with the text of the declaration', async () => {
    const { dataProvider, sent } = await signedIn('sub_admin');
    await expect(dataProvider.create('coupon', { data: draft() })).rejects.toMatchObject({ status: 403 });
    expect(sent).toMatchObject([{ kind: 'message', text: { key: 'fixed.service.addCoupon' } }]);
  });
});

it('has an account for every kind of user', () => {
  expect(Object.keys(ACCOUNTS)).toEqual(expect.arrayContaining(['super_admin', 'institute', 'institute2', 'sub_admin', 'expired', 'student']));
});

/** A value a screen's filter may hold. */
function sampleOf({ type, choices, kinds }: Field, op: string): unknown {
  if (op === 'include') return true;
  if (choices.length > 0) return op === 'any' ? [...choices].slice(0, 2) : choices[0];
  switch (type) {
    case 'boolean': return true;
    case 'ref': case 'refs': return [INSTITUTES.north, INSTITUTES.south];
    case 'oneOf': return [`${Object.keys(kinds)[0]!}:${INSTITUTES.north}`];
    case 'date': return { from: '2026-01-01', to: '2026-12-31' };
    case 'datetime': return { from: '2026-01-01T00:00:00.000Z', to: '2027-01-01T00:00:00.000Z' };
    case 'number': case 'integer': case 'money': case 'duration': return { from: 1, to: 100 };
    default: return op === 'any' ? ['en', 'ml'] : 'en';
  }
}
