import { inRoot, ROOT } from './paths.mjs';

/**
 * How the platform is bundled: its own files in one module, the threads it begins beside it, packages left in
 * `node_modules`.
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
      emptyOutDir: true,
      watch: watch ? {} : null,
      rollupOptions: {
        input: { main: inRoot('platform/main.ts'), sanitizeWorker: inRoot('platform/records/write/sanitizeWorker.mjs') },
        output: { entryFileNames: ({ name }) => (name === 'main' ? 'main.js' : '[name].mjs'), chunkFileNames: '[name]-[hash].js' },
      },
    },
    ssr: { external: true, noExternal: [], target: 'node' },
  };
}
