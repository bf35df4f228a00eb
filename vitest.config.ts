import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

/** Files that wait more than they work: for a clock that is the database's or the machine's, for programs that they start and end. */
const WAITING = ['tests/faults/**/*.test.ts', 'tests/platform/{attack,exactlyOnce,jobs,live,lockout}.test.ts', 'tests/features/domains/answers.test.ts'];
const PLATFORM = ['tests/platform/**/*.test.ts', 'tests/features/*/{answers,served,hostile,enquiries}.test.ts', 'tests/contract/routes.test.ts'];
/** The server of a run, of which every test has a database of its own. */
const SERVER = ['tests/platform/support/globalSetup.ts'];

/** The one copy that ra-core, left to Node, loads too: with two of them its hooks would find no router. */
const REACT_ROUTER = fileURLToPath(import.meta.resolve('react-router'));

/**
 * `console`: components, in jsdom, on one page a worker that is cleared before each file. `platform`: against a real Postgres, started once for the run, by workers that read the
 * code once. `waits`: of these and of the faults what mostly waits, more of it at a time than there are processors, when all
 * else is done. `unit`: all else, in Node, by such workers; a file that needs a page says `// @vitest-environment jsdom`.
 */
export default defineConfig({
  test: {
    maxWorkers: 2,
    testTimeout: 30_000,
    hookTimeout: 120_000,
    projects: [
      {
        extends: true,
        test: { name: 'unit', environment: 'node', isolate: false, setupFiles: ['tests/support/freshStart.ts'], include: ['tests/**/*.test.ts'], exclude: [...PLATFORM, ...WAITING, 'tests/fields/**', 'tests/screens/**', 'tests/shell/**', 'tests/e2e/**'] },
      },
      {
        extends: true,
        resolve: { alias: { 'react-router': REACT_ROUTER } },
        test: { name: 'console', environment: 'jsdom', isolate: false, setupFiles: ['tests/support/freshStart.ts', 'tests/support/freshPage.ts'], include: ['tests/**/*.test.tsx', 'tests/fields/**/*.test.ts', 'tests/screens/**/*.test.ts', 'tests/shell/**/*.test.ts'], exclude: ['tests/e2e/**'] },
      },
      {
        extends: true,
        test: { name: 'platform', environment: 'node', include: PLATFORM, exclude: WAITING, isolate: false, globalSetup: SERVER },
      },
      {
        extends: true,
        test: { name: 'waits', environment: 'node', include: WAITING, isolate: false, globalSetup: SERVER, maxWorkers: 4, sequence: { groupOrder: 1 } },
      },
    ],
  },
});
