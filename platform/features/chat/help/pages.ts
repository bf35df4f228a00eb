import { holdsRight, listPath, mayEnter, type Actor, type Gate } from '../../../../src/schemas';
import type { PlatformContext } from '../../../kernel/context';
import type { Language } from '../../../messages/words/language';

/** A piece of a page that stands for itself: the first has no heading. */
export interface HelpSection {
  readonly heading: string | null;
  readonly text: string;
}

/** A page of the help: what one screen is for, or how all of a kind are used. */
export interface HelpPage {
  /** The module it is of, or the name of a screen that no module gives. */
  readonly key: string;
  readonly title: string;
  readonly sections: readonly HelpSection[];
  /** Of what is no module: where it opens, and who may enter, as the page says it. */
  readonly opens: string | null;
  readonly gate: string | null;
}

const FILES = import.meta.glob<string>('../../../../docs/help/*/*.md', { eager: true, query: '?raw', import: 'default' });

/** The pages in a language, by name; a page that it lacks is there in English. */
export function helpPages(language: Language): ReadonlyMap<string, HelpPage> {
  const known = byLanguage.get(language);
  if (known) return known;
  const of = (one: Language): [string, HelpPage][] =>
    Object.entries(FILES).flatMap(([path, text]) => {
      const [folder, file = ''] = path.split('/').slice(-2);
      return folder === one ? [[file.replace(/\.md$/, ''), readPage({ key: file.replace(/\.md$/, ''), text })]] : [];
    });
  const english = of('en');
  const own = new Map(language === 'en' ? english : of(language));
  // What a page opens and for whom stands in the English one alone.
  const pages = new Map(english.map(([key, page]) => [key, { ...(own.get(key) ?? page), opens: page.opens, gate: page.gate }]));
  byLanguage.set(language, pages);
  return pages;
}

const byLanguage = new Map<Language, ReadonlyMap<string, HelpPage>>();

/** Reads a page: lines `name: value` between two lines of hyphens if any, one heading, sections below further headings. */
export function readPage({ key, text }: { readonly key: string; readonly text: string }): HelpPage {
  const [, head = '', body = text] = /^---\n([\s\S]*?)\n---\n([\s\S]*)$/.exec(text) ?? [];
  const said = new Map(head.split('\n').map((line) => line.split(/:\s*/, 2) as [string, string]));
  const [first = '', ...rest] = body.trim().split(/\n## /);
  const [title = '', ...intro] = first.replace(/^# /, '').split('\n');
  return {
    key, title: title.trim(), opens: said.get('opens') ?? null, gate: said.get('gate') ?? null,
    sections: [
      { heading: null, text: intro.join('\n').trim() },
      ...rest.map((part) => {
        const [heading = '', ...lines] = part.split('\n');
        return { heading: heading.trim(), text: lines.join('\n').trim() };
      }),
    ].filter(({ text: one }) => one !== ''),
  };
}

/** Who reads: somebody who is signed in, or anybody (`null`), who is shown what is public alone. */
export type Reader = Actor | null;

/** Whether the screen of a page is one of the reader's. */
export function mayRead({ page, reader, loader }: { readonly page: HelpPage; readonly reader: Reader; readonly loader: PlatformContext['loader'] }): boolean {
  if (page.gate === 'public') return true;
  if (!reader) return false;
  if (page.gate !== null) return mayEnter(reader, gateOf(page.gate));
  const resource = loader.get(page.key);
  return resource !== undefined && holdsRight(reader, resource, 'read');
}

/** The gate as a page writes it: one of three words, or the modules of which one is enough. */
export function gateOf(text: string): Gate {
  if (text === 'signedIn' || text === 'superAdmin' || text === 'institute') return { by: text };
  return { by: 'module', modules: text.split(/\s*,\s*/) };
}

/** Where the screen of a page opens; a list below a record as that of all records. `null` for what is no module here. */
export function addressOf({ page, loader }: { readonly page: HelpPage; readonly loader: PlatformContext['loader'] }): string | null {
  if (page.opens !== null) return page.opens;
  const resource = loader.get(page.key);
  if (!resource) return null;
  if (resource.isSingle) return '/app/settings';
  const route = resource.routes.find((one) => !/[:~$*+]/.test(one));
  return route === undefined ? `/app${listPath({ resource })}` : `/app/${route}`;
}
