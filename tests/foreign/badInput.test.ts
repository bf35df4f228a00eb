import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { consoleInNode, DECLARATIONS } from '../../conformance/src/consoleInNode';
import { keepFresh } from '../../src/authProvider/foreignAuth';
import { failureDetails, type LecternRecord } from '../../src/dataProvider';
import { SELF_SIGNED } from './certificate';
import { NAMED, NASTIEST, settingsOf, type Speech } from './dialects';
import { PASSWORD, startForeignPlatform, type Fault, type ForeignPlatform } from './platform';

const MODULES = DECLARATIONS.map(({ name }) => name);
let platform: ForeignPlatform;
beforeAll(async () => {
  platform = await startForeignPlatform(NAMED.gentle);
});
afterAll(() => platform.close());
beforeEach(() => {
  vi.useRealTimers();
});

async function signedIn(speech: Speech, at: ForeignPlatform = platform, more: object = {}) {
  if (at === platform) platform.speak(speech);
  const opened = consoleInNode({ ...settingsOf({ speech, base: at.url, modules: MODULES }), ...more });
  await opened.signIn.withPassword({ username: 'asha@school.example', password: PASSWORD });
  return opened;
}
const page = (number: number, perPage = 20) => ({ pagination: { page: number, perPage }, sort: { field: 'createdAt', order: 'DESC' as const }, filter: {} });
const DAY = 86_400_000;

describe('clocks a day apart', () => {
  it.each([['behind', -1], ['ahead of', 1]])('what has expired is told by the platform’s clock where this one is %s it', async (_name, days) => {
    const truly = Date.now();
    vi.useFakeTimers({ toFake: ['Date'], now: truly + days * DAY });
    const { data } = await signedIn(NAMED.gentle);
    const [row] = [...platform.store.coupon.values()].reverse();
    const inHalfADay = new Date(truly + (days * DAY) / 2).toISOString();
    Object.assign(row!, { endsAt: inHalfADay, isActive: true });
    const { data: [record] } = await data.getList<LecternRecord>('coupon', page(1));
    expect(record).toMatchObject({ endsAt: inHalfADay, status: days > 0 ? 'active' : 'expired' });
  });

  it.each([['behind', -1], ['ahead of', 1]])('a token is renewed in good time where this one is %s it', async (_name, days) => {
    vi.useFakeTimers();
    const { session } = consoleInNode({ apiBase: '/api/v9', platform: {} });
    let made = 0;
    const token = () => {
      const iat = (Date.now() - days * DAY) / 1_000;
      return `a.${Buffer.from(JSON.stringify({ sub: 'u1', iat, exp: iat + 3_600, nth: (made += 1) })).toString('base64url')}.c`;
    };
    session.store({ token: token(), userDetails: { id: 'u1', name: 'Asha', role: 'super_admin' } });
    const stop = keepFresh({ session, api: { refreshLogin: async () => token() } });
    await vi.advanceTimersByTimeAsync(3 * 3_600_000);
    stop();
    // One comes with the sign-in, another each hour.
    expect(made).toBeGreaterThanOrEqual(4);
    expect(made).toBeLessThanOrEqual(5);
  });

  it('a token that says its end alone is not renewed at every moment', async () => {
    vi.useFakeTimers();
    const { session } = consoleInNode({ apiBase: '/api/v9', platform: {} });
    let made = 0;
    const token = () => `a.${Buffer.from(JSON.stringify({ sub: 'u1', exp: (Date.now() - DAY) / 1_000, nth: (made += 1) })).toString('base64url')}.c`;
    session.store({ token: token(), userDetails: { id: 'u1', name: 'Asha', role: 'super_admin' } });
    const stop = keepFresh({ session, api: { refreshLogin: async () => token() } });
    await vi.advanceTimersByTimeAsync(600_000);
    stop();
    expect(made).toBeGreaterThan(2);
    expect(made).toBeLessThan(25);
  });
});

describe('a platform that cannot be reached safely', () => {
  it('with a certificate nobody trusts is not reached: what was to be done is not said to be', async () => {
    const secure = await startForeignPlatform(NAMED.gentle, SELF_SIGNED);
    try {
      expect(await signedIn(NAMED.gentle, secure).catch(failureDetails)).toMatchObject({ kind: 'network', status: 0 });
      expect(secure.calls).toEqual([]);
    } finally {
      await secure.close();
    }
  });
});

describe('an answer that takes its time', () => {
  it.each(['GET', 'PUT'])('of ten seconds to a %s is waited for', async (method) => {
    const { data } = await signedIn(NAMED.mongo);
    const { data: [record] } = await data.getList<LecternRecord>('coupon', page(1));
    let release = (): void => undefined;
    let asked = (): void => undefined;
    const isAsked = new Promise<void>((done) => (asked = done));
    const until = new Promise<void>((done) => (release = done));
    platform.faults.push({ on: (call) => call.method === method && call.path.endsWith(record!.id) && (asked(), true), what: 'late', until });
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const update = data.update('coupon', { id: record!.id, data: { ...record, description: 'Late' }, previousData: record! });
    await isAsked;
    vi.advanceTimersByTime(10_000);
    vi.useRealTimers();
    platform.faults.length = 0;
    release();
    expect((await update).data).toMatchObject({ description: 'Late' });
  });
});

describe('a platform that changes its shapes between two calls', () => {
  const other: Speech = { ...NAMED.mongo, list: 'spring', total: 'number', record: 'bare', dates: 'ms', flags: 'number', numbers: 'plain', references: 'id', choices: 'upper', written: 'nothing', refusal: 'status', problems: 'list' };

  /** What can be read in both: how days are written is said by the settings, and what they do not fit stays as it came. */
  const said = ({ endsAt, isActive, percentOff, instituteId }: LecternRecord) => ({ endsAt: typeof endsAt === 'string' && endsAt.endsWith('Z') ? Date.parse(endsAt) : null, isActive, percentOff, instituteId });

  it.each([['to another', NAMED.mongo, other, true], ['back', other, NAMED.mongo, false]])('%s is read as it speaks now, and nothing is lost by writing', async (_name, first, then, hasDates) => {
    const { data } = await signedIn(first);
    const { data: before } = await data.getList<LecternRecord>('coupon', page(1));
    platform.turn(then);
    const { data: after, total } = await data.getList<LecternRecord>('coupon', page(1));
    expect(total).toBe(47);
    expect(after.map(said)).toEqual(before.map((record) => ({ ...said(record), ...(hasDates ? {} : { endsAt: null }) })));
    const row = { ...platform.store.coupon.get(after[0]!.id)! };
    const changed = { description: 'Turned', isPrivate: !row['isPrivate'], percentOff: 5, ...(hasDates ? { endsAt: '2032-01-02T03:04:00.000Z' } : {}) };
    const edited = await data.update('coupon', { id: row.id, data: { ...after[0], ...changed }, previousData: after[0]! });
    expect(edited.data).toMatchObject(changed);
    expect(platform.store.coupon.get(row.id)).toEqual({ ...row, ...changed });
  });
});

describe('a connection that breaks in the midst of a write', () => {
  const values = { code: 'BROKEN-1', description: 'Broken', kind: 'percent', percentOff: 5, appliedFor: 'course', usageLimit: 5, isPrivate: false };
  const breaking = (method: string, path: RegExp, isDone: boolean): Fault => ({ on: (call) => call.method === method && path.test(call.path), what: 'hangUp', isDone });

  it('a record that was made is found, one that was not is not said to be', async () => {
    const { data } = await signedIn(NASTIEST);
    platform.faults.push(breaking('POST', /^\/coupon$/, true));
    const made = await data.create('coupon', { data: { ...values, instituteId: [...platform.store.institute.keys()][0] } });
    expect(platform.store.coupon.get(String(made.data.id))).toMatchObject(values);
    expect(platform.store.coupon.size).toBe(48);
    platform.faults.splice(0, 1, breaking('POST', /^\/coupon$/, false));
    expect(await data.create('coupon', { data: { ...values, code: 'BROKEN-2' } }).catch(failureDetails)).toMatchObject({ kind: 'network' });
    expect(platform.store.coupon.size).toBe(48);
  });

  it('what is done to a record by a call of its own is looked for, too', async () => {
    const { data } = await signedIn(NASTIEST);
    const { data: [one, other] } = await data.getList<LecternRecord>('institution', page(1));
    platform.faults.push(breaking('PUT', /suspendInstitute$/, true));
    expect((await data.act('institution', { id: one!.id, action: 'suspend', known: one! })).data).toMatchObject({ isSuspended: true, status: 'suspended' });
    platform.faults.splice(0, 1, breaking('PUT', /suspendInstitute$/, false));
    expect(await data.act('institution', { id: other!.id, action: 'suspend', known: other! }).catch(failureDetails)).toMatchObject({ kind: 'network' });
    expect(platform.store.institute.get(other!.id)).toMatchObject({ isSuspended: false });
  });

  it('of a run over many each is asked about', async () => {
    const { data } = await signedIn(NAMED.spring);
    const { data: rows } = await data.getList<LecternRecord>('coupon', page(1));
    const ids = rows.slice(0, 3).map(({ id }) => id);
    platform.faults.push(breaking('PUT', new RegExp(`${ids[0]}$`), true), breaking('PUT', new RegExp(`${ids[1]}$`), false));
    expect(await data.updateMany('coupon', { ids, data: { usageLimit: 7 } }).catch(failureDetails)).toMatchObject({ kind: 'network' });
    expect(ids.map((id) => platform.store.coupon.get(id)!['usageLimit'])).toEqual([7, 100, 7]);
  });
});

describe('lists that are not what they should be', () => {
  it('rows without ids are shown, and nothing is ever sent about one', async () => {
    // Named otherwise than the settings say.
    platform.speak({ ...NASTIEST, idName: 'couponUid', ids: 'uuid', references: 'id' });
    const { data } = await (async () => {
      const opened = consoleInNode(settingsOf({ speech: { ...NASTIEST, references: 'id' }, base: platform.url, modules: MODULES }));
      await opened.signIn.withPassword({ username: 'asha@school.example', password: PASSWORD });
      return opened;
    })();
    const { data: rows, total } = await data.getList<LecternRecord>('coupon', page(1));
    expect(total).toBe(47);
    expect(rows[0]).toMatchObject({ id: '', code: 'OFFER-47' });
    const made = platform.calls.length;
    const calls = [
      () => data.update('coupon', { id: '', data: { ...rows[0], description: 'Other' }, previousData: rows[0]! }),
      () => data.delete('coupon', { id: '', previousData: rows[0]! }),
      () => data.act('coupon', { id: '', action: 'deactivate', known: rows[0]! }),
      () => data.updateMany('coupon', { ids: rows.map(({ id }) => id), data: { usageLimit: 1 } }),
      () => data.deleteMany('coupon', { ids: rows.map(({ id }) => id) }),
    ];
    for (const call of calls) expect(await call().catch(failureDetails)).toMatchObject({ kind: 'noId' });
    expect(platform.calls.slice(made)).toEqual([]);
  });
});
