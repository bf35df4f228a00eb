import type { SourceFile } from './files';

/** A place outside a room that names something of the room. */
export interface Stranger {
  readonly room: string;
  /** The file that names it. */
  readonly path: string;
  /** Calls, hooks and pages of the room, and addresses of its calls; `import` where the folder itself is named. */
  readonly names: readonly string[];
}

/** Where a room has its files: on the console, and on the platform what answers it. */
const FOLDERS = /^(?:src\/customPages|platform\/features)\/([^/]+)\//;
const ROOM = /^src\/customPages\/([^/]+)\//;

/** What names things of a room though it is none of its files: each is a line that a change of the room has to find. */
export function strangersOf(files: readonly SourceFile[]): readonly Stranger[] {
  const sources = files.map(({ path, text }) => ({ path, room: roomOf(path, FOLDERS), text: withoutComments(text) }));
  const rooms = [...new Set(files.flatMap(({ path }) => roomOf(path, ROOM) ?? []))];
  return rooms.flatMap((room) => {
    const patterns = namesOf(sources.filter((one) => one.room === room));
    const folder = new RegExp(`(?:customPages|features)/${room}/`);
    return sources.flatMap(({ path, room: own, text }): Stranger[] => {
      if (own === room) return [];
      const names = [...patterns].filter(([, pattern]) => pattern.test(text)).map(([name]) => name);
      const found = folder.test(text) ? [...names, 'import'] : names;
      return found.length === 0 ? [] : [{ room, path, names: found.sort() }];
    });
  });
}

/** The calls, hooks and pages of a room, and the addresses of its calls, each with what finds it in a text. */
function namesOf(files: readonly SourceFile[]): ReadonlyMap<string, RegExp> {
  const calls = files.filter(({ path }) => path.endsWith('/calls.ts')).map(({ text }) => text);
  const shown = files.filter(({ path }) => /^src\/.*\.tsx?$/.test(path)).map(({ text }) => text);
  const words = [...calls.flatMap((text) => all(text, /export const (\w+) = defineCall/g)), ...shown.flatMap((text) => all(text, /export (?:default )?function (use[A-Z]\w*|[A-Z]\w*)/g))];
  const addresses = calls.flatMap((text) => all(text, /\bpath: '([^']+)'/g)).map((path) => path.split('/{')[0]!);
  return new Map([
    ...words.map((word) => [word, new RegExp(`\\b${word}\\b`)] as const),
    ...addresses.map((path) => [path, new RegExp(`(?<![\\w/])(?:/api/v\\d+)?${path.replace(/[.-]/g, '\\$&')}(?![\\w-])`)] as const),
  ]);
}

function roomOf(path: string, pattern: RegExp): string | null {
  return pattern.exec(path)?.[1] ?? null;
}

function all(text: string, pattern: RegExp): string[] {
  return [...text.matchAll(pattern)].map((match) => match[1]!);
}

/** Comments may speak of a room; nothing has to be changed in them for its sake alone. */
function withoutComments(text: string): string {
  return text.replace(/\/\*[\s\S]*?\*\//g, '').replace(/(^|\s)\/\/.*$/gm, '$1');
}
