import { holdsRight, holdsSome, listPath, mayEnter, mayRun, type Action, type Actor, type Gate, type Resource, type Right } from '../../../../src/schemas';
import type { PlatformContext } from '../../../kernel/context';
import type { Language } from '../../../kernel/language';

/** A piece of a page that stands for itself: the first has no heading. */
export interface HelpSection {
  readonly heading: string | null;
  readonly text: string;
  /** Who is told of it, where not everybody is who may read the page: whoever may run one of these actions, or holds one of these rights, of the page’s module or of a named one. */
  readonly for?: readonly string[];
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

/** Reads a page: lines `name: value` between two lines of hyphens if any, one heading, sections below further headings, of which a line `for: approve` may say who is told. */
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
        const whom = SECTION_FOR.exec(lines[0] ?? '')?.[1];
        return { heading: heading.trim(), text: lines.slice(whom === undefined ? 0 : 1).join('\n').trim(), ...(whom !== undefined && { for: whom.split(/\s*,\s*/) }) };
      }),
    ].filter(({ text: one }) => one !== ''),
  };
}

/** The line below a heading that says whom its section is told. */
export const SECTION_FOR = /^for:[ \t]*(.*\S)[ \t]*$/m;

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

/** Whether a section of a page that is the reader's is told to the reader: one about an action is to whoever may run it. */
export function mayTell({ page, section, reader, loader }: { readonly page: Pick<HelpPage, 'key'>; readonly section: HelpSection; readonly reader: Reader; readonly loader: PlatformContext['loader'] }): boolean {
  if (section.for === undefined) return true;
  return reader !== null && section.for.some((what) => {
    const named = namedBy({ what, key: page.key, loader });
    return named !== null && (named.action === null ? holdsSome(reader, named.resource, named.right) : mayRun(reader, named.resource, named.action));
  });
}

/** What a section is said to be for: `approve`, `update`, `batchMember.add`. `null` where there is no such thing. */
export function namedBy({ what, key, loader }: { readonly what: string; readonly key: string; readonly loader: Pick<PlatformContext['loader'], 'get'> }): { readonly resource: Resource; readonly action: Pick<Action, 'right' | 'roles'>; readonly right: null } | { readonly resource: Resource; readonly action: null; readonly right: Right } | null {
  const [name = '', module = key] = what.split('.').reverse();
  const resource = loader.get(module);
  if (!resource) return null;
  const right = RIGHTS.find((one) => one === name);
  if (right !== undefined) return { resource, action: null, right };
  const action = resource.lifecycle?.actions[name] ?? resource.actions[name];
  return action ? { resource, action, right: null } : null;
}

const RIGHTS = ['create', 'read', 'update', 'delete'] as const;

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
