import { resolve } from 'node:path';
import { runnerImport } from 'vite';
import { ROOT } from './lib/paths.mjs';

// `node scripts/tsRun.mjs file.ts …`: runs a TypeScript file with vite's own resolution, `import.meta.glob` included.
const [, , file, ...rest] = process.argv;
if (!file) {
  console.error('Usage: node scripts/tsRun.mjs <file.ts> [arguments]');
  process.exit(2);
}
const path = resolve(file);
process.argv = [process.execPath, path, ...rest];
await runnerImport(path, { root: ROOT, configFile: false, logLevel: 'warn' });
