import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { expect, test } from 'vitest';
import { readSources } from '../../scripts/checks/files';

const ROOT = resolve(import.meta.dirname, '../..');

interface Border {
  readonly files: readonly string[];
  readonly rules: { readonly 'no-restricted-imports'?: readonly [string, { readonly patterns: readonly { readonly regex: string; readonly message: string }[] }] };
}

/** A file, and an import it must not have. */
const TRESPASSES = [
  ['src/schemas/a.ts', '../resources/coupon'],
  ['src/schemas/a.ts', 'react'],
  ['src/schemas/a.ts', 'node:fs'],
  ['src/resources/a.ts', './coupon'],
  ['src/resources/a.ts', '../screens'],
  ['src/dataProvider/a.ts', '../screens/list'],
  ['src/dataProvider/a.ts', '../resources/coupon'],
  ['src/authProvider/a.ts', '../shell'],
  ['src/screens/list/a.ts', '../../resources/coupon'],
  ['src/screens/list/a.ts', '../../customPages/chat'],
  ['src/shell/a.ts', '../screens'],
  ['src/shell/a.ts', '../../platform/app'],
  ['src/i18n/a.ts', '../shell'],
  ['src/main.tsx', '../platform/main'],
  ['platform/routes/a.ts', '../../src/dataProvider'],
  ['platform/routes/a.ts', 'react'],
  ['platform/routes/a.ts', '../../src/customPages/domains'],
  ['platform/features/domains/a.ts', '../../../src/customPages/domains/useDomains'],
  ['src/customPages/domains/calls.ts', '../../dataProvider'],
  ['src/customPages/domains/calls.ts', 'react'],
] as const;

test('every border of the import table is a lint error', () => {
  const folder = mkdtempSync(join(tmpdir(), 'lectern-borders-'));
  try {
    cpSync(join(ROOT, '.oxlintrc.json'), join(folder, '.oxlintrc.json'));
    TRESPASSES.forEach(([path, target], index) => write(join(folder, place(path, index)), `import { one } from '${target}';\nexport const two = one;\n`));
    const lint = spawnSync(process.execPath, [join(ROOT, 'node_modules/oxlint/bin/oxlint'), '-f', 'json', '.'], { cwd: folder, encoding: 'utf8' });
    const report = JSON.parse(lint.stdout) as { diagnostics: { filename: string; code: string }[] };
    const caught = new Set(report.diagnostics.filter((one) => one.code.includes('no-restricted-imports')).map((one) => one.filename.replace(/^\.\//, '')));
    expect(TRESPASSES.filter(([path], index) => !caught.has(place(path, index)))).toEqual([]);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
});

test('imports that load later keep to the same borders', () => {
  const borders = (JSON.parse(readFileSync(join(ROOT, '.oxlintrc.json'), 'utf8')) as { overrides: Border[] }).overrides;
  const sources = readSources({ root: ROOT, folders: ['src', 'platform'], extensions: ['.ts', '.tsx'] });
  const trespasses = sources.flatMap(({ path, text }) => {
    const patterns = borders.filter((border) => border.files.some((glob) => covers(glob, path))).flatMap((border) => border.rules['no-restricted-imports']?.[1].patterns ?? []);
    return [...text.matchAll(/\bimport\(\s*'([^']+)'/g)].flatMap((match) =>
      patterns.filter((pattern) => new RegExp(pattern.regex).test(match[1]!)).map((pattern) => `${path} loads ${match[1]}: ${pattern.message}`),
    );
  });
  expect(trespasses).toEqual([]);
});

/** One file each, `main.tsx` apart: its border is on that very name. */
function place(path: string, index: number): string {
  return path === 'src/main.tsx' ? path : path.replace(/a\.ts$/, `a${index}.ts`);
}

function covers(glob: string, path: string): boolean {
  return glob.endsWith('/**') ? path.startsWith(glob.slice(0, -2)) : glob === path;
}

function write(path: string, text: string): void {
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, text);
}
