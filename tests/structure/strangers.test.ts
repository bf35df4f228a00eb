import { expect, test } from 'vitest';
import { readSources } from '../../scripts/checks/files';
import { strangersOf } from '../../scripts/checks/strangers';
import { ROOT } from './support/example';

const TRAIL = 'what the trail calls it is said in words on the home screen';
const TENANT = 'what is known of a tenant is one feature, of which two rooms ask';

/** What names something of a room from outside, by room and file, and why. A line goes when nothing needs it any more. */
const KNOWN: Readonly<Record<string, string>> = {
  'domains scripts/borders/floors.ts': 'a trespass that a test tries',
  'domains src/customPages/home/page/RecentWork.tsx': TRAIL,
  ...Object.fromEntries(['en', 'fr', 'zh', 'ja'].map((language) => [`domains src/customPages/home/words/${language}.ts`, TRAIL])),
  'planExpired platform/features/tenant/answers.ts': TENANT,
  'settings platform/features/tenant/answers.ts': TENANT,
  'planExpired src/resources/tenantInfo.ts': 'the same address, by which the specification also changes the record',
  'webBuilder platform/app.ts': 'sites answer at addresses of institutes, which no call has',
  'tokens src/resources/aiTokenPurchaseReport.ts': 'orders are listed where they are made',
  'invoiceSheet src/dataProvider/foreign/extraCalls.ts': 'a path with the id of a record, by which a call is told from those of the specification',
  'profile scripts/mutate/areas.ts': 'a file of it is changed to see whether tests notice',
  'tokens scripts/mutate/areas.ts': 'a file of it is changed to see whether tests notice',
  'tokens scripts/mutate/equivalent.ts': 'a change of it is said to be none',
  'profile src/schemas/call.ts': 'an example, in a sentence for who writes a call',
  'home src/shell/signals/PlanCheck.tsx': 'asks whether the plan has been renewed by a call that is refused without one',
};

test('calls, hooks and pages of a room are named in its own folders alone: no register is left', () => {
  const sources = readSources({ root: ROOT, folders: ['src', 'platform', 'scripts'], extensions: ['.ts', '.tsx', '.mjs'] });
  const found = strangersOf(sources);
  expect(found.filter(({ room, path }) => !KNOWN[`${room} ${path}`])).toEqual([]);
  expect(Object.keys(KNOWN).filter((known) => !found.some(({ room, path }) => `${room} ${path}` === known))).toEqual([]);
});

const ROOM = [
  { path: 'src/customPages/lessons/calls.ts', text: "export const listLessons = defineCall({ method: 'GET', path: '/lesson-list/{id}', summary: 'Lessons' });" },
  { path: 'src/customPages/lessons/page/LessonsPage.tsx', text: 'export default function LessonsPage() { return useLessons(); }\nexport function useLessons() { return useCall(listLessons); }' },
  { path: 'platform/features/lessons/answers.ts', text: "import { listLessons } from '../../../src/customPages/lessons/calls';" },
];

test.each([
  ["import { listLessons } from './nowhere';", ['listLessons']],
  ['const pages = { LessonsPage };', ['LessonsPage']],
  ['return useLessons().data;', ['useLessons']],
  ["call('/lesson-list/' + id)", ['/lesson-list']],
  ["{ method: 'get', path: '/api/v9/lesson-list/{id}' }", ['/lesson-list']],
  ["import('../customPages/lessons/page/Other')", ['import']],
  ["import { store } from '../lessons/store';\nimport x from '../../features/lessons/store';", ['import']],
])('finds what names a room from outside: %s', (text, names) => {
  expect(strangersOf([...ROOM, { path: 'src/shell/a.ts', text }])).toEqual([{ room: 'lessons', path: 'src/shell/a.ts', names }]);
});

test.each(['// LessonsPage shows them', '/* of /lesson-list */', 'const listLessonsOf = 1;', "call('/lesson-lists')", "call('/old/lesson-list')", "find('customPages/*/calls.ts')"])('leaves alone: %s', (text) => {
  expect(strangersOf([...ROOM, { path: 'platform/a.ts', text }])).toEqual([]);
});
