import { describe, expect, it } from 'vitest';
import { failureDetails } from '../../src/dataProvider';
import { shownBy, testConsole, wordsOf } from './support/console';
import { testServer } from './support/testServer';

const server = testServer();
const ok = (data: unknown) => ({ body: { httpcode: 200, message: 'OK', data } });
const coupon = { id: 'c1', version: 3, code: 'OLD' };
const change = { id: 'c1', data: { ...coupon, code: 'NEW' }, previousData: coupon };

async function failureOf(call: Promise<unknown>) {
  const error = await call.then(() => null, (thrown: unknown) => thrown);
  return failureDetails(error);
}

describe('a success that is none', () => {
  it.each([
    [400, 'badRequest'], ['403', 'forbidden'], [404, 'notFound'], ['409', 'conflict'], [412, 'stale'], ['422', 'conflict'], [500, 'server'], ['503', 'server'],
  ] as const)('HTTP 200 with the code %s in its body is that failure, for reads and writes', async (httpcode, kind) => {
    const { dataProvider } = testConsole({ url: server.url });
    server.reply = () => ({ status: 200, body: { httpcode, message: 'No', data: { id: 'c1', items: [] } } });
    const calls = [
      () => dataProvider.getOne('coupon', { id: 'c1' }),
      () => dataProvider.getList('coupon', { pagination: { page: 1, perPage: 10 }, sort: { field: 'id', order: 'ASC' }, filter: {} }),
      () => dataProvider.create('coupon', { data: { code: 'NEW' } }),
      () => dataProvider.update('coupon', change),
      () => dataProvider.delete('coupon', { id: 'c1' }),
      () => dataProvider.act('coupon', { id: 'c1', action: 'deactivate' }),
    ];
    for (const call of calls) expect(await failureOf(call())).toMatchObject({ status: Number(httpcode), kind });
  });

  it.each([
    ['a page of a proxy', '<html><body>Please wait</body></html>'],
    ['plain text', 'OK'],
    ['JSON that was cut off', '{"httpcode":200,"data":{"id":"c1","code":"NE'],
  ])('%s where JSON belongs is a failure, for reads and writes, said where nothing else says it', async (_name, body) => {
    const { dataProvider, sent } = testConsole({ url: server.url });
    server.reply = () => ({ status: 200, headers: { 'Content-Type': 'text/html' }, body });
    expect(await failureOf(dataProvider.getOne('coupon', { id: 'c1' }))).toMatchObject({ kind: 'unreadable', status: 200 });
    expect(await failureOf(dataProvider.getList('coupon', { pagination: { page: 1, perPage: 10 }, sort: { field: 'id', order: 'ASC' }, filter: {} }))).toMatchObject({ kind: 'unreadable' });
    expect(sent).toEqual([]);
    expect(await failureOf(dataProvider.delete('coupon', { id: 'c1' }))).toMatchObject({ kind: 'unreadable' });
    expect(await failureOf(dataProvider.update('coupon', change))).toMatchObject({ kind: 'unreadable' });
    expect(shownBy(sent.at(-1))).toBe(wordsOf('fixed.service.updateCoupon'));
  });

  it('an answer without content is no record and no list', async () => {
    const { dataProvider } = testConsole({ url: server.url });
    server.reply = () => ({ status: 204, body: '' });
    expect(await failureOf(dataProvider.getOne('coupon', { id: 'c1' }))).toMatchObject({ kind: 'unreadable' });
  });

  it.each([[204, ''], [200, ''], [200, { httpcode: 200, message: 'Updated', data: null }]])('a write answered with %s and no record is followed by reading the record', async (status, body) => {
    const { dataProvider } = testConsole({ url: server.url });
    server.reply = (request) => (request.method === 'GET' ? ok({ id: 'c1', version: 4, code: 'NEW', usedCount: 2 }) : { status, body });
    expect((await dataProvider.update('coupon', change)).data).toEqual({ id: 'c1', version: 4, code: 'NEW', usedCount: 2 });
    expect((await dataProvider.act('coupon', { id: 'c1', action: 'deactivate' })).data).toMatchObject({ usedCount: 2 });
    server.reply = (request) => (request.method === 'GET' ? { status: 500, body: {} } : { status, body });
    expect((await dataProvider.update('coupon', change)).data).toMatchObject({ id: 'c1', code: 'NEW' });
    expect((await dataProvider.update('socialMedia', { id: 'own', data: { website: 'https://a.example' }, previousData: {} }).catch(failureDetails))).toMatchObject({ kind: 'server' });
  });
});

describe('a record without an id', () => {
  it.each(['', undefined, null, '.', '..', '...'])('is never named in a call: %s', async (given) => {
    const { dataProvider, sent } = testConsole({ url: server.url });
    const id = given as unknown as string;
    server.reply = () => ok({ id: 'c1' });
    const calls = [
      () => dataProvider.getOne('coupon', { id }),
      () => dataProvider.update('coupon', { ...change, id }),
      () => dataProvider.delete('coupon', { id }),
      () => dataProvider.act('coupon', { id: String(id ?? ''), action: 'deactivate' }),
      () => dataProvider.call(`/user/sessions/${id}`, { method: 'DELETE' }),
      () => dataProvider.deleteMany('coupon', { ids: [id] }),
    ];
    for (const call of calls) expect(await failureOf(call())).toMatchObject({ kind: 'noId', status: 0 });
    expect(server.seen).toEqual([]);
    expect(shownBy(sent[0])).toMatch(/without an id/);
  });

  it('does not become one’s own, and is left out of choices and of all that match', async () => {
    const { dataProvider } = testConsole({ url: server.url });
    server.reply = () => ok({ items: [{ uid: 'x', title: 'A' }, { id: 'b', title: 'B' }], total: 2, size: 1_000 });
    expect(await failureOf(dataProvider.update('socialMedia', { id: '', data: { website: 'https://a.example' }, previousData: {} }))).toMatchObject({ kind: 'noId' });
    expect(server.seen).toEqual([]);
    expect((await dataProvider.lookup('coupon', { q: '' })).data.map((item) => item.id)).toEqual(['b']);
    expect((await dataProvider.matchingIds('coupon', { filter: {} })).data).toEqual(['b']);
    const { data } = await dataProvider.getList('coupon', { pagination: { page: 1, perPage: 10 }, sort: { field: 'id', order: 'ASC' }, filter: {} });
    expect(data).toMatchObject([{ id: '', title: 'A' }, { id: 'b' }]);
  });
});

describe('pages', () => {
  const rows = Array.from({ length: 47 }, (_, at) => ({ id: `r${at}` }));
  const page = async (at: number, perPage: number) => {
    const { dataProvider } = testConsole({ url: server.url });
    return dataProvider.getList('coupon', { pagination: { page: at, perPage }, sort: { field: 'id', order: 'ASC' }, filter: {} });
  };
  const idsOf = (data: readonly { id: unknown }[]) => data.map((one) => one.id);
  /** A platform that gives at most `most` rows at a time. */
  const capped = (most: number, total: unknown) => (request: { query: URLSearchParams }) => {
    const size = Math.min(most, Number(request.query.get('size')));
    const from = Number(request.query.get('page')) * size;
    return ok({ items: rows.slice(from, from + size), ...(total === undefined ? {} : { total }) });
  };

  it.each([[1, 100, 0, 47], [1, 30, 0, 30], [2, 30, 30, 47], [3, 20, 40, 47], [2, 25, 25, 47]])('page %i of %i is whole where the platform gives twenty at a time', async (at, perPage, from, to) => {
    server.reply = capped(20, '47');
    const { data, total } = await page(at, perPage);
    expect(idsOf(data)).toEqual(idsOf(rows.slice(from, to)));
    expect(total).toBe(47);
  });

  it('of a platform that sends everything each page is its own part', async () => {
    server.reply = () => ({ body: rows });
    expect(idsOf((await page(2, 20)).data)).toEqual(idsOf(rows.slice(20, 40)));
    expect(await page(3, 20)).toMatchObject({ total: 47, meta: { isOpenEnded: false } });
  });

  it('of a platform that says no total go on while a page is full', async () => {
    server.reply = capped(1_000, undefined);
    expect(await page(1, 20)).toMatchObject({ total: 21, meta: { isOpenEnded: true } });
    expect(await page(3, 20)).toMatchObject({ total: 47, meta: { isOpenEnded: false } });
  });

  it('are never fewer than the rows that came', async () => {
    server.reply = capped(1_000, 5);
    expect(await page(1, 20)).toMatchObject({ total: 21, meta: { isOpenEnded: true } });
  });

  it('that come again as the first do not pass for others', async () => {
    const { dataProvider } = testConsole({ url: server.url });
    const at = (number: number) => dataProvider.getList('coupon', { pagination: { page: number, perPage: 20 }, sort: { field: 'id', order: 'ASC' }, filter: {} });
    server.reply = () => ok({ items: rows.slice(0, 20), total: 47 });
    await at(1);
    expect(await failureOf(at(2))).toMatchObject({ kind: 'samePage' });
    // Twenty rows have come since: what was the first page is the second by now.
    server.reply = (request) => ok({ items: request.query.get('page') === '1' ? rows.slice(0, 20) : rows.slice(20, 40), total: 67 });
    expect((await at(2)).data).toHaveLength(20);
  });

  it('end where the platform repeats itself', async () => {
    server.reply = () => ok({ items: rows.slice(0, 20), total: 47 });
    expect(await page(1, 100)).toMatchObject({ total: 47, data: { length: 20 } });
    const { dataProvider } = testConsole({ url: server.url });
    expect(await dataProvider.matchingIds('coupon', { filter: {} })).toEqual({ data: idsOf(rows.slice(0, 20)), total: 47 });
  });
});

describe('a call the specification does not have', () => {
  it.each([404, 405, 501, 418])('answered with %i leads nowhere', async (status) => {
    const { dataProvider, sent } = testConsole({ url: server.url });
    server.reply = () => ({ status, body: {} });
    expect(await failureOf(dataProvider.call('/home/recent', { method: 'GET' }))).toMatchObject({ status });
    expect(sent.filter((signal) => signal.kind !== 'message')).toEqual([]);
  });

  it('answered with 401 ends no session that is still good, and one that has ended', async () => {
    const good = testConsole({ url: server.url });
    server.reply = (request) => (request.path.endsWith('/user/details') ? ok({ id: 'u1' }) : { status: 401, body: {} });
    expect(await failureOf(good.dataProvider.call('/user/sessions', { method: 'GET' }))).toMatchObject({ status: 401, kind: 'other' });
    expect(await failureOf(good.dataProvider.lookup('coupon', { q: 'a' }))).toMatchObject({ status: 401 });
    expect(good.sent).toEqual([]);

    const ended = testConsole({ url: server.url });
    server.reply = () => ({ status: 401, body: {} });
    expect(await failureOf(ended.dataProvider.call('/user/sessions', { method: 'GET' }))).toMatchObject({ kind: 'signedOut' });
    expect(ended.sent).toMatchObject([{ kind: 'signOut' }]);
  });
});

describe('a record of a platform that calls its id _id', () => {
  it('is the one that is named in every call', async () => {
    const { dataProvider } = testConsole({ url: server.url });
    server.reply = (request) => (request.method === 'POST' ? ok({ docs: [{ _id: 7, title: 'A' }], totalDocs: 1 }) : ok({ _id: 7, code: 'NEW' }));
    const { data } = await dataProvider.getList('coupon', { pagination: { page: 1, perPage: 10 }, sort: { field: 'id', order: 'ASC' }, filter: {} });
    expect(data).toMatchObject([{ id: '7' }]);
    expect((await dataProvider.update('coupon', { ...change, id: String(data[0]!.id) })).data).toMatchObject({ id: '7', code: 'NEW' });
    expect(server.seen.at(-1)).toMatchObject({ method: 'PATCH', path: '/api/v9/coupon/7' });
  });
});

describe('a refused write', () => {
  it.each([
    ['a list of fields', { errors: [{ field: 'code', message: 'Taken' }, { field: 'endsAt', defaultMessage: 'Too early' }] }, { code: 'Taken', endsAt: 'Too early' }],
    ['several sentences a field', { errors: { code: ['Taken', 'Too short'] } }, { code: 'Taken' }],
  ])('says what is wrong at its field, from %s', async (_name, body, expected) => {
    const { dataProvider, sent } = testConsole({ url: server.url });
    server.reply = () => ({ status: 400, body });
    const failure = await failureOf(dataProvider.create('coupon', { data: { code: 'NEW' } }));
    expect(failure).toMatchObject({ kind: 'validation' });
    expect(Object.fromEntries(Object.entries(failure!.problems).map(([path, problem]) => [path, problem.message]))).toEqual(expected);
    expect(sent).toEqual([]);
  });

  it('is told in the platform’s own sentences where it sends several', async () => {
    const { dataProvider } = testConsole({ url: server.url });
    server.reply = () => ({ status: 400, body: { statusCode: 400, message: ['code must be longer', 'kind is unknown'] } });
    expect(await failureOf(dataProvider.create('coupon', { data: { code: 'NEW' } }))).toMatchObject({ serverMessage: 'code must be longer kind is unknown' });
  });
});
