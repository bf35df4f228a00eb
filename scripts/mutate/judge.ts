import { fork, type ChildProcess } from 'node:child_process';
import { cp, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Mutant } from './places';
import type { Question, Verdict } from './warm';

/** What of the tree the tests read. */
const COPIED = ['src', 'platform', 'tests', 'scripts', 'bench', 'docs', 'public', 'index.html', 'package.json', 'tsconfig.json', 'vite.config.ts', 'vitest.config.ts', 'ARCHITECTURE.md', 'CHANGELOG.md', 'README.md'];

/** A mutant that hangs is noticed: it runs for so many times as long as its tests do without one, and for so long in any case. */
const TIMES_AS_LONG = 6;
const SHORTEST_MS = 120_000;
/** Without a mutant, on a machine that has much else to do. */
const LONGEST_MS = 900_000;

/** A copy of the tree, and a warm test runner in it. */
export interface Judge {
  /** The first test that notices the mutant; null when it lives. Stages are tried one after another. */
  judge(mutant: Mutant | null, stages: readonly (readonly string[])[]): Promise<string | null>;
  close(): Promise<void>;
}

export async function openJudge({ root }: { readonly root: string }): Promise<Judge> {
  const folder = await mkdtemp(join(tmpdir(), 'lectern-mutate-'));
  for (const name of COPIED) await cp(join(root, name), join(folder, name), { recursive: true });
  await symlink(join(root, 'node_modules'), join(folder, 'node_modules'));
  let runner: ChildProcess | null = null;
  /** How long each stage took when it passed without a mutant. */
  const usual = new Map<string, number>();
  const ask = async (question: Question, isMutant = true): Promise<string | null> => {
    runner ??= await startRunner(folder);
    const begun = Date.now();
    const stage = question.tests.join(' ');
    const mostMs = isMutant ? Math.max(SHORTEST_MS, TIMES_AS_LONG * (usual.get(stage) ?? 0)) : LONGEST_MS;
    const verdict = await answerOf({ runner, question, mostMs });
    if (!isMutant && verdict.failed === null) usual.set(stage, Date.now() - begun);
    if (verdict.isOver) {
      await stopRunner(runner);
      runner = null;
    }
    return verdict.failed;
  };
  return {
    judge: async (mutant, stages) => {
      const path = mutant && join(folder, mutant.file);
      const original = path && (await readFile(path, 'utf8'));
      if (mutant && path && original !== null) await writeFile(path, `${original.slice(0, mutant.start)}${mutant.after}${original.slice(mutant.end)}`);
      try {
        for (const tests of stages) {
          const failed = await ask({ changed: path, tests }, mutant !== null);
          if (failed !== null) return failed;
        }
        return null;
      } finally {
        if (path && original !== null) await writeFile(path, original);
        if (path && runner) await ask({ changed: path, tests: [] });
      }
    },
    close: async () => {
      if (runner) await stopRunner(runner);
      await rm(folder, { recursive: true, force: true });
    },
  };
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

async function answerOf({ runner, question, mostMs }: { readonly runner: ChildProcess; readonly question: Question; readonly mostMs: number }): Promise<Verdict & { readonly isOver: boolean }> {
  let timer: NodeJS.Timeout | undefined;
  const answer = new Promise<Verdict & { isOver: boolean }>((done) => {
    runner.once('message', (verdict: Verdict) => done({ ...verdict, isOver: false }));
    runner.once('exit', () => done({ failed: 'the test runner ended', isOver: true }));
    timer = setTimeout(() => done({ failed: 'out of time', isOver: true }), mostMs);
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
