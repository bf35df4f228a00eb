import MiniSearch, { type SearchOptions } from 'minisearch';
import type { PlatformContext } from '../../../kernel/context';
import { alsoCalled, moduleWordsOf } from '../../../messages/words/ofModules';
import type { Language } from '../../../kernel/language';
import { helpPages, mayRead, mayTell, type HelpPage, type HelpSection, type Reader } from './pages';
import { inOwnWords } from '../lists/places';
import { makingOf } from './making';
import { termsOf, wordsIn } from './terms';
import { shareOf, weighed, type Weighed } from './weights';

/** A piece of the help that speaks of what was asked. */
export interface Found {
  readonly page: HelpPage;
  readonly section: HelpSection;
  readonly score: number;
  /** How much of what was asked it speaks of, by what each word says: 1 for all of it. */
  readonly share: number;
  /** Words of the piece that were looked for, as they stand there. */
  readonly matched: readonly string[];
}

interface Piece {
  readonly id: string;
  readonly title: string;
  readonly heading: string;
  readonly text: string;
  /** What people call the screen elsewhere. */
  readonly also: string;
  /** What states and actions of the module are called and mean. */
  readonly words: string;
}

interface Index {
  readonly search: MiniSearch<Piece>;
  readonly pieces: ReadonlyMap<string, { readonly page: HelpPage; readonly section: HelpSection }>;
}

const FIELDS = ['title', 'heading', 'text', 'also', 'words'];
const BOOST = { title: 4, heading: 3, text: 1, also: 2, words: 0.6 };
/** How a word is met: by its beginning, or where it is written a little otherwise. */
const MEETING: SearchOptions = { boost: BOOST, prefix: (term) => term.length > 3, fuzzy: (term) => (term.length > 4 ? 0.2 : false), combineWith: 'OR' };

export interface HelpAsked {
  readonly text: string;
  readonly language: Language;
  readonly reader: Reader;
  readonly loader: PlatformContext['loader'];
}

/** Below it what was found has hardly anything to do with what was asked. */
const LEAST_SCORE = 3;
/** So much of what was asked an answer has to speak of: a little more than half. */
const LEAST_SHARE = 0.53;
const MOST_FOUND = 4;
/** Pages that are tried: what has a word in its title comes before what speaks of all that was asked. */
const MOST_TRIED = 12;

/** What of the help answers a question, best first, and where nothing does, the words that were asked for and that no page has. */
export async function answersOf({ text, ...asked }: HelpAsked): Promise<{ readonly found: readonly Found[]; readonly unheld: readonly string[] }> {
  const looked = await lookThrough({ text, ...asked, most: MOST_TRIED });
  const fitting = looked.found.filter(({ score, share }) => score >= LEAST_SCORE && share >= LEAST_SHARE);
  const found = fitting.filter(({ score }) => score >= fitting[0]!.score / 3).slice(0, MOST_FOUND);
  if (found.length > 0) return { found, unheld: [] };
  return { found, unheld: joined({ text: readOf(text), words: looked.words.flatMap(({ word, isHeld, isName }) => (isHeld || isName ? [] : [word])) }) };
}

/** Words that stand beside one another in the text, as one. */
function joined({ text, words }: { readonly text: string; readonly words: readonly string[] }): readonly string[] {
  return words.reduce<readonly string[]>((before, word) => {
    const last = before.at(-1);
    const whole = last === undefined ? undefined : [`${last} ${word}`, `${last}${word}`].find((one) => text.includes(one));
    return whole === undefined ? [...before, word] : [...before.slice(0, -1), whole];
  }, []);
}

/** What each word of a text says, by how many pieces of the help hold it. */
async function wordsAsked({ text, language }: Pick<HelpAsked, 'text' | 'language'>): Promise<readonly Weighed[]> {
  const { search, pieces } = await helpIndex(language);
  return weighed({ text, language, pieces: pieces.size, holding: (term) => search.search(term, { ...MEETING, tokenize: (one) => [one] }).length });
}

/** Looks through the help in a language, within what is the reader's. The best piece of each page, best first. */
export async function searchHelp({ most = MOST_FOUND, ...asked }: HelpAsked & { readonly most?: number }): Promise<readonly Found[]> {
  return (await lookThrough({ ...asked, most })).found;
}

/** The same, with what each word of the question says. */
async function lookThrough({ text, language, reader, loader, most }: HelpAsked & { readonly most: number }): Promise<{ readonly found: readonly Found[]; readonly words: readonly Weighed[] }> {
  const { search, pieces } = await helpIndex(language);
  const given = readOf(text);
  const own = inOwnWords({ text: given, language });
  const results = search.search(own, {
    ...MEETING,
    filter: ({ id }) => {
      const piece = pieces.get(id as string)!;
      return mayRead({ page: piece.page, reader, loader }) && mayTell({ ...piece, reader, loader });
    },
  });
  const best = new Map<string, Found>();
  const words = await wordsAsked({ text: own, language });
  const making = makingOf({ text: given, language, reader, loader });
  if (making) best.set(making.page.key, { ...making, score: results[0]?.score ?? 0, share: 1, matched: [] });
  for (const { id, score, terms, queryTerms } of results) {
    const { page, section } = pieces.get(id as string)!;
    const share = shareOf({ words, met: new Set(queryTerms) });
    const before = best.get(page.key);
    // Another piece of a page may speak of what was asked where its first says little of it.
    if (before ? before.share < LEAST_SHARE && share >= LEAST_SHARE : best.size < most) best.set(page.key, { page, section, score, share, matched: standing({ section, terms, language }) });
  }
  return { found: [...best.values()].sort((a, b) => b.score - a.score), words };
}

/** A question as it is looked for, its signs spelled out before it is cut: it is a few sentences. */
function readOf(text: string): string {
  return text.normalize('NFKC').slice(0, MOST_TEXT);
}

const MOST_TEXT = 500;

/** Made when a chat is first opened in the language, piece by piece, so that nobody waits for it; the pages never change while the platform runs. */
export function helpIndex(language: Language): Promise<Index> {
  const known = indexes.get(language);
  if (known) return known;
  const made = makeIndex(language);
  indexes.set(language, made);
  return made;
}

const indexes = new Map<Language, Promise<Index>>();
/** Pieces that are taken in at once. */
const AT_ONCE = 8;

async function makeIndex(language: Language): Promise<Index> {
  const search = new MiniSearch<Piece>({ fields: FIELDS, tokenize: (text) => termsOf({ text, language }), processTerm: (term) => term });
  const pieces = new Map<string, { page: HelpPage; section: HelpSection }>();
  const all = [...helpPages(language).values()].flatMap((page) =>
    page.sections.map((section, place): Piece => {
      const id = `${page.key}#${place}`;
      pieces.set(id, { page, section });
      return { id, title: page.title, heading: section.heading ?? '', text: section.text, also: place === 0 ? alsoCalled({ module: page.key, language }).join(' ') : '', words: place === 0 ? saidOf(page.key, language) : '' };
    }),
  );
  await search.addAllAsync(all, { chunkSize: AT_ONCE });
  return { search, pieces };
}

/** What the words of the module say of its states and actions. */
function saidOf(module: string, language: Language): string {
  const { meanings = {}, effects = {}, actions = {}, fields = {} } = moduleWordsOf({ module, language });
  return [...Object.values(meanings).flatMap((one) => Object.values(one)), ...Object.values(effects), ...Object.values(actions), ...Object.values(fields)].filter((one) => typeof one === 'string').join(' ');
}

/** The words of a piece whose terms were met. */
function standing({ section, terms, language }: { readonly section: HelpSection; readonly terms: readonly string[]; readonly language: Language }): readonly string[] {
  const met = new Set(terms);
  return [...new Set(wordsIn({ text: section.text, language }).filter((word) => termsOf({ text: word, language }).some((term) => met.has(term))))];
}
