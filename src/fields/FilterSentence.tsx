import type { ReactNode } from 'react';
import { useTitles, type UseTitles } from '../dataProvider';
import { pointedAt } from '../schemas';
import type { Field, Filter } from '../schemas';
import { cells } from './cells';
import { isAllTime, presetOfDays } from './values/datePresets';
import { filterDays, filterValues, readFilter } from './values/filterValue';
import { formatDate } from './values/format';
import { titleIn } from './values/titleIn';
import type { CellContext } from './values/cellTypes';

interface SentenceProps {
  readonly field: Field;
  readonly filter: Filter;
  readonly value: unknown;
  readonly context: CellContext;
}

/** A filter as a sentence: `Status is active or expired`, `Created from 1 Nov 2026 to 30 Nov 2026`. */
export function FilterSentence(props: SentenceProps): ReactNode {
  const { field, value } = props;
  if (field.type === 'oneOf' && readFilter(value).kind !== 'empty') return <PointedSentence {...props} left={Object.values(field.kinds)} known={NOTHING} />;
  return field.to && readFilter(value).kind !== 'empty' ? <RefSentence {...props} to={field.to} /> : filterSentence(props);
}

/** The same as plain words. `titleOf` names references. */
export function filterSentence({ field, filter, value, context, titleOf }: SentenceProps & { titleOf?: (id: string) => string }): string {
  const read = readFilter(value);
  const say = (key: string, params: Readonly<Record<string, unknown>> = {}): string =>
    context.translate(`lectern.fields.filter.${key}`, { field: context.label(field.name), ...params });
  const text = (one: unknown): string =>
    titleOf ? titleOf(String(one)) : (cells[field.type].text?.({ field, value: one, context }) ?? String(one));
  switch (read.kind) {
    case 'none':
      return context.label(field.name);
    case 'empty':
      return say(read.isEmpty ? 'empty' : 'notEmpty');
    case 'any':
      return say('is', { value: orList(read.values.map(text), context.locale) });
    case 'range':
      return isDay(field) ? daySentence({ field, value, context, say }) : rangeSentence({ from: read.from, to: read.to, say, text });
    default:
      if (filter.op === 'include') return say(read.value === 'only' ? 'only' : read.value === true ? 'included' : 'leftOut');
      return say(filter.op === 'has' ? 'has' : field.type === 'boolean' ? 'yesNo' : 'is', { value: text(read.value) });
  }
}

type Say = (key: string, params?: Readonly<Record<string, unknown>>) => string;

function RefSentence({ to, ...props }: SentenceProps & { to: string }): ReactNode {
  const known = useTitles(to, filterValues(props.value));
  return filterSentence({ ...props, titleOf: (id) => titleIn({ known, id, translate: props.context.translate }) });
}

const NOTHING: ReadonlyMap<string, UseTitles> = new Map();

/** Looks the titles up module by module, and then says the sentence. */
function PointedSentence({ left, known, ...props }: SentenceProps & { readonly left: readonly string[]; readonly known: ReadonlyMap<string, UseTitles> }): ReactNode {
  const { field, value, context: { translate } } = props;
  const [to = '', ...rest] = left;
  const titles = useTitles(to, filterValues(value).flatMap((one) => { const pointed = pointedAt({ field, value: one }); return pointed?.to === to ? [pointed.id] : []; }));
  const all = new Map(known).set(to, titles);
  if (rest.length > 0) return <PointedSentence {...props} left={rest} known={all} />;
  const titleOf = (one: string): string => {
    const pointed = pointedAt({ field, value: one });
    return pointed ? titleIn({ known: all.get(pointed.to)!, id: pointed.id, translate }) : one;
  };
  return filterSentence({ ...props, titleOf });
}

function daySentence({ field, value, context, say }: { field: Field; value: unknown; context: CellContext; say: Say }): string {
  const range = filterDays({ field, value });
  const preset = isAllTime(range) ? 'allTime' : presetOfDays({ range, now: context.now, type: field.type });
  if (preset) return say('preset', { value: context.translate(`lectern.fields.presets.${preset}`) });
  const text = (day: unknown): string => formatDate({ value: String(day), locale: context.locale });
  return rangeSentence({ from: range.from, to: range.to, say, text });
}

function rangeSentence({ from, to, say, text }: { from: unknown; to: unknown; say: Say; text: (value: unknown) => string }): string {
  if (from === null) return say('upTo', { to: text(to) });
  if (to === null) return say('from', { from: text(from) });
  if (from === to) return say('preset', { value: text(to) });
  return say('between', { from: text(from), to: text(to) });
}

function isDay(field: Field): boolean {
  return field.type === 'date' || field.type === 'datetime';
}

function orList(texts: readonly string[], locale: string): string {
  return new Intl.ListFormat(locale, { type: 'disjunction' }).format(texts);
}
