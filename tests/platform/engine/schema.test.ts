import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { tableOf } from '../../../platform/kernel/db/columns';
import { predicateSql } from '../../../platform/kernel/db/predicateSql';
import { applySchema } from '../../../platform/kernel/db/schema/apply';
import { doublesWarning } from '../../../platform/kernel/db/schema/doubles';
import { foldedText } from '../../../platform/kernel/db/schema/foldedText';
import { SchemaError } from '../../../platform/kernel/db/schema/schemaError';
import { loadDeclarations, shippedDeclarations } from '../../../platform/declarations';
import { OWN_VIEWS } from '../../../platform/views';
import { defineResource, f, type DeclarationLoader, type FieldInput, type ResourceInput } from '../../../src/schemas';
import { createTestPlatform, type TestPlatform } from '../support';
import { INSTITUTES } from '../support/people';

type Fields = Readonly<Record<string, FieldInput>>;

const BASE = { name: f.text({ required: true, searchable: true }), kind: f.choice(['a', 'b']), amount: f.integer(), isOn: f.boolean(), tags: f.tags() };

/** A module called `thing` with these fields, beside the shipped people and institutes. */
function loaderOf(fields: Fields, more: Partial<ResourceInput> = {}): DeclarationLoader {
  const form = { sections: [{ name: 'general', fields: Object.keys(fields) }] };
  return loadDeclarations([shippedDeclarations, { name: 'test', read: () => [defineResource({ name: 'thing', form, ...more, fields } as ResourceInput)] }]);
}

let platform: TestPlatform;
let count = 0;
beforeAll(async () => {
  platform = await createTestPlatform();
});
afterAll(() => platform.close());

const apply = (loader: DeclarationLoader) => applySchema({ owner: platform.context.database.owner, loader, views: OWN_VIEWS });
const asAll = <T>(statement: string) => platform.context.database.transaction({ scope: { kind: 'all' } }, async (trx) => (await sql.raw<T>(statement).execute(trx)).rows);

/** Starts over with the base module and one row in it. */
async function begin({ isEmpty = false, fields = BASE as Fields } = {}): Promise<DeclarationLoader> {
  await sql.raw('drop table if exists app.thing cascade').execute(platform.context.database.owner);
  const loader = loaderOf(fields);
  await apply(loader);
  const id = `0198e000-0000-7000-8000-${String(++count).padStart(12, '0')}`;
  if (!isEmpty) await asAll(`insert into app.thing (institute_id, id, name, kind, amount) values ('${INSTITUTES.north}', '${id}', 'One', 'a', 5)`);
  return loader;
}

async function refusal(loader: DeclarationLoader): Promise<SchemaError['problems']> {
  const error = await apply(loader).then(() => null, (caught: unknown) => caught);
  expect(error).toBeInstanceOf(SchemaError);
  return (error as SchemaError).problems;
}

it.each(['Ha\u00adll', 'Hall\u2800', 'Ha\u{1d159}ll', 'Hall\ufdd0'])('tells of records that look the same since, by value and id, and keeps them: %j', async (twin) => {
  const unique = { ...BASE, name: f.text({ required: true, unique: true, searchable: true }) };
  await begin({ fields: unique, isEmpty: true });
  const { owner } = platform.context.database;
  const { rows } = await sql<{ name: string }>`select indexname as name from pg_indexes where schemaname = 'app' and tablename = 'thing' and indexname like 'ux\\_%'`.execute(owner);
  // As a version compared that knew of letter case alone.
  await sql.raw(`drop index app."${rows[0]!.name}"; create unique index "${rows[0]!.name.slice(0, -10)}0123456789" on app.thing ("institute_id", lower("name")) where deleted_at is null`).execute(owner);
  const ids = ['0198e000-0000-7000-8000-0000000000f1', '0198e000-0000-7000-8000-0000000000f2'];
  for (const [index, name] of ['Hall', twin].entries()) await asAll(`insert into app.thing (institute_id, id, name, kind, amount) values ('${INSTITUTES.north}', '${ids[index]}', '${name}', 'a', 5)`);
  const told: string[] = [];
  const again = () => applySchema({ owner, loader: loaderOf(unique), views: OWN_VIEWS, onDoubled: (doubled) => void told.push(doublesWarning(doubled)) });
  await again();
  expect(told).toEqual([expect.stringContaining(`thing.name: records share a value that must be each one's own, since they look the same: “Hall” (${ids[0]}) = “${twin}” (${ids[1]}).`)]);
  expect(await again(), 'nothing is done anew at each start').toEqual([]);
  expect(await asAll('select 1 from app.thing')).toHaveLength(2);
});

describe('what only adds is applied', () => {
  it('does nothing a second time', async () => {
    const loader = await begin();
    expect(await apply(loader)).toEqual([]);
  });

  it('adds fields, choices, indexes and searched fields, and keeps the rows', async () => {
    await begin();
    const loader = loaderOf({ ...BASE, name: f.text({ required: true, searchable: true, unique: true }), kind: f.choice(['a', 'b', 'c']), note: f.text({ searchable: true }), level: f.integer({ required: true, default: 3 }) }, { list: { columns: ['note', 'amount'], filters: ['kind', 'tags'] } });
    await apply(loader);
    expect(await asAll('select name, kind, note, level, search_text from app.thing')).toEqual([{ name: 'One', kind: 'a', note: null, level: 3, search_text: 'one\n' }]);
    await asAll("update app.thing set kind = 'c', note = 'Found'");
    expect(await asAll("select 1 as yes from app.thing where search_text like '%found%'")).toHaveLength(1);
    expect(await apply(loader)).toEqual([]);
  });

  it('drops a column that holds nothing, and eases what was required', async () => {
    await begin();
    const { tags: _tags, isOn: _isOn, ...kept } = BASE;
    await apply(loaderOf({ ...kept, name: f.text({ searchable: true }) }));
    const columns = await asAll<{ name: string }>("select column_name as name from information_schema.columns where table_schema = 'app' and table_name = 'thing'");
    expect(columns.map((column) => column.name)).not.toContain('tags');
    await asAll('update app.thing set name = null');
  });

  it('gives the column of a renamed field its new name, with every value, also where the old one was searched and unique', async () => {
    await begin({ fields: { ...BASE, name: f.text({ required: true, unique: true, searchable: true }) } });
    const { name: _name, amount: _amount, ...kept } = BASE;
    const loader = loaderOf({ ...kept, label: f.text({ required: true, unique: true, searchable: true, renamedFrom: 'name' }), unitPrice: f.integer({ renamedFrom: 'amount', min: 1 }) }, { list: { columns: ['label', 'unitPrice'], filters: ['kind'] } });
    await apply(loader);
    expect(await asAll('select label, kind, unit_price, search_text from app.thing')).toEqual([{ label: 'One', kind: 'a', unit_price: 5, search_text: 'one' }]);
    await expect(asAll(`insert into app.thing (institute_id, id, label) values ('${INSTITUTES.north}', '0198e000-0000-7000-8000-00000000fffe', 'ONE')`)).rejects.toThrow(/unique/);
    expect(await apply(loader), 'left standing it does nothing more').toEqual([]);
  });

  it('makes a column of whole numbers one of decimals, with its values, its index and its default, and does nothing more', async () => {
    const priced = { ...BASE, amount: f.integer({ default: 7 }) };
    const list = { columns: ['name', 'amount'], filters: ['amount'], sortable: ['name', 'amount'] };
    await begin({ fields: priced });
    await apply(loaderOf(priced, { list }));
    const decimal = loaderOf({ ...BASE, amount: f.number({ decimals: 2, default: 7.5 }) }, { list });
    await apply(decimal);
    await asAll(`insert into app.thing (institute_id, id, name) values ('${INSTITUTES.north}', '0198e000-0000-7000-8000-00000000fffd', 'Two')`);
    expect(await asAll('select name, amount from app.thing order by amount')).toEqual([{ name: 'One', amount: 5 }, { name: 'Two', amount: 7.5 }]);
    expect(await apply(decimal), 'left standing it does nothing more').toEqual([]);
    expect(await refusal(loaderOf(priced, { list })), 'the way back could lose what comes after the point').toMatchObject([{ field: 'amount', statement: expect.stringContaining('type integer') as string }]);
  });

  it('keeps the old name where the rest of the change is refused', async () => {
    await begin();
    const { amount: _amount, ...kept } = BASE;
    expect(await refusal(loaderOf({ ...kept, price: f.text({ renamedFrom: 'amount' }) }))).toMatchObject([{ field: 'price' }]);
    expect(await asAll('select amount from app.thing')).toEqual([{ amount: 5 }]);
  });

  it('puts back row-level security that was switched off', async () => {
    const loader = await begin();
    await sql.raw('alter table app.thing no force row level security; drop policy tenant on app.thing').execute(platform.context.database.owner);
    expect((await apply(loader)).some((statement) => statement.includes('force row level security'))).toBe(true);
  });

  it('takes any change while a table is empty', async () => {
    await begin({ isEmpty: true });
    await apply(loaderOf({ name: f.text({ required: true }), kind: f.choice(['x']), amount: f.date(), must: f.text({ required: true }) }));
  });
});

describe('what could lose data is refused, with the statement that would be needed', () => {
  const { amount: _amount, ...withoutAmount } = BASE;
  it.each<[string, string, Fields, RegExp]>([
    ['a field with data is gone', 'amount', withoutAmount, /drop column "amount"/],
    ['another type', 'amount', { ...BASE, amount: f.text() }, /alter column "amount" type text/],
    ['money of what were whole numbers, which is kept in paise', 'amount', { ...BASE, amount: f.money() }, /alter column "amount" type bigint/],
    ['fewer choices than are used', 'kind', { ...BASE, kind: f.choice(['b', 'c']) }, /update "app"\."thing" set "kind"/],
    ['a new required field without a default', 'must', { ...BASE, must: f.text({ required: true }) }, /add column "must" text not null/],
  ])('%s', async (_, field, fields, statement) => {
    await begin();
    const problems = await refusal(loaderOf(fields));
    expect(problems).toMatchObject([{ resource: 'thing', field }]);
    expect(problems[0]!.statement).toMatch(statement);
    expect(await asAll('select name, kind, amount from app.thing')).toEqual([{ name: 'One', kind: 'a', amount: 5 }]);
  });

  it('a required field that is empty somewhere, a reference to nothing, a value twice', async () => {
    await begin();
    await asAll('update app.thing set amount = null');
    expect(await refusal(loaderOf({ ...BASE, amount: f.integer({ required: true }) }))).toMatchObject([{ field: 'amount' }]);
    await asAll(`insert into app.thing (institute_id, id, name) values ('${INSTITUTES.north}', '0198e000-0000-7000-8000-00000000ffff', 'ONE')`);
    expect(await refusal(loaderOf({ ...BASE, name: f.text({ required: true, unique: true, searchable: true }) }))).toMatchObject([{ field: 'name', message: expect.stringContaining('share a value') as string }]);
  });

  it('another owner', async () => {
    await begin();
    expect(await refusal(loaderOf(BASE, { tenant: 'platform' }))).toMatchObject([{ resource: 'thing', field: '' }]);
  });

  it('changes nothing at all when one thing is refused', async () => {
    await begin();
    await refusal(loaderOf({ ...withoutAmount, extra: f.text() }));
    await expect(asAll('select extra from app.thing')).rejects.toThrow(/does not exist/);
  });
});

it('finds a value in lists by an index that holds no empty list', async () => {
  const lists = platform.context.loader.all().filter(({ source }) => source === null).flatMap((resource) => tableOf(resource).columns.filter(({ field }) => ['tags', 'choices', 'refs'].includes(field.type) && field.name in resource.fields).map((column) => ({ resource, column })));
  const asked = lists.filter(({ resource, column: { field } }) => field.type === 'refs' || resource.list.filters.some((filter) => filter.field === field.name));
  expect(asked.length).toBeGreaterThan(5);
  for (const { resource, column: { name, field } } of asked) {
    const table = tableOf(resource);
    const value = field.type === 'refs' ? INSTITUTES.north : field.type === 'choices' ? field.choices[0]! : 'x';
    const undo = new Error('undo');
    // Of tables without rows every index is as good as another: the others are taken away, and given back.
    await platform.context.database.owner.transaction().execute(async (trx) => {
      const { rows: others } = await sql<{ name: string }>`select format('%I.%I', schemaname, indexname) as name from pg_indexes where schemaname = 'app' and tablename = ${table.name} and indexname !~ '_pkey$' and indexdef !~ ${`gin \\(${name}\\)`}`.execute(trx);
      await sql.raw(`drop index ${others.map((one) => one.name).join(', ')} cascade; set local role lectern_all; set local enable_seqscan = off`).execute(trx);
      for (const wanted of [value, [value, value]]) {
        const has = predicateSql({ ...resource.of?.where, [field.name]: wanted }, { table, alias: 't', context: { now: new Date().toISOString() } });
        const plan = JSON.stringify((await sql`explain select id from ${sql.raw(table.sql)} t where deleted_at is null and ${has}`.execute(trx)).rows);
        expect(plan, `${resource.name}.${field.name}`).toMatch(new RegExp(`on gx_\\w+.*Index Cond: \\(${name} `));
      }
      throw undo;
    }).catch((error: unknown) => {
      if (error !== undo) throw error;
    });
  }
});

/** Figures that rankings are sorted by (docs/decisions/0109): among courses and people who teach, and not among enrolments and sales. */
const FIGURES: Readonly<Record<string, readonly string[]>> = { popularCourse: ['learners', 'newLearners', 'net'], popularFaculty: ['learners', 'liveClasses', 'taughtLately'] };
/** Its rows are made of two tables: along an index of the one, those of one value by the other's. */
const OF_TWO = 'liveClassBatch';

it('serves every filter and every sort of every module by an index, under the serving role', async () => {
  for (const resource of platform.context.loader.all().filter((one) => !one.isSingle)) {
    const table = tableOf(resource);
    const { list } = resource;
    for (const scope of [{ kind: 'all' }, { kind: 'tenant', instituteId: INSTITUTES.north }] as const) {
      const planOf = (rest: string) => platform.context.database.transaction({ scope }, async (trx) => {
        for (const way of ['seqscan', 'sort']) await sql.raw(`set local enable_${way} = off`).execute(trx);
        const { rows } = await sql.raw<{ 'QUERY PLAN': string }>(`explain select id from ${table.sql} where deleted_at is null ${rest}`).execute(trx);
        return rows.map((row) => row['QUERY PLAN']).join('\n');
      });
      const figures = FIGURES[resource.name] ?? [];
      for (const name of figures) {
        const plan = await planOf(`order by "${table.byField.get(name)!.name}" desc, id desc limit 20`);
        const scans = plan.split('\n').flatMap((line, at, lines) => (/Scan .*on (subscription|sale)\b/.test(line) ? [`${line} ${lines[at + 1]}`] : []));
        for (const scan of scans) expect(scan, `${resource.name} by ${name}`).toMatch(/Index Cond/);
        if (name === 'learners' || name === 'net') expect(plan, `${resource.name} by ${name}`).toMatch(/ on (course|faculty)_figure/);
        expect(plan, `${resource.name} by ${name}`).toMatch(/Sort Key/);
      }
      for (const name of [list.sort.field, ...list.sortable].filter((one) => !figures.includes(one))) {
        const column = table.byField.get(name)!;
        const expression = column.field.type === 'text' ? foldedText(`"${column.name}"`) : ['email', 'url'].includes(column.field.type) ? `lower("${column.name}")`
          : column.field.type === 'choice' ? `array_position(array[${column.field.choices.map((one) => `'${one}'`).join(', ')}]::text[], "${column.name}")` : `"${column.name}"`;
        const second = name === list.sort.field && list.thenBy !== null ? `, "${table.byField.get(list.thenBy)!.name}"` : '';
        for (const direction of ['', ' desc']) {
          // Downwards, rows with a value and rows without are read apart, each along the index. Whether a view's column may be empty, the tables beneath say.
          for (const part of direction === '' || column.isRequired || resource.source !== null ? [''] : [`and ${expression} is not null`, `and ${expression} is null`]) {
            const plan = await planOf(`${part} order by ${expression}${direction}${second && second + direction}, id${direction} limit 20`);
            // Of what an institute reads no row of, nothing is asked.
            if (plan.includes('One-Time Filter: false')) continue;
            expect(resource.name === OF_TWO ? plan.replace(/Incremental Sort[^\n]*\n[^\n]*\n *Presorted Key/, '') : plan, `${resource.name} by ${name} ${part}`).not.toMatch(/Sort|Seq Scan/);
            // Of a text's small letters an institute's plan may not ask before the row is known to be its own: they are passed over in the index.
            const isAsked = part !== '' && (scope.kind === 'all' || expression.startsWith('"'));
            expect(plan, `${resource.name} by ${name} ${part}`).toMatch(isAsked ? / Index Cond: .*IS (NOT )?NULL/ : /Index/);
          }
        }
      }
      for (const filter of list.filters.filter((one) => one.op === 'range')) {
        const column = table.byField.get(filter.field);
        // A view's column may never be empty beneath: there a bound is asked about.
        const asked = resource.source === null ? 'is not null' : /^(timestamp|date)/.test(column?.type ?? '') ? '> now()' : '> 1';
        if (column) expect(await planOf(`and "${column.name}" ${asked}`), `${resource.name}.${filter.field}`).toMatch(/Index|One-Time Filter: false/);
      }
    }
  }
});
