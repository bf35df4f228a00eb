import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { expect, test } from 'vitest';
import { patternOf } from '../../scripts/borders/border';
import { BORDERS, REACHES } from '../../scripts/borders/table';
import { trespassesOf } from '../../scripts/borders/trespasses';
import { importsOf } from '../../scripts/checks/imports';
import { readSources } from '../../scripts/checks/files';

const ROOT = resolve(import.meta.dirname, '../..');

test('every border of the import table is a lint error', () => {
  const trespasses = trespassesOf(BORDERS);
  expect(trespasses.length).toBeGreaterThan(200);
  const folder = mkdtempSync(join(tmpdir(), 'lectern-borders-'));
  try {
    cpSync(join(ROOT, '.oxlintrc.json'), join(folder, '.oxlintrc.json'));
    for (const { path, text } of trespasses) write(join(folder, path), text);
    const lint = spawnSync(process.execPath, [join(ROOT, 'node_modules/oxlint/bin/oxlint'), '-f', 'json', '.'], { cwd: folder, encoding: 'utf8', maxBuffer: 64 * 1_048_576 });
    const report = JSON.parse(lint.stdout) as { diagnostics: { filename: string; code: string }[] };
    const caught = new Set(report.diagnostics.map((one) => `${/no-restricted-\w+/.exec(one.code)?.[0]} ${one.filename.replace(/^\.\//, '')}`));
    expect(trespasses.filter(({ path, rule }) => !caught.has(`${rule} ${path}`)).map(({ what }) => what)).toEqual([]);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
});

test('imports that load later keep to the same borders', () => {
  const sources = readSources({ root: ROOT, folders: ['src', 'platform'], extensions: ['.ts', '.tsx'] });
  const trespasses = sources.flatMap(({ path, text }) => {
    // As in the lint, the last row that knows a file holds alone.
    const patterns = BORDERS.findLast(({ files }) => covers(files, path))?.bans.map(patternOf) ?? [];
    return [...text.matchAll(/\bimport\(\s*'([^']+)'/g)].flatMap((match) =>
      patterns.filter((pattern) => new RegExp(pattern.regex).test(match[1]!)).map((pattern) => `${path} loads ${match[1]}: ${pattern.message}`),
    );
  });
  expect(trespasses).toEqual([]);
});

test('what is reached into past a face is named for as long as it is needed', () => {
  const imports = importsOf(readSources({ root: ROOT, folders: ['src'], extensions: ['.ts', '.tsx'] }));
  const idle = REACHES.filter(({ from, into }) => !imports.some((one) => one.from.startsWith(`${from}/`) && (one.to.startsWith(`${into}/`) || one.to.startsWith(`${into}.`))));
  expect(idle.map(({ from, into }) => `${from} does not reach into ${into} any more: take the line out of scripts/borders/table.ts`)).toEqual([]);
});

function covers(glob: string, path: string): boolean {
  return new RegExp(`^${glob.replaceAll('.', '\\.').replace(/\*\*|\*/g, (stars) => (stars === '**' ? '.*' : '[^/]*'))}$`).test(path);
}

function write(path: string, text: string): void {
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, text);
}
