import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { tableOf } from '../../../platform/kernel/db/columns';
import { FIXTURES } from '../../fixtures';
import { createTestPlatform, grantTo, type TestPlatform } from '../support';
import { accountId, INSTITUTES } from '../support/people';
import { callsOf, makerOf, type ModuleCalls } from './calls';

let platform: TestPlatform;
let operator: string;
beforeAll(async () => {
  platform = await createTestPlatform({ declarations: FIXTURES });
  operator = await platform.login('super_admin');
});
afterAll(() => platform.close());

const callsTo = async (name: string, account = 'super_admin'): Promise<ModuleCalls> =>
  callsOf({ platform, resource: platform.context.loader.require(name), token: account === 'super_admin' ? operator : await platform.login(account) });

describe('lists', () => {
  const ROWS = 10_050;
  let calls: ModuleCalls;
  beforeAll(async () => {
    calls = await callsTo('specimen');
    await platform.context.database.transaction({ scope: { kind: 'all' } }, (trx) => sql`
      insert into app.specimen (institute_id, id, label, story, count, price, kind, tags)
      select ${INSTITUTES.north}::uuid, ('0198f000-0000-7000-8000-' || lpad(i::text, 12, '0'))::uuid, 'Row ' || i, case when i % 2 = 0 then 'even' else 'odd one' end, i, i * 100, 'stone', array['t' || i % 3]
      from generate_series(1, ${ROWS}) i`.execute(trx));
  });

  it('counts to 10,000, estimates beyond, and is never wrong about the last page', async () => {
    expect((await calls.search({ filters: { count: { to: 10_000 } } })).data).toMatchObject({ total: 10_000, page: 0, size: 20 });
    const many = (await calls.search({ filters: { count: { from: 0 } } })).data;
    expect(many).toMatchObject({ isEstimate: true });
    expect(many['total']).toBeGreaterThan(10_000);
    const last = (await calls.search({ filters: { count: { from: 0 } }, page: Math.floor((ROWS - 1) / 20) })).data;
    expect(last).toMatchObject({ total: ROWS });
    expect(last).not.toHaveProperty('isEstimate');
    expect((await calls.search({ filters: { count: { from: 0 } }, page: 900 })).data).toMatchObject({ items: [], total: ROWS });
  });

  it('keeps one order through all pages, deep ones too', async () => {
    const pages = [0, 1, 24, 25, 26, 400].map((page) => calls.search({ sortField: 'kind', sortOrder: 'asc', page }));
    const ids = (await Promise.all(pages)).flatMap((reply) => (reply.data['items'] as { id: string }[]).map((item) => item.id));
    expect(new Set(ids).size).toBe(120);
    const deep = (await calls.search({ sortField: 'count', sortOrder: 'desc', page: 100 })).data['items'] as { count: number }[];
    expect(deep.map((item) => item.count)).toEqual(Array.from({ length: 20 }, (_, index) => ROWS - 2_000 - index));
  });

  it('keeps rows of one value in the order of their ids, whichever were written first', async () => {
    const ids = Array.from({ length: 40 }, (_, index) => `0198f100-0000-7000-8000-${String((index * 17) % 40).padStart(12, '0')}`);
    await platform.context.database.transaction({ scope: { kind: 'all' } }, (trx) => sql`
      insert into app.specimen (institute_id, id, label, story, count, price, kind, tags)
      select ${INSTITUTES.south}::uuid, id::uuid, 'Twin ' || place, 'twin', -5, 100, 'stone', '{}' from unnest(${ids}::text[]) with ordinality as one (id, place)`.execute(trx));
    for (const sortField of ['count', 'kind', 'price', 'weight', 'foundOn']) {
      for (const sortOrder of ['asc', 'desc']) {
        const pages = await Promise.all([0, 1, 2, 3].map((page) => calls.search({ sortField, sortOrder, page, size: 10, filters: { count: { from: -5, to: -5 } } })));
        const read = pages.flatMap((reply) => (reply.data['items'] as { id: string }[]).map((item) => item.id));
        expect(read, `${sortField} ${sortOrder}`).toEqual(sortOrder === 'asc' ? [...ids].sort() : [...ids].sort().reverse());
      }
    }
    await platform.context.database.transaction({ scope: { kind: 'all' } }, (trx) => sql`delete from app.specimen where institute_id = ${INSTITUTES.south}::uuid and count = -5`.execute(trx));
  });

  it('has rows without a value last in either direction, on every page, deep ones too', async () => {
    await platform.context.database.transaction({ scope: { kind: 'all' } }, (trx) => sql`
      update app.specimen set weight = case when count % 3 = 0 then count else null end, found_on = case when count <= 25 then date '2026-01-01' + count else null end where count between 1 and ${ROWS}`.execute(trx));
    const filled = Math.floor(ROWS / 3);
    for (const account of ['super_admin', 'institute']) {
      const of = account === 'super_admin' ? calls : await callsTo('specimen', account);
      const read = async (sortField: string, sortOrder: string, page: number, size = 20) => (await of.search({ sortField, sortOrder, page, size, filters: { count: { from: 1 } } })).data['items'] as Record<string, unknown>[];
      expect((await read('weight', 'desc', 0)).map((one) => one['weight'])).toEqual(Array.from({ length: 20 }, (_, at) => ROWS - 3 * at));
      expect((await read('weight', 'asc', 0)).map((one) => one['weight'])).toEqual(Array.from({ length: 20 }, (_, at) => 3 + 3 * at));
      // Where those with a value end, within a page and within a deep one.
      const ids = new Set<unknown>();
      const last = Math.floor(filled / 20);
      for (const page of [last - 1, last, last + 1, last + 2]) {
        for (const [at, one] of (await read('weight', 'desc', page)).entries()) {
          ids.add(one['id']);
          expect(one['weight'], `${page} ${at}`).toBe(page * 20 + at < filled ? 3 * (filled - page * 20 - at) : null);
        }
      }
      expect(ids.size).toBe(80);
      expect(await read('weight', 'desc', Math.floor((ROWS - 1) / 20))).toHaveLength(ROWS % 20 || 20);
      const day = (of: number): string => new Date(Date.UTC(2026, 0, 1 + of)).toISOString().slice(0, 10);
      expect((await read('foundOn', 'desc', 1)).map((one) => one['foundOn'])).toEqual([...[5, 4, 3, 2, 1].map(day), ...Array.from({ length: 15 }, () => null)]);
      const walked = [0, 1, 2, 3].map((page) => of.search({ sortField: 'foundOn', sortOrder: 'desc', page, size: 20, filters: { count: { from: 11, to: 60 } } }));
      const rows = (await Promise.all(walked)).flatMap((reply) => reply.data['items'] as { id: string; foundOn: string | null }[]);
      expect(new Set(rows.map(({ id }) => id)).size).toBe(50);
      expect(rows.map(({ foundOn }) => foundOn)).toEqual([...Array.from({ length: 15 }, (_, at) => day(25 - at)), ...Array.from({ length: 35 }, () => null)]);
    }
  });

  it('sums over everything that matches', async () => {
    expect((await calls.search({ filters: { count: { from: 1, to: 100 } }, totals: true, size: 1 })).data['totals']).toEqual({ count: 5_050, price: 5_050 });
  });

  it.each([['row 10050', 1], ['ROW even 9998', 1], ['even', 5_025], ['w 1000', 11], ['%', 0], ['nothing of this', 0]])('finds %j', async (query, total) => {
    for (const one of [calls, await callsTo('specimen', 'institute')]) {
      const reply = (await one.search({ query, sortField: 'count' })).data;
      expect(reply['total']).toBe(total);
    }
    expect((await (await callsTo('specimen', 'institute2')).search({ query })).data['total']).toBe(0);
  });

  it('finds by a part of a text in one column, any of several, a range, and emptiness', async () => {
    const total = async (filters: unknown) => (await calls.search({ filters })).data['total'];
    expect(await total({ label: 'ROW 1005' })).toBe(2);
    expect(await total({ tags: ['t0', 't1'], count: { to: 10 } })).toBe(7);
    expect(await total({ seenAt: { empty: true }, count: { to: 10 } })).toBe(10);
    expect(await total({ kind: 'all', count: { from: 5, to: 5 } })).toBe(1);
    expect(await total({ condition: 'here', count: { to: 10 } })).toBe(10);
  });

  it('takes the same filters by query string, and refuses larger pages than allowed', async () => {
    const reply = await platform.call({ method: 'GET', url: '/api/v2/specimen?count.from=3&count.to=6&kind=stone&sortField=count&sortOrder=desc&size=2', token: operator });
    expect(reply.data).toMatchObject({ total: 4, size: 2 });
    expect((reply.data['items'] as { count: number }[]).map((item) => item.count)).toEqual([6, 5]);
    expect(await calls.search({ size: 1_000 })).toMatchObject({ status: 200 });
    expect(await calls.search({ size: 1_001 })).toMatchObject({ status: 400 });
    // What is left empty is not said.
    for (const size of [undefined, null, '']) expect((await calls.search({ size, filters: { count: { to: 10 } } })).data, String(size)).toMatchObject({ size: 20 });
    for (const size of [0, 1.5, 'many', true]) expect(await calls.search({ size }), String(size)).toMatchObject({ status: 400 });
    expect(await (await callsTo('specimen', 'institute')).lookup('?q=row%2010050')).toMatchObject({ data: { items: [{ title: 'Row 10050' }] } });
  });
});

describe('writes', () => {
  let calls: ModuleCalls;
  let record: Record<string, unknown>;
  const id = () => String(record['id']);
  beforeEach(async () => {
    calls = await callsTo('specimen');
    record = await makerOf({ platform, token: operator }).make(platform.context.loader.require('specimen'));
  });

  it('keeps money, dates, instants and numbers exactly', async () => {
    const sent = { price: 12345678.91, weight: 0.125, foundOn: '2024-02-29', shownOn: '2024-03-01', seenAt: '2024-02-29T23:30:00+05:30', phone: '98765 43210', email: ' Asha@Example.TEST ' };
    expect((await calls.update(id(), sent)).data).toMatchObject({ ...sent, seenAt: '2024-02-29T18:00:00.000Z', phone: '+919876543210', email: 'asha@example.test' });
    const stored = await platform.context.database.transaction({ scope: { kind: 'all' } }, async (trx) => (await sql<{ price: number; secret: string }>`select price, secret from app.specimen where id = ${id()}`.execute(trx)).rows[0]!);
    expect(stored.price).toBe(1_234_567_891);
    expect(stored.secret).toMatch(/^\$argon2id\$/);
  });

  it('keeps a safe subset of rich text', async () => {
    const html = '<p onclick="x()">Hello <script>alert(1)</script><a href="javascript:alert(1)">x</a> <strong>you</strong></p><img src=x onerror=alert(1)>';
    expect((await calls.update(id(), { html })).data['html']).toBe('<p>Hello <a>x</a> <strong>you</strong></p>');
  });

  it.each([
    ['<a href="//evil.example/x">a</a>', '<a>a</a>'],
    ['<a href="/\\evil.example/x">a</a>', '<a>a</a>'],
    ['<a href="\\\\evil.example/x">a</a>', '<a>a</a>'],
    ['<a href="/\t/evil.example/x">a</a>', '<a>a</a>'],
    ['<a href="https:evil.example">a</a>', '<a>a</a>'],
    ['<a href="x">a</a><a href="/app/user">b</a><a href="#c">c</a>', '<a>a</a><a>b</a><a>c</a>'],
    ['<a href="ftp://x.example/">a</a><a href="data:text/html,x">b</a>', '<a>a</a><a>b</a>'],
    ['<a href="https://x.example/a?b=%2e#c">a</a>', '<a href="https://x.example/a?b=%2e#c">a</a>'],
    ['<a href="mailto:a@x.example">a</a><a href="tel:+911">b</a>', '<a href="mailto:a@x.example">a</a><a href="tel:+911">b</a>'],
    ['<a href="https://x.example/" target="evil" rel="opener">a</a>', '<a href="https://x.example/">a</a>'],
    ['<a href="https://x.example/" target="_blank" rel="opener">a</a>', '<a href="https://x.example/" target="_blank" rel="noopener noreferrer">a</a>'],
    ['<p>a<img src="//evil.example/x.png"><img src="x"><img src="mailto:a@x.example"><img src="data:image/png;base64,x" alt="x"></p>', '<p>a</p>'],
    ['<img src="https://x.example/a.png" alt="a">', '<img src="https://x.example/a.png" alt="a" />'],
    ['<img src="/files/./a/b/%2e/c%2epng">', '<img src="/files/a/b/c.png" />'],
    ['<img src="/files/x/%2e%2e/a/b/c.png"><img src="\\files\\a\\c.png">', '<img src="/files/a/b/c.png" /><img src="/files/a/c.png" />'],
    ['<a href="/files/../app/user">a</a><a href="/%66iles/a/b.pdf?x#y">b</a>', '<a>a</a><a href="/files/a/b.pdf?x#y">b</a>'],
    ['<a href="https://x.example:8443/y/../files/./a/b%2Epdf">a</a>', '<a href="https://x.example:8443/files/a/b.pdf">a</a>'],
  ])('lets addresses of rich text lead to the web, to mail, to telephones and to files alone: %s', async (html, safe) => {
    expect((await calls.update(id(), { html })).data['html']).toBe(safe);
  });

  it('empties fields whose condition no longer holds, and asks for those whose condition now does', async () => {
    expect(await calls.update(id(), { kind: 'animal' })).toMatchObject({ status: 422, body: { problems: { legs: { code: 'required' } } } });
    expect((await calls.update(id(), { kind: 'animal', legs: 6 })).data['legs']).toBe(6);
    expect((await calls.update(id(), { kind: 'stone' })).data['legs']).toBeNull();
  });

  it('passes over fields that come back unchanged, and refuses to change what is not the client’s', async () => {
    expect(await calls.update(id(), record)).toMatchObject({ status: 200, data: { version: 1 } });
    expect(await calls.update(id(), { stage: 'lost' })).toMatchObject({ status: 422, body: { errors: { stage: 'Cannot be changed.' }, problems: { stage: { code: 'readOnly' } } } });
    expect(await calls.update(id(), { condition: 'away' })).toMatchObject({ status: 422, body: { problems: { condition: { code: 'readOnly' } } } });
    expect(await calls.update(id(), { id: accountId('admin') })).toMatchObject({ status: 422, body: { problems: { id: { code: 'readOnly' } } } });
    expect(await calls.update(id(), { instituteId: INSTITUTES.south })).toMatchObject({ status: 422, body: { problems: { instituteId: { code: 'readOnly' } } } });
    expect(await calls.create({ ...record, label: 'Another' })).toMatchObject({ status: 422, body: { problems: { id: { code: 'readOnly' } } } });
  });

  it('takes an update that is what an action sets as that action', async () => {
    expect(await calls.update(id(), { isOverdue: true })).toMatchObject({ status: 409, body: { code: 'TRANSITION_REFUSED', action: 'remind', from: ['lent'] } });
    const { actions } = platform.context.loader.require('specimen').lifecycle!;
    expect(await calls.act(actions['lend']!, id(), {})).toMatchObject({ status: 422, body: { problems: { borrower: { code: 'required' } } } });
    await calls.act(actions['lend']!, id(), { borrower: 'Meera' });
    expect(await calls.update(id(), { isOverdue: true, story: 'late' })).toMatchObject({ status: 200, data: { isOverdue: true, condition: 'overdue', story: 'late', allowed: ['update', 'delete', 'lose', 'giveBack'] } });
    const trail = await platform.context.database.transaction({ scope: { kind: 'all' } }, async (trx) => (await sql<Record<string, unknown>>`select action, answers, actor_id, institute_id, before, after from core.audit where record_id = ${id()} order by id`.execute(trx)).rows);
    expect(trail).toMatchObject([{ action: 'create', before: null }, { action: 'lend', answers: { borrower: 'Meera' } }, { action: 'remind', actor_id: accountId('super_admin'), institute_id: INSTITUTES.north, before: { isOverdue: false }, after: { isOverdue: true } }]);
    expect(JSON.stringify(trail)).not.toMatch(/secret|argon2/);
  });

  it('lets one of two racing twins through', async () => {
    const bodies = await Promise.all([1, 2, 3, 4].map(async () => ({ ...(await makerOf({ platform, token: operator }).bodyOf(platform.context.loader.require('specimen'))), label: `Race ${id()}` })));
    const replies = await Promise.all(bodies.map((body) => calls.create(body)));
    expect(replies.map((reply) => reply.status).sort()).toEqual([201, 422, 422, 422]);
  });

  it('lets one of two racing writes through when both say what they are based on', async () => {
    const replies = await Promise.all(['a', 'b', 'c'].map((story) => calls.update(id(), { story }, { 'if-match': '"1"' })));
    expect(replies.map((reply) => reply.status).sort()).toEqual([200, 412, 412]);
  });

  it('refuses references that are not there, or that the field’s own condition rules out', async () => {
    const closed = await (await callsTo('country')).create({ name: `Closed ${id()}`, isOpen: false });
    expect(await calls.update(id(), { countryId: closed.data['id'] })).toMatchObject({ status: 422, body: { problems: { countryId: { code: 'notOffered' } } } });
    expect(await calls.update(id(), { parts: [{ name: 'x', noticeId: accountId('admin') }] })).toMatchObject({ status: 422, body: { problems: { 'parts.0.noticeId': { code: 'reference' } } } });
    expect(await calls.update(id(), { picture: '/files/never-uploaded.png' })).toMatchObject({ status: 422, body: { problems: { picture: { code: 'upload' } } } });
  });

  it('refuses what the columns cannot hold', async () => {
    const long = { extra: { text: 'x'.repeat(20_000) } };
    expect(await calls.update(id(), long)).toMatchObject({ status: 422, body: { problems: { extra: { code: 'tooLong', params: { max: 20_000 } } } } });
    for (const body of [{ count: 3_000_000_000 }, { label: 'a\u0000b' }, { extra: { deep: ['\u0000'] } }, { price: 1e300 }]) {
      expect((await calls.update(id(), body)).status, JSON.stringify(body)).toBe(422);
    }
  });
});

describe('who sees and does what', () => {
  it('shows the operator’s shared rows to all and lets only the operator change them', async () => {
    const { data } = await (await callsTo('notice')).create({ title: 'For all', instituteId: null });
    const calls = await callsTo('notice', 'institute');
    expect((await calls.get(String(data['id']))).data).toMatchObject({ title: 'For all', instituteId: null, allowed: [] });
    expect(await calls.update(String(data['id']), { title: 'Mine' })).toMatchObject({ status: 403 });
    expect(await calls.remove(String(data['id']))).toMatchObject({ status: 403 });
  });

  it('lists the rows of an institute with the operator’s where null stands among the institutes, also in an address', async () => {
    const calls = await callsTo('notice');
    const made: Record<string, unknown> = {};
    for (const [whose, instituteId] of [['operator', null], ['north', INSTITUTES.north], ['south', INSTITUTES.south]] as const) {
      made[whose] = (await calls.create({ title: `Whose is it ${whose}`, instituteId })).data['id'];
    }
    const listed = async (instituteId: unknown) => ((await calls.search({ query: 'whose is it', filters: { instituteId } })).data['items'] as { id: unknown }[]).map((item) => item.id).sort();
    expect(await listed([INSTITUTES.north, null])).toEqual([made['operator'], made['north']].sort());
    expect(await listed([null])).toEqual([made['operator']]);
    expect(await listed([INSTITUTES.north])).toEqual([made['north']]);
    const items = (await calls.lookup(`?q=whose%20is%20it&instituteId=${INSTITUTES.south}&instituteId=`)).data['items'] as { id: unknown }[];
    expect(items.map((item) => item.id).sort()).toEqual([made['operator'], made['south']].sort());
    expect(await calls.search({ filters: { isDraft: [null] } })).toMatchObject({ status: 400, body: { code: 'BAD_FILTER' } });
  });

  it('limits a role to its rows', async () => {
    await grantTo({ context: platform.context, userId: accountId('faculty'), access: { notice: ['read'] } });
    platform.app.actors.forget(accountId('faculty'));
    const owner = await callsTo('notice', 'institute');
    const draft = await owner.create({ title: 'Draft', isDraft: true });
    const open = await owner.create({ title: 'Open' });
    const calls = await callsTo('notice', 'faculty');
    const seen = ((await calls.search()).data['items'] as { id: unknown }[]).map((item) => item.id);
    expect(seen).toContain(open.data['id']);
    expect(seen).not.toContain(draft.data['id']);
    expect(await calls.get(String(draft.data['id']))).toMatchObject({ status: 404 });
  });

  it('hides fields by role, also from filters and sorts', async () => {
    const { data } = await (await callsTo('country')).create({ name: 'Atlantis', population: 12 });
    expect(data['population']).toBe(12);
    const calls = await callsTo('country', 'admin');
    expect((await calls.get(String(data['id']))).data).not.toHaveProperty('population');
    expect(await calls.search({ filters: { population: 12 } })).toMatchObject({ status: 400, body: { code: 'BAD_FILTER' } });
    expect(await calls.search({ sortField: 'population' })).toMatchObject({ status: 400, body: { code: 'BAD_SORT' } });
    expect(await calls.update(String(data['id']), { population: 13 })).toMatchObject({ status: 422, body: { problems: { population: { code: 'forbidden' } } } });
    const open = await platform.call({ method: 'GET', url: `/api/v9/country/${String(data['id'])}` });
    expect(open.data).toEqual({ id: data['id'], name: 'Atlantis' });
    expect((await platform.call({ method: 'POST', url: '/api/v9/country/search', body: {} })).status).toBe(401);
  });

  it('tells what may be done to a record whichever of its fields are asked for', async () => {
    await makerOf({ platform, token: operator }).make(platform.context.loader.require('notice'));
    let told = 0;
    for (const resource of platform.context.loader.all()) {
      for (const account of ['super_admin', 'institute']) {
        const calls = await callsTo(resource.name, account);
        const [whole, little] = [await calls.search(), await calls.search({ fields: ['id'] })];
        if (resource.isSingle || whole.status !== 200) continue;
        const allowed = ({ data }: typeof whole) => (data['items'] as { id: string; allowed: string[] }[]).map((item) => [item.id, item.allowed]);
        expect(allowed(little), `${resource.name} ${account}`).toEqual(allowed(whole));
        if (resource.tenant === 'shared' && account === 'institute') told += allowed(whole).filter(([, actions]) => actions?.includes('update')).length;
      }
    }
    expect(told, 'rows of one’s own among the operator’s').toBeGreaterThan(0);
  });

  it('gives the table of every declaration its forced row-level security', async () => {
    const { rows } = await sql<{ name: string }>`select relname as name from pg_class where relnamespace = 'app'::regnamespace and relkind = 'r' and not (relrowsecurity and relforcerowsecurity)`.execute(platform.context.database.owner);
    expect(rows).toEqual([]);
    expect(tableOf(platform.context.loader.require('specimen')).key).toEqual(['institute_id', 'id']);
  });
});
