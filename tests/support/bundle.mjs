import { build } from 'vite';
import { platformBundle } from '../../scripts/lib/platformBundle.mjs';
import { inRoot } from '../../scripts/lib/paths.mjs';

// `node tests/support/bundle.mjs <folder>`: bundles the programs that tests start as processes of their own, as the
// platform is bundled to be shipped.
const [, , outDir] = process.argv;
const { build: options, ...rest } = platformBundle({ outDir });
const { main: _main, ...beside } = options.rollupOptions.input;
const input = { ...beside, platform: inRoot('tests/faults/support/platformProcess.ts'), node: inRoot('tests/platform/support/node.ts') };
await build({ ...rest, build: { ...options, sourcemap: false, rollupOptions: { ...options.rollupOptions, input } } });
