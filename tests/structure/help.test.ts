import { describe, expect, it, test } from 'vitest';
import { helpIn, helpProblems, helpTexts, TOPICS } from '../../scripts/checks/help';
import { labelProblems } from '../../scripts/checks/helpLabels';
import { shippedDeclarations } from '../../platform/declarations';
import { createTrustedLoader } from '../../src/schemas';
import { ROOT } from './support/example';

type Help = Parameters<typeof helpProblems>[0];

const LANGUAGES = ['en', 'zh', 'fr', 'ja'] as const;
const LONG = 'What the screen is for, and what is done on it, in words that an operator reads.';
const HEAD = '---\nopens: /app/desk\ngate: signedIn\n---\n';

/** What is said of the pages of one module and one screen, which are whole but for what is changed. A page without a text is not there. */
function problemsOf(changed: Readonly<Record<string, string | null>> = {}): string[] {
  const keys = ['parcel', 'desk', ...TOPICS];
  const whole = Object.fromEntries(keys.flatMap((key) => LANGUAGES.map((locale) => [`${locale}/${key}`, `${key === 'desk' && locale === 'en' ? HEAD : ''}# ${key}\n${LONG} ${locale} ${key}\n`])));
  const files = Object.entries({ ...whole, ...changed }).flatMap(([path, text]) => (text === null ? [] : [{ path: `docs/help/${path}.md`, text }]));
  return helpProblems({ files, resources: [{ name: 'parcel', lifecycle: null, actions: {} }], screens: [{ key: 'desk', path: '/app/desk', gate: { by: 'signedIn' } }] } satisfies Help);
}

test('pages that are whole, and those of the tree, are taken', () => {
  expect(problemsOf()).toEqual([]);
  const tree = helpIn({ root: ROOT, resources: createTrustedLoader({ sources: [shippedDeclarations] }).all() });
  expect(tree.screens.map(({ key }) => key)).toEqual(expect.arrayContaining(['settings', 'feedback']));
  expect(helpProblems(tree)).toEqual([]);
  expect(helpTexts({ files: tree.files, locale: 'ja' }).length).toBeGreaterThan(80);
});

test.each([
  [{ 'ja/parcel': null }, 'docs/help/ja/parcel.md is missing'],
  [{ 'en/parcels': LONG }, 'docs/help/en/parcels.md: there is no screen of that name'],
  [{ 'fr/parcel': `${LONG} no heading` }, 'docs/help/fr/parcel.md: says hardly anything'],
  [{ 'en/parcel': '# Parcels\nA list.' }, 'docs/help/en/parcel.md: says hardly anything'],
  [{ 'zh/parcel': `# 包裹\n${LONG} en parcel` }, 'docs/help/zh/parcel.md: says word for word what docs/help/en/parcel.md says'],
  [{ 'fr/desk': `${HEAD}# Bureau\n${LONG} encore` }, 'docs/help/fr/desk.md: where a screen opens stands in docs/help/en/desk.md alone'],
  [{ 'en/parcel': `${HEAD}# Parcels\n${LONG} more` }, 'docs/help/en/parcel.md: where a module opens, and for whom, its declaration says'],
  [{ 'en/parcel': `# Parcels\n${LONG}\n## Send\nfor: send\n${LONG} so` }, 'docs/help/en/parcel.md: “Send” is for “send”, which is no action and no right of parcel'],
  [{ 'en/desk': `${HEAD}# Desk\n${LONG}\n## Send\nfor: update\n${LONG} so` }, 'docs/help/en/desk.md: “Send” is for “update”, which is no action and no right of desk'],
  [{ 'en/parcel': `# Parcels\n${LONG}\n## Send\nfor: update\n${LONG} so` }, 'docs/help/ja/parcel.md: its sections are for “”, and those of the English page for “update”; they are told to the same people'],
  [{ 'en/desk': `---\nopens: /app/desks\ngate: signedIn\n---\n# Desk\n${LONG}` }, 'docs/help/en/desk.md: begins with “opens: /app/desks”, and the screen opens at /app/desk'],
  [{ 'en/desk': `---\nopens: /app/desk\ngate: settings\n---\n# Desk\n${LONG}` }, 'docs/help/en/desk.md: begins with “gate: settings”, and the screen’s gate is “signedIn”'],
])('%j is refused', (changed, wanted) => expect(problemsOf(changed as Record<string, string | null>)).toEqual(expect.arrayContaining([expect.stringContaining(wanted)])));

describe('what a page quotes', () => {
  const resources = createTrustedLoader({ sources: [shippedDeclarations] }).all();
  const lead = { name: 'Lead |||| Leads', fields: { followUpOn: 'Follow up' }, actions: { contact: 'Mark as contacted' } };
  const words = { resources: { lead, coupon: { fields: { endsAt: 'Ends' } } }, lectern: { common: { actions: { contact: 'Contact', reopen: 'Reopen', retire: 'Retire' } }, list: { export: 'Export' }, webBuilder: { history: 'History' } } };
  const quoted = (path: string, text: string): string[] => labelProblems({ files: [{ path: `docs/help/${path}.md`, text }], resources, catalogues: { en: words, fr: words, zh: words, ja: words } });

  it.each([
    ['en/lead', '“Mark as contacted”, “follow up”, “leads”, “Export” and “Reopen”, which it shares'], ['fr/lead', '« Follow up » et « Lead »'], ['zh/lead', '“Follow up”'], ['ja/lead', '「Follow up」'],
    ['en/webBuilder', '“History” of a room'], ['en/lead', 'a file such as lesson.mp4'],
  ])('is a text of its screens: %s, %s', (path, text) => expect(quoted(path, text)).toEqual([]));

  it.each([
    ['en/lead', 'Contact', '“%”: a shared word that the module says otherwise'], ['en/lead', 'Retire', '“%”: an action it has not'], ['en/lead', 'Ends', '“%”: another module’s'], ['en/lead', 'History', '“%”: a room’s'],
    ['en/lead', 'Follow up on', '“%”'], ['fr/lead', 'Ends', '« % »'], ['zh/lead', 'Ends', '“%”'], ['ja/lead', 'Ends', '「%」'], ['en/lists', 'lesson.mp4', '“%”'],
  ])('is refused otherwise: %s, %s, %s', (path, label, text) => expect(quoted(path, text.replace('%', label))).toEqual([expect.stringContaining(`docs/help/${path}.md: quotes “${label}”, which stands on no screen of it`)]));
});
