import { chmodSync, cpSync, mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';

const ROOT = resolve(import.meta.dirname, '../../..');
/** What a platform's process is run from. */
const PARTS = ['node_modules', '.cache', 'package.json'];

export interface Tree {
  readonly path: string;
  readonly remove: () => void;
}

/** To be called when what is run is bundled: the tree itself where anybody may read it; otherwise, as in a clone in root's home, a copy that anybody may read and nobody but the owner write. */
export function treeForAll(): Tree {
  if (mayPass(ROOT)) return { path: ROOT, remove: () => undefined };
  const path = mkdtempSync(join(tmpdir(), 'lectern-tree-'));
  for (const part of PARTS) cpSync(join(ROOT, part), join(path, part), { recursive: true, verbatimSymlinks: true });
  open(path);
  return { path, remove: () => rmSync(path, { recursive: true, force: true }) };
}

/** Whether everybody may enter the folder and all above it. */
function mayPass(folder: string): boolean {
  const isOpen = (statSync(folder).mode & 0o001) !== 0;
  return isOpen && (dirname(folder) === folder || mayPass(dirname(folder)));
}

function open(path: string): void {
  const { mode } = statSync(path);
  chmodSync(path, (mode & 0o755) | 0o055);
  for (const one of readdirSync(path, { withFileTypes: true })) {
    const at = join(path, one.name);
    if (one.isDirectory()) open(at);
    else if (!one.isSymbolicLink()) chmodSync(at, (statSync(at).mode & 0o755) | 0o044);
  }
}
