import { maySee, withLabel, type Actor, type Field, type Filter, type Resource } from '../../../../src/schemas';
import { moduleWordsOf, sharedWordsOf } from '../../../messages/words/ofModules';
import { localeOf, type Language } from '../../../kernel/language';
import { CHAT_WORDS } from '../words';
import { amountFilter, amountIn } from './amounts';
import { CUES, periodIn } from './cues';
import { periodFor, type Days } from '../../../kernel/days';
import { leftOver } from './leftOver';
import { placeOf, plainName, saidAs } from './text';

/** A filter that a sentence speaks of. */
export interface FoundFilter {
  readonly name: string;
  readonly value: unknown;
  /** In words, as people are told it; `null` of what leaves nothing out. */
  readonly said: string | null;
  /** The words of the sentence that it was read from. */
  readonly read: readonly string[];
  /** Where nothing says that just this date is meant: what it is called. */
  readonly guess?: string;
  /** Of choices: what the chosen ones are called. */
  readonly labels?: readonly string[];
}

interface FiltersAsked {
  /** The sentence without the name of its list. */
  readonly text: string;
  readonly language: Language;
  readonly resource: Resource;
  readonly reader: Actor;
  readonly now: Date;
  readonly zone: string;
}

interface OneAsked {
  readonly text: string;
  readonly language: Language;
  readonly resource: Resource;
  readonly field: Field;
  readonly label: string;
}

/** The filters of a list that a sentence speaks of: choices, yes or no, and a period of one of its dates. */
export function filtersIn({ text, language, resource, reader, now, zone }: FiltersAsked): FoundFilter[] {
  const { labelOf } = wordsOf({ resource, language });
  const filters = resource.list.filters.flatMap((filter) => {
    const field = resource.fields[filter.field];
    return field && maySee(reader, field) ? [{ filter, field, label: labelOf(filter.field) }] : [];
  });
  const found: FoundFilter[] = [];
  for (const { filter, field, label } of filters) {
    const one = choicesIn({ text, language, resource, field, label });
    if (one) found.push(one);
    // A state of that name was meant, where there is one.
    if (field.type !== 'boolean' || found.some(({ labels }) => labels?.includes(label))) continue;
    const opposite = filter.field === 'isActive' ? CUES[language].inactive.exec(text)?.[0] : undefined;
    const word = opposite ?? calledSo({ text, label, language });
    const plainSense = found.some(({ read }) => read.some((one) => word.includes(one))) ? null : senseOf({ text, word, language });
    const sense = plainSense && opposite !== undefined ? { ...plainSense, isNot: !plainSense.isNot } : plainSense;
    if (sense === null) continue;
    // Rows that the list hides until it is asked for them are meant alone, unless they are named beside the others.
    const among = filter.op === 'include' && !sense.isNot ? amongIn({ text, word, language }) : null;
    if (among !== null) found.push({ name: filter.field, value: true, said: null, read: [word, among] });
    else found.push({ name: filter.field, value: filter.op === 'include' && !sense.isNot ? 'only' : !sense.isNot, said: sense.isNot ? withLabel({ label, text: CHAT_WORDS[language].no, language }) : label, read: [word, ...sense.read] });
  }
  const amount = amountIn({ text, language });
  const ranged = amount && amountFilter({ amount, text, language, resource, reader, labelOf });
  if (ranged) found.push(ranged);
  const period = periodIn({ text, language });
  // What does not end this month is not what ends in it.
  if (!period || isTurned({ text, language, found })) return found;
  const dated = dateMeant({ text, language, filters: filters.filter(({ field }) => field.type === 'date' || field.type === 'datetime') });
  if (!dated) return found;
  const { date, read } = dated;
  const { days, value } = periodFor({ field: date.field, period: period.period, now, zone, isAhead: AHEAD.test(date.filter.field) });
  // Of what happened last the time alone is known: who came again since is not among them.
  const isPast = /^last[A-Z]/.test(date.filter.field) && new Date(days.to).getTime() + DAY_MS < now.getTime();
  return [...found, { name: date.filter.field, value, said: withLabel({ label: date.label, text: daysSaid({ ...days, language }), language }), read: [period.read, read ?? ''], ...((read === null || isPast) && { guess: date.label }) }];
}

/** Whether something in a sentence turns round what none of these filters has turned. */
export function isTurned({ text, language, found }: Pick<FiltersAsked, 'text' | 'language'> & { readonly found: readonly FoundFilter[] }): boolean {
  return CUES[language].not.test(leftOver({ text, language, read: found.flatMap(({ read }) => read) }));
}

/** The choices of a field that a sentence names; “not active” are all the others, where each row has one. */
function choicesIn({ text, language, resource, field, label }: OneAsked): FoundFilter | null {
  if (field.type !== 'choice' && field.type !== 'choices') return null;
  const called = wordsOf({ resource, language }).calledIn(field.name);
  const longestFirst = [...field.choices].sort((a, b) => called(b).length - called(a).length);
  let rest = text;
  const named = new Map<string, string>();
  for (const choice of longestFirst) {
    // “Paid” is not said by “not yet paid”, where that is a choice of its own.
    const word = saidAs({ text: rest, name: plainName(called(choice)), language });
    if (word === undefined) continue;
    named.set(choice, word);
    rest = leftOver({ text: rest, language, read: [word] });
  }
  const senses = [...named.values()].map((word) => senseOf({ text, word, language }));
  if (named.size === 0 || senses.includes(null)) return null;
  const isNot = senses.some((sense) => sense!.isNot);
  const isOneOf = field.type === 'choice' && (field.required || field.default !== null || field.name === resource.lifecycle?.field);
  if (isNot && (named.size > 1 || !isOneOf)) return null;
  const values = field.choices.filter((choice) => named.has(choice) !== isNot);
  const labels = values.map(called);
  if (values.length === 0 || values.length === field.choices.length) return null;
  return { name: field.name, value: values, said: withLabel({ label, text: labels.join(', '), language }), labels, read: [...named.values(), ...senses.flatMap((sense) => sense!.read)] };
}

/** The rows of a list that a name alone says: that of a choice which all of them have, as what people call its rows may be. */
export function choiceCalled({ name, language, resource, reader }: Pick<FiltersAsked, 'language' | 'resource' | 'reader'> & { readonly name: string }): FoundFilter | null {
  const { labelOf, calledIn } = wordsOf({ resource, language });
  for (const { field: at } of resource.list.filters) {
    const field = resource.fields[at];
    if (field?.type !== 'choice' || !maySee(reader, field)) continue;
    const choice = field.choices.find((one) => saidAs({ text: name, name: plainName(calledIn(at)(one)), language }) === name);
    if (choice !== undefined) return { name: at, value: [choice], said: withLabel({ label: labelOf(at), text: calledIn(at)(choice), language }), labels: [calledIn(at)(choice)], read: [] };
  }
  return null;
}

/** Whether a word is turned round where it stands, and by what; `null` where it does not stand there, or something may turn it that stands apart. */
function senseOf({ text, word, language }: { readonly text: string; readonly word: string; readonly language: Language }): { readonly isNot: boolean; readonly read: readonly string[] } | null {
  const at = placeOf({ text, name: word, language });
  if (at < 0) return null;
  const [before, after] = [text.slice(0, at), text.slice(at + word.length)];
  const { not, notBefore, notAfter } = CUES[language];
  const turned = notBefore.exec(before)?.[1] ?? notAfter?.exec(after)?.[1];
  if (turned !== undefined) return { isNot: true, read: [turned] };
  return not.test(notAfter ? after : before) ? null : { isNot: false, read: [] };
}

/** The word by which a text names a yes or no; where it stands there in another form, as French adjectives do, that form. */
function calledSo({ text, label, language }: { readonly text: string; readonly label: string; readonly language: Language }): string {
  const name = plainName(label);
  return language === 'fr' ? (saidAs({ text, name, language }) ?? name) : name;
}

/** The word by which rows are named beside others: “including private ones”. */
function amongIn({ text, word, language }: { readonly text: string; readonly word: string; readonly language: Language }): string | null {
  const at = placeOf({ text, name: word, language });
  const { amongBefore, amongAfter } = CUES[language];
  return amongBefore?.exec(text.slice(0, at))?.[1] ?? amongAfter?.exec(text.slice(at + word.length))?.[1] ?? null;
}

/** What fields and choices of a module are called: of another's rows, by that one's words where it has none of its own. */
export function wordsOf({ resource, language }: { readonly resource: Resource; readonly language: Language }): { labelOf(field: string): string; calledIn(field: string): (choice: string) => string } {
  const all = [resource.name, ...(resource.of === null ? [] : [resource.of.name])].map((module) => moduleWordsOf({ module, language }));
  const shared = sharedWordsOf(language);
  const first = (texts: readonly unknown[]): string | undefined => texts.map(textOf).find((text) => text !== null) ?? undefined;
  return {
    labelOf: (field) => first(all.map(({ fields }) => fields?.[field])) ?? shared.fields[field] ?? field,
    calledIn: (field) => (choice) => first(all.map(({ choices }) => choices?.[field]?.[choice])) ?? shared.choices[choice] ?? choice,
  };
}

const DAY_MS = 86_400_000;

/** Dates that are asked for before they come. */
const AHEAD = /end|expir|until|validTo|due|start|begin/i;

/** Days as people write them in the language. */
export function daysSaid({ from, to, language }: Days & Pick<FiltersAsked, 'language'>): string {
  const format = new Intl.DateTimeFormat(localeOf(language), { dateStyle: 'medium', timeZone: 'UTC' });
  return from === to ? format.format(new Date(from)) : format.formatRange(new Date(from), new Date(to));
}

interface DateFilter {
  readonly filter: Filter;
  readonly field: Field;
  readonly label: string;
}

/** Which of a list’s dates a sentence speaks of, and the word that says so: its name, or a verb. The one of its making, or of what it records, where none does. */
function dateMeant({ text, language, filters }: { readonly text: string; readonly language: Language; readonly filters: readonly DateFilter[] }): { readonly date: DateFilter; readonly read: string | null } | null {
  const { ends, begins, made, sold, signsIn } = CUES[language];
  const by = (pattern: RegExp): DateFilter | undefined => filters.find(({ filter }) => pattern.test(filter.field));
  const labelled = filters.find(({ label }) => placeOf({ text, name: plainName(label), language }) >= 0);
  if (labelled) {
    const name = plainName(labelled.label);
    const verb = ends.exec(text)?.[0];
    return { date: labelled, read: verb?.includes(name) ? verb : name };
  }
  const verbs: readonly (readonly [RegExp, RegExp])[] = [[signsIn, /^lastSignIn/], [ends, /end|expir|until|validTo|due/i], [begins, /start|begin|joinedOn|validFrom/i], [sold, /soldAt|settledAt|paidAt/i], [made, /createdAt|soldAt|settledAt|paidAt/i]];
  const verb = verbs.find(([cue]) => cue.test(text));
  const date = verb && by(verb[1]);
  if (date) return { date, read: verb[0].exec(text)![0] };
  const event = by(/startsAt|soldAt|settledAt|startedAt/);
  // Classes of tomorrow begin then; learners of this year may be those who came, or who were here.
  if (event) return { date: event, read: '' };
  const usual = by(/createdAt/) ?? filters[0];
  return usual ? { date: usual, read: null } : null;
}

function textOf(word: unknown): string | null {
  return typeof word === 'string' ? word : null;
}
