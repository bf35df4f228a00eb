import { readFileSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';

/** A text file of the tree; `path` is relative to the folder that was read, with forward slashes. */
export interface SourceFile {
  readonly path: string;
  readonly text: string;
}

/** The source files below some folders of `root`, in order of their paths. A folder that is missing has none. */
export function readSources({ root, folders, extensions }: { root: string; folders: readonly string[]; extensions: readonly string[] }): SourceFile[] {
  return folders
    .flatMap((folder) => pathsBelow(root, folder))
    .filter((path) => extensions.some((extension) => path.endsWith(extension)))
    .sort()
    .map((path) => ({ path, text: readFileSync(join(root, path), 'utf8') }));
}

function pathsBelow(root: string, path: string): string[] {
  const stat = statSync(join(root, path), { throwIfNoEntry: false });
  if (!stat) return [];
  return stat.isDirectory() ? readdirSync(join(root, path)).flatMap((name) => pathsBelow(root, `${path}/${name}`)) : [path];
}
