import { mkdirSync, mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { HANDLER_NAMES } from '../../platform/handlers';
import { OWN_VIEWS } from '../../platform/views';
import { createLoader, filesSource, normalize, type ResourceInput } from '../../src/schemas';
import { beginModule } from '../../scripts/begin/module';
import type { Catalogue } from '../../scripts/checks/localeKeys';
import { missingModuleWords } from '../../scripts/checks/moduleWords';
import { TRANSLATIONS } from '../../scripts/checks/translations';
import { en } from '../../src/i18n/en';
import { documentedExample, ROOT } from './support/example';

const shipped = import.meta.glob<Record<string, unknown>>('../../src/resources/*.ts', { eager: true });
const handlers = HANDLER_NAMES;
const LANGUAGES = { en, ...TRANSLATIONS };

test('the example of the guide is a module of at most 40 lines', async () => {
  const { path, code } = documentedExample();
  expect(path).toBe('src/resources/studyRoom.ts');
  expect(code.trimEnd().split('\n').length).toBeLessThanOrEqual(40);
  const example = await evaluate(code);
  const loader = createLoader({ sources: [filesSource({ ...shipped, [path]: example })], handlers, views: Object.keys(OWN_VIEWS) });
  expect(loader.require('studyRoom').endpoint.search.path).toBe('/studyRoom/search');
});

test('every declaration is at most 60 lines, half of them below 40, and pure data', () => {
  const texts = import.meta.glob<string>('../../src/resources/*.ts', { eager: true, query: '?raw', import: 'default' });
  const lines = Object.values(texts).map((text) => text.trimEnd().split('\n').length).toSorted((a, b) => a - b);
  expect(lines.at(-1)).toBeLessThanOrEqual(60);
  expect(lines[Math.floor(lines.length / 2)]).toBeLessThan(40);
  for (const module of Object.values(shipped)) {
    const declaration = Object.values(module)[0] as ResourceInput;
    const copy = JSON.parse(JSON.stringify(declaration)) as ResourceInput;
    expect(copy).toEqual(declaration);
    expect(normalize(copy)).toEqual(normalize(declaration));
  }
});

test('what is written to begin from wants no word that its files lack', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'lectern-begun-'));
  try {
    for (const language of Object.keys(LANGUAGES)) mkdirSync(join(folder, 'src/i18n', language), { recursive: true });
    const begin = () => beginModule({ root: folder, name: 'studyRoom' });
    expect(begin()).toMatchObject({ refused: null, written: expect.arrayContaining(['src/resources/studyRoom.ts', 'src/i18n/ja/modules/studyRoom.ts']) as unknown });
    const declared = await evaluate(readFileSync(join(folder, 'src/resources/studyRoom.ts'), 'utf8'));
    const resources = createLoader({ sources: [filesSource({ 'studyRoom.ts': declared })], handlers }).all();
    for (const [language, catalogue] of Object.entries(LANGUAGES)) {
      const { first, later } = (await import(/* @vite-ignore */ join(folder, 'src/i18n', language, 'modules/studyRoom.ts'))) as { first: Catalogue; later: Catalogue };
      expect(missingModuleWords({ resources, catalogue: { ...(catalogue as unknown as Catalogue), resources: { studyRoom: { ...first, ...later } } } })).toEqual([]);
    }
    expect(begin()).toMatchObject({ written: [], refused: expect.stringMatching(/there already/) as unknown });
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
});

test.each([
  ['Study-Room', /camelCase/],
  ['class', /a word of the language/],
  ['await', /a word of the language/],
  ['f', /a word of the language/],
  ['home', /\/app\/home is a page of the console/],
  ['course', /another module is called course/],
  ['courses', /“courses” answers to addresses of course/],
])('no module is begun that the start refuses: %s', (name, says) => {
  const folder = mkdtempSync(join(tmpdir(), 'lectern-begun-'));
  try {
    mkdirSync(join(folder, 'src/i18n/en'), { recursive: true });
    expect(beginModule({ root: folder, name })).toMatchObject({ written: [], refused: expect.stringMatching(says) as unknown });
    expect(readdirSync(join(folder, 'src'))).toEqual(['i18n']);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
});

/** Imports the text as a file that lies outside the tree, so that nothing else finds it. */
async function evaluate(code: string): Promise<Record<string, unknown>> {
  const folder = mkdtempSync(join(tmpdir(), 'lectern-example-'));
  try {
    const file = join(folder, 'studyRoom.ts');
    writeFileSync(file, code.replace("'../schemas'", JSON.stringify(join(ROOT, 'src/schemas/index.ts'))));
    return (await import(/* @vite-ignore */ file)) as Record<string, unknown>;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
