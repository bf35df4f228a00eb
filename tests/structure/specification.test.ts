import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { readSources } from '../../scripts/checks/files';
import { ROOT } from './support/example';

const PARTS = [1, 2] as const;

function sectionsOf(part: number): ReadonlySet<string> {
  const text = readFileSync(join(ROOT, `docs/specification/part-${part}.md`), 'utf8');
  return new Set([...text.matchAll(/^## (\d+)\. /gm)].map((match) => match[1]!));
}

test('every section of the specification that is cited is in the tree', () => {
  const sections = new Map(PARTS.map((part) => [String(part), sectionsOf(part)]));
  const sources = readSources({ root: ROOT, folders: ['src', 'platform', 'scripts', 'tests', 'docs/decisions', 'public'], extensions: ['.ts', '.tsx', '.mjs', '.js', '.md', '.css'] });
  // “part 1 §2, §6” cites two.
  const cited = sources.flatMap(({ path, text }) => [...text.matchAll(/\bpart (\d) ((?:§\d+(?:, )?)+)/g)].flatMap((match) => [...match[2]!.matchAll(/§(\d+)/g)].map((section) => ({ path, part: match[1]!, section: section[1]! }))));
  expect(cited.length).toBeGreaterThan(100);
  expect(cited.filter(({ part, section }) => !sections.get(part)?.has(section))).toEqual([]);
});
