import { dirname, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The repository's folder, whatever the working directory. */
export const ROOT = resolve(dirname(fileURLToPath(import.meta.url)), '../..');

/** A path inside the repository. */
export const inRoot = (...parts) => resolve(ROOT, ...parts);
