import type { OpenedList } from './envelope';

/** What is known of all pages from one of them. */
export interface Paging {
  /** Rows on all pages; where `isOpenEnded`, the least there can be. */
  readonly total: number;
  /** The platform does not say how many rows there are, and this page is full: there may be more. */
  readonly isOpenEnded: boolean;
}

interface PageParams {
  readonly list: OpenedList;
  /** From 0. */
  readonly page: number;
  /** Rows asked for. */
  readonly asked: number;
}

/** A page as it was asked for, put together where the platform grants another number of rows at a time. */
export interface Gathered extends Paging {
  readonly items: readonly unknown[];
  /** The first answer, for what else it holds. */
  readonly list: OpenedList;
}

interface GatherParams extends Pick<PageParams, 'page' | 'asked'> {
  /** Rows granted at a time, where that is known. */
  readonly most?: number | null | undefined;
  readonly read: (page: number, size: number) => Promise<OpenedList>;
}

/**
 * Reads one page. A platform that grants fewer rows than asked for is asked on by its own size; of one that sends more,
 * the page's own part is taken.
 */
export async function gatherPage({ page, asked, most, read }: GatherParams): Promise<Gathered> {
  if (most && asked > most) return gatherParts({ page, asked, most, read });
  const list = await read(page, asked);
  const total = trustedTotal(list);
  const from = page * asked;
  // Without a total, more rows than were asked for are all there are: such a platform knows no pages.
  if (total === null && list.items.length > asked) return { list, items: list.items.slice(from, from + asked), total: list.items.length, isOpenEnded: false };
  const size = grantedSize({ list, page, asked }) ?? grantedSize({ list: await read(0, asked), page: 0, asked }) ?? asked;
  if (size === asked || total === null) return { list, items: list.items, ...pagingOf({ list, page, asked }) };
  const first = Math.floor(from / size);
  const items: unknown[] = [];
  for (let at = first; at * size < Math.min(from + asked, total); at += 1) {
    const part = at === page ? list : await read(at, size);
    // The same rows again: the platform gives no more.
    if (part.items.length === 0 || (at > first && isSameRow(part.items[0], items.at(-size)))) break;
    items.push(...part.items);
  }
  return { list, items: items.slice(from - first * size, from - first * size + asked), total, isOpenEnded: false };
}

/** The same of a platform of which it is known how many rows it grants. */
async function gatherParts({ page, asked, most, read }: GatherParams & { readonly most: number }): Promise<Gathered> {
  const from = page * asked;
  const first = Math.floor(from / most);
  const list = await read(first, most);
  const items = [...list.items];
  const total = trustedTotal(list);
  const wanted = from - first * most + asked;
  let part = list.items;
  for (let at = first + 1; part.length >= most && items.length < wanted && (total === null || at * most < total); at += 1) {
    part = (await read(at, most)).items;
    // The same rows again: the platform gives no more.
    if (isSameRow(part[0], items.at(-most))) break;
    items.push(...part);
  }
  const shown = items.slice(from - first * most, wanted);
  const isOpenEnded = total === null && part.length >= most;
  return { list, items: shown, total: total ?? from + shown.length + (isOpenEnded ? 1 : 0), isOpenEnded };
}

/** Reads from one page how many rows there are on all. */
export function pagingOf({ list, page, asked }: PageParams): Paging {
  const total = trustedTotal(list);
  if (total !== null) return { total, isOpenEnded: false };
  const isOpenEnded = list.items.length === asked;
  return { total: page * asked + list.items.length + (isOpenEnded ? 1 : 0), isOpenEnded };
}

/** Rows the platform grants at a time, by its own word or by how many came; null where this page does not tell. */
export function grantedSize({ list, page, asked }: PageParams): number | null {
  const rows = list.items.length;
  if (list.size !== null && list.size > 0 && (list.size <= asked || rows > asked)) return list.size;
  const total = trustedTotal(list);
  const isAsAsked = rows === asked || rows === 0 || total === null || list.isEstimate || page * asked >= total || page * asked + rows === total;
  if (isAsAsked) return asked;
  return page === 0 ? rows : null;
}

/** A total that is smaller than one page of rows says nothing. */
function trustedTotal({ total, items }: OpenedList): number | null {
  return total !== null && total >= items.length ? total : null;
}

/** Whether two rows are one. */
export function isSameRow(a: unknown, b: unknown): boolean {
  return JSON.stringify(a) === JSON.stringify(b);
}
