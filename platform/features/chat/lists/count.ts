import { filtersOf, isAcrossInstitutes, type Resource } from '../../../../src/schemas';
import type { PlatformContext, RequestActor } from '../../../kernel/context';
import { localeOf, type Language } from '../../../messages/words/language';
import { operationOf } from '../../../records/operation';
import { searchRecords } from '../../../records/read/search';
import { searchRequest } from '../../../records/read/searchRequest';
import { CHAT_WORDS, said } from '../words';
import { listAsked, type ListAsked } from './sentence';

interface RowsParams {
  readonly context: PlatformContext;
  readonly list: ListAsked;
  readonly reader: RequestActor;
}

interface Asked {
  readonly text: string;
  readonly language: Language;
  readonly reader: RequestActor | null;
  readonly zone: string;
}

interface ListFound {
  readonly list: ListAsked;
  /** How many rows it holds for its reader, in a sentence; `null` where that was not asked, or cannot be told. */
  readonly counted: string | null;
  /** The same number alone, `2`, for whoever puts it into words. */
  readonly count: string | null;
}

/**
 * The list that a question asks for. Where nobody whom its reader sees is from the place that it seems to name, that was none, but
 * perhaps a course: the list is then shown without it, and no number is told of what is not known.
 */
export async function listFor({ context, question: { text, language, reader, zone } }: { readonly context: PlatformContext; readonly question: Asked }): Promise<ListFound | null> {
  if (!reader) return null;
  const ask = (hasPlaces: boolean): ListAsked | null => listAsked({ text, language, reader, loader: context.loader, now: context.clock(), zone, hasPlaces });
  const list = ask(true);
  if (!list) return null;
  if (list.place === null || (await isPeopled({ context, list, reader }))) return { list, ...((await countSaid({ context, list, reader, language })) ?? NOT_COUNTED) };
  const whole = ask(false);
  return whole && { list: whole, ...NOT_COUNTED };
}

const NOT_COUNTED = { counted: null, count: null } as const;

/** Whether anybody is from the place; told to be so where it cannot be asked. */
async function isPeopled({ context, list, reader }: RowsParams): Promise<boolean> {
  try {
    return (await rowsOf({ context, list: { ...list, filter: { city: list.place } }, reader })).total > 0;
  } catch {
    return true;
  }
}

function rowsOf({ context, list, reader }: RowsParams): ReturnType<typeof searchRecords> {
  const resource = context.loader.require(list.module);
  const operation = operationOf({ context, resource, actor: reader, requestId: 'chat' });
  return searchRecords({ operation, request: searchRequest({ operation, query: {}, body: { filters: asSent({ resource, list }), size: 1 } }) });
}

async function countSaid({ context, list, reader, language }: RowsParams & { readonly language: Language }): Promise<{ readonly counted: string; readonly count: string } | null> {
  if (!list.isCounted) return null;
  const resource = context.loader.require(list.module);
  try {
    const { total, isEstimate } = await rowsOf({ context, list, reader });
    const count = `${isEstimate ? '≈ ' : ''}${total.toLocaleString(localeOf(language))}`;
    const { counted, countedOne, countedAll } = CHAT_WORDS[language];
    return { counted: said(isOfAll({ resource, reader }) ? countedAll : total === 1 ? countedOne : counted, { count }), count };
  } catch (error) {
    // The list says by itself what stands in its way.
    context.logger.warn({ err: error }, 'the rows of a list that was asked for could not be counted');
    return null;
  }
}

/** The filters by the names they have in a search: a range may have one for either end. */
function asSent({ resource, list }: { readonly resource: Resource; readonly list: ListAsked }): Readonly<Record<string, unknown>> {
  const sent = filtersOf(resource).flatMap(({ field, names: [name, until] }): [string, unknown][] => {
    const value = list.filter[field];
    if (value === undefined) return [];
    const { from, to } = value as { readonly from?: unknown; readonly to?: unknown };
    return until === undefined ? [[name, value]] : [[name, from], [until, to]];
  });
  return Object.fromEntries(sent);
}

/** Whether the reader sees the rows of several institutes: the console may have narrowed its lists to one of them. */
function isOfAll({ resource, reader }: { readonly resource: Resource; readonly reader: RequestActor }): boolean {
  return isAcrossInstitutes(reader) && resource.institute !== null;
}
