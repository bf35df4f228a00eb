import { inRoot, ROOT } from './paths.mjs';

/** Packages that are read at every start, hundreds of files, of which little is needed. */
const MANY_FILES = ['kysely', 'uuid', 'minisearch', 'eventsource-parser'];

/**
 * How the platform is bundled: what brings its database up in one module, all else in another that is read meanwhile, the threads it begins
 * beside them, packages left in `node_modules` but for those of many small files.
 * @param {{ outDir: string, watch?: boolean }} options
 * @returns {import('vite').InlineConfig}
 */
export function platformBundle({ outDir, watch = false }) {
  return {
    root: ROOT,
    configFile: false,
    publicDir: false,
    logLevel: 'warn',
    build: {
      ssr: true,
      outDir,
      target: 'node20',
      minify: false,
      sourcemap: true,
      // A platform that starts reads its files while the next are written.
      emptyOutDir: !watch,
      watch: watch ? {} : null,
      rollupOptions: {
        input: { main: inRoot('platform/main.ts'), sanitizeWorker: inRoot('platform/records/write/sanitizeWorker.mjs') },
        output: { entryFileNames: ({ name }) => (name === 'main' ? 'main.js' : '[name].mjs'), chunkFileNames: '[name]-[hash].js' },
      },
    },
    ssr: { external: true, noExternal: MANY_FILES, target: 'node' },
  };
}
