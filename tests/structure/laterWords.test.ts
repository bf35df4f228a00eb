import { resolve } from 'node:path';
import { text } from 'node:stream/consumers';
import { createElement } from 'react';
import { prerenderToNodeStream } from 'react-dom/static';
import { expect, test } from 'vitest';
import { readSources } from '../../scripts/checks/files';
import { saidTwice } from '../../scripts/checks/translations';
import { setLaterWords } from '../../src/i18n/withWords';
import { OPEN, type ConsoleRoute } from '../../src/shell/table/consoleRoute';
import { pagesOf } from '../../src/shell/table/pages';

const ROOT = resolve(import.meta.dirname, '../..');

/** Without a view or a word of its own, asking for all words itself, or of the signed-out pages, which begin with all words. */
const WITHOUT_WORDS = [/^src\/main(First)?\.tsx$/, /^src\/mainElsewhere\.tsx$/, /^src\/dataProvider\/(uploads|lists)\.ts$/, /^src\/i18n\//, /^src\/signedOut\//, /^src\/ui\/Drawing\.tsx$/, /^src\/dataProvider\/createDataProvider\.ts$/, /^src\/screens\/export\/fileWorker\.ts$/, /^src\/screens\/importing\/readFile\.ts$/];

test('every part of the console that comes later comes with its words', () => {
  const sources = readSources({ root: ROOT, folders: ['src'], extensions: ['.ts', '.tsx'] }).filter(({ path }) => !WITHOUT_WORDS.some((one) => one.test(path)));
  // What a row of a room loads is loaded by the frame: see below.
  const isRows = (path: string): boolean => /^src\/customPages\/\w+\/route\.ts$/.test(path);
  const loads = sources.flatMap(({ path, text }) => [...text.matchAll(/(withWords\(\(\) => |page: \(\) => )?\bimport\('([^']+)'\)/g)].map((match) => ({ place: `${path} loads ${match[2]}`, hasWords: match[1] !== undefined && isRows(path) === match[1].startsWith('page:') })));
  expect(loads.length).toBeGreaterThan(15);
  expect(loads.filter(({ hasWords }) => !hasWords).map(({ place }) => place)).toEqual([]);
});

test('the page of a row comes with its words, whoever wrote the row', async () => {
  let asked = 0;
  setLaterWords(async () => void asked++);
  const rows: readonly ConsoleRoute[] = [
    { path: 'a', key: 'a', gate: OPEN, page: async () => ({ default: () => 'A page' }) },
    { path: 'b', key: 'b', gate: OPEN },
    { path: 'c', key: 'c', gate: OPEN, page: 'frame' },
  ];
  const { a: Page, ...others } = pagesOf(rows);
  expect(others).toEqual({});
  expect(asked).toBe(0);
  const { prelude } = await prerenderToNodeStream(createElement(Page!, { onDone: () => undefined }));
  expect(await text(prelude)).toContain('A page');
  expect(asked).toBe(1);
});

test('no text stands in both parts of a language', () => {
  expect((['en', 'fr', 'zh', 'ja'] as const).flatMap((locale) => saidTwice(locale))).toEqual([]);
  expect(saidTwice('en', [{ lectern: { bin: { title: 'Deleted' } } }, { lectern: { bin: { title: 'Bin', text: 'Kept' } } }])).toEqual(['en has a text for lectern.bin.title both in first.ts and in later.ts']);
});
