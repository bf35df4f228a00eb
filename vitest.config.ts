import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

const PLATFORM = ['tests/platform/**/*.test.ts', 'tests/features/*/{answers,served,hostile}.test.ts', 'tests/faults/**/*.test.ts', 'tests/contract/routes.test.ts'];

/** The one copy that ra-core, left to Node, loads too: with two of them its hooks would find no router. */
const REACT_ROUTER = fileURLToPath(import.meta.resolve('react-router'));

/**
 * `console`: components, in jsdom, on one page a worker that is cleared before each file. `platform`: against a real Postgres, started once for the run, by workers that read the
 * code once. `unit`: all else, in Node; a file that needs a page says `// @vitest-environment jsdom`.
 */
export default defineConfig({
  test: {
    maxWorkers: 2,
    testTimeout: 30_000,
    hookTimeout: 120_000,
    projects: [
      {
        extends: true,
        test: { name: 'unit', environment: 'node', include: ['tests/**/*.test.ts'], exclude: [...PLATFORM, 'tests/fields/**', 'tests/screens/**', 'tests/shell/**', 'tests/e2e/**'] },
      },
      {
        extends: true,
        resolve: { alias: { 'react-router': REACT_ROUTER } },
        test: { name: 'console', environment: 'jsdom', isolate: false, setupFiles: ['tests/support/freshPage.ts'], include: ['tests/**/*.test.tsx', 'tests/fields/**/*.test.ts', 'tests/screens/**/*.test.ts', 'tests/shell/**/*.test.ts'], exclude: ['tests/e2e/**'] },
      },
      {
        extends: true,
        test: { name: 'platform', environment: 'node', include: PLATFORM, isolate: false, globalSetup: ['tests/platform/support/globalSetup.ts'] },
      },
    ],
  },
});
