import { sql, type RawBuilder, type SqlBool } from 'kysely';
import { quote, type Column } from '../../kernel/db/columns';
import type { SqlCondition } from '../../kernel/db/predicateSql';
import { orderExpression, secondColumn } from '../../kernel/db/schema/indexes';
import { scopeOf } from '../../kernel/db/scope';
import type { Operation, Trx, Values } from '../operation';
import { ROW } from '../rows';
import { brieflyKept, keyOf } from './brieflyKept';
import type { SearchRequest } from './searchRequest';

/** A place in a list's order: what the row there is sorted by, as texts, its id last. */
interface Place {
  readonly values: readonly string[];
  /** Whether a page begins with that row, or with the one after it. */
  readonly isWith: boolean;
}

interface Part {
  readonly operation: Operation;
  readonly trx: Trx;
  readonly conditions: readonly SqlCondition[];
  readonly request: Pick<SearchRequest, 'sort'>;
  /** No row of the part is without the value that it is sorted by. */
  readonly isFilled: boolean;
}

/** Where the deep pages of a part of a list begin. */
export interface PageStarts {
  /** To be read along with the rows of a page. */
  readonly keys: RawBuilder<unknown>;
  /** Rows from where the page after so many rows was seen to begin; undefined: they are to be skipped. */
  readonly from: (offset: number) => RawBuilder<SqlBool> | undefined;
  /** Notes where a page began, and where the next one does. */
  readonly note: (seen: { readonly offset: number; readonly size: number; readonly rows: readonly Values[] }) => void;
}

/**
 * Where pages that lie deep were last seen to begin, for some seconds, as long as totals count: whoever leafs on reads from the row that was the
 * last, wherever rows came or went before it, and none is skipped again. `null` where rows may have no value to be found by.
 * A page that is read says anew where the next one begins, so that what was deleted on it moves nothing past the reader.
 */
export function pageStarts({ operation, trx, conditions, request: { sort }, isFilled }: Part): PageStarts | null {
  const column = operation.table.byField.get(sort.field);
  const second = secondColumn(operation.table, { sort: sort.field });
  if (!column || (operation.rows ?? 'live') !== 'live' || (!column.isRequired && !isFilled) || second?.isRequired === false) return null;
  const sorted = [column, ...(second ? [second] : [])];
  if (scopeOf(operation.actor).kind !== 'all' && !sorted.every(isFoundUnderPolicy)) return null;
  const parts = sorted.map((one) => ({ expression: orderedBy(one), type: typeOf(one) })).concat({ expression: `${ROW}.id`, type: operation.table.byField.get('id')!.type });
  const key = `${keyOf({ operation, trx, conditions })} ${sort.field} ${sort.isDescending ? 'down' : 'up'}`;
  return {
    keys: sql.raw(parts.map(({ expression }, at) => `, (${expression})::text as ${KEY}${at}`).join('')),
    from: (offset) => {
      const place = places.recall(operation, `${key} ${offset}`);
      if (!place) return undefined;
      const values = sql.join(place.values.map((value, at) => sql`${value}::text::${sql.raw(parts[at]!.type)}`));
      return sql<SqlBool>`(${sql.raw(parts.map(({ expression }) => expression).join(', '))}) ${sql.raw(`${sort.isDescending ? '<' : '>'}${place.isWith ? '=' : ''}`)} (${values})`;
    },
    note: ({ offset, size, rows }) => {
      const keep = (at: number, row: Values | undefined, isWith: boolean): void => {
        if (row) places.keep(operation, `${key} ${at}`, { values: parts.map((_, part) => String(row[`${KEY}${part}`])), isWith });
      };
      if (places.recall(operation, `${key} ${offset}`) === undefined) keep(offset, rows[0], true);
      if (rows.length > size) keep(offset + size, rows[size - 1], false);
    },
  };
}

const KEY = 'page_key_';
const places = brieflyKept<Place>({ ms: 10_000, most: 10_000 });

/** What rows are ordered by of a column. */
export function orderedBy(column: Column): string {
  return orderExpression(column).replace(quote(column.name), `${ROW}.${quote(column.name)}`);
}

/** Under an institute's policy an index is asked for what Postgres takes to tell nobody of other rows: to compare times and whole numbers, but neither texts nor fractions. */
function isFoundUnderPolicy(column: Column): boolean {
  return orderExpression(column) === quote(column.name) && /^(timestamp|date|integer|bigint|smallint|boolean|uuid)/.test(column.type);
}

function typeOf(column: Column): string {
  return column.field.type === 'choice' ? 'integer' : column.type;
}
