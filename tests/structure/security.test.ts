import { existsSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, test } from 'vitest';
import { ROOT } from './support/example';

const TEXT = readFileSync(resolve(ROOT, 'docs/security.md'), 'utf8');

test('every test that docs/security.md names is there', () => {
  const named = [...new Set([...TEXT.matchAll(/`([\w/]+\.(?:test\.tsx?|spec\.ts))`/g)].map((match) => match[1]!))];
  expect(named.length).toBeGreaterThan(10);
  expect(named.filter((path) => !existsSync(resolve(ROOT, 'tests', path)))).toEqual([]);
});

test('no item of the standard stands in docs/security.md twice, or in the chapter of another', () => {
  const chapters = TEXT.split(/^## V/m).slice(1);
  expect(chapters.map((text) => Number.parseInt(text, 10))).toEqual(Array.from({ length: 17 }, (_, index) => index + 1));
  const items = chapters.flatMap((text) => [...text.matchAll(/^\| ([\d., ]+) \|/gm)].flatMap((match) => match[1]!.split(', ').map((item) => ({ item, chapter: Number.parseInt(text, 10) }))));
  expect(items.filter(({ item, chapter }) => Number.parseInt(item, 10) !== chapter)).toEqual([]);
  expect(new Set(items.map(({ item }) => item)).size).toBe(items.length);
});
