import { holdsRight, listPath, maySee, withLabel, type Actor, type Resource } from '../../../../src/schemas';
import { asPattern } from '../../../../src/schemas/asPattern';
import type { PlatformContext } from '../../../kernel/context';
import { alsoCalled, moduleWordsOf } from '../../../messages/words/ofModules';
import type { Language } from '../../../kernel/language';
import { amountIn } from './amounts';
import { CUES, periodIn } from './cues';
import { choiceCalled, filtersIn, isTurned, wordsOf, type FoundFilter } from './filters';
import { asksWhere, hasUnread, isReadWhole } from './leftOver';
import { inOwnWords, placeNamed } from './places';
import { MOST_ASKED, placeOf, plain, plainName, saidAs } from './text';

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
  /** Whether it was asked how many there are, and nothing was said of them that was not understood. */
  readonly isCounted: boolean;
  /** What the date is called that its period was taken to be of, where nothing in the sentence says which; `null` where that is said, or none was asked for. */
  readonly guessed: string | null;
  /** What it is narrowed to, in words: `Ends: 2026-11-01 – 2026-11-30`. */
  readonly narrowed: readonly string[];
  /** Whether some of it was not understood, so that the list may show more than was asked for. */
  readonly isWider: boolean;
  /** What was understood and the list has no filter for: an amount, or the institute of this name. `null` for nothing. */
  readonly notBy: { readonly kind: 'amount' } | { readonly kind: 'institute'; readonly name: string } | null;
}

/** An institute that a sentence names. */
export interface NamedInstitute {
  readonly id: string;
  readonly name: string;
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
  /** The institute that it names, where its reader sees several. @default none */
  readonly institute?: NamedInstitute | null;
}

/**
 * The list with filters that a sentence asks for, from what the declarations offer: “coupons that end this month”. `null` where
 * it names no list that the reader may see, or asks how something is done. Nothing is read and nothing changed by it.
 */
export function listAsked({ text: whole, language, reader, loader, now, zone, hasPlaces = true, institute = null }: AskedFor): ListAsked | null {
  const given = institute ? withoutInstitute({ text: whole, institute }) : whole;
  const text = plain(given.slice(0, MOST_ASKED));
  const cues = CUES[language];
  const named = cues.asksHow.test(text) || cues.tellsToMake.test(text) ? null : (namedIn({ given: given.slice(0, MOST_ASKED), text, language, reader, loader }) ?? peopleIn({ text, language, reader, loader }));
  if (!named) return null;
  const { resource, title, rest } = named;
  const isNameAlone = !/[\p{L}\p{N}]/u.test(rest);
  const found = filtersIn({ text: rest, language, resource, reader, now, zone });
  const place = hasPlaces && !isTurned({ text: rest, language, found }) ? placeOfPeople({ given, found, resource, language, reader, loader }) : null;
  if (place) found.push(place);
  const owner = institute && ownerFilter({ resource, language, institute, reader });
  if (owner) found.push(owner);
  const amount = amountIn({ text: rest, language });
  const notBy = amount && !found.some(({ read }) => read.includes(amount.read)) ? ({ kind: 'amount' } as const) : institute && !owner ? ({ kind: 'institute', name: institute.name } as const) : null;
  if (found.length === 0 && !notBy && !isNameAlone && !named.isFirst && !cues.asksForList.test(text) && !asksWhere({ text: rest, language }) && !(hasDates(resource) && periodIn({ text: rest, language }))) return null;
  // “Refunds” are those of the transactions that are one, unless the sentence says which it means.
  const own = named.isElsewhere ? choiceCalled({ name: named.name, language, resource, reader }) : null;
  if (own && found.every(({ name }) => name !== own.name)) found.push(own);
  const filter = Object.fromEntries(found.map(({ name, value }) => [name, value]));
  const read = found.flatMap((one) => one.read);
  // “Active last week” is no date of what is active; a period alone is that of its making, as it seems.
  const guessed = found.find(({ guess }) => guess !== undefined)?.guess;
  // A list that begins with a filter of its own, as a report with this month, shows other rows than were counted.
  const isAsOpened = resource.list.filters.every(({ field, default: begun }) => begun === null || field in filter);
  const isUnderstood = isAsOpened && !notBy && given.length <= MOST_ASKED && (guessed === undefined || found.length === 1) && isReadWhole({ text: rest, language, read, joins: found.length > 1 ? 'all' : 'one' });
  return { module: resource.name, title, isWider: notBy !== null || given.length > MOST_ASKED || hasUnread({ text: rest, language, read }), notBy, address: addressOfList({ resource, filter }), filter, place: place && String(place.value), isCounted: cues.asksCount.test(text) && isUnderstood, guessed: guessed ?? null, narrowed: found.flatMap(({ said }) => said ?? []) };
}

/** A sentence without an institute that it names, and what joins that to the rest. */
function withoutInstitute({ text, institute: { name } }: { readonly text: string; readonly institute: NamedInstitute }): string {
  return text.replace(new RegExp(String.raw`(?:(?<!\p{L})(?:of|at|in|from|for|du|de|des|chez|à|dans|d['’])\s*)?["“«「]?\s?${asPattern(name)}\s?["”»」]?(?:['’]s)?[の的]?`, 'giu'), ' ');
}

/** The filter by whose rows they are. */
function ownerFilter({ resource, language, institute: { id, name }, reader }: { readonly resource: Resource; readonly institute: NamedInstitute } & Pick<AskedFor, 'language' | 'reader'>): FoundFilter | null {
  const field = resource.institute === null ? undefined : resource.fields[resource.institute];
  if (!field || !maySee(reader, field) || !resource.list.filters.some((filter) => filter.field === field.name)) return null;
  return { name: field.name, value: [id], said: withLabel({ label: wordsOf({ resource, language }).labelOf(field.name), text: name, language }), read: [] };
}

/** The list of people that is meant by “who signed in”, which names none: the first that tells when they did. */
function peopleIn({ text, language, reader, loader }: Named): ReturnType<typeof moduleIn> {
  const { signsIn, people } = CUES[language];
  const who = people.exec(text);
  const resource = who && signsIn.test(text) ? loader.all().find((one) => one.isOfPeople && holdsRight(reader, one, 'read') && one.list.filters.some(({ field }) => field === 'lastSignInAt')) : undefined;
  if (!who || !resource) return null;
  const { name = resource.name } = moduleWordsOf({ module: resource.name, language });
  return { resource, title: name.split(' |||| ').at(-1)!, name: '', rest: `${text.slice(0, who.index)} ${text.slice(who.index + who[0].length)}`, isFirst: false, isElsewhere: false };
}

/** Where a list stands with its filters. */
export function addressOfList({ resource, filter }: { readonly resource: Resource; readonly filter: ListAsked['filter'] }): string {
  const query = Object.keys(filter).length === 0 ? '' : `?filter=${encodeURIComponent(JSON.stringify(filter))}`;
  return `/app${listPath({ resource })}${query}`;
}

/** Whether somebody asks how something is done, or what it means, and not for rows. */
export function asksHow({ text, language }: Pick<AskedFor, 'text' | 'language'>): boolean {
  return CUES[language].asksHow.test(plain(text.slice(0, MOST_ASKED)));
}

function hasDates({ list, fields }: Resource): boolean {
  return list.filters.some(({ field }) => ['date', 'datetime'].includes(fields[field]?.type ?? ''));
}

export type Named = Pick<AskedFor, 'text' | 'language' | 'reader' | 'loader'>;

/** The module that a sentence names by the words of the console, else by those that people have for it elsewhere. */
export function namedIn({ given, ...asked }: Named & { readonly given: string }): ReturnType<typeof moduleIn> {
  return moduleIn(asked) ?? moduleIn({ ...asked, text: plain(inOwnWords({ text: given, language: asked.language })) }) ?? moduleIn({ ...asked, isElsewhere: true });
}

/** Whether a list shows all its rows when it is opened, and not those of this month alone. */
function isWhole({ list }: Resource): boolean {
  return list.filters.every(({ default: begun }) => begun === null);
}

/** The module whose name stands in the text: the longest name counts, of two the earlier, in Japanese and Chinese the later, and of two of one name the one whose list is opened with all its rows. */
function moduleIn({ text, language, reader, loader, isElsewhere = false }: Named & { readonly isElsewhere?: boolean }): { resource: Resource; title: string; rest: string; isFirst: boolean; name: string; isElsewhere: boolean } | null {
  let best: { resource: Resource; title: string; name: string; word: string; at: number } | null = null;
  const isHeadLast = language === 'ja' || language === 'zh';
  for (const resource of loader.all()) {
    if (resource.isSingle || !holdsRight(reader, resource, 'read')) continue;
    const { name: names = '', menu } = moduleWordsOf({ module: resource.name, language });
    const called = [...names.split(' |||| '), ...(menu === undefined ? [] : [menu])].filter(Boolean);
    for (const name of isElsewhere ? alsoCalled({ module: resource.name, language }) : called) {
      const word = isElsewhere ? saidAs({ text, name: plainName(name), language }) : plainName(name);
      const at = word === undefined ? -1 : placeOf({ text, name: word, language });
      if (word === undefined || at < 0) continue;
      if (!best || name.length > best.name.length || (name.length === best.name.length && ((isHeadLast ? at > best.at : at < best.at) || (at === best.at && isWhole(resource) && !isWhole(best.resource))))) best = { resource, title: called[1] ?? called[0]!, name: plainName(name), word, at };
    }
  }
  return best && { resource: best.resource, title: best.title, name: best.name, isElsewhere, isFirst: CUES[language].rowsThat?.test(`${text.slice(0, best.at)}…${text.slice(best.at + best.word.length)}`) === true, rest: `${text.slice(0, best.at)} ${text.slice(best.at + best.word.length)}` };
}

/** Of a list of people or places, the city that a sentence names: no period, no choice that was meant, and nothing that the console has lists of. */
function placeOfPeople({ given, found, resource, language, reader, loader }: Pick<AskedFor, 'language' | 'reader' | 'loader'> & { readonly given: string; readonly found: readonly FoundFilter[]; readonly resource: Resource }): FoundFilter | null {
  const field = resource.fields['city'];
  if (field?.type !== 'text' || !maySee(reader, field) || !resource.list.filters.some((filter) => filter.field === 'city')) return null;
  const named = placeNamed({ text: given.slice(0, MOST_ASKED), language });
  if (named === null) return null;
  const { place, read } = named;
  const text = plain(place);
  const isOther = [text, plain(read)].some((one) => periodIn({ text: one, language }) !== null) || found.some(({ labels }) => labels?.some((label) => plain(label) === text)) || moduleIn({ text, language, reader, loader }) !== null;
  return isOther ? null : { name: 'city', value: place, said: withLabel({ label: wordsOf({ resource, language }).labelOf('city'), text: place, language }), read: [plain(read)] };
}

