import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { consoleInNode, DECLARATIONS } from '../../conformance/src/consoleInNode';
import { failureDetails, type LecternRecord } from '../../src/dataProvider';
import { writeFailure } from '../../src/dataProvider/hooks/useWriteFailure';
import { NAMED, NASTIEST, settingsOf, type Speech } from './dialects';
import { PASSWORD, startForeignPlatform, type Fault, type ForeignPlatform } from './platform';

const MODULES = DECLARATIONS.map(({ name }) => name);
let platform: ForeignPlatform;
beforeAll(async () => {
  platform = await startForeignPlatform(NAMED.gentle);
});
afterAll(() => platform.close());

async function signedIn(speech: Speech, has: readonly string[] = []) {
  platform.speak(speech);
  const settings = settingsOf({ speech, base: platform.url, modules: MODULES });
  const opened = consoleInNode({ ...settings, platform: { ...(settings['platform'] as object), has } });
  await opened.signIn.withPassword({ username: 'asha@school.example', password: PASSWORD });
  return opened;
}
const page = { pagination: { page: 1, perPage: 20 }, sort: { field: 'createdAt', order: 'DESC' as const }, filter: {} };
const answered = (method: string, path: RegExp, what: Fault['what'], isDone = true): Fault => ({ on: (call) => call.method === method && path.test(call.path), what, isDone });
const VALUES = { code: 'CUT-1', description: 'Cut', kind: 'percent', percentOff: 5, appliedFor: 'course', usageLimit: 5, isPrivate: false };

describe.each([['Spring-like', NAMED.spring], ['nastiest', NASTIEST]] as const)('in front of a %s platform', (_name, speech) => {
  it.each(['cutOff', 'html', 'empty', 'hangUp'] as const)('what is answered with %s and was done is said to be done', async (what) => {
    const { data } = await signedIn(speech);
    const { data: rows } = await data.getList<LecternRecord>('coupon', page);
    const [one, two, ...others] = rows;
    // Where a platform answers a write with nothing at all, nothing of it can be cut off: that is no failure either.
    platform.faults.push(answered('PUT', /^\/coupon\//, what), answered('POST', /^\/coupon$/, what), answered('DELETE', /./, what), answered('PUT', /suspendInstitute$/, what));
    expect((await data.update('coupon', { id: one!.id, data: { ...one, description: 'Done' }, previousData: one! })).data).toMatchObject({ id: one!.id, description: 'Done' });
    const { data: made } = await data.create<LecternRecord>('coupon', { data: VALUES });
    expect(platform.store.coupon.get(made.id)).toMatchObject(VALUES);
    expect((await data.act('coupon', { id: two!.id, action: two!['isActive'] ? 'deactivate' : 'activate', known: two! })).data).toMatchObject({ isActive: !two!['isActive'] });
    const { data: [institute] } = await data.getList<LecternRecord>('institution', page);
    expect((await data.act('institution', { id: institute!.id, action: 'suspend', known: institute! })).data).toMatchObject({ isSuspended: true });
    const ids = others.slice(0, 3).map(({ id }) => id);
    await data.updateMany('coupon', { ids, data: { usageLimit: 7 } });
    expect(ids.map((id) => platform.store.coupon.get(id)!['usageLimit'])).toEqual([7, 7, 7]);
    expect([...((await data.deleteMany('coupon', { ids })).data ?? [])].sort()).toEqual([...ids].sort());
    expect(ids.some((id) => platform.store.coupon.has(id))).toBe(false);
  });

  it('what its list hides until it is asked for is found as what was made', async () => {
    const { data } = await signedIn({ ...speech, privateOnes: 'hidden' });
    platform.faults.push(answered('POST', /^\/coupon$/, 'hangUp'));
    const { data: made } = await data.create<LecternRecord>('coupon', { data: { ...VALUES, code: 'CUT-2', isPrivate: true } });
    expect(platform.store.coupon.get(made.id)).toMatchObject({ code: 'CUT-2' });
  });

  it('what was cut off and was not done is not said to be', async () => {
    const { data } = await signedIn(speech);
    const { data: rows } = await data.getList<LecternRecord>('coupon', page);
    platform.faults.push(answered('PUT', /^\/coupon\//, 'cutOff', false), answered('POST', /^\/coupon$/, 'cutOff', false), answered('DELETE', /./, 'cutOff', false));
    expect(await data.update('coupon', { id: rows[0]!.id, data: { ...rows[0], description: 'Never' }, previousData: rows[0]! }).catch(failureDetails)).toMatchObject({ kind: 'unreadable' });
    expect(await data.create('coupon', { data: VALUES }).catch(failureDetails)).toMatchObject({ kind: 'unreadable', mayBeMadeTwice: true });
    expect(await data.delete('coupon', { id: rows[0]!.id, previousData: rows[0]! }).catch(failureDetails)).toMatchObject({ kind: 'unreadable' });
  });
});

describe('a new record of which nothing is known', () => {
  beforeEach(() => void vi.stubGlobal('navigator', { onLine: true }));
  afterEach(() => vi.unstubAllGlobals());
  const said = (error: unknown) => writeFailure({ error, of: 'save', translate: (key) => key.replace('lectern.notDone.save.', '') }).text;
  const first = (error: unknown) => {
    let outcome = '';
    writeFailure({ error, of: 'save', translate: (key, args) => (key === 'lectern.notDone.after' ? (outcome = String(args?.['first'])) : key) });
    return outcome;
  };

  it.each(['cutOff', 'hangUp'] as const)('is promised not to be made twice only where the platform knows keys (%s)', async (what) => {
    for (const [has, key] of [[[], 'lectern.notDone.save.twice'], [['idempotency'], 'lectern.notDone.save.unknown']] as const) {
      const { data } = await signedIn(NAMED.gentle, has);
      platform.faults.push(answered('POST', /^\/coupon$/, what, false));
      const error = await data.create('coupon', { data: VALUES }).then(() => null, (failed: unknown) => failed);
      expect(failureDetails(error)).not.toBeNull();
      expect(first(error)).toBe(key);
      expect(said(error)).toContain('lectern.notDone.after');
    }
  });
});
