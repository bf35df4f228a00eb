import type { Plugin } from 'vite';

/** Writes the service worker with the files it holds from the start. `source` is the worker's text. */
export function serviceWorker(options: { readonly source: string }): Plugin;

/** The worker's text with what the build knows. */
export function workerScript(options: { readonly text: string; readonly version: string; readonly files: readonly string[]; readonly pages: readonly string[] }): string;

/** Keeps the hashed files of the build before beside those of this one. */
export function keepLastBuild(): Plugin;
