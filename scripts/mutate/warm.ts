import { createVitest, type Reporter, type Vitest } from 'vitest/node';

/** What the runner is asked: whether these files of tests pass now that this one has changed; of no tests, to take note alone. */
export interface Question {
  readonly changed: string | null;
  readonly tests: readonly string[];
}

/** The first test that failed, or why no test could be run; null when all passed. */
export interface Verdict {
  readonly failed: string | null;
}

/** What has failed since the last question: the runner itself remembers modules of runs before. */
const failures: string[] = [];
const reporter: Reporter = {
  onTestCaseResult: (test) => {
    if (test.result().state === 'failed') failures.push(`${test.module.relativeModuleId}: ${test.fullName}`);
  },
  onTestModuleEnd: (module) => {
    if (module.errors().length > 0) failures.push(`${module.relativeModuleId}: cannot be run`);
  },
  onTestSuiteResult: (suite) => {
    if (suite.errors().length > 0) failures.push(`${suite.module.relativeModuleId}: ${suite.fullName}`);
  },
};

// A vitest that stays warm in the folder it is started in, and with it one Postgres: asked over the channel to its parent.
const vitest = await createVitest('test', { root: process.cwd(), watch: false, bail: 1, reporters: [reporter], testTimeout: 20_000 });
let work = Promise.resolve();
process.on('message', (question: Question) => {
  work = work.then(async () => {
    const verdict = await judge({ vitest, question });
    // Whoever asked may have given up meanwhile.
    if (process.connected) process.send?.(verdict);
  });
});
process.on('disconnect', () => void vitest.close().finally(() => process.exit()));
process.send?.('ready');

async function judge({ vitest, question: { changed, tests } }: { readonly vitest: Vitest; readonly question: Question }): Promise<Verdict> {
  if (changed !== null) vitest.invalidateFile(changed);
  if (tests.length === 0) return { failed: null };
  failures.length = 0;
  const specifications = await vitest.globTestSpecifications([...tests]);
  const { unhandledErrors } = await vitest.runTestSpecifications(specifications, false);
  return { failed: failures[0] ?? (unhandledErrors.length > 0 ? `outside of a test: ${String((unhandledErrors[0] as Error).message)}` : null) };
}
