import { fork, type ChildProcess } from 'node:child_process';
import { cp, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Mutant } from './places';
import type { Outcome } from './report';
import type { Question, Said, Verdict } from './warm';

/** What of the tree the tests read. */
const COPIED = ['src', 'platform', 'tests', 'scripts', 'bench', 'docs', 'public', 'index.html', 'package.json', 'tsconfig.json', 'vite.config.ts', 'vitest.config.ts', 'ARCHITECTURE.md', 'CHANGELOG.md', 'README.md'];

/** So long nothing is heard of a mutant that hangs, also on a machine that has much else to do. In ms. */
const SILENT_MS = 300_000;

/** A test that is done soon and needs a database. */
const SHORT = 'tests/platform/closedAccounts.test.ts';
/** Needs none. */
const isPure = (file: string): boolean => /^tests\/(schemas|fields)\//.test(file);

/** A copy of the tree, and a warm test runner in it. */
export interface Judge {
  /** The first test that notices the mutant; null when it lives. What noticed mutants of its file before is tried first. */
  judge(mutant: Mutant, stages: readonly (readonly string[])[]): Promise<string | null>;
  close(): Promise<void>;
}

export async function openJudge({ root, known }: { readonly root: string; readonly known: readonly Outcome[] }): Promise<Judge> {
  const folder = await mkdtemp(join(tmpdir(), 'lectern-mutate-'));
  for (const name of COPIED) await cp(join(root, name), join(folder, name), { recursive: true });
  await symlink(join(root, 'node_modules'), join(folder, 'node_modules'));
  const killers = killersOf(known);
  let runner: ChildProcess | null = null;
  let hasTemplate = false;
  /** Files that pass on the tree as it stands. */
  const passing = new Set<string>();
  const ask = async (question: Question): Promise<Verdict> => {
    runner ??= await startRunner(folder);
    const { isOver, ...verdict } = await answerOf({ runner, question });
    if (isOver) await stop();
    return verdict;
  };
  const stop = async (): Promise<void> => {
    if (runner) await stopRunner(runner);
    [runner, hasTemplate] = [null, false];
    passing.clear();
  };
  /** Tests have to pass on the tree as it stands. @returns whether they did so at once: else something that a mutant left behind was in their way, and is gone with the runner */
  const requirePassing = async (tests: readonly string[]): Promise<boolean> => {
    const unproven = tests.filter((file) => !passing.has(file));
    let failed: string | null = null;
    for (const isFirst of [true, false]) {
      if (unproven.length > 0) ({ failed } = await ask({ changed: null, tests: unproven }));
      unproven.forEach((file) => passing.add(file));
      if (failed === null) return isFirst;
      await stop();
    }
    throw new Error(`The tests fail without any mutant, at ${failed}. Mend them first.`);
  };
  const tryOn = async ({ mutant, tests }: { readonly mutant: Mutant; readonly tests: readonly string[] }): Promise<Verdict> => {
    // The database that others are copies of is made by the tree as it stands.
    if (!hasTemplate && tests.some((file) => !isPure(file))) hasTemplate = (await ask({ changed: null, tests: [SHORT] })).failed === null;
    const path = join(folder, mutant.file);
    const original = await readFile(path, 'utf8');
    await writeFile(path, `${original.slice(0, mutant.start)}${mutant.after}${original.slice(mutant.end)}`);
    try {
      return await ask({ changed: path, tests });
    } finally {
      await writeFile(path, original);
      if (runner) await ask({ changed: path, tests: [] });
    }
  };
  /** What fails must pass without the mutant; what was late is tried once more. */
  const verdictOn = async ({ mutant, tests }: { readonly mutant: Mutant; readonly tests: readonly string[] }): Promise<Verdict> => {
    const verdict = await tryOn({ mutant, tests });
    if (verdict.failed === null) return verdict;
    const isProven = await requirePassing(verdict.file === undefined ? tests : [verdict.file]);
    return verdict.isLate || !isProven ? await tryOn({ mutant, tests }) : verdict;
  };
  return {
    judge: async (mutant, stages) => {
      const files = killers.likeliestFirst(mutant.file, stages.flat());
      for (const tests of [files.filter(isPure), files.filter((file) => !isPure(file))]) {
        if (tests.length === 0) continue;
        const { failed, file } = await verdictOn({ mutant, tests });
        if (file !== undefined) killers.add(mutant.file, file);
        if (failed !== null) return failed;
      }
      return null;
    },
    close: async () => {
      await stop();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

/** Which files of tests noticed mutants of a file. */
function killersOf(known: readonly Outcome[]): { likeliestFirst(file: string, tests: readonly string[]): string[]; add(file: string, tests: string): void } {
  const counts = new Map<string, Map<string, number>>();
  const add = (file: string, tests: string): void => {
    const those = counts.get(file) ?? new Map<string, number>();
    counts.set(file, those.set(tests, (those.get(tests) ?? 0) + 1));
  };
  for (const { mutant, killedBy } of known) if (killedBy !== null) add(mutant.file, killedBy.split(': ')[0]!);
  const countOf = (file: string, tests: string): number => counts.get(file)?.get(tests) ?? 0;
  return { add, likeliestFirst: (file, tests) => tests.toSorted((one, other) => countOf(file, other) - countOf(file, one)) };
}

async function startRunner(folder: string): Promise<ChildProcess> {
  // In a group of its own, so that what hangs can be ended with all that it has started.
  const runner = fork(join(folder, 'scripts/tsRun.mjs'), [join(folder, 'scripts/mutate/warm.ts')], { cwd: folder, detached: true, stdio: ['ignore', 'ignore', 'inherit', 'ipc'] });
  await new Promise<void>((ready, failed) => {
    runner.once('message', () => ready());
    runner.once('exit', () => failed(new Error('The test runner did not start.')));
  });
  return runner;
}

async function answerOf({ runner, question }: { readonly runner: ChildProcess; readonly question: Question }): Promise<Verdict & { readonly isOver: boolean }> {
  let timer: NodeJS.Timeout | undefined;
  const answer = new Promise<Verdict & { isOver: boolean }>((done) => {
    const waitOn = (): void => {
      clearTimeout(timer);
      timer = setTimeout(() => done({ failed: 'out of time', isLate: true, isOver: true }), SILENT_MS);
    };
    runner.on('message', (said: Said) => (said === 'alive' ? waitOn() : done({ ...said, isOver: false })));
    runner.once('exit', () => done({ failed: 'the test runner ended', isOver: true }));
    waitOn();
  });
  runner.send(question);
  try {
    return await answer;
  } finally {
    clearTimeout(timer);
    runner.removeAllListeners('message').removeAllListeners('exit');
  }
}

async function stopRunner(runner: ChildProcess): Promise<void> {
  if (runner.exitCode !== null || runner.signalCode !== null) return;
  const over = new Promise<void>((done) => runner.once('exit', () => done()));
  runner.disconnect();
  const timer = setTimeout(() => process.kill(-runner.pid!, 'SIGKILL'), 10_000);
  await over;
  clearTimeout(timer);
}
