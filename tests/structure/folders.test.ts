import { resolve } from 'node:path';
import { expect, test } from 'vitest';
import { circles, folderEdges, importsOf, type FolderEdge } from '../../scripts/checks/imports';
import { readSources, type SourceFile } from '../../scripts/checks/files';

const ROOT = resolve(import.meta.dirname, '../..');

const drawn = (sources: readonly SourceFile[], depth = 2): string[] => circles(folderEdges({ imports: importsOf(sources), depth })).map(sentenceOf);

function sentenceOf({ from, to, files }: FolderEdge): string {
  return `${from} → ${to}: ${files.map((one) => `${one.from} imports ${one.to}`).join(', ')}`;
}

test('no circle runs through the folders of the platform', () => {
  const sources = readSources({ root: ROOT, folders: ['platform'], extensions: ['.ts', '.mjs'] });
  const edges = folderEdges({ imports: importsOf(sources), depth: 2 });
  expect(edges.length).toBeGreaterThan(100);
  expect(circles(edges).map(sentenceOf)).toEqual([]);
});

test.each(['src/shell', 'src/screens'])('nor through the rooms of %s', (folder) => {
  const sources = readSources({ root: ROOT, folders: [folder], extensions: ['.ts', '.tsx'] });
  expect(folderEdges({ imports: importsOf(sources), depth: 2 }).length).toBeGreaterThan(20);
  expect(drawn(sources)).toEqual([]);
});

test('nor through what the types of fields stand on; of groups and lists the parts are fields again', () => {
  const sources = readSources({ root: ROOT, folders: ['src/fields', 'src/forms'], extensions: ['.ts', '.tsx'] });
  const edges = folderEdges({ imports: importsOf(sources), depth: 2 }).filter(({ from, to }) => from !== 'src/fields' && to !== 'src/fields');
  expect(edges.length).toBeGreaterThan(6);
  expect(circles(edges).map(sentenceOf)).toEqual([]);
});

test('nor through the folders at the top of the console', () => {
  const sources = readSources({ root: ROOT, folders: ['src'], extensions: ['.ts', '.tsx'] });
  expect(drawn(sources, 1)).toEqual([]);
});

test('nor through the rooms of the signed-out pages', () => {
  const sources = readSources({ root: ROOT, folders: ['src/signedOut'], extensions: ['.ts', '.tsx'] });
  const edges = folderEdges({ imports: importsOf(sources), depth: 2 });
  expect(edges.length).toBeGreaterThan(10);
  expect(circles(edges).map(sentenceOf)).toEqual([]);
});

test('a circle is named with the files that make it', () => {
  const around = [
    { path: 'platform/kernel/errors.ts', text: "import { one } from './db/one';" },
    { path: 'platform/kernel/db/one.ts', text: "import type { Two } from '../../records/two';" },
    { path: 'platform/records/two.ts', text: "const three = () => import('../kernel/errors');" },
    { path: 'platform/records/read/inner/four.ts', text: "import { two } from '../../two';" },
  ];
  expect(drawn(around)).toEqual([
    'platform/kernel → platform/kernel/db: platform/kernel/errors.ts imports platform/kernel/db/one.ts',
    'platform/kernel/db → platform/records: platform/kernel/db/one.ts imports platform/records/two.ts',
    'platform/records → platform/kernel: platform/records/two.ts imports platform/kernel/errors.ts',
  ]);
  expect(drawn(around.slice(1))).toEqual([]);
});
