import { bareFailure, CallFailure } from './callFailure';

/** A list out of any of the envelopes a platform may use. */
export interface OpenedList {
  readonly items: readonly unknown[];
  /** Rows on all pages; null where the platform does not say. */
  readonly total: number | null;
  /** Rows asked for as the platform understood it; null where it does not say. */
  readonly size: number | null;
  readonly totals: Readonly<Record<string, number>> | null;
  /** The total is an estimate. */
  readonly isEstimate: boolean;
}

type Body = Readonly<Record<string, unknown>>;

/** What an answer carries: `data` of the envelope, or the whole body of a platform without one. */
export function openData(body: unknown): unknown {
  return isBody(body) && 'data' in body && idIn(body) === undefined ? body['data'] : body;
}

/** What names a record: `id`, or `_id` where there is none. */
export function idIn(record: Body): unknown {
  return record['id'] ?? record['_id'] ?? undefined;
}

/**
 * Reads a list: `{data: {items, total}}`, a bare array, `{data: []}`, `{content, totalElements}`, `{docs, totalDocs}` and the
 * like, each also within `data`, with the total from a `Content-Range` header where the body has none. Numbers may be texts, and
 * no rows may be `null`, where a total says that there are none.
 * @throws CallFailure when no list is in it
 */
export function openList({ body, headers }: { body: unknown; headers: Headers }): OpenedList {
  const opened = openData(body);
  const levels = [opened, body].filter(isBody);
  const counted = [...levels, ...levels.flatMap((level) => COUNTED_IN.map((name) => level[name]).filter(isBody))];
  const total = firstNumber(counted, TOTALS) ?? totalOfRange(headers);
  const items = itemsOf(opened) ?? itemsOf(body) ?? (total === 0 ? [] : null);
  if (!items) throw new CallFailure(bareFailure({ kind: 'unreadable', status: 200, data: body }));
  const totals = levels.map((level) => level['totals']).find(isBody) ?? null;
  return {
    items,
    total,
    size: firstNumber(counted, ['size']),
    totals: totals as Readonly<Record<string, number>> | null,
    isEstimate: levels.some((level) => level['isEstimate'] === true),
  };
}

/**
 * Reads one record.
 * @throws CallFailure when the answer holds none
 */
export function openRecord(body: unknown): Body {
  const data = openData(body);
  if (!isBody(data)) throw new CallFailure(bareFailure({ kind: 'unreadable', status: 200, data: body }));
  return data;
}

export function isBody(value: unknown): value is Body {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function itemsOf(value: unknown): readonly unknown[] | null {
  if (Array.isArray(value)) return value;
  if (!isBody(value)) return null;
  const name = ROWS.find((one) => Array.isArray(value[one]));
  return name ? (value[name] as readonly unknown[]) : null;
}

/** What platforms call the rows of a list, and how many there are. */
const ROWS = ['items', 'content', 'data', 'docs', 'rows', 'list', 'result', 'results', 'records'];
const TOTALS = ['total', 'totalElements', 'totalCount', 'totalDocs', 'count', 'totalItems', 'totalRecords'];
const COUNTED_IN = ['pagination', 'page', 'meta'];

function firstNumber(levels: readonly Body[], names: readonly string[]): number | null {
  for (const level of levels) {
    for (const name of names) {
      const value = countOf(level[name]);
      if (value !== null) return value;
    }
  }
  return null;
}

/** A count, of rows or pages: a number, or its text. */
function countOf(value: unknown): number | null {
  const number = typeof value === 'string' && /^\s*\d+\s*$/.test(value) ? Number(value) : value;
  return typeof number === 'number' && Number.isFinite(number) && number >= 0 ? number : null;
}

function totalOfRange(headers: Headers): number | null {
  const match = /\/(\d+)\s*$/.exec(headers.get('content-range') ?? '');
  return match ? Number(match[1]) : null;
}
