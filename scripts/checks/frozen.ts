import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { lintWithBorders } from '../borders/lint';
import { pageWithBorders } from '../borders/page';
import { errorsPage } from '../lib/errorsPage';
import { languagePage } from '../reference/page';
import { FROZEN_FOLDER, frozenArtefacts } from '../../platform/frozen';

/** Every frozen artefact: its path in the tree, and its text as the present declarations and borders give it. */
export async function artefacts(root: string): Promise<Readonly<Record<string, string>>> {
  const read = (path: string): string => readFileSync(join(root, path), 'utf8');
  return {
    ...(await frozenArtefacts()),
    'docs/errors.md': errorsPage(),
    'docs/language.md': languagePage(root),
    '.oxlintrc.json': lintWithBorders(read('.oxlintrc.json')),
    'ARCHITECTURE.md': pageWithBorders(read('ARCHITECTURE.md')),
  };
}

/** Paths whose committed text is not what declarations and borders give now, and those of modules and rooms that are gone. */
export async function staleArtefacts(root: string): Promise<string[]> {
  const wanted = await artefacts(root);
  const stale = Object.entries(wanted).filter(([path, text]) => !existsSync(join(root, path)) || readFileSync(join(root, path), 'utf8') !== text);
  return [...stale.map(([path]) => path), ...strayArtefacts({ root, wanted })];
}

/** Writes every artefact and removes those that nothing gives any more; returns the paths of what was written. */
export async function writeArtefacts(root: string): Promise<string[]> {
  const wanted = await artefacts(root);
  for (const path of strayArtefacts({ root, wanted })) rmSync(join(root, path));
  for (const [path, text] of Object.entries(wanted)) {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), text);
  }
  return Object.keys(wanted);
}

/** Files among the frozen ones that nothing gives. */
export function strayArtefacts({ root, wanted }: { readonly root: string; readonly wanted: Readonly<Record<string, string>> }): string[] {
  const folder = join(root, FROZEN_FOLDER);
  if (!existsSync(folder)) return [];
  const found = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name).slice(root.length + 1));
  return found.filter((path) => !Object.hasOwn(wanted, path)).sort();
}
