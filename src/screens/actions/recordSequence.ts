import type { RecordSequence } from '../../shell/nav/listVisit';

/** Where a record stands among the rows of the list it was opened from. */
export interface RecordPlace {
  /** From 1. */
  readonly at: number;
  readonly total: number;
  readonly isEstimate: boolean;
  /** Ids; null at the ends, and while the page they stand on is on its way. */
  readonly previous: string | null;
  readonly next: string | null;
  /** At which ends rows go on that are not known yet. */
  readonly unknown: readonly SequenceEnd[];
}

export type SequenceEnd = 'before' | 'after';

/** The place of a record; null where it is none of the known rows. */
export function placeOf({ sequence, id }: { sequence: RecordSequence; id: string }): RecordPlace | null {
  const { ids, start, isEstimate } = sequence;
  const index = ids.indexOf(id);
  if (index < 0) return null;
  const total = Math.max(sequence.total, start + ids.length);
  const isBeforeUnknown = index === 0 && start > 0;
  const isAfterUnknown = index === ids.length - 1 && start + ids.length < total;
  return {
    at: start + index + 1,
    total,
    isEstimate,
    previous: ids[index - 1] ?? null,
    next: ids[index + 1] ?? null,
    unknown: [...(isBeforeUnknown ? ['before' as const] : []), ...(isAfterUnknown ? ['after' as const] : [])],
  };
}

interface ExtendParams {
  readonly sequence: RecordSequence;
  readonly end: SequenceEnd;
  /** Rows of one page, from 1, as the list asks for them. */
  readonly fetchPage: (page: number) => Promise<{ readonly ids: readonly string[]; readonly total: number }>;
}

/** Pages looked through for a row that is not known yet, where rows have moved meanwhile. */
const MOST_PAGES = 5;

/**
 * The sequence with the rows of one more page at an end. Rows may have left the list since, as those that were approved
 * one after the other: the following ones have moved up by as many, and none of them is passed over.
 */
export async function extended({ sequence, end, fetchPage }: ExtendParams): Promise<RecordSequence> {
  const { ids, start, asked } = sequence;
  const known = new Set(ids);
  const pageOf = (offset: number): number => Math.floor(Math.max(0, offset) / asked.perPage) + 1;
  if (end === 'before') {
    const fresh = (await fetchPage(pageOf(start - 1))).ids.filter((id) => !known.has(id));
    return { ...sequence, ids: [...fresh, ...ids], start: fresh.length === 0 ? 0 : Math.max(0, start - fresh.length) };
  }
  const offset = start + ids.length;
  let page = pageOf(offset);
  let reply = await fetchPage(page);
  const gone = sequence.isEstimate ? 0 : Math.max(0, sequence.total - reply.total);
  if (pageOf(offset - gone) < page) {
    page = pageOf(offset - gone);
    reply = await fetchPage(page);
  }
  for (let tries = 1; tries < MOST_PAGES && reply.ids.length > 0 && reply.ids.every((id) => known.has(id)); tries += 1) {
    page += 1;
    reply = await fetchPage(page);
  }
  const fresh = reply.ids.filter((id) => !known.has(id));
  return { ...sequence, ids: [...ids, ...fresh], ...(fresh.length === 0 && { total: offset }) };
}
