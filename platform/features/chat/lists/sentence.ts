import { holdsRight, maySee, type Actor, type Field, type Filter, type Resource } from '../../../../src/schemas';
import type { PlatformContext } from '../../../kernel/context';
import { moduleWordsOf, sharedWordsOf } from '../../../messages/words/ofModules';
import { localeOf, type Language } from '../../../messages/words/language';
import { CHAT_WORDS } from '../words';
import { CUES, periodIn } from './cues';
import { daysOf, instantsOf, type Days } from './days';
import { inOwnWords, placeNamed } from './places';

/** A list that a sentence speaks of. */
export interface ListAsked {
  readonly module: string;
  /** What the list is called. */
  readonly title: string;
  /** Its address with the filters. */
  readonly address: string;
  /** Its filters, as a search takes them. */
  readonly filter: Readonly<Record<string, unknown>>;
  /** A city that the sentence seems to name, which is in the filters; `null` for none. */
  readonly place: string | null;
  /** Whether it was asked how many there are. */
  readonly isCounted: boolean;
  /** What it is narrowed to, in words: `Ends: 2026-11-01 – 2026-11-30`. */
  readonly narrowed: readonly string[];
}

export interface AskedFor {
  readonly text: string;
  readonly language: Language;
  readonly reader: Actor;
  readonly loader: PlatformContext['loader'];
  readonly now: Date;
  readonly zone: string;
  /** Whether places are looked for. @default true */
  readonly hasPlaces?: boolean;
}

/**
 * The list with filters that a sentence asks for, from what the declarations offer: “coupons that end this month”. `null` where
 * it names no list that the reader may see, or asks how something is done. Nothing is read and nothing changed by it.
 */
export function listAsked({ text: given, language, reader, loader, now, zone, hasPlaces = true }: AskedFor): ListAsked | null {
  const text = plain(given.slice(0, MOST_TEXT));
  const cues = CUES[language];
  const named = cues.asksHow.test(text) ? null : moduleIn({ text, language, reader, loader }) ?? moduleIn({ text: plain(inOwnWords({ text: given.slice(0, MOST_TEXT), language })), language, reader, loader });
  if (!named) return null;
  const { resource, title, rest } = named;
  const isNameAlone = !/[\p{L}\p{N}]/u.test(rest);
  const found = filtersIn({ text: rest, language, resource, reader, now, zone });
  const place = hasPlaces ? placeOfPeople({ given, found, resource, language, reader, loader }) : null;
  if (place) found.push(place);
  if (found.length === 0 && !isNameAlone && !cues.asksForList.test(text)) return null;
  const filter = Object.fromEntries(found.map(({ name, value }) => [name, value]));
  const query = found.length === 0 ? '' : `?filter=${encodeURIComponent(JSON.stringify(filter))}`;
  return { module: resource.name, title, address: `/app/${plainRoute(resource)!}${query}`, filter, place: place && String(place.value), isCounted: cues.asksCount.test(text), narrowed: found.map(({ said }) => said) };
}

const MOST_TEXT = 300;

/** Whether somebody asks how something is done, or what it means, and not for rows. */
export function asksHow({ text, language }: Pick<AskedFor, 'text' | 'language'>): boolean {
  return CUES[language].asksHow.test(plain(text.slice(0, MOST_TEXT)));
}

/** Small, without accents, so that “expirés” is met by “expire”. */
function plain(text: string): string {
  return text.normalize('NFKC').toLowerCase().normalize('NFD').replace(/(?<=\p{Script=Latin})\p{M}+/gu, '').normalize('NFC').replace(/[’`]/g, "'");
}

function plainRoute(resource: Resource): string | undefined {
  return resource.routes.find((one) => !/[:~$*]/.test(one));
}

/** The module whose name stands in the text: the longest name counts, of two the earlier. */
function moduleIn({ text, language, reader, loader }: Pick<AskedFor, 'text' | 'language' | 'reader' | 'loader'>): { resource: Resource; title: string; rest: string } | null {
  let best: { resource: Resource; title: string; name: string; at: number } | null = null;
  for (const resource of loader.all()) {
    if (resource.isSingle || plainRoute(resource) === undefined || !holdsRight(reader, resource, 'read')) continue;
    const { name: names = '', menu } = moduleWordsOf({ module: resource.name, language });
    const called = [...names.split(' |||| '), ...(menu === undefined ? [] : [menu])].filter(Boolean);
    for (const name of called) {
      const at = placeOf({ text, name: plainName(name), language });
      if (at < 0) continue;
      if (!best || name.length > best.name.length || (name.length === best.name.length && at < best.at)) best = { resource, title: called[1] ?? called[0]!, name: plainName(name), at };
    }
  }
  return best && { resource: best.resource, title: best.title, rest: `${text.slice(0, best.at)} ${text.slice(best.at + best.name.length)}` };
}

/** Where a name stands in a text, by itself where the writing parts words; -1: nowhere. */
function placeOf({ text, name, language }: { readonly text: string; readonly name: string; readonly language: Language }): number {
  if (name === '') return -1;
  if (language === 'zh' || language === 'ja') return text.indexOf(name);
  let at = text.indexOf(name);
  while (at >= 0 && (isLetter(text.charAt(at - 1)) || isLetter(text.charAt(at + name.length)))) at = text.indexOf(name, at + 1);
  return at;
}

/** Whether a choice stands in a text, also of several and in either gender, where the language writes that: “suspendues”. */
function isSaid({ text, name, language }: { readonly text: string; readonly name: string; readonly language: Language }): boolean {
  return ENDINGS[language].some((ending) => placeOf({ text, name: `${name}${ending}`, language }) >= 0);
}

const ENDINGS: Readonly<Record<Language, readonly string[]>> = { en: ['', 's'], fr: ['', 's', 'e', 'es'], zh: [''], ja: [''] };

function isLetter(sign: string): boolean {
  return sign !== '' && /[\p{L}\p{N}]/u.test(sign);
}

/** The same of a word of the declarations, which is asked for often; there are only so many. */
function plainName(name: string): string {
  const known = plainNames.get(name);
  if (known !== undefined) return known;
  const made = plain(name);
  plainNames.set(name, made);
  return made;
}

const plainNames = new Map<string, string>();

interface FoundFilter {
  readonly name: string;
  readonly value: unknown;
  readonly said: string;
  /** Of choices: what the chosen ones are called. */
  readonly labels?: readonly string[];
}

function filtersIn({ text, language, resource, reader, now, zone }: Pick<AskedFor, 'language' | 'reader' | 'now' | 'zone' | 'text'> & { readonly resource: Resource }): FoundFilter[] {
  const { labelOf, calledIn } = wordsOf({ resource, language });
  const filters = resource.list.filters.flatMap((filter) => {
    const field = resource.fields[filter.field];
    return field && maySee(reader, field) ? [{ filter, field, label: labelOf(filter.field) }] : [];
  });
  const found: FoundFilter[] = [];
  for (const { filter, field, label } of filters) {
    if (field.type === 'choice' || field.type === 'choices') {
      const called = calledIn(field.name);
      const values = field.choices.filter((choice) => isSaid({ text, name: plainName(called(choice)), language }));
      const labels = values.map(called);
      if (values.length > 0 && values.length < field.choices.length) found.push({ name: filter.field, value: values, said: `${label}: ${labels.join(', ')}`, labels });
    }
    if (field.type === 'boolean') {
      const at = placeOf({ text, name: plainName(label), language });
      // A state of that name was meant, where there is one.
      if (at >= 0 && !found.some(({ labels }) => labels?.includes(label))) {
        const isNot = CUES[language].not.test(text.slice(Math.max(0, at - 12), at + (language === 'ja' ? label.length + 6 : 0)));
        // One that leaves rows out unless it is said has no other value than that they are shown.
        if (filter.op !== 'include' || !isNot) found.push({ name: filter.field, value: !isNot, said: isNot ? `${label}: ${CHAT_WORDS[language].no}` : label });
      }
    }
  }
  const period = periodIn({ text, language });
  const dated = period && dateMeant({ text, language, filters: filters.filter(({ field }) => field.type === 'date' || field.type === 'datetime') });
  if (period && dated) {
    const days = daysOf({ period, now, zone });
    found.push({ name: dated.filter.field, value: dated.field.type === 'datetime' ? instantsOf({ ...days, zone }) : days, said: `${dated.label}: ${daysSaid({ ...days, language })}` });
  }
  return found;
}

/** What fields and choices of a module are called: of another's rows, by that one's words where it has none of its own. */
function wordsOf({ resource, language }: { readonly resource: Resource; readonly language: Language }): { labelOf(field: string): string; calledIn(field: string): (choice: string) => string } {
  const all = [resource.name, ...(resource.of === null ? [] : [resource.of.name])].map((module) => moduleWordsOf({ module, language }));
  const shared = sharedWordsOf(language);
  const first = (texts: readonly unknown[]): string | undefined => texts.map(textOf).find((text) => text !== null) ?? undefined;
  return {
    labelOf: (field) => first(all.map(({ fields }) => fields?.[field])) ?? shared.fields[field] ?? field,
    calledIn: (field) => (choice) => first(all.map(({ choices }) => choices?.[field]?.[choice])) ?? shared.choices[choice] ?? choice,
  };
}

/** Of a list of people or places, the city that a sentence names: no period, no choice that was meant, and nothing that the console has lists of. */
function placeOfPeople({ given, found, resource, language, reader, loader }: Pick<AskedFor, 'language' | 'reader' | 'loader'> & { readonly given: string; readonly found: readonly FoundFilter[]; readonly resource: Resource }): FoundFilter | null {
  const field = resource.fields['city'];
  if (field?.type !== 'text' || !maySee(reader, field) || !resource.list.filters.some((filter) => filter.field === 'city')) return null;
  const place = placeNamed({ text: given.slice(0, MOST_TEXT), language });
  if (place === null) return null;
  const text = plain(place);
  const isOther = periodIn({ text, language }) !== null || found.some(({ labels }) => labels?.some((label) => plain(label) === text)) || moduleIn({ text, language, reader, loader }) !== null;
  return isOther ? null : { name: 'city', value: place, said: `${wordsOf({ resource, language }).labelOf('city')}: ${place}` };
}

/** Days as people write them in the language. */
function daysSaid({ from, to, language }: Days & Pick<AskedFor, 'language'>): string {
  const format = new Intl.DateTimeFormat(localeOf(language), { dateStyle: 'medium', timeZone: 'UTC' });
  return from === to ? format.format(new Date(from)) : format.formatRange(new Date(from), new Date(to));
}

interface DateFilter {
  readonly filter: Filter;
  readonly field: Field;
  readonly label: string;
}

/** Which of a list's dates a sentence speaks of: the one that its verb or its name points to, else the one of its making. */
function dateMeant({ text, language, filters }: { readonly text: string; readonly language: Language; readonly filters: readonly DateFilter[] }): DateFilter | null {
  const { ends, begins, made } = CUES[language];
  const by = (pattern: RegExp): DateFilter | undefined => filters.find(({ filter }) => pattern.test(filter.field));
  const labelled = filters.find(({ label }) => placeOf({ text, name: plainName(label), language }) >= 0);
  if (labelled) return labelled;
  const usual = by(/startsAt|soldAt|settledAt|startedAt/) ?? by(/createdAt/) ?? filters[0] ?? null;
  if (ends.test(text)) return by(/end|expir|until|validTo|due/i) ?? usual;
  if (begins.test(text)) return by(/start|begin|joinedOn|validFrom/i) ?? usual;
  if (made.test(text)) return by(/createdAt|soldAt|settledAt|paidAt/i) ?? usual;
  return usual;
}

function textOf(word: unknown): string | null {
  return typeof word === 'string' ? word : null;
}
