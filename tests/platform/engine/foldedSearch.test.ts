import { sql } from 'kysely';
import { v7 as newId } from 'uuid';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { migrate } from '../../../platform/kernel/db/migrate';
import { OWN_TABLES } from '../../../platform/tables';
import { OWN_VIEWS } from '../../../platform/views';
import { defineResource, f } from '../../../src/schemas';
import { accountId, createTestPlatform, grantTo, INSTITUTES, type TestPlatform } from '../support';
import { insertBeneath } from '../support/beneath';
import { callsOf } from './calls';

const book = defineResource({
  name: 'book',
  fields: { title: f.text({ required: true, searchable: true }), author: f.text({ required: true, unique: true }), town: f.text(), tale: f.richText({ searchable: true }) },
  list: { columns: ['title'], filters: ['author', 'town'] },
});
const copy = defineResource({ name: 'copy', fields: { label: f.text({ required: true, searchable: true }), bookId: f.ref('book', { finds: ['title'] }) } });

const BOOKS = {
  eric: { title: 'Éric à l’école', author: 'Ｙｖｅｓ Ça', town: 'Orléans', tale: '<p>Un cœur, x<sup>2</sup></p>' },
  gas: { title: 'ガスの本', author: '山田ﾀﾛｳ', town: '大阪', tale: '<p>100％</p>' },
  half: { title: 'ｶﾞｽの話', author: 'たかはし', town: 'ＯＳＡＫＡ', tale: '<p>1000</p>' },
  hindi: { title: 'हिन्दी कहानी', author: 'प्रेमचंद', town: 'काशी', tale: '<p>한국어</p>' },
} as const;

/** What stands in other texts than a title. */
const ELSEWHERE: readonly string[] = ['coeur', 'x2', '100%', '１００％', '％', '한국'];

describe('what is looked for is found whatever accents and width its letters are written with', () => {
  let platform: TestPlatform;
  const READERS = ['super_admin', 'institute'];
  const tokens = new Map<string, string>();
  beforeAll(async () => {
    platform = await createTestPlatform({ declarations: [book, copy] });
    await grantTo({ context: platform.context, userId: accountId('sub_admin'), access: { copy: ['read'] } });
    for (const account of READERS) tokens.set(account, await platform.login(account));
    tokens.set('sub_admin', await platform.login('sub_admin'));
    for (const [label, body] of Object.entries(BOOKS)) {
      const { data, status } = await of('book').create({ instituteId: INSTITUTES.north, ...body });
      expect(status).toBe(201);
      expect(await of('copy').create({ instituteId: INSTITUTES.north, label, bookId: data['id'] })).toMatchObject({ status: 201 });
    }
  }, 300_000);
  afterAll(() => platform?.close());

  const of = (name: string, account = 'super_admin') => callsOf({ platform, resource: platform.context.loader.require(name), token: tokens.get(account)! });
  const authors = (...names: (keyof typeof BOOKS)[]) => names.map((name) => BOOKS[name].author).sort();
  const itemsOf = (data: Record<string, unknown>, field: string) => (data['items'] as Record<string, unknown>[]).map((one) => one[field]).sort();

  it.each([
    ['eric ecole', ['eric']],
    ["ÉRIC L'ECOLE", ['eric']],
    ['Ｅ\u0301ric', ['eric']],
    ['coeur', ['eric']],
    ['x2', ['eric']],
    ['ガス', ['gas', 'half']],
    ['ｶﾞｽ', ['gas', 'half']],
    ['カス', []],
    ['100%', ['gas']],
    ['１００％', ['gas']],
    ['％', ['gas']],
    ['हिन्दी', ['hindi']],
    ['한국', ['hindi']],
    ['하', []],
  ] as const)('in the search box and in what is chosen from: %s', async (query, found) => {
    for (const account of READERS) {
      const { status, data } = await of('book', account).search({ query });
      expect(status).toBe(200);
      expect(itemsOf(data, 'author'), account).toEqual(authors(...found));
    }
    // Who does not read the module chooses by titles alone.
    const titles = await of('book', 'sub_admin').lookup(`?${new URLSearchParams({ q: query }).toString()}`);
    expect(itemsOf(titles.data, 'title')).toEqual(ELSEWHERE.includes(query) ? [] : found.map((name) => BOOKS[name].title).sort());
  });

  it.each([
    [{ author: 'yves ca' }, ['eric']],
    [{ author: '山田タロウ' }, ['gas']],
    [{ author: 'タロ' }, ['gas']],
    [{ town: 'orleans' }, ['eric']],
    [{ town: 'ｏｓａｋａ' }, ['half']],
    [{ town: ['Orleans'] }, []],
    [{ town: ['Orléans'] }, ['eric']],
  ] as const)('in filters by a part of a text, and no whole value by another: %j', async (filters, found) => {
    for (const account of READERS) expect(itemsOf((await of('book', account).search({ filters })).data, 'author'), account).toEqual(authors(...found));
  });

  it('through a reference', async () => {
    expect(itemsOf((await of('copy').search({ query: 'ECOLE' })).data, 'label')).toEqual(['eric']);
    expect(itemsOf((await of('copy').search({ query: 'ガスの話' })).data, 'label')).toEqual(['half']);
  });

  it('of an institute’s rows along the index of their letters', async () => {
    for (const [name, prefix] of [['author', 'tx_book_author'], ['search_text', 'tx_book_search']] as const) {
      const back = new Error('rolled back');
      let plan = '';
      await platform.context.database.owner.transaction().execute(async (trx) => {
        const [{ body } = { body: '' }] = (await sql<{ body: string }>`select prosrc as body from pg_proc where proname = 'search_book'`.execute(trx)).rows;
        const text = new RegExp(`when '${name}' then '([^']+)'`).exec(body)?.[1];
        // Of so few rows any other index would do as well.
        await sql`alter table app.book drop constraint book_pkey cascade`.execute(trx);
        const others = (await sql<{ name: string }>`select indexname as name from pg_indexes where tablename = 'book' and not starts_with(indexname, ${prefix})`.execute(trx)).rows;
        for (const other of others) await sql.raw(`drop index app."${other.name}"`).execute(trx);
        await sql`set local enable_seqscan = off`.execute(trx);
        await sql`set local role lectern_search`.execute(trx);
        const { rows } = await sql.raw<Record<string, string>>(`explain select id from app.book where deleted_at is null and institute_id = '${INSTITUTES.north}' and ${text} like '%yves%'`).execute(trx);
        plan = rows.map((row) => row['QUERY PLAN']).join('\n');
        throw back;
      }).catch((error: unknown) => expect(error).toBe(back));
      expect(plan).toMatch(new RegExp(`Bitmap Index Scan on ${prefix}_\\w+ .*\\s+Index Cond: .*institute_id = .* ~~ '%yves%'`));
    }
  });
});

describe('a database of before', () => {
  let platform: TestPlatform;
  beforeAll(async () => {
    platform = await createTestPlatform();
  });
  afterAll(() => platform?.close());

  const again = () => migrate({ database: platform.context.database, loader: platform.context.loader, tables: OWN_TABLES, views: OWN_VIEWS });
  const columns = async () => (await sql<{ name: string; made: string; mark: string }>`select d.adrelid::regclass::text as name, pg_get_expr(d.adbin, d.adrelid) as made, col_description(d.adrelid, d.adnum) as mark
    from pg_attrdef d join pg_attribute a on a.attrelid = d.adrelid and a.attnum = d.adnum where a.attname = 'search_text'`.execute(platform.context.database.owner)).rows;

  it('has every text that the search box looks into folded at the next start, its own tables’ too, with their indexes, and nothing is done at the one after', async () => {
    const { owner } = platform.context.database;
    const now = await columns();
    expect(now.map(({ name }) => name)).toEqual(expect.arrayContaining(['core.sale', 'core.ledger_entry', 'app.branch']));
    for (const { name, made } of now) expect(made, name).toMatch(/^app\.folded_\w+\(/);
    // As the version before made it, whose columns of its own tables had no comment.
    for (const { name, made } of now) {
      await sql.raw(`alter table ${name} drop column search_text cascade; alter table ${name} add column search_text text generated always as (${made.replace(/^app\.folded_\w+\(/, 'lower(')}) stored`).execute(owner);
      if (name.startsWith('app.')) await sql.raw(`comment on column ${name}.search_text is 'lectern 0123456789'`).execute(owner);
    }
    const [branch, sale] = ['branch', 'sale'].map((name) => platform.context.loader.require(name === 'sale' ? 'salesReport' : name));
    await platform.context.database.transaction({ scope: { kind: 'all' } }, (trx) => sql`insert into app.branch (id, institute_id, name, city) values (${newId()}, ${INSTITUTES.north}, 'Élysée', 'Ｐａｒｉｓ')`.execute(trx));
    await insertBeneath({ platform, resource: sale!, text: 'Ｚoé' });
    await again();
    expect(await columns()).toEqual(expect.arrayContaining(now));
    const indexes = (await sql<{ name: string }>`select indexname as name from pg_indexes where indexdef like '%gin%search_text%'`.execute(owner)).rows.map(({ name }) => name);
    expect(indexes).toEqual(expect.arrayContaining(['sale_search', 'ledger_tokens_search', expect.stringMatching(/^tx_branch_search_/)]));
    const token = await platform.login('institute');
    for (const [resource, query] of [[branch!, 'elysee paris'], [sale!, 'zoe']] as const) expect((await callsOf({ platform, resource, token }).search({ query })).data['total'], resource.name).toBe(1);
    const oids = async () => (await sql`select oid from pg_attrdef union all select oid from pg_class where relkind in ('v', 'i') and relnamespace in ('app'::regnamespace, 'core'::regnamespace) order by 1`.execute(owner)).rows;
    const before = await oids();
    await again();
    expect(await oids()).toEqual(before);
  }, 300_000);

  it.each(OWN_TABLES.searched.map(({ table }) => table))('core.%s: no step says by itself what the search box looks into', async (table) => {
    expect((await columns()).filter(({ name }) => name.startsWith('core.')).map(({ name }) => name)).toContain(`core.${table}`);
    expect((await columns()).filter(({ name }) => name.startsWith('core.'))).toHaveLength(OWN_TABLES.searched.length);
  });
});
