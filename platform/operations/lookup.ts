import { maySee, recordTitle } from '../../src/schemas';
import { sql } from 'kysely';
import { failure } from '../errors';
import { recordOf } from '../present/present';
import { authorizeLookup } from './authorize';
import { filtersFor } from './filters';
import { reading, type Operation, type Values } from './operation';
import { readPage } from './page';
import { columnSql } from '../db/predicateSql';
import { isId, ROW } from './rows';
import { narrowingOf, type ListReply } from './search';
import { lookupRequest } from './searchRequest';
import { totalOf } from './total';

/**
 * Ids and titles of rows, for choosing a reference and for naming those that are chosen: `id` (repeated, or separated
 * by commas) asks for exactly those. Open to whoever reads the module or one that refers to it.
 * @throws FORBIDDEN · BAD_FILTER · BAD_REQUEST
 */
export async function lookupRecords({ operation, query }: { operation: Operation; query: Values }): Promise<ListReply> {
  authorizeLookup(operation, operation.context.loader);
  const ids = idsOf(query['id']);
  const sent = Object.entries(query).filter(([name]) => !OPTIONS.has(name));
  // What a list leaves out unless it is asked for may still be referred to.
  const included = filtersFor(operation).filter((filter) => filter.op === 'include').map((filter) => [filter.names[0], true]);
  const filters = { ...Object.fromEntries(included), ...Object.fromEntries(sent) };
  const request = lookupRequest({ operation, query: ids ? { size: MAX_IDS } : query, filters });
  return reading(operation, async (trx) => {
    const found = await narrowingOf({ operation, request, trx });
    const narrowing = ids ? { conditions: [...found.conditions, sql<boolean>`${columnSql({ alias: ROW, name: 'id' })} = any(${ids}::uuid[])`], isWhole: false, known: null, texts: null } : found;
    const { conditions } = narrowing;
    const { rows, hasMore } = await readPage({ operation, trx, conditions, request });
    const offset = request.page * request.size;
    const total = await totalOf({ operation, trx, narrowing, offset, count: rows.length, hasMore });
    return { items: rows.map((row) => choiceOf(operation, row)), total: total.total, ...(total.isEstimate ? { isEstimate: true as const } : {}), page: request.page, size: request.size };
  });
}

const OPTIONS = new Set(['q', 'size', 'page', 'id']);
const MAX_IDS = 100;

function choiceOf(operation: Operation, row: Values): Record<string, unknown> {
  const { resource, actor } = operation;
  const whole = recordOf(operation, row);
  const record = Object.fromEntries(Object.entries(whole).filter(([name]) => maySee(actor, resource.fields[name]!)));
  const picture = resource.picture ? record[resource.picture] : undefined;
  return { id: record['id'], title: recordTitle(resource, record), ...(resource.picture ? { picture: picture ?? null } : {}) };
}

function idsOf(value: unknown): string[] | null {
  if (value === undefined) return null;
  const ids = (Array.isArray(value) ? value : [value]).flatMap((one) => String(one).split(',')).filter((id) => id !== '');
  if (ids.length > MAX_IDS) throw failure({ reason: 'tooManyIds', params: { most: MAX_IDS } });
  return ids.filter(isId);
}
