import { posix } from 'node:path';

/** Imports that a folder must not have. */
export type Ban =
  | {
      /** Files and folders below `base`. */
      readonly folders: readonly string[];
      /** Where these lie: `src`, `platform`, or the root of the tree as an empty text. */
      readonly base: string;
      readonly message: string;
    }
  | {
      /** Of what stands in the import. The lint knows no look-ahead. */
      readonly regex: string;
      /** Imports it refuses, for the test to try. */
      readonly tries: readonly string[];
      /** Types alone may be imported: nothing of them is left when it runs. */
      readonly allowsTypes?: true;
      readonly message: string;
    };

/** One row of the table of borders. Of several rows that meet in a file the last one holds, alone: it has to say all. */
export interface Border {
  /** The files it is about. */
  readonly files: string;
  /** A file among them that is not there; `#` stands for a number. */
  readonly sample: string;
  /** The row of the table in ARCHITECTURE.md; none where a row above says it. */
  readonly says?: { readonly folder: string; readonly may: string; readonly never: string };
  readonly bans: readonly Ban[];
  /** Why `fetch` is not called here. */
  readonly noFetch?: string;
}

/** The pattern by which the lint knows an import that is banned. */
export function patternOf(ban: Ban): { readonly regex: string; readonly message: string; readonly allowTypeImports?: true } {
  const { message } = ban;
  return 'regex' in ban ? { regex: ban.regex, message, ...(ban.allowsTypes && { allowTypeImports: true }) } : { regex: `^(\\.\\./)+(${ban.folders.join('|')})(/|$)`, message };
}

/**
 * Keeps files of a folder from its neighbours. An import says by its steps up alone where it leads, so there is a row for
 * each depth: from a file so many folders deep, so many steps and no more lead to a neighbour. So does a further step and
 * the name of the folder again.
 */
export function inDepths({ most, files, border: { bans, noFetch }, names, message }: { readonly most: number; readonly files: string; readonly border: Pick<Border, 'bans' | 'noFetch'>; readonly names: readonly string[]; readonly message: string }): Border[] {
  const parent = posix.dirname(files);
  return Array.from({ length: most }, (_, index) => {
    const up = '../'.repeat(index + 1);
    const again: Ban = { folders: [posix.basename(parent)], base: posix.dirname(parent), message };
    const ban: Ban = { regex: `^(\\.\\./){${index + 1}}[^.]`, tries: names.map((name) => `${up}${name}`), message };
    return { ...(noFetch !== undefined && { noFetch }), files: `${files}/${'*/'.repeat(index)}*`, sample: `${files.replace('*', 'one')}/${'inner/'.repeat(index)}a#.ts`, bans: [...bans, ban, again] };
  });
}
