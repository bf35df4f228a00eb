/** What `modulePlugin.mjs` writes for the console. */
declare module 'virtual:lectern-modules' {
  import type { PackedHead } from '../../src/schemas';

  export const heads: readonly PackedHead[];
  /** The folder of the files that hold the rest of each module, ending in a slash. */
  export const base: string;
}
