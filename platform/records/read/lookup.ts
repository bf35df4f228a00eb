import { isAcrossInstitutes, recordTitle, subtitleOf } from '../../../src/schemas';
import { sql } from 'kysely';
import { failure } from '../../kernel/errors';
import { seenOf } from '../present';
import { authorizeLookup, maySeeTitle } from '../authorize';
import { choosable, isReader, titleConditions } from './choosing';
import { filtersFor } from './filters';
import { reading, type Operation, type Trx, type Values } from '../operation';
import { readPage } from './page';
import { columnSql } from '../../kernel/db/predicateSql';
import { isId, ROW } from '../rows';
import { narrowingOf, type ListReply, type Narrowing } from './search';
import { filtersOf, lookupRequest, titleWords, type SearchRequest } from './searchRequest';
import { totalOf } from './total';
import { withPlaces } from './withPlaces';

/**
 * Ids and titles of rows, by title, for choosing a reference and for naming those that are chosen: `id` (repeated, or
 * separated by commas) asks for exactly those, of which deleted ones say so, without a title where that is all they said and who asks may not take them back. Open to whoever reads the module or one that
 * refers to it. Who reads it
 * may ask what a list may be asked, and is given the second line; others are answered by titles and told nothing else.
 * @throws FORBIDDEN · BAD_FILTER · BAD_REQUEST
 */
export async function lookupRecords({ operation: asked, query }: { operation: Operation; query: Values }): Promise<ListReply> {
  const ids = idsOf(query['id']);
  authorizeLookup(asked, asked.context.loader, ids !== null);
  // What is referred to is named also when it has been deleted.
  const operation: Operation = ids ? { ...asked, rows: 'all' } : asked;
  const isOpen = isReader(operation);
  const sent = Object.entries(filtersOf(Object.entries(query).filter(([name]) => !OPTIONS.has(name))));
  // What a list leaves out unless it is asked for may still be referred to.
  const included = filtersFor(operation).filter((filter) => filter.op === 'include').map((filter) => [filter.names[0], true]);
  // Whose rows they are is a matter of tenancy, which the database sees to.
  const free = sent.filter(([name]) => isOpen || name === OWNER);
  const among = isOpen ? [] : choosable({ operation, sent: Object.fromEntries(sent.filter(([name]) => name !== OWNER)), isNaming: ids !== null });
  const request = lookupRequest({ operation, query: ids ? { size: MAX_IDS } : query, filters: { ...Object.fromEntries(included), ...Object.fromEntries(free) }, isByTitle: !isOpen });
  const words = isOpen || ids ? [] : titleWords(query['q']);
  return reading(operation, async (trx) => {
    const narrowing = await choiceNarrowing({ operation, trx, request, ids, isOpen, among: [...among, ...(await titleConditions({ operation, trx, words }))] });
    const { rows, hasMore } = await readPage({ operation, trx, conditions: narrowing.conditions, request, isBare: true });
    const offset = request.page * request.size;
    const total = await totalOf({ operation, trx, narrowing, offset, count: rows.length, hasMore });
    const choices = rows.map((row) => choiceOf(operation, row));
    // Whoever sees several institutes meets the same titles in each.
    const isMixed = operation.table.hasOwner && isAcrossInstitutes(operation.actor) && !(OWNER in query) && !(OWNER in (operation.place ?? {}));
    return { items: isOpen ? await withPlaces({ operation, trx, rows, choices, isMixed, isNaming: ids !== null }) : choices, total: total.total, ...(total.isEstimate ? { isEstimate: true as const } : {}), page: request.page, size: request.size };
  });
}

const OPTIONS = new Set(['q', 'size', 'page', 'id']);
const OWNER = 'instituteId';
const MAX_IDS = 100;

interface ChoiceNarrowing {
  readonly operation: Operation;
  readonly trx: Trx;
  readonly request: SearchRequest;
  readonly ids: readonly string[] | null;
  readonly isOpen: boolean;
  readonly among: Narrowing['conditions'];
}

/** A list's conditions with those of the choice. What is known of a list's size is not that of a part of it. */
async function choiceNarrowing({ operation, trx, request, ids, isOpen, among }: ChoiceNarrowing): Promise<Narrowing> {
  const found = await narrowingOf({ operation, request, trx });
  if (isOpen && !ids) return found;
  const named = ids ? [sql<boolean>`${columnSql({ alias: ROW, name: 'id' })} = any(${ids}::uuid[])`] : [];
  return { conditions: [...found.conditions, ...among, ...named], isWhole: false, known: null, texts: null, counted: null };
}

function choiceOf(operation: Operation, row: Values): Record<string, unknown> {
  const { resource } = operation;
  const record = seenOf(operation, row);
  const picture = resource.picture ? record[resource.picture] : undefined;
  const isTold = maySeeTitle(operation, row);
  const subtitle = isTold && resource.subtitle && isReader(operation) ? subtitleOf(resource, record) : null;
  return {
    id: record['id'], title: isTold ? recordTitle(resource, record) : '', ...(resource.picture ? { picture: picture ?? null } : {}), ...(subtitle ? { subtitle } : {}),
    ...(row['deleted_at'] ? { isDeleted: true } : {}),
  };
}

function idsOf(value: unknown): string[] | null {
  if (value === undefined) return null;
  const ids = (Array.isArray(value) ? value : [value]).flatMap((one: unknown) => {
    if (typeof one !== 'string') throw failure({ reason: 'filterShape', params: { filter: 'id' }, details: { filter: 'id' } });
    return one.split(',');
  }).filter((id) => id !== '');
  if (ids.length > MAX_IDS) throw failure({ reason: 'tooManyIds', params: { most: MAX_IDS } });
  return ids.filter(isId);
}
