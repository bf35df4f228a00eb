import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { loadDeclarations } from '../../../platform/declarations';
import { applySchema } from '../../../platform/kernel/db/schema/apply';
import { collectViews, type Views } from '../../../platform/kernel/db/views';
import { openApiDocument } from '../../../platform/openapi/document';
import { defineResource, f, type ResourceInput } from '../../../src/schemas';
import { createTestPlatform, grantTo, INSTITUTES, type TestPlatform } from '../support';
import { accountId } from '../support/people';
import { callsOf } from './calls';

const shelf = defineResource({
  name: 'shelf',
  fields: { label: f.text({ required: true, searchable: true }), seats: f.integer({ required: true }), fee: f.money(), isOpen: f.boolean(), keptOn: f.date() },
  list: { columns: ['label'], filters: ['seats'] },
});
const room = defineResource({
  name: 'room',
  home: true,
  source: 'rooms',
  title: '{label}',
  rows: [{ roles: ['faculty'], where: { isOpen: true } }],
  fields: {
    label: f.text({ searchable: true }), seats: f.integer(), fee: f.money({ roles: { read: ['super_admin', 'institute'] } }), isOpen: f.boolean(), keptOn: f.date(), shelfId: f.ref('shelf'),
    size: f.choice(['small', 'large'], { derive: [{ value: 'large', if: { seats: { gte: 10 } } }, { value: 'small' }] }),
  },
  list: { columns: ['label', 'seats', 'size'], filters: ['seats', 'size', 'isOpen', 'keptOn', 'label', 'fee', 'shelfId', 'instituteId'], sortable: ['label', 'seats', 'createdAt'], totals: ['seats'] },
  summary: { by: ['createdAt:month', 'isOpen'], measures: { seats: 'sum@createdAt', rooms: 'count' } },
  attention: { full: { filters: { seats: { from: 10 } } } },
});
const DECLARATIONS: readonly ResourceInput[] = [shelf, room];
const QUERY = `-- the shelves that are there
select id, institute_id, created_at, label, seats, fee, is_open, kept_on, id as shelf_id from app.shelf where deleted_at is null;`;

let platform: TestPlatform;
let operator: string;
const { rooms: ROOMS } = collectViews({ './views/rooms.sql': QUERY });
beforeAll(async () => {
  platform = await createTestPlatform({ declarations: DECLARATIONS, views: { rooms: ROOMS!.sql } });
  operator = await platform.login('super_admin');
});
afterAll(() => platform.close());

const roomsOf = (token: string) => callsOf({ platform, resource: platform.context.loader.require('room'), token });
const shelvesOf = (token = operator) => callsOf({ platform, resource: platform.context.loader.require('shelf'), token });
const itemsOf = (data: Record<string, unknown>) => data['items'] as Record<string, unknown>[];
const put = async (more: Record<string, unknown>): Promise<string> => {
  const reply = await shelvesOf().create({ instituteId: INSTITUTES.north, label: 'A shelf', seats: 4, ...more });
  expect(reply.status, JSON.stringify(reply.body)).toBe(201);
  return String(reply.data['id']);
};

describe('rows that a view gives', () => {
  it('are listed, sorted, filtered, searched, summed, put together and looked up as those of a table', async () => {
    const [ash, oak, pine] = [await put({ label: 'Ash', seats: 4, fee: 12.5, isOpen: true, keptOn: '2026-02-03' }), await put({ label: 'Oak', seats: 12 }), await put({ label: 'Pine', seats: 30, isOpen: true, instituteId: INSTITUTES.south })];
    const rooms = roomsOf(operator);
    const found = async (body: unknown) => itemsOf((await rooms.search(body)).data).map(({ id }) => id);
    expect(await found({ sortField: 'label', sortOrder: 'asc' })).toEqual([ash, oak, pine]);
    expect(await found({ sortField: 'seats', sortOrder: 'desc' })).toEqual([pine, oak, ash]);
    expect(await found({ filters: { seats: { from: 12 } }, sortField: 'seats' })).toEqual([oak, pine]);
    expect(await found({ filters: { size: ['large'], isOpen: true } })).toEqual([pine]);
    expect(await found({ filters: { label: 'as' } })).toEqual([ash]);
    expect(await found({ filters: { keptOn: { from: '2026-02-03', to: '2026-02-03' } } })).toEqual([ash]);
    expect(await found({ filters: { shelfId: [oak], instituteId: [INSTITUTES.north] } })).toEqual([oak]);
    expect(await found({ query: 'PIN' })).toEqual([pine]);
    expect((await rooms.search({ totals: true, filters: { isOpen: true } })).data).toMatchObject({ total: 2, totals: { seats: 34 } });
    expect((await rooms.get(ash)).data).toEqual({ id: ash, instituteId: INSTITUTES.north, createdAt: expect.any(String) as string, label: 'Ash', seats: 4, fee: 12.5, isOpen: true, keptOn: '2026-02-03', shelfId: ash, size: 'small', allowed: [] });
    expect((await rooms.get(ash)).headers).not.toHaveProperty('etag');
    const summary = await platform.call({ method: 'POST', url: '/api/v9/room/summary', token: operator, body: { by: 'isOpen' } });
    expect(summary.data).toMatchObject({ totals: { seats: 46, rooms: 3 }, groups: [{ key: true, values: { seats: 34, rooms: 2 } }, { key: false, values: { seats: 12, rooms: 1 } }] });
    expect(itemsOf((await rooms.lookup('?q=oak')).data)).toEqual([{ id: oak, title: 'Oak', subtitle: 'Institute north', within: ['Institute north'] }]);
    const figures = await platform.call({ method: 'POST', url: '/api/v9/home/statistics', token: operator, body: {} });
    expect(figures.data['figures']).toContainEqual(expect.objectContaining({ resource: 'room', total: 3, added: 3 }));
    // What happens beneath is seen here at once.
    await shelvesOf().remove(oak);
    expect(await found({ sortField: 'seats' })).toEqual([ash, pine]);
  });

  it('are each institute’s own, by the tables beneath, and each role’s by the module’s own rules', async () => {
    const [theirs, mine] = [await put({ label: 'North', fee: 7, isOpen: false }), await put({ label: 'South', instituteId: INSTITUTES.south })];
    const south = roomsOf(await platform.login('institute2'));
    expect((await south.get(theirs)).status).toBe(404);
    expect((await south.get(mine)).status).toBe(200);
    expect(itemsOf((await south.search({ size: 100 })).data).map(({ instituteId }) => instituteId)).toSatisfy((all: string[]) => all.length > 0 && all.every((one) => one === INSTITUTES.south));
    expect((await south.search({ query: 'north' })).data['total']).toBe(0);
    expect((await south.lookup(`?id=${theirs}`)).data['items']).toEqual([]);
    await grantTo({ context: platform.context, userId: accountId('faculty'), access: { room: ['read', 'create', 'update', 'delete'] } });
    platform.app.actors.forget(accountId('faculty'));
    const teacher = roomsOf(await platform.login('faculty'));
    // Of what is not open a teacher sees nothing, and the fee of none.
    expect((await teacher.get(theirs)).status).toBe(404);
    const open = await put({ label: 'Open', fee: 9, isOpen: true });
    expect((await teacher.get(open)).data).not.toHaveProperty('fee');
    expect((await roomsOf(operator).get(open)).data['fee']).toBe(9);
    expect((await teacher.search({ filters: { fee: { from: 1 } } })).status).toBe(400);
    expect((await roomsOf(await platform.login('sub_admin')).search()).status).toBe(403);
  });

  it('are written by no call, whoever asks and whatever they hold', async () => {
    const id = await put({ label: 'Kept' });
    const attempts: readonly [method: 'POST' | 'PUT' | 'PATCH' | 'DELETE', path: string][] = [['POST', ''], ['PUT', `/${id}`], ['PATCH', `/${id}`], ['DELETE', `/${id}`], ['PUT', `/${id}/unDelete`], ['POST', '/dependants'], ['PUT', `/${id}/move`]];
    for (const account of ['super_admin', 'institute']) {
      const token = await platform.login(account);
      for (const [method, path] of attempts) expect((await platform.call({ method, url: `/api/v9/room${path}`, token, body: { label: 'Other' } })).status, `${method} ${path}`).toBe(404);
      expect(itemsOf((await roomsOf(token).search({ query: 'kept' })).data)).toMatchObject([{ id, label: 'Kept', allowed: [] }]);
    }
    expect((await roomsOf(operator).search({ deleted: true })).status).toBe(403);
    // What wants work is told to who reads: nobody changes it.
    expect(platform.context.loader.require('room').attention).toMatchObject([{ right: 'read' }]);
    await expect(platform.context.database.transaction({ scope: { kind: 'all' } }, (trx) => sql`delete from app.room`.execute(trx))).rejects.toThrow(/permission denied|cannot delete from view/);
    const { paths, components } = openApiDocument({ loader: platform.context.loader }) as { paths: Record<string, Record<string, unknown>>; components: { schemas: Record<string, unknown> } };
    expect(Object.entries(paths).filter(([path]) => path.startsWith('/api/v9/room')).flatMap(([path, methods]) => Object.keys(methods).map((method) => `${method} ${path}`)).sort()).toEqual(['get /api/v9/room', 'get /api/v9/room/list/minimal', 'get /api/v9/room/{id}', 'post /api/v9/room/search', 'post /api/v9/room/summary']);
    expect(Object.keys(components.schemas)).not.toEqual(expect.arrayContaining([expect.stringMatching(/^room\./)]));
  });

  it('hold back nothing that is deleted, and keep no record there', async () => {
    const id = await put({ label: 'Referred to' });
    const uses = await platform.call({ method: 'POST', url: '/api/v9/shelf/dependants', token: operator, body: { ids: [id] } });
    expect(uses.data['uses']).toEqual([]);
    expect((await shelvesOf().remove(id)).status).toBe(200);
  });
});

describe('the start', () => {
  /** Applies declarations and views to the database as it is, and takes all of it back. */
  const startWith = async ({ query = ROOMS!.sql, declarations = DECLARATIONS, first = [] }: { query?: string; declarations?: readonly ResourceInput[]; first?: readonly string[] }): Promise<readonly string[]> => {
    const views: Views = { rooms: { file: 'platform/views/rooms.sql', sql: query } };
    const kept = platform.context.loader.all().map(({ name }) => platform.context.loader.inputOf(name)!).filter(({ name }) => name !== 'shelf' && name !== 'room');
    const loader = loadDeclarations([{ name: 'test', read: () => [...kept, ...declarations] }], [], ['rooms']);
    let done: readonly string[] = [];
    await platform.context.database.owner.transaction().execute(async (trx) => {
      for (const statement of first) await sql.raw(statement).execute(trx);
      done = await applySchema({ owner: trx, loader, views });
      throw new Error('taken back');
    }).catch((error: Error) => {
      if (error.message !== 'taken back') throw error;
    });
    return done;
  };
  const withRoom = (more: Partial<ResourceInput>): ResourceInput[] => [shelf, { ...room, ...more } as ResourceInput];

  it('changes nothing where nothing has changed', async () => {
    expect(await startWith({})).toEqual([]);
  });

  it('makes a view anew when its query or its module has changed, and drops one that no module has', async () => {
    const changed = await startWith({ query: `${ROOMS!.sql} and seats > 3` });
    expect(changed[0]).toBe('drop view if exists "app"."room" cascade');
    expect(changed.filter((one) => one.startsWith('create view'))).toEqual([expect.stringContaining('with (security_invoker = true)')]);
    const { keptOn: _gone, ...fields } = room.fields;
    expect((await startWith({ declarations: withRoom({ fields, list: { columns: ['label'], filters: ['seats'] } }) })).join('\n')).toMatch(/create view "app"."room"/);
    expect(await startWith({ declarations: [shelf] })).toEqual(['drop view if exists "app"."room" cascade']);
  });

  it('lets the table beneath change', async () => {
    const done = await startWith({ declarations: [{ ...shelf, fields: { ...shelf.fields, depth: f.number() } }, room] });
    expect(done[0]).toBe('drop view if exists "app"."room" cascade');
    expect(done.join('\n')).toMatch(/add column "depth"[^]*create view "app"."room"/);
  });

  it.each<[string, Parameters<typeof startWith>[0], RegExp]>([
    ['lacks a column', { query: ROOMS!.sql.replace('kept_on,', '') }, /room\.keptOn, platform\/views\/rooms\.sql: the view has no column kept_on; add … as kept_on, of type date, or leave the field out/],
    ['lacks what every row has', { query: ROOMS!.sql.replace('created_at,', '') }, /room\.createdAt, platform\/views\/rooms\.sql: the view has no column created_at/],
    ['gives another type', { query: ROOMS!.sql.replace('seats,', 'seats::numeric as seats,') }, /room\.seats, platform\/views\/rooms\.sql: seats is numeric in the view and has to be integer; write \(…\)::integer as seats/],
    ['cannot be run', { query: 'select id from app.shelves' }, /room, platform\/views\/rooms\.sql: the database does not take it \(relation "app.shelves" does not exist\); mend the query/],
    ['reads no table', { query: "select gen_random_uuid() as id, gen_random_uuid() as institute_id, now()::timestamp(3) with time zone as created_at, ''::text as label, 1 as seats, 1::bigint as fee, true as is_open, null::date as kept_on, null::uuid as shelf_id" }, /room, platform\/views\/rooms\.sql: reads no table/],
    ['reads a table that is open to all', { first: ['create table core.lending (shelf_id uuid)', 'grant select on core.lending to lectern_tenant, lectern_all, lectern_search'], query: `${ROOMS!.sql} and not exists (select 1 from core.lending l where l.shelf_id = shelf.id)` }, /core\.lending has no forced row-level security, so that everybody would see every institute’s rows/],
    ['reads a table that is closed', { query: `${ROOMS!.sql} and not exists (select 1 from core.outbox where false)` }, /core\.outbox may not be read by lectern_tenant, lectern_search; grant select on it/],
    ['reads a view with its owner’s rights', { first: ['create view core.open_shelf as select * from app.shelf', 'grant select on core.open_shelf to lectern_tenant, lectern_all, lectern_search'], query: ROOMS!.sql.replace('app.shelf', 'core.open_shelf') }, /core\.open_shelf is no view with security_invoker/],
  ])('refuses a view that %s, and says where and what to do', async (_, input, message) => {
    await expect(startWith(input)).rejects.toThrow(message);
    expect((await roomsOf(operator).search()).status).toBe(200);
  });

  it('refuses what is no query', () => {
    expect(() => collectViews({ './views/rooms.sql': 'drop table app.user' })).toThrow('platform/views/rooms.sql is no query; write one statement that begins with select or with');
  });
});

it('a module may refer to rows that a view gives where its own are given too', () => {
  const visit = defineResource({ name: 'visit', source: 'rooms', fields: { label: f.text(), shelfId: f.ref('room') } });
  expect(() => loadDeclarations([{ name: 'test', read: () => [...platform.context.loader.all().map(({ name }) => platform.context.loader.inputOf(name)!), visit] }], [], ['rooms'])).not.toThrow();
});
