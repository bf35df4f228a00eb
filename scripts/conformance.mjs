import { build } from 'vite';
import { inRoot, ROOT } from './lib/paths.mjs';

/** Writes the kit into one file, with the console's parts and declarations in it: `npm pack ./conformance` sends it. */
await build({
  root: ROOT,
  configFile: false,
  logLevel: 'warn',
  ssr: { noExternal: true },
  build: { ssr: inRoot('conformance/src/main.ts'), outDir: inRoot('conformance/dist'), emptyOutDir: true, copyPublicDir: false, target: 'node20', rolldownOptions: { output: { banner: '#!/usr/bin/env node', entryFileNames: 'main.js', codeSplitting: false }, checks: { pluginTimings: false } } },
});
