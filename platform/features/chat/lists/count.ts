import { filtersOf, isAcrossInstitutes, type Resource } from '../../../../src/schemas';
import type { PlatformContext, RequestActor } from '../../../kernel/context';
import { localeOf, type Language } from '../../../messages/words/language';
import { operationOf } from '../../../records/operation';
import { searchRecords } from '../../../records/read/search';
import { searchRequest } from '../../../records/read/searchRequest';
import { CHAT_WORDS, said } from '../words';
import type { ListAsked } from './sentence';

interface CountParams {
  readonly context: PlatformContext;
  readonly list: ListAsked;
  readonly reader: RequestActor;
  readonly language: Language;
}

/** How many rows a list holds for its reader, in a sentence; `null` where that was not asked, or cannot be told. */
export async function countSaid({ context, list, reader, language }: CountParams): Promise<string | null> {
  if (!list.isCounted) return null;
  const resource = context.loader.require(list.module);
  try {
    const operation = operationOf({ context, resource, actor: reader, requestId: 'chat' });
    const { total, isEstimate } = await searchRecords({ operation, request: searchRequest({ operation, query: {}, body: { filters: asSent({ resource, list }), size: 1 } }) });
    const count = `${isEstimate ? '≈ ' : ''}${total.toLocaleString(localeOf(language))}`;
    const { counted, countedOne, countedAll } = CHAT_WORDS[language];
    return said(isOfAll({ resource, reader }) ? countedAll : total === 1 ? countedOne : counted, { count });
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
