/** What `modulePlugin.mjs` writes for the console. */
declare module 'virtual:lectern-modules' {
  import type { PackedHead } from '../../src/schemas';

  export const heads: readonly PackedHead[];
  /** The folder of the files that hold the rest of each module, ending in a slash. */
  export const base: string;
}

/** As far as tests read pages with it. */
declare module 'jsdom' {
  export class JSDOM {
    constructor(html: string);
    readonly window: { readonly document: Document };
  }
}
