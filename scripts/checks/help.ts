import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gateOf, namedBy, readPage, SECTION_FOR, type HelpPage } from '../../platform/features/chat/help/pages';
import { LOCALES } from '../../src/i18n/locales';
import type { Gate, Resource } from '../../src/schemas';
import { PUBLIC_PAGES } from '../../src/schemas/consoleAddresses';
import { ROOM_ROUTES } from '../../src/shell/table/routeTable';
import { readSources, type SourceFile } from './files';

const FOLDER = 'docs/help';
const LANGUAGES = LOCALES.map(({ locale }) => locale);
/** What is explained of all screens of a kind, of getting in, and of the first steps. */
export const TOPICS = ['appearance', 'deleted', 'forms', 'lists', 'signIn', 'signup', 'uploads'];
/** Says nothing that wants explaining. */
const SELF_EVIDENT = ['page-not-found'];
/** Less is no page, in signs: a sentence of Chinese is short. */
const LEAST = { en: 60, fr: 60, zh: 18, ja: 24 } as const;

interface HelpParams {
  /** The pages, by their paths from the root. */
  readonly files: readonly SourceFile[];
  readonly resources: readonly Pick<Resource, 'name' | 'lifecycle' | 'actions'>[];
  /** Screens that no module gives: their names, and who may enter where the console knows it. */
  readonly screens: readonly { readonly key: string; readonly path: string; readonly gate: Gate | 'public' }[];
}

/** The pages of the tree, and the screens that want one. */
export function helpIn({ root, resources }: { root: string; resources: readonly Resource[] }): HelpParams {
  const pending = new Set([...readFileSync(join(root, 'src/signedOut/pages.ts'), 'utf8').matchAll(/^ {2}'?([\w-]+)'?: PendingPage,$/gm)].map((found) => found[1]!));
  return {
    files: readSources({ root, folders: [FOLDER], extensions: [''] }),
    resources,
    screens: [
      ...ROOM_ROUTES.map(({ key, path, gate }) => ({ key, gate, path: path === '' ? '/app' : `/app/${path}` })),
      ...PUBLIC_PAGES.filter((name) => !pending.has(name) && !SELF_EVIDENT.includes(name)).map((name) => ({ key: name, gate: 'public' as const, path: `/${name}` })),
    ],
  };
}

/** What is wrong with the pages: every screen has one in four languages, which says something of its own; each with place and remedy. */
export function helpProblems({ files, resources, screens }: HelpParams): string[] {
  const texts = new Map(files.map(({ path, text }) => [path, text]));
  const wanted = [...resources.map(({ name }) => name), ...screens.map(({ key }) => key), ...TOPICS];
  const known = new Set(wanted.flatMap((key) => LANGUAGES.map((locale) => pathOf(locale, key))));
  const said = new Map<string, string>();
  return [
    ...[...texts.keys()].filter((path) => !known.has(path)).map((path) => `${path}: there is no screen of that name; name the page as the module or the screen’s key, or remove it`),
    ...wanted.flatMap((key) => LANGUAGES.flatMap((locale) => {
      const path = pathOf(locale, key);
      const text = texts.get(path);
      if (text === undefined) return [`${path} is missing; say there what the screen is for and what is done on it`];
      const page = readPage({ key, text });
      const body = page.sections.map((section) => section.text).join('\n');
      const twin = said.get(body);
      said.set(body, path);
      return [
        ...(page.title === '' ? [`${path}: the first line is no heading; write “# ” and what the screen is called`] : []),
        ...(body.length < LEAST[locale] ? [`${path}: says hardly anything; write what the screen is for`] : []),
        ...(twin === undefined ? [] : [`${path}: says word for word what ${twin} says`]),
        ...forProblems({ path, page, english: readPage({ key, text: texts.get(pathOf('en', key)) ?? text }), resources }),
        ...(locale !== 'en' && text.startsWith('---') ? [`${path}: where a screen opens stands in ${pathOf('en', key)} alone`] : []),
      ];
    })),
    ...screens.flatMap((screen) => gateProblems({ screen, text: texts.get(pathOf('en', screen.key)) })),
    ...resources.flatMap(({ name }) => (texts.get(pathOf('en', name))?.startsWith('---') ? [`${pathOf('en', name)}: where a module opens, and for whom, its declaration says`] : [])),
  ];
}

/** Of sections that say whom they are told: what is no action and no right of a module, and where a language says otherwise than the English page. */
function forProblems({ path, page, english, resources }: { readonly path: string; readonly page: HelpPage; readonly english: HelpPage; readonly resources: HelpParams['resources'] }): string[] {
  const get = (name: string): Resource | undefined => resources.find((one) => one.name === name) as Resource | undefined;
  const unknown = page.sections.flatMap((section) => (section.for ?? []).filter((what) => namedBy({ what, key: page.key, loader: { get } }) === null).map((what) => `${path}: “${section.heading}” is for “${what}”, which is no action and no right of ${what.includes('.') ? what.split('.')[0] : page.key}`));
  const saidOf = ({ sections }: HelpPage): string => sections.flatMap((section) => section.for?.join(', ') ?? []).join('; ');
  return [...unknown, ...(saidOf(page) === saidOf(english) ? [] : [`${path}: its sections are for “${saidOf(page)}”, and those of the English page for “${saidOf(english)}”; they are told to the same people`])];
}

/** All texts of the pages in a language, for the glossary. */
export function helpTexts({ files, locale }: { readonly files: readonly SourceFile[]; readonly locale: string }): [string, string][] {
  return files.filter(({ path }) => path.startsWith(`${FOLDER}/${locale}/`)).map(({ path, text }) => [path.slice(FOLDER.length + locale.length + 2), text.replace(/^---\n[\s\S]*?\n---\n/, '').replace(new RegExp(SECTION_FOR.source, 'gm'), '')]);
}

function gateProblems({ screen: { key, path, gate }, text }: { readonly screen: HelpParams['screens'][number]; readonly text: string | undefined }): string[] {
  if (text === undefined) return [];
  const page: HelpPage = readPage({ key, text });
  const place = pathOf('en', key);
  const wanted = gate === 'public' ? 'public' : gate.by === 'module' ? gate.modules.join(', ') : gate.by;
  const isSame = page.gate === 'public' || gate === 'public' ? page.gate === gate : page.gate !== null && JSON.stringify(gateOf(page.gate)) === JSON.stringify(gate);
  return [
    ...(page.opens === path ? [] : [`${place}: begins with “opens: ${page.opens ?? ''}”, and the screen opens at ${path}`]),
    ...(isSame ? [] : [`${place}: begins with “gate: ${page.gate ?? ''}”, and the screen’s gate is “${wanted}”`]),
  ];
}

function pathOf(locale: string, key: string): string {
  return `${FOLDER}/${locale}/${key}.md`;
}
