import * as fc from 'fast-check';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { quote, tableOf, toColumn } from '../../../platform/kernel/db/columns';
import { predicateSql } from '../../../platform/kernel/db/predicateSql';
import { recordOf } from '../../../platform/records/present';
import { defineResource, evaluate, f, type Field, type Operator, type Predicate, type PredicateContext, type Scalar } from '../../../src/schemas';
import { FIXTURES } from '../../fixtures';
import { createTestPlatform, type TestPlatform } from '../support';
import { INSTITUTES } from '../support/people';

const pair = defineResource({ name: 'pair', fields: { one: f.text(), other: f.text(), few: f.integer(), many: f.integer(), fee: f.money(), mate: f.ref('pair') } });

/** In memory and in the database a predicate is true of the same records: null, `not`, computed choices and lists included. */
let platform: TestPlatform;
beforeAll(async () => {
  platform = await createTestPlatform({ declarations: [...FIXTURES, pair] });
});
afterAll(() => platform.close());

const asking: PredicateContext = { now: '2026-06-15T12:00:00.000Z', user: { id: INSTITUTES.north, instituteId: null, role: 'admin' } };
const NAMES = ['label', 'story', 'weight', 'count', 'price', 'isRare', 'foundOn', 'shownOn', 'opensAt', 'seenAt', 'kind', 'colours', 'tags', 'stage', 'condition', 'parentId', 'instituteId', 'noticeIds', 'isOverdue', 'email'] as const;
const IDS = ['0198c000-0000-7000-8000-000000000001', '0198c000-0000-7000-8000-000000000002'];
const POOL: Readonly<Record<string, readonly Scalar[]>> = {
  label: ['Amber', 'amber', 'a%b_c', 'Zebra', 'ab'], story: ['once', 'Twice\\over', 'élan'], weight: [0, 1.5, 2.125, -3], count: [0, 1, 7, 2.5], price: [0, 10.1, 99.99, 10.005],
  isRare: [true, false], foundOn: ['2026-01-01', '2026-06-15', '2027-12-31'], shownOn: ['2026-01-01', '2026-06-15', '2027-12-31'], opensAt: ['09:00', '17:30'], seenAt: ['2026-01-01T00:00:00.000Z', '2026-06-15T12:00:00.000Z'],
  kind: ['plant', 'animal'], colours: ['red', 'green'], tags: ['one', 'Two'], stage: ['kept', 'lent'], condition: ['overdue', 'away', 'here'],
  parentId: IDS, instituteId: [INSTITUTES.north, INSTITUTES.south], noticeIds: IDS, isOverdue: [true, false], email: ['a@b.test'],
};

it('holds for two texts of one record, which are the same as they are read', async () => {
  const table = tableOf(platform.context.loader.require('pair'));
  const text = fc.array(fc.constantFrom('a', '1', '１', 'ｱ', 'ｶﾞ', 'ガ', 'カ', 'ﾞ', 'é', 'e\u0301', '²', 'ﬀ', '￣', '￦', ' ', '\u3000', '\u00a0', '\u2009', '\t', '\n', '<p>', '</p>', '<b>'), { maxLength: 4 }).map((parts) => parts.join(''));
  await fc.assert(fc.asyncProperty(fc.array(fc.tuple(text, text), { minLength: 40, maxLength: 40 }), async (pairs) => {
    for (const op of ['is', 'not'] as const) {
      const alike: Predicate = { one: { [op]: { field: 'other' } } };
      const { rows } = await platform.context.database.transaction({ scope: { kind: 'all' } }, (trx) => sql<{ holds: boolean; one: string; other: string }>`select ${predicateSql(alike, { table, alias: 't', context: asking })} as holds, one, other
        from json_to_recordset(${JSON.stringify(pairs.map(([one, other]) => ({ one, other })))}::json) as t (one text, other text)`.execute(trx));
      for (const { holds, ...record } of rows) expect(holds, JSON.stringify(record)).toBe(evaluate(alike, record, asking));
    }
  }), { numRuns: 25 });
});

it('holds for two numbers of one record, by the share of the other that is asked, and for a reference beside what is none', async () => {
  const table = tableOf(platform.context.loader.require('pair'));
  const rows = [{ few: 7, many: 7, fee: 7, mate: IDS[0] }, { few: 7, many: 8, fee: 7.01, mate: IDS[1] }, { few: 8, many: 7, fee: 6.99, mate: null }, { few: 0, many: null, fee: 0, mate: null }];
  const numbers = (['few', 'many', 'fee'] as const).flatMap((one) => (['few', 'many', 'fee'] as const).flatMap((field) => (['lt', 'lte', 'gt', 'gte', 'is', 'not'] as const).flatMap((op) => [{ field }, { field, percent: 100 }, { field, percent: 50 }].map((operand): Predicate => ({ [one]: { [op]: operand } })))));
  const references = COMPARED.flatMap((op) => ['stranger', '0', IDS[0]!].map((text): Predicate => ({ mate: { [op]: text } })));
  await platform.context.database.transaction({ scope: { kind: 'all' }, readOnly: true }, async (trx) => {
    for (const predicate of [...numbers, ...references]) {
      const { rows: found } = await sql<{ holds: boolean }>`select ${predicateSql(predicate, { table, alias: 't', context: asking })} as holds
        from json_to_recordset(${JSON.stringify(rows.map((row) => ({ ...row, fee: Math.round(row.fee * 100) })))}::json) as t (few int, many int, fee bigint, mate uuid)`.execute(trx);
      expect(found.map(({ holds }) => holds === true), JSON.stringify(predicate)).toEqual(rows.map((row) => evaluate(predicate, row, asking)));
    }
  });
});

it('takes a field that is not there for an empty one', async () => {
  const table = tableOf(platform.context.loader.require('pair'));
  await platform.context.database.transaction({ scope: { kind: 'all' }, readOnly: true }, async (trx) => {
    for (const [asked, holds] of [[{ empty: true }, true], [{ empty: false }, false], [{ is: null }, true], [{ is: 'x' }, false], [{ in: ['x', null] }, true], [{ in: ['x'] }, false]] as const) {
      const predicate = { nowhere: asked } as unknown as Predicate;
      const { rows } = await sql<{ holds: boolean }>`select ${predicateSql(predicate, { table, alias: 't', context: asking })} as holds`.execute(trx);
      expect(rows[0]!.holds, JSON.stringify(asked)).toBe(holds);
      expect(evaluate(predicate, {}, asking), JSON.stringify(asked)).toBe(holds);
    }
  });
});

it('asks for several ids by one parameter, however many they are, by the plan that each alone would have', async () => {
  const table = tableOf(platform.context.loader.require('specimen'));
  await platform.context.database.transaction({ scope: { kind: 'all' }, readOnly: true }, async (trx) => {
    await sql`set local enable_seqscan = off`.execute(trx);
    const many = Array.from({ length: 40 }, (_, index) => `0198c000-0000-7000-8000-${String(index).padStart(12, '0')}`);
    for (const [ids, parameters] of [[IDS, 1], [many, 1], [IDS.slice(1), 1], [[...IDS, 'none'], 1]] as const) {
      const condition = predicateSql({ parentId: { in: ids } }, { table, alias: 't', context: asking });
      expect(sql`select 1 where ${condition}`.compile(trx).parameters, JSON.stringify(ids)).toHaveLength(parameters);
      const named = sql.join(ids.filter((id) => id !== 'none').map((id) => sql`${id}::uuid`));
      const planOf = async (where: typeof named): Promise<string> => (await sql<Record<string, string>>`explain (costs off) select 1 from ${sql.raw(table.sql)} t where ${where} order by t.created_at limit 20`.execute(trx)).rows.map((row) => row['QUERY PLAN']).join('\n');
      expect(await planOf(sql`${condition}`)).toBe(await planOf(sql`t.parent_id in (${named})`));
    }
  });
});

it('holds for any predicate over any rows', async () => {
  const table = tableOf(platform.context.loader.require('specimen'));
  const fields = NAMES.map((name) => table.resource.fields[name]!).filter((field) => field.derive.length === 0);
  await fc.assert(
    fc.asyncProperty(fc.uniqueArray(fc.record(Object.fromEntries(fields.map((field) => [field.name, valueOf(field)]))), { minLength: 1, maxLength: 12, selector: (row) => String(row['label']).toLowerCase() }), fc.array(predicate(3), { minLength: 20, maxLength: 20 }), async (rows, predicates) => {
      const undo = new Error('undo');
      await platform.context.database.transaction({ scope: { kind: 'all' } }, async (trx) => {
        for (const [index, row] of rows.entries()) {
          const stored: Record<string, unknown> = { ...row };
          const columns = fields.map((field) => table.byField.get(field.name)!);
          const values = columns.map((column) => toColumn({ field: column.field, value: stored[column.field.name] }));
          await sql`insert into ${sql.raw(table.sql)} (id, ${sql.raw(columns.map((column) => quote(column.name)).join(', '))})
            values (${`0198d000-0000-7000-8000-${String(index).padStart(12, '0')}`}, ${sql.join(values)})`.execute(trx);
        }
        const all = (await sql<Record<string, unknown>>`select * from ${sql.raw(table.sql)}`.execute(trx)).rows;
        const records = all.map((row) => recordOf({ resource: table.resource, table, asking }, row));
        for (const one of predicates) {
          const { rows: found } = await sql<{ id: string }>`select id from ${sql.raw(table.sql)} t where ${predicateSql(one, { table, alias: 't', context: asking })}`.execute(trx);
          const wanted = records.filter((record) => evaluate(one, record, asking)).map((record) => record['id']);
          expect(found.map((row) => row.id).sort(), JSON.stringify({ one, records })).toEqual(wanted.sort());
        }
        throw undo;
      }).catch((error: unknown) => {
        if (error !== undo) throw error;
      });
    }),
    { numRuns: 40 },
  );
});

function valueOf(field: Field): fc.Arbitrary<unknown> {
  if (field.name === 'label') return fc.tuple(fc.constantFrom('Amber', 'amber', 'a%b_c', 'Zebra', 'zz'), fc.nat(99)).map(([text, number]) => (number % 2 ? text : `${text}${number}`));
  const pool = (POOL[field.name] ?? []).filter((value) => field.type !== 'integer' || Number.isInteger(value)).map((value) => (field.type === 'money' ? Math.round((value as number) * 100) / 100 : value));
  if (['colours', 'tags', 'noticeIds'].includes(field.name)) return fc.subarray([...pool]);
  if (field.name === 'parentId') return fc.constant(null);
  const isNeeded = field.required || field.type === 'boolean';
  return isNeeded ? fc.constantFrom(...pool) : fc.constantFrom(...pool, null);
}

const NUMBERS = ['weight', 'count', 'price'] as const;
/** Pairs of fields that may be asked whether they are the same, and which comes first. */
const IN_ORDER = [['foundOn', 'shownOn'], ['opensAt', 'opensAt'], ['seenAt', 'seenAt']] as const;
const ALIKE = [...IN_ORDER, ['kind', 'stage'], ['label', 'label'], ['isRare', 'isOverdue'], ['parentId', 'parentId'], ['count', 'price']] as const;
const COMPARED: readonly Operator[] = ['is', 'not', 'lt', 'lte', 'gt', 'gte'];

function predicate(depth: number): fc.Arbitrary<Predicate> {
  const leaf = fc.constantFrom(...NAMES).chain((name): fc.Arbitrary<Predicate> => {
    const value = fc.constantFrom<Scalar>(...POOL[name]!, null, 5, 'stranger', '2026', true);
    return fc.oneof(
      fc.record({ op: fc.constantFrom(...COMPARED), value }).map(({ op, value: operand }): Predicate => ({ [name]: { [op]: operand } })),
      fc.array(value, { minLength: 1, maxLength: 3 }).map((list): Predicate => ({ [name]: list })),
      fc.boolean().map((isEmpty): Predicate => ({ [name]: { empty: isEmpty } })),
      fc.constantFrom('a', 'B', '%', '_', 'here', 'red', '2026', '00:00').map((text): Predicate => ({ [name]: { has: text } })),
      fc.constant<Predicate>({ seenAt: { lte: { now: true } } }),
      fc.constantFrom(-200, 0, 14).map((today): Predicate => ({ foundOn: { lt: { today } } })),
      fc.record({ one: fc.constantFrom(...NUMBERS), other: fc.constantFrom(...NUMBERS), op: fc.constantFrom('lt', 'lte', 'gt', 'gte'), percent: fc.constantFrom(1, 33.3, 80, 100, 250) })
        .map(({ one, other, op, percent }): Predicate => ({ [one]: { [op]: { field: other, percent } } })),
      fc.record({ pair: fc.constantFrom(...ALIKE), op: fc.constantFrom('is', 'not') }).map(({ pair: [one, other], op }): Predicate => ({ [one]: { [op]: { field: other } } })),
      fc.record({ pair: fc.constantFrom(...IN_ORDER), op: fc.constantFrom('lt', 'lte', 'gt', 'gte') }).map(({ pair: [one, other], op }): Predicate => ({ [one]: { [op]: { field: other } } })),
      fc.constant<Predicate>({ instituteId: { user: 'instituteId' } }),
    );
  });
  if (depth === 0) return leaf;
  const inner = fc.array(predicate(depth - 1), { minLength: 1, maxLength: 3 });
  return fc.oneof(leaf, inner.map((all): Predicate => ({ all })), inner.map((any): Predicate => ({ any })), predicate(depth - 1).map((not): Predicate => ({ not })));
}
