import type { LocaleCode } from './locales';
import type { MessageTree } from './mergeMessages';

/** What the screens of a room are called in each language, by the keys of their rows. The menu says it at once: `words/titles.ts`. */
export type Titles = Readonly<Record<string, Readonly<Record<LocaleCode, string>>>>;

const TITLES = Object.values(import.meta.glob<Titles>('../customPages/*/words/titles.ts', { eager: true, import: 'titles' })).flatMap((titles) => Object.entries(titles));

/** What the screens of all rooms are called in one language, by key: what stands under `lectern.routes`. */
export function titlesIn(locale: LocaleCode): Readonly<Record<string, string>> {
  return Object.fromEntries(TITLES.map(([key, title]) => [key, title[locale]]));
}

/** The words that rooms say for themselves, by the name of the room: `lectern.<room>`. `files` as found, by path. */
export function wordsByRoom(files: Readonly<Record<string, MessageTree>>): Readonly<Record<string, MessageTree>> {
  return Object.fromEntries(Object.entries(files).map(([path, words]) => [path.split('/').at(-3)!, words]));
}
