import * as routeWords from '../../src/i18n/en/routes';
import { LOCALES } from '../../src/i18n/locales';
import { routeShape } from '../../src/schemas';
import type { Titles } from '../../src/i18n/rooms';
import type { ConsoleRoute } from '../../src/shell/table/consoleRoute';
import { CONSOLE_ROUTES, ROOM_ROUTES } from '../../src/shell/table/routeTable';
import { readSources, type SourceFile } from './files';

const FOLDER = 'src/customPages';
const ROOT_FILES = ['calls.ts', 'route.ts', 'settings.ts'];
/** A row is fetched with the first screen, and its page when it is opened. */
const ROW_IMPORTS = ['../../schemas', '../../shell/table/consoleRoute'];
const LANGUAGES = LOCALES.map(({ locale }) => locale);

interface RoomsParams {
  /** The files below `src/customPages`, by their paths from the root. */
  readonly files: readonly SourceFile[];
  /** What each `route.ts` exports, by its path. */
  readonly rows: Readonly<Record<string, Readonly<Record<string, ConsoleRoute>>>>;
  /** What each `words/titles.ts` says, by its path. */
  readonly titles: Readonly<Record<string, Titles>>;
  /** The rows that no room gives: of screens that are not built yet, and the frame's own. */
  readonly others: readonly ConsoleRoute[];
  /** Names and routes of the declarations that have addresses. */
  readonly declared: readonly string[];
  /** Names below `lectern` that are taken in `src/i18n`. */
  readonly areas: readonly string[];
  /** Keys of the screens that are named in `src/i18n/<language>/routes.ts`. */
  readonly named: readonly string[];
}

/** The rooms of the tree, as `roomProblems` wants them. */
export function roomsIn({ root, declared }: { root: string; declared: readonly string[] }): RoomsParams {
  const rows = import.meta.glob<RoomsParams['rows'][string]>('/src/customPages/*/route.ts', { eager: true });
  const titles = import.meta.glob<Titles>('/src/customPages/*/words/titles.ts', { eager: true, import: 'titles' });
  const areas = Object.values(import.meta.glob<object>('/src/i18n/en/*.ts', { eager: true })).flatMap((area) => Object.keys(area));
  const built = new Set<ConsoleRoute>(ROOM_ROUTES);
  return {
    files: readSources({ root, folders: [FOLDER], extensions: [''] }),
    rows: fromRoot(rows),
    titles: fromRoot(titles),
    others: CONSOLE_ROUTES.filter((route) => !built.has(route)),
    declared,
    areas,
    named: Object.keys(routeWords.routes),
  };
}

/** What is wrong with the rooms: their shape, their words, their rows; each with its place and a remedy. */
export function roomProblems(params: RoomsParams): string[] {
  const rooms = [...new Set(params.files.map(({ path }) => path.split('/')[2]!))];
  return [...rooms.flatMap((room) => [...shapeProblems(room, params), ...wordProblems(room, params), ...pageProblems(room, params)]), ...rowProblems(params)];
}

function shapeProblems(room: string, { files, areas }: RoomsParams): string[] {
  const place = `${FOLDER}/${room}`;
  const parts = partsOf(room, files);
  if (parts.includes('')) return [`${place}: a file beside the rooms; put it into the room it belongs to`];
  const strange = parts.filter((part) => !ROOT_FILES.includes(part) && !/^(page|words)\//.test(part));
  const words = parts.filter((part) => part.startsWith('words/') && ![...LANGUAGES, 'titles'].some((name) => part === `words/${name}.ts`));
  return [
    ...strange.map((part) => `${place}/${part}: a room holds ${ROOT_FILES.join(', ')}, words/ and page/ alone; put it into page/`),
    ...words.map((part) => `${place}/${part}: words/ holds one file a language, and titles.ts; put it into page/`),
    ...(ROOT_FILES.some((name) => parts.includes(name)) ? [] : [`${place}: the room offers nothing; give it a route.ts, a settings.ts or a calls.ts`]),
    ...(areas.includes(room) ? [`${place}: lectern.${room} is said in src/i18n already; give the room another name`] : []),
  ];
}

/** A room that shows something says it in every language. */
function wordProblems(room: string, { files, rows, titles }: RoomsParams): string[] {
  const place = `${FOLDER}/${room}/words`;
  const parts = partsOf(room, files);
  const speaks = parts.some((part) => part === 'route.ts' || part === 'settings.ts' || part.startsWith('words/'));
  const keys = Object.values(rows[`${FOLDER}/${room}/route.ts`] ?? {}).map(({ key }) => key);
  const said = Object.keys(titles[`${place}/titles.ts`] ?? {});
  return [
    ...(speaks ? LANGUAGES : []).filter((locale) => !parts.includes(`words/${locale}.ts`)).map((locale) => `${place}/${locale}.ts is missing; say there what ${place}/en.ts says`),
    ...keys.filter((key) => !said.includes(key)).map((key) => `${place}/titles.ts: the screen “${key}” has no name; add ${key}: { ${LANGUAGES.map((locale) => `${locale}: '…'`).join(', ')} }`),
    ...said.filter((key) => !keys.includes(key)).map((key) => `${place}/titles.ts: names “${key}”, which is no row of ${FOLDER}/${room}/route.ts; take it away, or write the row`),
  ];
}

/** Every row opens a page, and every page is opened. */
function pageProblems(room: string, { files, rows }: RoomsParams): string[] {
  const place = `${FOLDER}/${room}`;
  const own = files.filter(({ path }) => path.startsWith(`${place}/`));
  const openers = own.filter(({ path }) => path === `${place}/route.ts` || path === `${place}/settings.ts`);
  const exported = rows[`${place}/route.ts`];
  const pages = own.filter(({ path, text }) => path.startsWith(`${place}/page/`) && path.endsWith('.tsx') && /^export default /m.test(text));
  const heavy = own.filter(({ path }) => path === `${place}/route.ts`).flatMap(({ text }) => [...text.matchAll(/^import .*from '([^']+)'/gm)].map((match) => match[1]!).filter((from) => !ROW_IMPORTS.includes(from)));
  return [
    ...heavy.map((from) => `${place}/route.ts: imports ${from}, which would come with the first screen; a row needs no more than ${ROW_IMPORTS.join(' and ')}`),
    ...(exported && Object.keys(exported).length === 0 ? [`${place}/route.ts: gives no row; export one`] : []),
    ...Object.entries(exported ?? {}).filter(([, row]) => typeof row.page !== 'function').map(([name]) => `${place}/route.ts, ${name}: opens no page; add page: () => import('./page/…')`),
    ...pages
      .map(({ path }) => path.slice(place.length + 1).replace(/\.tsx$/, ''))
      .filter((page) => !openers.some(({ text }) => text.includes(`'./${page}'`)))
      .map((page) => `${place}/${page}.tsx: no row opens this page; add one to ${place}/route.ts, or export it by its name`),
  ];
}

/** One path and one key, one screen. */
function rowProblems({ rows, others, declared, named }: RoomsParams): string[] {
  const ofRooms = Object.entries(rows).flatMap(([path, exported]) => Object.entries(exported).map(([name, row]) => ({ place: `${path}, ${name}`, row })));
  const frame = others.filter((row) => row.page && declared.map(routeShape).includes(shapeOf(row))).map((row) => `the declaration with the route “${row.path}”: the frame shows that screen itself; give the declaration another route`);
  return [...frame, ...ofRooms.flatMap(({ place, row }, index) => {
    const before = ofRooms.slice(0, index);
    const same = (one: ConsoleRoute, what: 'path' | 'key'): boolean => (what === 'key' ? one.key === row.key : shapeOf(one) === shapeOf(row));
    return (['path', 'key'] as const).flatMap((what) => {
      const twin = before.find((one) => same(one.row, what));
      return [
        ...(twin ? [`${place}: has the ${what} “${row[what]}” of ${twin.place}; give one of them another`] : []),
        ...(others.some((one) => same(one, what)) ? [`${place}: has the ${what} “${row[what]}” of a row of the frame; where the screen is built now, take that row out of src/shell/table/pendingRoutes.ts`] : []),
        ...((what === 'path' ? declared.map(routeShape).includes(shapeOf(row)) : declared.includes(row.key)) ? [`${place}: has the ${what} “${row[what]}” of the declaration of that name, which would go before it; give the row another`] : []),
        ...(what === 'key' && named.includes(row.key) ? [`${place}: is named in src/i18n/<language>/routes.ts too; take ${row.key} away there`] : []),
      ];
    });
  })];
}

/** The path, whatever its parameters are called. */
function shapeOf({ path }: ConsoleRoute): string {
  return routeShape(path);
}

/** What stands in a room, by its path in the room. */
function partsOf(room: string, files: readonly SourceFile[]): string[] {
  const place = `${FOLDER}/${room}`;
  return files.filter(({ path }) => path === place || path.startsWith(`${place}/`)).map(({ path }) => path.slice(place.length + 1));
}

function fromRoot<T>(found: Readonly<Record<string, T>>): Readonly<Record<string, T>> {
  return Object.fromEntries(Object.entries(found).map(([path, value]) => [path.replace(/^\//, ''), value]));
}
