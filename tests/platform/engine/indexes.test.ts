import { describe, expect, it } from 'vitest';
import { tableOf } from '../../../platform/kernel/db/columns';
import { indexesOf, orderExpression, secondColumn } from '../../../platform/kernel/db/schema/indexes';
import { loadDeclarations } from '../../../platform/declarations';

/** What a screen offers to sort and filter by is found along an index, for one institute and across all. */
describe.each(loadDeclarations().all().filter(({ isSingle, source }) => !isSingle && source === null).map((resource) => [resource.name, resource] as const))('%s', (_name, resource) => {
  const table = tableOf(resource);
  const definitions = indexesOf({ table, abilities: { hasTrigrams: true, hasBtreeGin: true } }).map(({ definition }) => definition);
  const { list } = resource;

  it('has an index for every sort', () => {
    for (const name of new Set([list.sort.field, ...list.sortable])) {
      const column = table.byField.get(name);
      expect(column, `${name} is sorted by and has no column`).toBeDefined();
      const second = secondColumn(table, { sort: name });
      const expression = [column!, ...(second ? [second] : [])].map(orderExpression).join(', ');
      expect(definitions.some((one) => one.startsWith(`(${expression}, "id")`)), `${name}, all`).toBe(true);
      if (table.hasOwner && column!.name !== 'institute_id') expect(definitions.some((one) => one.startsWith(`("institute_id", ${expression}, "id")`)), `${name}, one institute`).toBe(true);
    }
  });

  it('has an index for every filter on a stored field', () => {
    for (const { field, op } of list.filters) {
      const column = table.byField.get(field);
      if (!column) continue;
      // What the search box looks into is found by its index.
      const isOfSearch = op === 'has' && column.field.searchable;
      const held = definitions.filter((one) => one.includes(isOfSearch ? '"search_text"' : `"${column.name}"`) || (column.name === 'institute_id' && one.startsWith('("institute_id"')));
      expect(held.length, `${field} (${op})`).toBeGreaterThan(0);
      if (op === 'has' && column.type === 'text') expect(held.some((one) => one.includes('gin_trgm_ops')), `${field} (${op})`).toBe(true);
    }
  });
});

it('holds a row that is as most are once for each range that a list is asked for, and not once more for its institute', () => {
  const user = loadDeclarations().require('user');
  const held = (column: string) => indexesOf({ table: tableOf(user), abilities: { hasTrigrams: true, hasBtreeGin: true } }).map(({ definition }) => definition).filter((one) => one.includes(`"${column}"`));
  expect(held('failed_sign_ins')).toEqual(['("failed_sign_ins", "institute_id") where "deleted_at" is null', '("institute_id", "failed_sign_ins") where "deleted_at" is null and "failed_sign_ins" <> 0']);
  expect(held('last_failed_sign_in_at')).toEqual(['("last_failed_sign_in_at", "institute_id") where "deleted_at" is null', '("institute_id", "last_failed_sign_in_at") where "deleted_at" is null and "last_failed_sign_in_at" is not null']);
});
