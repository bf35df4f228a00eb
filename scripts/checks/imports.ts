import { posix } from 'node:path';
import type { SourceFile } from './files';

/** One file that imports another, both as paths from the root. */
export interface Import {
  readonly from: string;
  readonly to: string;
}

const IMPORTED = /(?:\bfrom|\bimport|\bimport\(|\bnew URL\()\s*'(\.[^'?]*)/g;

/** What these files import of each other, types and what loads later among it. */
export function importsOf(sources: readonly SourceFile[]): Import[] {
  const there = new Set(sources.map(({ path }) => path));
  return sources.flatMap(({ path: from, text }) =>
    [...text.matchAll(IMPORTED)].flatMap((match) => {
      const place = posix.join(posix.dirname(from), match[1]!);
      const to = ['', '.ts', '.tsx', '.mjs', '/index.ts', '/index.tsx'].map((end) => `${place}${end}`).find((path) => there.has(path));
      return to === undefined ? [] : [{ from, to }];
    }),
  );
}

/** Files that make one folder import another. */
export interface FolderEdge {
  readonly from: string;
  readonly to: string;
  readonly files: readonly Import[];
}

/** Which folder imports which. @param depth folders below the first that count as one of their own: what lies deeper is part of it */
export function folderEdges({ imports, depth }: { readonly imports: readonly Import[]; readonly depth: number }): FolderEdge[] {
  const folderOf = (path: string): string => path.split('/').slice(0, -1).slice(0, depth + 1).join('/');
  const edges = new Map<string, { from: string; to: string; files: Import[] }>();
  for (const one of imports) {
    const [from, to] = [folderOf(one.from), folderOf(one.to)];
    if (from === to) continue;
    const key = `${from} ${to}`;
    const edge = edges.get(key) ?? { from, to, files: [] };
    edges.set(key, edge);
    edge.files.push(one);
  }
  return [...edges.values()];
}

/** The arrows that are part of a circle: from each there is a way back. */
export function circles(edges: readonly FolderEdge[]): FolderEdge[] {
  const reach = (start: string): Set<string> => {
    const seen = new Set([start]);
    for (const one of seen) for (const { from, to } of edges) if (from === one) seen.add(to);
    return seen;
  };
  return edges.filter(({ from, to }) => reach(to).has(from));
}
