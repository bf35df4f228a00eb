import { expect, test } from 'vitest';
import { roomProblems, roomsIn } from '../../scripts/checks/rooms';
import { OPEN, type ConsoleRoute } from '../../src/shell/table/consoleRoute';
import { ROOT } from './support/example';

type Rooms = Parameters<typeof roomProblems>[0];

const row = (more: Partial<ConsoleRoute> = {}): ConsoleRoute => ({ path: 'lessons', key: 'lessons', gate: OPEN, page: async () => ({ default: () => null }), ...more });
const title = { en: 'Lessons', fr: 'Leçons', zh: '课程', ja: '授業' };
const ROUTE = 'src/customPages/lessons/route.ts';
const PAGE = { 'page/LessonsPage.tsx': 'export default function LessonsPage() {}', 'route.ts': "page: () => import('./page/LessonsPage')" };
const WORDS = { 'words/en.ts': '', 'words/fr.ts': '', 'words/zh.ts': '', 'words/ja.ts': '', 'words/titles.ts': '' };

/** What is said of the room “lessons”, which is whole but for what is changed. A file without a text is not there. */
function problemsOf({ files = {}, room = 'lessons', ...changed }: { files?: Readonly<Record<string, string | null>>; room?: string } & Partial<Omit<Rooms, 'files'>> = {}): string[] {
  const found = Object.entries({ ...PAGE, ...WORDS, ...files }).flatMap(([path, text]) => (text === null ? [] : [{ path: `src/customPages/${room}/${path}`, text }]));
  return roomProblems({ files: found, rows: { [ROUTE]: { lessons: row() } }, titles: { 'src/customPages/lessons/words/titles.ts': { lessons: title } }, others: [], declared: [], areas: [], named: [], ...changed });
}

test('a room that is whole, and those of the tree, are taken', () => {
  expect(problemsOf()).toEqual([]);
  expect(roomProblems(roomsIn({ root: ROOT, declared: ['coupon'] }))).toEqual([]);
});

test('a room without words in a language, and a screen without a name, are refused', () => {
  expect(problemsOf({ files: { 'words/ja.ts': null } })).toEqual(['src/customPages/lessons/words/ja.ts is missing; say there what src/customPages/lessons/words/en.ts says']);
  expect(problemsOf({ titles: {} })).toEqual(["src/customPages/lessons/words/titles.ts: the screen “lessons” has no name; add lessons: { en: '…', zh: '…', fr: '…', ja: '…' }"]);
  expect(problemsOf({ titles: { 'src/customPages/lessons/words/titles.ts': { lessons: title, lesson: title } } })).toEqual([expect.stringMatching(/^src\/customPages\/lessons\/words\/titles\.ts: names “lesson”, which is no row/)]);
  expect(problemsOf({ named: ['lessons'] })).toEqual([`${ROUTE}, lessons: is named in src/i18n/<language>/routes.ts too; take lessons away there`]);
  expect(problemsOf({ areas: ['lessons'] })).toEqual(['src/customPages/lessons: lectern.lessons is said in src/i18n already; give the room another name']);
});

test('a room that offers nothing, and a file that is none of a room’s, are refused', () => {
  expect(problemsOf({ files: { ...nothing(PAGE), ...nothing(WORDS), 'page/a.css': '' }, rows: {}, titles: {} })).toEqual(['src/customPages/lessons: the room offers nothing; give it a route.ts, a settings.ts or a calls.ts']);
  expect(problemsOf({ files: { ...nothing(PAGE), ...nothing(WORDS), 'calls.ts': '' }, rows: {}, titles: {} })).toEqual([]);
  expect(problemsOf({ files: { 'useLessons.ts': '' } })).toEqual(['src/customPages/lessons/useLessons.ts: a room holds calls.ts, route.ts, settings.ts, words/ and page/ alone; put it into page/']);
  expect(problemsOf({ files: { 'words/de.ts': '' } })).toEqual(['src/customPages/lessons/words/de.ts: words/ holds one file a language, and titles.ts; put it into page/']);
  expect(roomProblems({ files: [{ path: 'src/customPages/shared.ts', text: '' }], rows: {}, titles: {}, others: [], declared: [], areas: [], named: [] })).toEqual(['src/customPages/shared.ts: a file beside the rooms; put it into the room it belongs to']);
});

test('two rows of one path or key are refused, whoever gives the other', () => {
  const second = { 'src/customPages/other/route.ts': { other: row({ path: 'lessons/:lessonId', key: 'lessons' }) } };
  expect(problemsOf({ rows: { [ROUTE]: { lessons: row() }, ...second } })).toEqual([`src/customPages/other/route.ts, other: has the key “lessons” of ${ROUTE}, lessons; give one of them another`]);
  expect(problemsOf({ rows: { [ROUTE]: { lessons: row({ path: 'lessons/:id' }) }, 'src/customPages/other/route.ts': { other: row({ path: 'lessons/:lessonId', key: 'other' }) } } })).toEqual([
    `src/customPages/other/route.ts, other: has the path “lessons/:lessonId” of ${ROUTE}, lessons; give one of them another`,
  ]);
  expect(problemsOf({ others: [{ path: 'lessons', key: 'allLessons', gate: OPEN }] })).toEqual([expect.stringMatching(/lessons: has the path “lessons” of a row of the frame; .* out of src\/shell\/table\/pendingRoutes\.ts$/)]);
  expect(problemsOf({ others: [{ path: 'all', key: 'lessons', gate: OPEN }] })).toEqual([expect.stringContaining('has the key “lessons” of a row of the frame')]);
  expect(problemsOf({ declared: ['lessons'] })).toEqual(['path', 'key'].map((what) => `${ROUTE}, lessons: has the ${what} “lessons” of the declaration of that name, which would go before it; give the row another`));
});

test('a row without a page, and a page that no row opens, are refused', () => {
  const pageless: ConsoleRoute = { path: 'lessons', key: 'lessons', gate: OPEN };
  expect(problemsOf({ rows: { [ROUTE]: { lessons: pageless } } })).toEqual([`${ROUTE}, lessons: opens no page; add page: () => import('./page/…')`]);
  expect(problemsOf({ rows: { [ROUTE]: {} }, titles: {} })).toEqual([`${ROUTE}: gives no row; export one`]);
  expect(problemsOf({ files: { 'page/Forgotten.tsx': 'export default function Forgotten() {}' } })).toEqual([`src/customPages/lessons/page/Forgotten.tsx: no row opens this page; add one to ${ROUTE}, or export it by its name`]);
});

test('a row that brings its page along is refused', () => {
  const eager = "import { held } from '../../shell/table/consoleRoute';\nimport LessonsPage from './page/LessonsPage';\npage: async () => ({ default: LessonsPage })";
  expect(problemsOf({ files: { 'route.ts': eager } })).toEqual([expect.stringMatching(/^src\/customPages\/lessons\/route\.ts: imports \.\/page\/LessonsPage, which would come with the first screen;/)]);
});

/** The same files, not there. */
function nothing(files: Readonly<Record<string, string>>): Record<string, null> {
  return Object.fromEntries(Object.keys(files).map((path) => [path, null]));
}
