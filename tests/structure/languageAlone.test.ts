import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { languageAlone } from '../../scripts/checks/languageAlone';
import { ROOT } from './support/example';

test('the language and all declarations run without a page, a package or a file', async () => {
  expect(await languageAlone(ROOT)).toEqual([]);
});

test('whoever asks for more is named', async () => {
  const root = mkdtempSync(join(tmpdir(), 'lectern-alone-'));
  try {
    mkdirSync(join(root, 'src/schemas'), { recursive: true });
    mkdirSync(join(root, 'src/resources'));
    writeFileSync(join(root, 'src/schemas/index.ts'), "import { readFileSync } from 'node:fs';\nimport pg from 'pg';\nexport const a = [readFileSync, pg];\n");
    writeFileSync(join(root, 'src/resources/page.ts'), 'export const page = { name: document.title };\n');
    const found = await languageAlone(root);
    expect(found).toEqual(expect.arrayContaining(['schemas or resources import node:fs', 'schemas or resources import pg', expect.stringContaining('do not run in bare Node')]));
  } finally {
    rmSync(root, { recursive: true, force: true });
  }
});
