import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { errorsPage } from '../lib/errorsPage';
import { frozenArtefacts } from '../../platform/openapi/freeze';

/** Every frozen artefact: its path in the tree, and its text as the present declarations give it. */
export async function artefacts(): Promise<Readonly<Record<string, string>>> {
  return { ...(await frozenArtefacts()), 'docs/errors.md': errorsPage() };
}

/** Paths whose committed text is not what the declarations give now. */
export async function staleArtefacts(root: string): Promise<string[]> {
  const wanted = await artefacts();
  return Object.entries(wanted)
    .filter(([path, text]) => !existsSync(join(root, path)) || readFileSync(join(root, path), 'utf8') !== text)
    .map(([path]) => path);
}

/** Writes every artefact; returns the paths. */
export async function writeArtefacts(root: string): Promise<string[]> {
  const wanted = await artefacts();
  for (const [path, text] of Object.entries(wanted)) {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), text);
  }
  return Object.keys(wanted);
}
