import { cpSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative, resolve, sep } from 'node:path';

const ROOT = resolve(import.meta.dirname, '../../..');
const LEFT_OUT = new Set(['node_modules', '.git', 'dist', 'data', '.cache', 'test-results', 'playwright-report']);

/** A copy of the tree to try things in; it shares the installed packages. */
export function copyTree(): { root: string; remove: () => void } {
  const root = mkdtempSync(join(tmpdir(), 'lectern-tree-'));
  cpSync(ROOT, root, { recursive: true, filter: (path) => !LEFT_OUT.has(relative(ROOT, path).split(sep)[0]!) });
  symlinkSync(join(ROOT, 'node_modules'), join(root, 'node_modules'), 'dir');
  return { root, remove: () => rmSync(root, { recursive: true, force: true }) };
}
