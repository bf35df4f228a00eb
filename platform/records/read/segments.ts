import { sql } from 'kysely';
import { ALL_ROWS, COUNTED_OF_SEGMENT, holdsRight, segmentsFor, type SegmentCounts } from '../../../src/schemas';
import { every, predicateSql, type SqlCondition } from '../../kernel/db/predicateSql';
import { failure } from '../../kernel/errors';
import { bodyObject, refuseUnknown } from '../../kernel/http/body';
import { overBin } from '../authorize';
import { reading, type Operation, type Trx } from '../operation';
import { ROW } from '../rows';
import { narrowingOf } from './search';
import { filteredRequest, type SearchRequest } from './searchRequest';

/**
 * How many rows each tab of a list has, all of them in one statement: of the rows that `query` and `filters` of a search leave.
 * @throws FORBIDDEN · BAD_FIELD · BAD_FILTER · BAD_REQUEST
 */
export async function countSegments({ operation, body }: { operation: Operation; body: unknown }): Promise<SegmentCounts> {
  if (!holdsRight(operation.actor, operation.resource, 'read')) throw failure({ code: 'FORBIDDEN' });
  const sent = bodyObject(body);
  refuseUnknown({ body: sent, known: ['query', 'filters'] });
  const request = filteredRequest({ operation, query: sent['query'], filters: sent['filters'] });
  const found = await reading(operation, (trx) => countEach({ operation, trx, request }));
  const counts = Object.fromEntries(Object.entries(found).map(([name, count]) => [name, Math.min(count, COUNTED_OF_SEGMENT)]));
  return { counts, isMore: Object.keys(found).filter((name) => found[name]! > COUNTED_OF_SEGMENT) };
}

async function countEach({ operation, trx, request }: { operation: Operation; trx: Trx; request: SearchRequest }): Promise<Record<string, number>> {
  const { table, asking, resource, actor } = operation;
  const found = await narrowingOf({ operation, request, trx });
  const conditions = found.counted ?? found.conditions;
  const segments = segmentsFor({ resource, actor });
  const bin = segments.some(({ isDeleted }) => isDeleted) ? await narrowingOf({ operation: overBin(operation), request, trx }) : null;
  const parts: { name: string; rows: readonly SqlCondition[] }[] = [
    { name: ALL_ROWS, rows: conditions },
    ...segments.map(({ name, where, isDeleted }) => ({ name, rows: isDeleted ? bin!.conditions : [...conditions, predicateSql(where, { table, alias: ROW, context: asking })] })),
  ];
  const counts = parts.map(({ name, rows }) => sql`(select count(*) from (select 1 from ${sql.raw(table.sql)} ${sql.raw(ROW)} where ${every(rows)} limit ${COUNTED_OF_SEGMENT + 1}) c)::int as ${sql.id(name)}`);
  const { rows } = await sql<Record<string, number>>`select ${sql.join(counts)}`.execute(trx);
  return rows[0]!;
}
