import { resolve } from 'node:path';
import { expect, test } from 'vitest';
import { readSources } from '../../scripts/checks/files';

const ROOT = resolve(import.meta.dirname, '../..');
/** An element as state: React draws a second time, effects and all, before the frame that it was drawn for. */
const KEPT_AS_STATE = /\bref=\{set[A-Z]\w*\}/;

test('frame and screens keep no element as state', () => {
  const kept = readSources({ root: ROOT, folders: ['src/shell', 'src/screens', 'src/ui', 'src/fields'], extensions: ['.tsx'] }).filter(({ text }) => KEPT_AS_STATE.test(text));
  expect(kept.map(({ path }) => path)).toEqual([]);
  expect(KEPT_AS_STATE.test('<span ref={setAnchor}>')).toBe(true);
});
