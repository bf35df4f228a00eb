import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { consoleInNode, DECLARATIONS } from '../../conformance/src/consoleInNode';
import { failureDetails, type LecternRecord } from '../../src/dataProvider';
import { NAMED, NASTIEST, settingsOf, type Speech } from './dialects';
import { PASSWORD, startForeignPlatform, type ForeignPlatform } from './platform';

const MODULES = DECLARATIONS.map(({ name }) => name);
let platform: ForeignPlatform;
beforeAll(async () => {
  platform = await startForeignPlatform(NAMED.gentle);
});
afterAll(() => platform.close());

async function signedIn(speech: Speech) {
  platform.speak(speech);
  const opened = consoleInNode(settingsOf({ speech, base: platform.url, modules: MODULES }));
  await opened.signIn.withPassword({ username: 'asha@school.example', password: PASSWORD });
  return opened;
}
const page = { pagination: { page: 1, perPage: 20 }, sort: { field: 'createdAt', order: 'DESC' as const }, filter: {} };
const says = (path: RegExp, what: unknown) => platform.faults.push({ on: (call) => call.method === 'GET' && path.test(call.path), what: 'says', says: what });

const ERRORS: readonly (readonly [name: string, answer: unknown])[] = [
  ['a code and words', { code: 503, msg: 'busy' }],
  ['a status', { status: 'error', message: 'Try later' }],
  ['a status and a code, of which both are fields', { code: 'E_BUSY', status: 'error', message: 'Try later' }],
  ['nothing', {}],
  ['an envelope of nothing', { code: 0, data: {} }],
  ['a list', { records: [{ id: '1', code: 'OTHER' }], total: 1 }],
  ['a bare list', [{ id: '1', code: 'OTHER' }]],
  ['an envelope that is not known', { result: { _id: '1', code: 'OTHER', kind: 'percent', percentOff: 4 } }],
  ['an id of its own', { id: 'err-5', code: 'E_BUSY', description: 'busy', kind: 'error' }],
];

describe.each([['whole', NAMED.spring], ['nastiest', NASTIEST]] as const)('in front of a platform where a PUT replaces the record (%s)', (_name, speech) => {
  it.each(ERRORS)('%s in place of the record is no record: it is not shown, and nothing is written', async (_what, answer) => {
    const { data } = await signedIn(speech);
    const { data: rows } = await data.getList<LecternRecord>('coupon', page);
    const record = rows[0]!;
    const before = { ...platform.store.coupon.get(record.id) };
    const made = platform.calls.length;
    says(new RegExp(`/${record.id}$`), answer);
    expect(await data.getOne('coupon', { id: record.id }).catch(failureDetails)).toMatchObject({ kind: 'unreadable' });
    expect(await data.update('coupon', { id: record.id, data: { ...record, description: 'Mine' }, previousData: record }).catch(failureDetails)).toMatchObject({ kind: 'unreadable', status: 0 });
    expect(await data.act('coupon', { id: record.id, action: 'deactivate', known: record }).then(() => 'done', () => 'refused')).toBeDefined();
    platform.faults.length = 0;
    says(new RegExp(`/(${rows[1]!.id}|${rows[2]!.id})$`), answer);
    const others = [rows[1]!.id, rows[2]!.id].map((id) => ({ ...platform.store.coupon.get(id) }));
    expect(await data.updateMany('coupon', { ids: rows.slice(1, 4).map(({ id }) => id), data: { usageLimit: 77 } }).catch(failureDetails)).toMatchObject({ kind: 'unreadable' });
    expect([rows[1]!.id, rows[2]!.id].map((id) => platform.store.coupon.get(id))).toEqual(others);
    expect(platform.store.coupon.get(rows[3]!.id)).toMatchObject({ usageLimit: 77 });
    expect(platform.calls.slice(made).filter(({ method, path }) => method === 'PUT' && !path.endsWith(rows[3]!.id))).toEqual([]);
    expect({ ...platform.store.coupon.get(record.id), isActive: before['isActive'] }).toEqual(before);
  });

  it('settings are not written over with an error either', async () => {
    const { data } = await signedIn(speech);
    const social = (await data.getOne<LecternRecord>('socialMedia', { id: 'own' })).data;
    const before = { ...platform.store.single['social-media'] };
    for (const answer of [{ code: 503, msg: 'busy' }, { status: 'error', message: 'Try later' }, {}]) {
      platform.faults.length = 0;
      says(/social-media$/, answer);
      expect(await data.update('socialMedia', { id: 'own', data: { ...social, website: 'https://new.example' }, previousData: social }).catch(failureDetails)).toMatchObject({ kind: 'unreadable' });
      expect(platform.store.single['social-media']).toEqual(before);
    }
  });
});

it('another record than the one asked for is not shown, and not written over', async () => {
  const { data } = await signedIn(NAMED.spring);
  const { data: rows } = await data.getList<LecternRecord>('coupon', page);
  const [asked, other] = rows;
  const before = [asked!, other!].map(({ id }) => ({ ...platform.store.coupon.get(id) }));
  const came = await (await fetch(`${platform.url}/api/v9/coupon/${other!.id}`, { headers: { authorization: platform.authorization } })).json() as unknown;
  says(new RegExp(`/${asked!.id}$`), came);
  expect(await data.getOne('coupon', { id: asked!.id }).catch(failureDetails)).toMatchObject({ kind: 'unreadable' });
  expect(await data.update('coupon', { id: asked!.id, data: { ...asked, description: 'Mine' }, previousData: asked! }).catch(failureDetails)).toMatchObject({ kind: 'unreadable' });
  expect([asked!, other!].map(({ id }) => platform.store.coupon.get(id))).toEqual(before);
});

it('a record that does not repeat its id is known by its fields', async () => {
  const { data } = await signedIn(NAMED.gentle);
  const { data: [record] } = await data.getList<LecternRecord>('coupon', page);
  const { id, ...rest } = platform.store.coupon.get(record!.id)!;
  says(new RegExp(`/${id}$`), { ...rest, description: 'Mine', message: 'OK' });
  expect((await data.getOne<LecternRecord>('coupon', { id })).data).toMatchObject({ id, code: rest['code'] });
  expect((await data.update('coupon', { id, data: { ...record, description: 'Mine' }, previousData: { ...record!, description: 'Mine', code: rest['code'] } })).data).toMatchObject({ id });
});
