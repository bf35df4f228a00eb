import { resolve } from 'node:path';
import { expect, test } from 'vitest';
import { readSources } from '../../scripts/checks/files';
import { saidTwice } from '../../scripts/checks/translations';

const ROOT = resolve(import.meta.dirname, '../..');

/** Without a view, or of the signed-out pages, which begin with all words. */
const WITHOUT_WORDS = [/^src\/main\.tsx$/, /^src\/i18n\//, /^src\/shell\/auth\//, /^src\/screens\/list\/export\/fileWorker\.ts$/];

test('every part of the console that comes later comes with its words', () => {
  const sources = readSources({ root: ROOT, folders: ['src'], extensions: ['.ts', '.tsx'] }).filter(({ path }) => !WITHOUT_WORDS.some((one) => one.test(path)));
  const loads = sources.flatMap(({ path, text }) => [...text.matchAll(/(withWords\(\(\) => )?\bimport\('([^']+)'\)/g)].map((match) => ({ place: `${path} loads ${match[2]}`, hasWords: match[1] !== undefined })));
  expect(loads.length).toBeGreaterThan(15);
  expect(loads.filter(({ hasWords }) => !hasWords).map(({ place }) => place)).toEqual([]);
});

test('no text stands in both parts of a language', () => {
  expect((['en', 'fr', 'zh', 'ja'] as const).flatMap((locale) => saidTwice(locale))).toEqual([]);
  expect(saidTwice('en', [{ lectern: { bin: { title: 'Deleted' } } }, { lectern: { bin: { title: 'Bin', text: 'Kept' } } }])).toEqual(['en has a text for lectern.bin.title both in first.ts and in later.ts']);
});
