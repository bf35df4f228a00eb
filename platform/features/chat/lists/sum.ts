import { formatMoney } from '../../../../src/schemas/writtenMoney';
import { holdsRight, measuresFor, maySee, withLabel, type Field, type Measure, type Resource } from '../../../../src/schemas';
import type { PlatformContext, RequestActor } from '../../../kernel/context';
import { moduleWordsOf } from '../../../messages/words/ofModules';
import { localeOf, type Language } from '../../../kernel/language';
import { operationOf } from '../../../records/operation';
import { summarize, summaryRequest } from '../../../records/read/summary';
import type { Question } from '../assistant/question';
import { CHAT_WORDS, said } from '../words';
import { asSent, isOfAll } from './count';
import { CUES, periodIn } from './cues';
import { periodFor } from '../../../kernel/days';
import { daysSaid, filtersIn, wordsOf } from './filters';
import { hasUnread } from './leftOver';
import { addressOfList, namedIn, type ListAsked } from './sentence';
import { SUM_CUES, type SumTopic } from './sumCues';
import { MOST_ASKED, plain } from './text';

interface SumFound {
  /** The sum, or why there is none, in words. */
  readonly said: string;
  /** The rows that it is of. */
  readonly list: Pick<ListAsked, 'title' | 'address' | 'narrowed'>;
}

interface SumParams {
  readonly context: PlatformContext;
  readonly question: Pick<Question, 'text' | 'language' | 'reader' | 'zone'>;
}

/** What a question means: whose rows, which number of theirs, and what is left of the words. */
interface Meant {
  readonly resource: Resource;
  readonly measure: Measure;
  readonly filter: Readonly<Record<string, unknown>>;
  readonly toInstitute: SumTopic['toInstitute'];
  readonly rest: string;
}

/**
 * What a question asks to be summed up, “How much was refunded this month?”, as the summary above its list tells it, and the list of the same
 * rows; where not all of it was understood, that, and no number. `null` where no sum is asked for, or none that its reader may see.
 */
export async function sumFor({ context, question: { text: given, language, reader, zone } }: SumParams): Promise<SumFound | null> {
  const text = plain(given.slice(0, MOST_ASKED));
  const meant = reader && SUM_CUES[language].asks.test(text) && !CUES[language].asksCount.test(text.replace(SUM_CUES[language].asks, ' ')) ? meantBy({ context, text, given, language, reader }) : null;
  if (!meant || !reader) return null;
  const { resource, measure, rest } = meant;
  const { labelOf, calledIn } = wordsOf({ resource, language });
  const words = CHAT_WORDS[language];
  const ofAll = isOfAll({ resource, reader });
  const label = meant.toInstitute && !ofAll ? words[meant.toInstitute] : labelOf(measure.name);
  const isTime = (name: string): boolean => ['date', 'datetime'].includes(resource.fields[name]?.type ?? '');
  const found = filtersIn({ text: rest, language, resource, reader, now: context.clock(), zone }).filter(({ name }) => !isTime(name));
  const dated = datedBy({ context, resource, measure, text: rest, language, zone });
  const own = Object.entries(meant.filter).map(([name, values]) => withLabel({ label: labelOf(name), text: (values as readonly string[]).map(calledIn(name)).join(', '), language }));
  const filter = { ...meant.filter, ...Object.fromEntries(found.map(({ name, value }) => [name, value])), ...dated.filter };
  const list = { title: titleOf({ resource, language }), address: addressOf({ resource, filter }), narrowed: [...own, ...found.flatMap(({ said: one }) => one ?? []), ...dated.said] };
  const isUnread = given.length > MOST_ASKED || hasUnread({ text: rest, language, read: [...found.flatMap(({ read }) => read), ...dated.read] });
  if (!dated.isTold || isUnread) return { said: said(words.notSummed, { measure: label }), list };
  const operation = operationOf({ context, resource, actor: reader, requestId: 'chat' });
  const { totals } = await summarize({ operation, request: summaryRequest({ operation, body: { filters: asSent({ resource, filter }) } }) });
  const sum = formatMoney({ value: Number(totals[measure.name] ?? 0), locale: localeOf(language) });
  const counts = moduleWordsOf({ module: resource.name, language }).hints?.[measure.name];
  return { said: [said(ofAll ? words.summedAll : words.summed, { measure: label, sum }), counts].filter(Boolean).join(language === 'zh' || language === 'ja' ? '' : ' '), list };
}

/** A word for money says which sum is meant; else the name of a list that has one. */
function meantBy({ context: { loader }, text, given, language, reader }: Pick<SumParams, 'context'> & { readonly text: string; readonly given: string; readonly language: Language; readonly reader: RequestActor }): Meant | null {
  const { asks, topics } = SUM_CUES[language];
  const topic = topics.find(({ said: words }) => words.test(text));
  const named = topic ? null : namedIn({ given: given.slice(0, MOST_ASKED), text, language, reader, loader });
  const resource = topic ? loader.get(topic.module) : named?.resource;
  if (!resource || !holdsRight(reader, resource, 'read')) return null;
  const measure = measuresFor(resource, (name) => maySee(reader, resource.fields[name]!)).find(({ kind, field }) => kind === 'sum' && field !== null && resource.fields[field]?.type === 'money');
  const rest = (topic ? withoutTopic({ text, topic, language }) : named!.rest).replace(asks, ' ');
  return measure ? { resource, measure, filter: topic?.filter ?? {}, toInstitute: topic?.toInstitute, rest } : null;
}

/** A question without the words for what it is about: “how much cash came in” has two for one sum, “revenue and cash” asks for two, and one is left. */
function withoutTopic({ text, topic, language }: { readonly text: string; readonly topic: SumTopic; readonly language: Language }): string {
  const { topics, joins } = SUM_CUES[language];
  const general = topics.at(-1)!;
  const own = topic.said.exec(text)!;
  const rest = `${text.slice(0, own.index)} ${text.slice(own.index + own[0].length)}`;
  const other = general.said.exec(rest);
  if (!other) return rest;
  const end = other.index + other[0].length;
  const between = other.index < own.index ? rest.slice(end, own.index) : rest.slice(own.index + 1, other.index);
  return topic !== general && joins.test(between) ? rest : `${rest.slice(0, other.index)} ${rest.slice(end)}`;
}

interface Dated {
  readonly filter: Readonly<Record<string, unknown>>;
  readonly said: readonly string[];
  readonly read: readonly string[];
  /** Whether the number is told by the time that was asked for, or none was. */
  readonly isTold: boolean;
}

/** The period of a question, at the time at which the number came about. */
function datedBy({ context, resource, measure, text, language, zone }: { readonly context: PlatformContext; readonly resource: Resource; readonly measure: Measure; readonly text: string; readonly language: Language; readonly zone: string }): Dated {
  const named = periodIn({ text, language });
  if (!named) return { filter: {}, said: [], read: [], isTold: true };
  const field: Field | undefined = resource.list.filters.some((one) => one.field === measure.at) ? resource.fields[measure.at!] : undefined;
  if (!field) return { filter: {}, said: [], read: [], isTold: false };
  const { days, value } = periodFor({ field, period: named.period, now: context.clock(), zone });
  return { filter: { [field.name]: value }, said: [withLabel({ label: wordsOf({ resource, language }).labelOf(field.name), text: daysSaid({ ...days, language }), language })], read: [named.read], isTold: true };
}

/** A list that begins with a period of its own is opened without it where none was asked for. */
function addressOf({ resource, filter }: { readonly resource: Resource; readonly filter: Readonly<Record<string, unknown>> }): string {
  const address = addressOfList({ resource, filter });
  const isNarrowed = resource.list.filters.some((one) => one.default !== null);
  return isNarrowed && Object.keys(filter).length === 0 ? `${address}?filter=%7B%7D` : address;
}

function titleOf({ resource, language }: { readonly resource: Resource; readonly language: Language }): string {
  const { name = resource.name } = moduleWordsOf({ module: resource.name, language });
  return name.split(' |||| ').at(-1)!;
}
