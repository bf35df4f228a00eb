import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { languagePage } from '../../scripts/reference/page';
import { readTypes } from '../../scripts/reference/readTypes';
import { f, type FieldInput } from '../../src/schemas';
import { ROOT } from './support/example';

const FILES = ['declaration', 'field', 'uploadKinds', 'f', 'predicate', 'filling', 'unique', 'rules', 'tree', 'call'].map((name) => `src/schemas/${name}.ts`);

test('every key of the language has a sentence and an example, and the example says this key', () => {
  expect(() => languagePage(ROOT)).not.toThrow();
  for (const { name: type, keys } of readTypes({ root: ROOT, files: FILES }).values()) {
    for (const { name, example } of keys) {
      if (example === null) continue;
      const value = new Function('f', `return ({ ${example} });`)(f) as Record<string, FieldInput>;
      const [made] = Object.values(value);
      // What is computed is of the type of what it is computed from.
      const built = made?.computed ? Object.keys(made.computed)[0] : made?.type;
      expect(type === 'f' ? built : Object.keys(value)[0], `${type}.${name}`).toBe(name);
    }
  }
});

test('a comment is read with its default and its example, whether of one line or of several', () => {
  const folder = mkdtempSync(join(tmpdir(), 'lectern-reference-'));
  try {
    mkdirSync(join(folder, 'src'));
    writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify({ compilerOptions: { strict: true }, include: ['src'] }));
    writeFileSync(join(folder, 'src/a.ts'), [
      '/** A thing. */', 'export interface Thing {', '  /** How many. @default 3 @example size: 4 */', '  readonly size?: number;',
      '  /**', '   * Its names,', '   * in order.', '   * @default none', "   * @example names: ['a']", '   */', '  readonly names: readonly string[];', '  readonly silent: boolean;', '}', '',
    ].join('\n'));
    const thing = readTypes({ root: folder, files: ['src/a.ts'] }).get('Thing');
    expect(thing?.meaning).toBe('A thing.');
    expect(thing?.keys).toEqual([
      { name: 'size', type: 'number', isOptional: true, meaning: 'How many.', default: '3', example: 'size: 4' },
      { name: 'names', type: 'string[]', isOptional: false, meaning: 'Its names,\nin order.', default: 'none', example: "names: ['a']" },
      { name: 'silent', type: 'boolean', isOptional: false, meaning: '', default: null, example: null },
    ]);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
});
