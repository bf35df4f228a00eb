import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { consoleInNode, DECLARATIONS } from '../../conformance/src/consoleInNode';
import { failureDetails, type LecternRecord } from '../../src/dataProvider';
import { exportRows } from '../../src/screens/export/exportRows';
import { DIALECTS, NAMED, NASTIEST, settingsOf, type Speech } from './dialects';
import { FIELDS, PASSWORD, startForeignPlatform, statusOf, type ForeignPlatform } from './platform';
import type { Row } from './wire';

let platform: ForeignPlatform;
beforeAll(async () => {
  platform = await startForeignPlatform(DIALECTS[0]!.speech);
});
afterAll(() => platform.close());

const MODULES = DECLARATIONS.map(({ name }) => name);
const opened = (speech: Speech) => {
  platform.speak(speech);
  return consoleInNode(settingsOf({ speech, base: platform.url, modules: MODULES }));
};
type Opened = ReturnType<typeof opened>;
const signedIn = async (speech: Speech): Promise<Opened> => {
  const made = opened(speech);
  const reply = await made.signIn.withPassword({ username: 'asha@school.example', password: PASSWORD });
  if (reply.kind === 'otp') await made.signIn.withOtp({ requestId: reply.requestId, otp: '123456', by: 'login' });
  return made;
};

/** What the screen says of a record is what the platform holds. */
const expectTrue = (module: 'coupon' | 'institute', said: LecternRecord): void => {
  const row = platform.store[module].get(said.id);
  expect(row, `there is a ${module} ${said.id}`).toBeDefined();
  for (const field of Object.keys(FIELDS[module]!)) {
    // The console has fields of its own; what it calls by other names is read under them.
    const isDate = FIELDS[module]![field] === 'instant';
    expect(isDate && said[field] ? Date.parse(String(said[field])) : (said[field] ?? null), `${module} ${field}`).toEqual(isDate && row![field] ? Date.parse(String(row![field])) : (row![field] ?? null));
  }
};
/** The console knows no field `legacyCode`, `margin`, `taxNumber` or `region`: they come as they are written there. */
const expectRead = (module: 'coupon' | 'institute', said: LecternRecord, unread: readonly string[] = ['legacyCode', 'margin', 'taxNumber', 'region']): void => {
  const row = platform.store[module].get(said.id)!;
  expectTrue(module, { ...said, ...Object.fromEntries(unread.filter((name) => name in FIELDS[module]!).map((name) => [name, row[name]])) });
};
const snapshot = (module: 'coupon' | 'institute') => new Map([...platform.store[module]].map(([id, row]) => [id, { ...row }]));
/** Nothing but these fields of these rows is other than before. */
const expectUntouched = (module: 'coupon' | 'institute', before: ReadonlyMap<string, Row>, changed: Readonly<Record<string, readonly string[]>>): void => {
  for (const [id, row] of before) {
    const now = platform.store[module].get(id);
    if (changed[id]?.includes('*')) continue;
    expect(now, `${module} ${id} is still there`).toBeDefined();
    const others = (one: Row) => Object.fromEntries(Object.entries(one).filter(([name]) => !changed[id]?.includes(name)));
    expect(others(now!), `${module} ${id}`).toEqual(others(row));
  }
};

const LIST = { sort: { field: 'createdAt', order: 'DESC' }, filter: {} } as const;
const page = (number: number, perPage = 20) => ({ ...LIST, pagination: { page: number, perPage } });
const words = fc.sample(fc.stringMatching(/^[A-Za-z][a-z ]{0,20}[a-z]$/), { numRuns: DIALECTS.length * 3, seed: 7 });
const shares = fc.sample(fc.integer({ min: 1, max: 99 }), { numRuns: DIALECTS.length, seed: 7 });

describe.each(DIALECTS.map((one, at) => ({ ...one, at })))('a platform that speaks as $name', ({ speech, at }) => {
  it('is walked through in twelve steps without anything destroyed or anything false said', async () => {
    // Sign in.
    const { data, session, signals, loader, api } = await signedIn(speech);
    expect(session.actor()).toMatchObject({ role: 'super_admin', id: 'u1' });

    // List: values by type, states computed, what may be done.
    const first = await data.getList<LecternRecord>('coupon', page(1));
    expect(first).toMatchObject({ total: 47, data: { length: 20 } });
    for (const record of first.data) {
      expectRead('coupon', record);
      expect(record['status']).toBe(statusOf(platform.store.coupon.get(record.id)!));
      expect(record['usesLeft']).toBe(100 - Number(record['usedCount']));
      expect([...record.allowed!].sort()).toEqual(['delete', 'update', record['isActive'] ? 'deactivate' : 'activate'].sort());
    }
    // Page.
    const second = await data.getList<LecternRecord>('coupon', page(3));
    expect(second.data).toHaveLength(7);
    const all = await data.getList<LecternRecord>('coupon', page(1, 100));
    expect(new Set(all.data.map(({ id }) => id)).size).toBe(47);
    // Filter.
    const filtered = await data.getList<LecternRecord>('coupon', { ...page(1, 100), filter: { appliedFor: 'webinar' } });
    expect(filtered.total).toBe(23);
    expect(new Set(filtered.data.map((record) => record['appliedFor']))).toEqual(new Set(['webinar']));
    const open = await data.getList<LecternRecord>('institution', { ...page(1), filter: { isActive: true, isSuspended: false } });
    expect(open.total).toBe(3);
    // Sort.
    const sorted = await data.getList<LecternRecord>('coupon', { ...page(1), sort: { field: 'percentOff', order: 'ASC' } });
    expect(sorted.data.map((record) => record['percentOff'])).toEqual(Array.from({ length: 20 }, (_, index) => index + 1));

    // Create.
    const endsAt = '2031-05-06T07:08:00.000Z';
    const owner = [...platform.store.institute.keys()][0]!;
    const code = `NEW-${at}`;
    const values = { code, description: words[at * 3]!, kind: 'percent', percentOff: shares[at]!, appliedFor: 'course', usageLimit: 5, isPrivate: true, endsAt, instituteId: owner };
    const created = await data.create('coupon', { data: values });
    expect(platform.store.coupon.get(String(created.data.id))).toMatchObject(values);
    expectRead('coupon', created.data as LecternRecord);
    // Edit: one field changes, and nothing else, known or not.
    const victim = first.data[5]!;
    const before = snapshot('coupon');
    const changed = { description: words[at * 3 + 1]!, endsAt: '2032-01-02T03:04:00.000Z', isPrivate: !victim['isPrivate'] };
    const edited = await data.update('coupon', { id: victim.id, data: { ...victim, ...changed }, previousData: victim });
    expect(platform.store.coupon.get(victim.id)).toMatchObject(changed);
    expectRead('coupon', edited.data as LecternRecord);
    expectUntouched('coupon', before, { [victim.id]: Object.keys(changed) });
    const institute = (await data.getOne<LecternRecord>('institution', { id: owner })).data;
    const institutes = snapshot('institute');
    const renamed = await data.update('institution', { id: owner, data: { ...institute, name: `Renamed ${at}`, planEndsAt: '2031-02-03' }, previousData: institute });
    expectRead('institute', renamed.data as LecternRecord);
    expectUntouched('institute', institutes, { [owner]: ['name', 'planEndsAt'] });
    expect(platform.store.institute.get(owner)).toMatchObject({ name: `Renamed ${at}`, planEndsAt: '2031-02-03' });
    // Lifecycle: a call of its own, and one that is an update.
    const suspended = await data.act('institution', { id: owner, action: 'suspend', known: institute });
    expect(suspended.data).toMatchObject({ isSuspended: true, status: 'suspended' });
    expect(suspended.data.allowed).toContain('approve');
    const state = snapshot('coupon');
    const acted = await data.act('coupon', { id: victim.id, action: victim['isActive'] ? 'deactivate' : 'activate', known: victim });
    expect(acted.data['isActive']).toBe(!victim['isActive']);
    expect(platform.store.coupon.get(victim.id)!['isActive']).toBe(!victim['isActive']);
    expectUntouched('coupon', state, { [victim.id]: ['isActive'] });
    // Bulk.
    const some = all.data.slice(10, 14).map(({ id }) => id);
    const bulk = snapshot('coupon');
    await data.updateMany('coupon', { ids: some, data: { usageLimit: 77 } });
    expect(some.map((id) => platform.store.coupon.get(id)!['usageLimit'])).toEqual([77, 77, 77, 77]);
    expectUntouched('coupon', bulk, Object.fromEntries(some.map((id) => [id, ['usageLimit']])));
    await data.deleteMany('coupon', { ids: some.slice(0, 2) });
    expect(some.map((id) => platform.store.coupon.has(id))).toEqual([false, false, true, true]);
    expectUntouched('coupon', bulk, Object.fromEntries(some.map((id, index) => [id, index < 2 ? ['*'] : ['usageLimit']])));
    // Export: every row, once, with its titles.
    const resource = loader.require('coupon');
    const rows: unknown[][] = [];
    const context = { resource: 'coupon', locale: 'en', now: Date.now(), translate: (key: string) => key, label: (key: string) => key } as never;
    const exported = await exportRows({ provider: data, resource, fields: ['code', 'percentOff', 'instituteId'].map((name) => resource.fields[name]!), filter: {}, sort: LIST.sort, ids: null, context, signal: new AbortController().signal, write: (part) => rows.push(...(part as unknown[][])), onProgress: () => undefined });
    expect(exported).toEqual({ done: 46, total: 46 });
    expect(new Set(rows.map(([one]) => one))).toEqual(new Set([...platform.store.coupon.values()].map((row) => row['code'])));
    expect(rows.every(([, , title]) => /^(Renamed|Institute)/.test(String(title)))).toBe(true);
    // Settings.
    const social = (await data.getOne<LecternRecord>('socialMedia', { id: 'own' })).data;
    await data.update('socialMedia', { id: 'own', data: { ...social, website: 'https://new.example' }, previousData: social });
    expect(platform.store.single['social-media']).toMatchObject({ website: 'https://new.example', facebook: 'https://fb.example/school', mastodon: '@school@example.org' });

    // Nobody was led away, nothing was asked that the specification does not have, and nothing without an id.
    expect(signals).toEqual([]);
    const paths = [...new Set(platform.calls.map(({ method, path }) => `${method} ${path.replace(/\/(coupon|institute)\/[^/]+(?=\/|$)/, (whole, name: string) => (/\/(search|list)$/.test(whole) ? whole : `/${name}/:id`))}`))];
    expect(paths.filter((one) => !KNOWN.test(one))).toEqual([]);
    expect(platform.calls.flatMap(({ headers }) => headers).filter((name) => ['idempotency-key', 'if-match'].includes(name))).toEqual([]);
    expect(platform.calls.map(({ path }) => path).filter((path) => /\/(undefined|null)?(\/|$)/.test(path.slice(1)))).toEqual([]);
    // Sign out.
    await api.logout({ authorization: session.authorization()! });
    session.clear();
    expect(session.authorization()).toBeNull();
    await expect(data.getOne('coupon', { id: victim.id })).rejects.toBeDefined();
  });
});

/** The calls of the specification that the walk may make. */
const KNOWN = /^(POST \/user\/(userLogin|verifylogin)|GET \/(user\/me|modules\/my-access)|POST \/(coupon|institute)(\/search)?|(GET|PUT|PATCH|DELETE) \/(coupon|institute)\/:id|PUT \/institute\/:id\/suspendInstitute|GET \/institute\/list\/minimal|(GET|PUT) \/tenant-info\/[\w-]+)$/;

describe('a platform that says other than it does', () => {
  it('an update that was not made is not called saved, nor is a state', async () => {
    const { data } = await signedIn({ ...NASTIEST, lies: 'update' });
    const { data: [record] } = await data.getList<LecternRecord>('coupon', page(1));
    const failed = await data.update('coupon', { id: record!.id, data: { ...record, description: 'Other' }, previousData: record }).catch(failureDetails);
    expect(failed).toMatchObject({ kind: 'validation', problems: { description: { code: 'notTaken' } } });
    const { data: [institute] } = await data.getList<LecternRecord>('institution', page(1));
    expect(await data.act('institution', { id: institute!.id, action: 'suspend', known: institute! }).catch(failureDetails)).toMatchObject({ kind: 'notTaken' });
  });

  it('what a new record was given and does not show is named, and so is what a change was', async () => {
    const { data } = await signedIn(NASTIEST);
    // No specification of that platform knows `minimumPurchase`.
    const { data: made } = await data.create<LecternRecord>('coupon', { data: { code: 'HALF-01', kind: 'percent', percentOff: 12, appliedFor: 'course', minimumPurchase: 1_250, instituteId: null, isPrivate: false } });
    expect(made).toMatchObject({ code: 'HALF-01', percentOff: 12, untaken: ['minimumPurchase'] });
    expect(made).not.toHaveProperty('minimumPurchase', 1_250);
    const { data: changed } = await data.update<LecternRecord>('coupon', { id: made.id, data: { ...made, minimumPurchase: 900, percentOff: 13 }, previousData: made });
    expect(changed).toMatchObject({ percentOff: 13, untaken: ['minimumPurchase'] });
    const { data: plain } = await data.update<LecternRecord>('coupon', { id: made.id, data: { ...changed, percentOff: 14 }, previousData: changed });
    expect(plain).not.toHaveProperty('untaken');
  });

  it.each([404, 501, 'soft'] as const)('records are named by themselves, and found by a search, where the call for choosing is answered with %s', async (lookups) => {
    const { data } = await signedIn({ ...NAMED.gentle, lookups });
    const [id] = platform.store.institute.keys();
    const { data: [named] } = await data.getMany<LecternRecord>('institution', { ids: [id!], meta: { lookup: true } });
    expect(named).toMatchObject({ id, title: platform.store.institute.get(id!)!['name'] });
    expect((await data.lookup('institution', { q: '' })).data).toHaveLength(platform.store.institute.size);
    // It is not asked again.
    expect(platform.calls.filter(({ path }) => path === '/institute/list/minimal')).toHaveLength(1);
  });

  it('records that a list hides until it is asked for them can be chosen where there is no call for choosing', async () => {
    const { data } = await signedIn({ ...NAMED.gentle, lookups: 'soft', privateOnes: 'hidden' });
    expect((await data.lookup('coupon', { q: '', size: 1_000 })).data).toHaveLength(platform.store.coupon.size);
  });

  it('a new record is known by what ids are called there, and is looked for by nothing else', async () => {
    const { data } = await signedIn({ ...NAMED.gentle, idName: 'couponUid', written: 'record' });
    platform.calls.length = 0;
    const { data: made } = await data.create<LecternRecord>('coupon', { data: { code: 'BY-ID-01', kind: 'percent', percentOff: 12, appliedFor: 'course', instituteId: null, isPrivate: false } });
    expect(platform.store.coupon.get(made.id)).toMatchObject({ code: 'BY-ID-01' });
    const after = platform.calls.map(({ method, path }) => `${method} ${path}`);
    expect(after.slice(after.indexOf('POST /coupon'))).toEqual(['POST /coupon', `GET /coupon/${made.id}`]);
  });

  it('rows that a filter leaves out are not shown as what was asked for', async () => {
    const { data } = await signedIn({ ...NASTIEST, lies: 'filter' });
    expect(await data.getList('coupon', { ...page(1), filter: { appliedFor: 'webinar' } }).catch(failureDetails)).toMatchObject({ kind: 'unheeded' });
  });

  it.each([['replaces the record', NASTIEST], ['changes what is sent', NAMED.gentle]])('what somebody else has changed meanwhile is not written over unasked where a PUT %s', async (_name, speech) => {
    const { data } = await signedIn(speech);
    const { data: [record] } = await data.getList<LecternRecord>('coupon', page(1));
    platform.store.coupon.get(record!.id)!['description'] = 'Theirs';
    const change = { id: record!.id, data: { ...record, description: 'Mine' }, previousData: record! };
    expect(await data.update('coupon', change).catch(failureDetails)).toMatchObject({ kind: 'stale', status: 412, current: { description: 'Theirs' } });
    expect(platform.store.coupon.get(record!.id)!['description']).toBe('Theirs');
    await data.update('coupon', { ...change, meta: { overwrite: true } });
    expect(platform.store.coupon.get(record!.id)!['description']).toBe('Mine');
  });

  it.each(['hangUp', 'html', 'cutOff'] as const)('a write that ends in %s is asked about, and said as it is', async (what) => {
    const { data } = await signedIn(DIALECTS[1]!.speech);
    const { data: [record] } = await data.getList<LecternRecord>('coupon', page(1));
    const change = (description: string) => data.update('coupon', { id: record!.id, data: { ...record, description }, previousData: record! });
    platform.faults.push({ on: ({ method }) => method === 'PUT', what, isDone: true });
    if (what === 'hangUp') expect((await change('Done')).data).toMatchObject({ description: 'Done' });
    platform.faults.length = 0;
    platform.faults.push({ on: ({ method }) => method === 'PUT', what: 'hangUp', isDone: false });
    platform.store.coupon.get(record!.id)!['description'] = record!['description'];
    expect(await change('Never').catch(failureDetails)).toMatchObject({ kind: 'network' });
    expect(platform.store.coupon.get(record!.id)!['description']).toBe(record!['description']);
    platform.faults.length = 0;
    platform.faults.push({ on: ({ method }) => method === 'DELETE', what: 'hangUp', isDone: true });
    await data.delete('coupon', { id: record!.id, previousData: record! });
    expect(platform.store.coupon.has(record!.id)).toBe(false);
  });

  it('a refusal is told at its field, whatever it looks like', async () => {
    for (const problems of ['map', 'list'] as const) {
      const { data } = await signedIn({ ...NASTIEST, problems });
      const { data: [record] } = await data.getList<LecternRecord>('coupon', page(1));
      expect(await data.update('coupon', { id: record!.id, data: { ...record, code: ' ' }, previousData: record! }).catch(failureDetails)).toMatchObject({ status: 400, problems: { code: { message: 'must not be empty' } } });
    }
  });

  it('calls it does not have are never made, and end no session', async () => {
    const { data, signals } = await signedIn(DIALECTS[2]!.speech);
    for (const [method, path] of [['GET', '/user/profile'], ['POST', '/home/statistics'], ['GET', '/user/sessions'], ['GET', '/ai-token/balance']] as const) {
      expect(await data.call(path, { method }).catch(failureDetails)).toMatchObject({ kind: 'absent' });
    }
    const made = platform.calls.length;
    // One of the specification that this platform does not know either: its 401 is asked about.
    expect(await data.call('/course/courseMasters', { method: 'GET' }).catch(failureDetails)).toMatchObject({ kind: 'notFound' });
    expect(signals.filter(({ kind }) => kind !== 'message')).toEqual([]);
    expect(platform.calls.slice(made).map(({ path }) => path)).toEqual(['/course/courseMasters', '/modules/my-access']);
  });
});
