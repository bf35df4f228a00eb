import { ROOT } from './paths.mjs';

/**
 * How the platform is bundled: its own files in one module, packages left in `node_modules`.
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
      ssr: 'platform/main.ts',
      outDir,
      target: 'node20',
      minify: false,
      sourcemap: true,
      emptyOutDir: true,
      watch: watch ? {} : null,
      rollupOptions: { output: { entryFileNames: 'main.js', chunkFileNames: '[name]-[hash].js' } },
    },
    ssr: { external: true, noExternal: [], target: 'node' },
  };
}
