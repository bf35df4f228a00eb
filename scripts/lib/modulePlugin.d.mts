import type { Plugin } from 'vite';

/** Splits the modules for the browser: heads and names into the code, the rest of each into a file a language. */
export function modulePlugin(options: { readonly root: string }): Plugin;
