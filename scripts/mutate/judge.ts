import { fork, type ChildProcess } from 'node:child_process';
import { cp, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Mutant } from './places';
import type { Question, Verdict } from './warm';

/** What of the tree the tests read. */
const COPIED = ['src', 'platform', 'tests', 'scripts', 'bench', 'docs', 'public', 'index.html', 'package.json', 'tsconfig.json', 'vite.config.ts', 'vitest.config.ts', 'ARCHITECTURE.md', 'CHANGELOG.md', 'README.md'];

/** A mutant runs for so long at most: one that hangs is noticed. */
const LONGEST_MS = 120_000;

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
  const ask = async (question: Question): Promise<string | null> => {
    runner ??= await startRunner(folder);
    const verdict = await answerOf({ runner, question });
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
          const failed = await ask({ changed: path, tests });
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

async function answerOf({ runner, question }: { readonly runner: ChildProcess; readonly question: Question }): Promise<Verdict & { readonly isOver: boolean }> {
  let timer: NodeJS.Timeout | undefined;
  const answer = new Promise<Verdict & { isOver: boolean }>((done) => {
    runner.once('message', (verdict: Verdict) => done({ ...verdict, isOver: false }));
    runner.once('exit', () => done({ failed: 'the test runner ended', isOver: true }));
    timer = setTimeout(() => done({ failed: 'out of time', isOver: true }), LONGEST_MS);
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
