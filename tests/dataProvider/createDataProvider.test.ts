import { describe, expect, it } from 'vitest';
import { HttpError } from 'ra-core';
import { failureDetails } from '../../src/dataProvider';
import { namesInBody, WHICHEVER, type Call } from '../../src/schemas';
import { loader, shownBy, testConsole } from './support/console';
import type { SeenRequest } from './support/server';
import { testServer } from './support/testServer';

const server = testServer();

const ok = (data: unknown) => ({ body: { httpcode: 200, message: 'OK', data } });
const list = (items: unknown[], total = items.length, more: object = {}) => ok({ items, total, page: 0, size: 20, ...more });
const data = () => testConsole({ url: server.url }).dataProvider;
const last = (): SeenRequest => server.seen.at(-1)!;

describe.each(loader.all().filter((resource) => !resource.isSingle).map((resource) => [resource.name, resource] as const))('%s', (name, resource) => {
  const base = resource.endpoint.client === 'v2' ? '/api/v2' : '/api/v9';
  // Where a call stands while nothing is known of what its records stand below.
  const at = ({ path }: Call) => base + path.replace('{id}', '1').replace(/\{\w+\}/g, WHICHEVER);
  const { endpoint } = resource;
  const has = (call: (typeof endpoint.without)[number]): boolean => !endpoint.without.includes(call);
  const isListed = !has('search');

  it('is read, listed, looked up, created, changed and deleted by its calls', async () => {
    const provider = data();
    server.reply = (request) => ([at(endpoint.search), at(endpoint.lookup)].includes(request.path) || (request.method === 'GET' && request.path === at(endpoint.list)) ? list([{ id: 1, title: 'One' }]) : ok({ id: '1', version: 3 }));
    expect((await provider.getOne(name, { id: '1' })).data.id).toBe('1');
    expect(last()).toMatchObject({ method: 'GET', path: at(endpoint.get) });
    expect(last().headers['authorization']).toBe('Bearer test');

    expect(await provider.getList(name, { pagination: { page: 2, perPage: 10 }, sort: { field: 'createdAt', order: 'ASC' }, filter: {} })).toMatchObject({ data: [{ id: '1' }], total: 1 });
    if (isListed) expect([last().method, last().path, last().query.get('sortField'), last().query.get('sortOrder')]).toEqual(['GET', at(endpoint.list), 'createdAt', 'asc']);
    else expect(last()).toMatchObject({ method: 'POST', path: at(endpoint.search), json: { sortField: 'createdAt', sortOrder: 'asc' } });
    expect([last().query.get('size'), last().query.get('page')]).toEqual(['10', '1']);

    expect((await provider.lookup(name, { q: 'on' })).data).toMatchObject([{ id: '1', title: 'One' }]);
    expect(last()).toMatchObject({ method: 'GET', path: at(endpoint.lookup) });

    /** A text, or where there is none a switch, a reference or a day, that may be written, at first or at any time. */
    const ofTypes = (types: readonly string[], isNew: boolean) => Object.values(resource.fields).find((one) => types.includes(one.type) && !one.system && !one.readOnly && (isNew || !one.createOnly))?.name;
    const textOf = (isNew: boolean) => ofTypes(['text', 'longText', 'richText'], isNew) ?? ofTypes(['boolean', 'ref'], isNew) ?? ofTypes(['date'], isNew) ?? ofTypes(['oneOf'], isNew);
    const [given, field] = [textOf(true), textOf(false)];
    if (has('create')) {
      await provider.create(name, { data: { [given!]: 'New', createdAt: 'x', allowed: [] } });
      expect(last()).toMatchObject({ method: 'POST', path: at(endpoint.create), json: { [given!]: 'New' } });
      expect(Object.keys(last().json)).toEqual([given]);
      expect(String(last().headers['idempotency-key'])).toMatch(/^[0-9a-f]{32}$/);
    }

    const previousData = { id: '1', version: 3, ...(field && { [field]: 'Old' }) };
    // A module whose every field stays as it began has nothing to send.
    const isFixed = Object.values(resource.fields).every((one) => one.system || one.readOnly || one.createOnly);
    expect(field === undefined && !isFixed).toBe(false);
    if (has('update') && !isFixed) {
      await provider.update(name, { id: '1', data: { ...previousData, [field!]: 'New' }, previousData });
      expect(last()).toMatchObject({ method: resource.endpoint.update.method, path: at(endpoint.update), json: { [field!]: 'New' } });
      expect(Object.keys(last().json)).toEqual(namesInBody(resource.endpoint.update) ? ['id', field] : [field]);
      expect(last().headers['if-match']).toBe('"3"');
    }

    if (!has('delete')) return;
    await provider.delete(name, { id: '1', previousData });
    expect(last()).toMatchObject({ method: 'DELETE', path: at(endpoint.delete), text: '' });
  });

  it.each(Object.values(resource.lifecycle?.actions ?? {}))('$name by its own call', async (action) => {
    server.reply = () => ok({ id: '7', version: 4 });
    const answers = Object.keys(action.ask).length > 0 ? { reason: 'because' } : {};
    expect((await data().act(name, { id: '7', action: action.name, version: 3, answers })).data).toMatchObject({ id: '7', version: 4 });
    expect(last()).toMatchObject({ method: action.call.method, path: at({ path: action.call.path.replace('{id}', '7') } as Call) });
    expect(last().headers['if-match']).toBe('"3"');
    expect(last().json).toEqual(action.call.by === 'update' ? { ...action.set, ...answers } : { ...answers, ...(action.call.idIn !== null && { [action.call.idIn]: '7' }) });
  });
});

describe('reading', () => {
  it('asks for titles once for many rows, at least five at a time', async () => {
    server.reply = (request) => list(request.query.getAll('id').map((id) => ({ id, title: id.toUpperCase() })));
    const reply = await data().getMany('institution', { ids: ['a', 'b'], meta: { lookup: true } });
    expect(reply.data).toMatchObject([{ id: 'a', title: 'A' }, { id: 'b', title: 'B' }]);
    expect(server.seen).toHaveLength(1);
    expect(last().query.getAll('id')).toEqual(['a', 'b']);
    expect([last().query.get('size'), last().query.get('page')]).toEqual(['5', '0']);
    await data().getMany('institution', { ids: Array.from({ length: 230 }, (_, index) => `i${index}`), meta: { lookup: true } });
    expect(server.seen).toHaveLength(4);
  });

  it('reads whole records one by one and leaves out what is not there', async () => {
    server.reply = ({ path }) => (path.endsWith('/b') ? { status: 404 } : ok({ id: path.split('/').at(-1) }));
    expect((await data().getMany('coupon', { ids: ['a', 'b', 'c'] })).data.map((one) => one.id)).toEqual(['a', 'c']);
    server.reply = () => ({ status: 500 });
    await expect(data().getMany('coupon', { ids: ['a'] })).rejects.toBeInstanceOf(HttpError);
  });

  it('filters a related list by its field', async () => {
    server.reply = () => list([]);
    await data().getManyReference('branch', { target: 'instituteId', id: 'i1', filter: { status: 'open' }, pagination: { page: 1, perPage: 5 }, sort: { field: 'name', order: 'ASC' } });
    expect(last().json).toMatchObject({ filters: { instituteId: 'i1', status: 'open' } });
  });

  it('collects the ids of all matches, in the sizes the platform grants', async () => {
    const all = Array.from({ length: 250 }, (_, index) => ({ id: `r${index}` }));
    server.reply = ({ query }) => {
      const size = Math.min(100, Number(query.get('size')));
      const page = Number(query.get('page'));
      return ok({ items: all.slice(page * size, (page + 1) * size), total: 250, page, size });
    };
    const { data: ids, total } = await data().matchingIds('coupon', { filter: { status: 'active' } });
    expect(ids).toEqual(all.map((one) => one.id));
    expect(total).toBe(250);
    expect((await data().matchingIds('coupon', { filter: {}, limit: 120 })).data).toHaveLength(120);
    const granting = server.reply;
    server.reply = (request) => (Number(request.query.get('size')) > 100 ? { status: 400, body: { code: 'BAD_REQUEST', message: 'size' } } : granting(request));
    const { dataProvider, sent } = testConsole({ url: server.url });
    expect((await dataProvider.matchingIds('coupon', { filter: {} })).data).toEqual(ids);
    expect(sent).toEqual([]);
  });

  it('gives sums and says when the total is an estimate', async () => {
    server.reply = () => list([{ id: '1' }], 20_000, { totals: { usedCount: 12 }, isEstimate: true });
    expect((await data().totals('coupon', { filter: {} })).data).toEqual({ usedCount: 12 });
    expect(last().json).toMatchObject({ totals: true, fields: ['id'] });
    expect((await data().getList('coupon', { filter: {} })).meta).toEqual({ totals: { usedCount: 12 }, isEstimate: true, isOpenEnded: false });
  });

  it('stops a call nobody waits for', async () => {
    server.reply = () => ({ fault: 'hang' });
    const controller = new AbortController();
    const call = data().getList('coupon', { filter: {}, signal: controller.signal });
    setTimeout(() => controller.abort(), 20);
    await expect(call).rejects.toMatchObject({ name: 'AbortError' });
  });
});

describe('writing', () => {
  it('hands problems to the fields of a form', async () => {
    server.reply = () => ({ status: 422, body: { code: 'VALIDATION', message: 'no', errors: { code: 'Too short.', 'openingHours.0.opens': 'Plain words.' }, problems: { code: { code: 'tooShort', params: { min: 4 } } } } });
    const error = await data().create('coupon', { data: { code: 'A' } }).catch((reason: unknown) => reason) as HttpError;
    expect(error).toBeInstanceOf(HttpError);
    expect(error.message).toBe('lectern.reported.validation');
    const { errors } = error.body as { errors: Record<string, string> };
    expect(JSON.parse(errors['code']!.replace('@@react-admin@@', ''))).toEqual({ message: 'lectern.problem.tooShort', args: { _: 'Too short.', min: 4, smart_count: 4 } });
    expect(errors['openingHours.0.opens']).toBe('Plain words.');
  });

  it('gives the present record of a stale write, and writes over it when told to', async () => {
    server.reply = () => ({ status: 412, body: { code: 'STALE', data: { id: '1', version: 9, code: 'THEIRS' } } });
    const { dataProvider, sent } = testConsole({ url: server.url });
    const params = { id: '1', data: { code: 'MINE' }, previousData: { id: '1', version: 3, code: 'OLD' } };
    const error = await dataProvider.update('coupon', params).catch((reason: unknown) => reason);
    expect(failureDetails(error)).toMatchObject({ kind: 'stale', current: { version: 9, code: 'THEIRS' } });
    expect(sent).toEqual([]);
    server.reply = () => ok({ id: '1', version: 10 });
    await dataProvider.update('coupon', { ...params, meta: { overwrite: true } });
    expect(last().headers['if-match']).toBeUndefined();
  });

  it.each([
    ['institution', 'create', 'Failed to Add Institution'], ['institution', 'update', 'Failed to Upadate Institution'], ['user', 'create', 'Failed to Add user'],
    ['coupon', 'create', 'Failed to add coupon'], ['coupon', 'update', 'Failed to Update Coupon'], ['coupon', 'deactivate', 'failed to deactivate coupon'],
  ])('%s %s fails with its own text where the catalogue is silent', async (name, call, text) => {
    server.reply = () => ({ status: 403 });
    const { dataProvider, sent } = testConsole({ url: server.url });
    const values = { name: 'X', code: 'X' };
    const params = { id: '1', data: values, previousData: { id: '1' } };
    const made = call === 'create' ? dataProvider.create(name, params) : call === 'update' ? dataProvider.update(name, params) : dataProvider.act(name, { id: '1', action: call });
    await expect(made).rejects.toBeInstanceOf(HttpError);
    expect(sent.map(shownBy)).toEqual([text]);
  });

  it('sends nothing when nothing changed, and no empty password', async () => {
    server.reply = () => ok({ id: '1' });
    const previousData = { id: '1', name: 'A', tags: ['x'], version: 1 };
    await data().update('institution', { id: '1', data: { ...previousData, tags: ['x'], description: '' }, previousData });
    expect(server.seen).toEqual([]);
    await data().create('user', { data: { name: 'A', password: '' } });
    expect(last().json).toEqual({ name: 'A' });
  });

  it('empties a field over a selection, one call per row', async () => {
    server.reply = ({ path }) => (path.endsWith('/b') ? { status: 409, body: { code: 'TRANSITION_REFUSED', message: 'No.' } } : ok({ id: '1' }));
    const { dataProvider, sent } = testConsole({ url: server.url });
    await expect(dataProvider.updateMany('coupon', { ids: ['a', 'b', 'c'], data: { description: null } })).rejects.toBeInstanceOf(HttpError);
    expect(server.seen.map((one) => [one.method, one.path, one.text]).sort()).toEqual(['a', 'b', 'c'].map((id) => ['PATCH', `/api/v9/coupon/${id}`, '{"description":null}']));
    expect(sent).toEqual([]);
    server.seen.length = 0;
    server.reply = () => ok(null);
    expect((await dataProvider.deleteMany('coupon', { ids: ['a', 'b'] })).data).toEqual(['a', 'b']);
  });

  it('waits within a quiet write when the platform asks for patience', async () => {
    let tries = 0;
    server.reply = () => ((tries += 1) < 3 ? { status: 429, headers: { 'Retry-After': '0' } } : ok({ id: '1' }));
    await data().act('coupon', { id: '1', action: 'activate', meta: { quiet: true } });
    expect(tries).toBe(3);
  });

  it('does not ask again when the platform asks for more patience than a run has: the row has failed, with its reason', async () => {
    let tries = 0;
    server.reply = () => ({ status: 429, headers: { 'Retry-After': '1800' }, ...((tries += 1) && { body: { httpcode: 429, code: 'TOO_MANY_REQUESTS', reason: 'tooManyLinks', params: { most: 10, minutes: 30 } } }) });
    await expect(data().act('coupon', { id: '1', action: 'activate', meta: { quiet: true } })).rejects.toMatchObject({ body: { details: { reason: 'tooManyLinks', retryAfter: 1800, unsaid: { key: 'lectern.reason.tooManyLinks', args: { minutes: 30 } } } } });
    expect(tries).toBe(1);
  });

  it('keeps the key of a creation over its tries', async () => {
    server.reply = () => ({ fault: 'drop' });
    const { dataProvider, sent } = testConsole({ url: server.url });
    const params = { data: { code: 'A' }, meta: { idempotencyKey: 'k1' } };
    await expect(dataProvider.create('coupon', params)).rejects.toMatchObject({ message: 'lectern.reported.network' });
    expect(sent.map(shownBy)).toEqual(['Error']);
    expect(last().headers['idempotency-key']).toBe('k1');
  });

  it('refuses an action nobody declared', async () => {
    await expect(data().act('coupon', { id: '1', action: 'explode' })).rejects.toThrow(/declares no action “explode”/);
  });
});
