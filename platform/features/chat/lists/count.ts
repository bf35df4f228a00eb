import { everyRow, filtersOf, isAcrossInstitutes, type Resource } from '../../../../src/schemas';
import type { PlatformContext, RequestActor } from '../../../kernel/context';
import { localeOf, type Language } from '../../../kernel/language';
import { operationOf } from '../../../records/operation';
import { searchRecords } from '../../../records/read/search';
import { searchRequest } from '../../../records/read/searchRequest';
import { CHAT_WORDS, said } from '../words';
import { wordsOf } from './filters';
import { instituteNamed } from './institutes';
import { addressOfList, listAsked, type ListAsked } from './sentence';

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
  /** The same number alone, `2`, for whoever puts it into words; with what it holds that the list hides until it is asked for. */
  readonly count: string | null;
}

/**
 * The list that a question asks for. Where nobody whom its reader sees is from the place that it seems to name, that was none, but
 * perhaps a course: the list is then shown without it, and no number is told of what is not known.
 */
export async function listFor({ context, question: { text, language, reader, zone } }: { readonly context: PlatformContext; readonly question: Asked }): Promise<ListFound | null> {
  if (!reader) return null;
  const institute = await instituteNamed({ context, text, reader });
  const ask = (hasPlaces: boolean): ListAsked | null => listAsked({ text, language, reader, loader: context.loader, now: context.clock(), zone, hasPlaces, institute });
  const list = ask(true);
  if (!list) return null;
  if (list.place === null || (await isPeopled({ context, list, reader }))) return (await countSaid({ context, list, reader, language })) ?? { list, ...NOT_COUNTED };
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

/** Rows of a list, those too that it hides until it is asked for them, unless the sentence has said which of them are meant. */
function rowsOf({ context, list, reader }: RowsParams): ReturnType<typeof searchRecords> {
  const resource = context.loader.require(list.module);
  const operation = operationOf({ context, resource, actor: reader, requestId: 'chat' });
  const filter = { ...everyRow({ resource, actor: reader }), ...list.filter };
  return searchRecords({ operation, request: searchRequest({ operation, query: {}, body: { filters: asSent({ resource, filter }), size: 1 } }) });
}

/** How many there are, those among them that the list hides until it is asked for them: the way leads to all that were counted. */
async function countSaid({ context, list, reader, language }: RowsParams & { readonly language: Language }): Promise<ListFound | null> {
  if (!list.isCounted) return null;
  const resource = context.loader.require(list.module);
  const { counted, countedOne, countedAll, among, amongOne } = CHAT_WORDS[language];
  try {
    const { total, text } = await numberOf({ context, list, reader, language });
    const hidden = await hiddenIn({ context, list, reader, language });
    const those = hidden.map((one) => said(total === 1 ? amongOne : among, { count: one.text, mark: one.label })).join('');
    const filter = { ...list.filter, ...Object.fromEntries(hidden.map(({ mark }) => [mark, true])) };
    const sentence = isOfAll({ resource, reader }) ? countedAll : total === 1 ? countedOne : counted;
    return { list: { ...list, filter, address: addressOfList({ resource, filter }) }, counted: said(sentence, { count: text, among: those }), count: `${text}${those}` };
  } catch (error) {
    // The list says by itself what stands in its way.
    context.logger.warn({ err: error }, 'the rows of a list that was asked for could not be counted');
    return null;
  }
}

async function numberOf({ language, ...rows }: RowsParams & { readonly language: Language }): Promise<{ readonly total: number; readonly text: string }> {
  const { total, isEstimate } = await rowsOf(rows);
  return { total, text: `${isEstimate ? '≈ ' : ''}${total.toLocaleString(localeOf(language))}` };
}

/** How many rows bear each mark by which the list hides them; none of a mark of which the sentence has said which are meant. */
async function hiddenIn({ context, list, reader, language }: RowsParams & { readonly language: Language }): Promise<readonly { readonly mark: string; readonly label: string; readonly text: string }[]> {
  const resource = context.loader.require(list.module);
  const { labelOf } = wordsOf({ resource, language });
  const marks = Object.keys(everyRow({ resource, actor: reader })).filter((mark) => (list.filter[mark] ?? true) === true);
  const counts = await Promise.all(marks.map((mark) => numberOf({ context, list: { ...list, filter: { ...list.filter, [mark]: 'only' } }, reader, language })));
  return marks.flatMap((mark, at) => (counts[at]!.total > 0 ? [{ mark, label: labelOf(mark), text: counts[at]!.text }] : []));
}

/** The filters by the names they have in a search: a range may have one for either end. */
export function asSent({ resource, filter }: { readonly resource: Resource; readonly filter: ListAsked['filter'] }): Readonly<Record<string, unknown>> {
  const sent = filtersOf(resource).flatMap(({ field, names: [name, until] }): [string, unknown][] => {
    const value = filter[field];
    if (value === undefined) return [];
    const { from, to } = value as { readonly from?: unknown; readonly to?: unknown };
    return until === undefined ? [[name, value]] : [[name, from], [until, to]];
  });
  return Object.fromEntries(sent);
}

/** Whether the reader sees the rows of several institutes: the console may have narrowed its lists to one of them. */
export function isOfAll({ resource, reader }: { readonly resource: Resource; readonly reader: RequestActor }): boolean {
  return isAcrossInstitutes(reader) && resource.institute !== null;
}
