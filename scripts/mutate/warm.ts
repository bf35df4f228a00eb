import { createVitest, type Reporter, type TestModule, type TestSequencer, type TestSpecification, type Vitest } from 'vitest/node';

/** What the runner is asked: whether these files of tests pass now that this one has changed; of no tests, to take note alone. */
export interface Question {
  readonly changed: string | null;
  readonly tests: readonly string[];
}

/** The first test that failed, or why no test could be run; null when all passed. */
export interface Verdict {
  readonly failed: string | null;
  /** Its file. */
  readonly file?: string;
  /** It was not done in time, which on a busy machine says little. */
  readonly isLate?: boolean;
}

/** What is said: a verdict, and after each test that it goes on. */
export type Said = Verdict | 'alive';

/** What has failed since the last question: the runner itself remembers modules of runs before. */
const failures: Verdict[] = [];
const reporter: Reporter = {
  onTestCaseResult: (test) => {
    say('alive');
    const { state, errors } = test.result();
    if (state === 'failed') failures.push(verdictOf(test.module, test.fullName, errors));
  },
  onTestModuleEnd: (module) => {
    if (module.errors().length > 0) failures.push(verdictOf(module, 'cannot be run', module.errors()));
  },
  onTestSuiteResult: (suite) => {
    if (suite.errors().length > 0) failures.push(verdictOf(suite.module, suite.fullName, suite.errors()));
  },
};

function verdictOf({ relativeModuleId: file }: TestModule, name: string, errors: readonly { readonly message: string }[]): Verdict {
  return { failed: `${file}: ${name}`, file, isLate: errors.every(({ message }) => message.includes('timed out in')) };
}

/** Files run as they were asked for, the one that is likeliest to fail first. */
let order: readonly string[] = [];
class AskedOrder implements TestSequencer {
  shard(files: TestSpecification[]): TestSpecification[] {
    return files;
  }

  sort(files: TestSpecification[]): TestSpecification[] {
    const placeOf = ({ moduleId }: TestSpecification): number => order.findIndex((file) => moduleId.endsWith(file));
    return files.toSorted((one, other) => placeOf(one) - placeOf(other));
  }
}

// A vitest that stays warm in the folder it is started in, and with it one Postgres: asked over the channel to its parent.
// One worker, which reads the code once: most mutants are noticed by the first file.
const vitest = await createVitest('test', { root: process.cwd(), watch: false, bail: 1, fileParallelism: false, sequence: { sequencer: AskedOrder }, reporters: [reporter], testTimeout: 20_000 });
let work = Promise.resolve();
process.on('message', (question: Question) => {
  work = work.then(async () => {
    const verdict = await judge({ vitest, question });
    say(verdict);
  });
});
process.on('disconnect', () => void vitest.close().finally(() => process.exit()));
process.send?.('ready');

/** Whoever asked may have given up meanwhile. */
function say(said: Said): void {
  if (process.connected) process.send?.(said);
}

async function judge({ vitest, question: { changed, tests } }: { readonly vitest: Vitest; readonly question: Question }): Promise<Verdict> {
  if (changed !== null) vitest.invalidateFile(changed);
  if (tests.length === 0) return { failed: null };
  failures.length = 0;
  order = tests;
  const specifications = await vitest.globTestSpecifications([...tests]);
  const { unhandledErrors } = await vitest.runTestSpecifications(specifications, false);
  const [first] = failures;
  if (first) return first;
  return { failed: unhandledErrors.length > 0 ? `outside of a test: ${String((unhandledErrors[0] as Error).message)}` : null };
}
