import { readdirSync, readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

/** Files that ask how long something takes. */
const TIMING = ['tests/foreign/exactNumbersSoon.test.ts', 'tests/faults/{shutdown,silentDatabase}.test.ts', 'tests/platform/{attack,crowd,lines,live,richTexts,sixty}.test.ts'];
/** Files that wait more than they work: for a clock that is the database's or the machine's, for programs that they start and end. */
const WAITING = ['tests/faults/!(shutdown|silentDatabase).test.ts', 'tests/platform/{exactlyOnce,jobs,lockout}.test.ts', 'tests/features/domains/answers.test.ts'];
/** Of both, what no other project runs. */
const APART = [...TIMING, ...WAITING];
const PLATFORM = ['tests/platform/**/*.test.ts', 'tests/features/*/{answers,served,hostile,enquiries,sums}.test.ts', 'tests/contract/routes.test.ts'];
/** Folders of what is drawn: their files have a page. */
const DRAWN = ['tests/fields', 'tests/screens', 'tests/shell'];
/** Files elsewhere that say they need a page, and files there that say they need none: a worker that changed its environment would read all code anew. */
const saying = (environment: string): string[] =>
  readdirSync(fileURLToPath(new URL('tests', import.meta.url)), { recursive: true, encoding: 'utf8' }).map((path) => `tests/${path}`).filter((path) => path.endsWith('.test.ts') && readFileSync(fileURLToPath(new URL(path, import.meta.url)), 'utf8').startsWith(`// @vitest-environment ${environment}`));
const [WITH_PAGE, WITHOUT] = [saying('jsdom'), saying('node')];
/** The server of a run, of which every test has a database of its own. */
const SERVER = ['tests/platform/support/globalSetup.ts'];

/** The one copy that ra-core, left to Node, loads too: with two of them its hooks would find no router. */
const REACT_ROUTER = fileURLToPath(import.meta.resolve('react-router'));

/**
 * `console`: components, in jsdom, on one page a worker that is cleared before each file. `platform`: against a real Postgres, started once for the run, by workers that read the
 * code once. `waits`: of these and of the faults what mostly waits: `npm test` runs it beside all these. `timing`: what asks how long something takes, when all
 * else is done. `unit`: all else, in Node, by such workers; a file that needs a page says `// @vitest-environment jsdom`, and is one of `console`.
 */
export default defineConfig({
  test: {
    // A part of the time a worker waits, for the database or a timer: three to two processors keep both at work. A fourth reads all code once more, and takes a sixth more of them for the same tests.
    maxWorkers: Math.min(6, Math.ceil(1.5 * availableParallelism())),
    testTimeout: 180_000,
    hookTimeout: 300_000,
    // What is waited for comes in no time or, on a busy machine, late; how soon it comes is asked in `bench/`.
    expect: { poll: { timeout: 20_000 } },
    projects: [
      {
        extends: true,
        test: { name: 'unit', environment: 'node', isolate: false, setupFiles: ['tests/support/freshStart.ts'], include: ['tests/*.test.ts', 'tests/!(fields|screens|shell|e2e)/**/*.test.ts', ...WITHOUT], exclude: [...PLATFORM, ...APART, ...WITH_PAGE] },
      },
      {
        extends: true,
        resolve: { alias: { 'react-router': REACT_ROUTER } },
        test: { name: 'console', environment: 'jsdom', isolate: false, setupFiles: ['tests/support/freshStart.ts', 'tests/support/freshPage.ts'], include: ['tests/**/*.test.tsx', ...DRAWN.map((folder) => `${folder}/**/*.test.ts`), ...WITH_PAGE], exclude: ['tests/e2e/**', ...WITHOUT] },
      },
      {
        extends: true,
        test: { name: 'platform', environment: 'node', include: PLATFORM, exclude: APART, isolate: false, globalSetup: SERVER },
      },
      {
        extends: true,
        test: { name: 'waits', environment: 'node', include: WAITING, isolate: false, globalSetup: SERVER, maxWorkers: 2, sequence: { groupOrder: 1 } },
      },
      {
        extends: true,
        test: { name: 'timing', environment: 'node', include: TIMING, isolate: false, globalSetup: SERVER, maxWorkers: 4, sequence: { groupOrder: 2 } },
      },
    ],
  },
});
