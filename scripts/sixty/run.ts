import { spawn } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { copyTree } from '../../tests/e2e/support/treeCopy';
import { ALL, generatedModules, writeModules } from '../../tests/support/generatedModules';
import { shippedDeclarations } from '../../platform/declarations';
import { memoryOf } from './memory';

/** `npm run test:sixty`: sixty modules that nobody wrote are put into a copy of the tree, which is then checked, and run through every test that goes through all modules. */
const LOOPS = [
  'tests/platform/engine/conformance.test.ts', 'tests/platform/engine/tenancy.test.ts', 'tests/platform/engine/deletion.test.ts', 'tests/platform/engine/purge.test.ts', 'tests/platform/engine/indexes.test.ts',
  'tests/platform/consoleData.test.ts', 'tests/platform/walk.test.ts', 'tests/platform/demo.test.ts', 'tests/schemas', 'tests/screens/deletedNames.test.tsx', 'tests/structure/moduleWords.test.ts',
];
/** The most that tests may hold, in bytes. */
const MOST = 1_000_000_000;
/** What each process of theirs keeps before it looks for what it no longer needs, in MiB: on a large machine it would not look at all. */
const HEAP = 448;

const tree = copyTree();
const failed: string[] = [];
try {
  writeModules({ root: tree.root, modules: generatedModules(), known: shippedDeclarations.read() });
  console.log(`${readdirSync(join(tree.root, 'src/resources')).length} declarations, ${ALL} of them made up, in ${tree.root}`);
  await step('frozen texts', ['scripts/tsRun.mjs', 'scripts/freeze.ts']);
  await step('check', ['scripts/check.mjs']);
  for (const file of process.argv.length > 2 ? process.argv.slice(2) : LOOPS) await step(file, ['node_modules/vitest/vitest.mjs', 'run', '--silent', '--reporter=dot', file]);
} finally {
  if (process.env['LECTERN_KEEP'] !== '1') tree.remove();
}
console.log(failed.length === 0 ? 'Passed.' : `Failed: ${failed.join(', ')}`);
process.exitCode = failed.length === 0 ? 0 : 1;

/** Runs a script of the copy and says how long it took and what it held at most. */
async function step(name: string, args: readonly string[]): Promise<void> {
  const begun = performance.now();
  const isTest = args.some((one) => one.includes('vitest'));
  const env = isTest ? { ...process.env, NODE_OPTIONS: `--max-old-space-size=${HEAP}` } : process.env;
  const child = spawn(process.execPath, [...args], { cwd: tree.root, stdio: ['ignore', 'pipe', 'pipe'], env });
  let [all, largest] = [0, 0];
  const watch = setInterval(() => {
    const now = memoryOf(child.pid!);
    if (now) [all, largest] = [Math.max(all, now.all), Math.max(largest, now.largest)];
  }, 250);
  let said = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (part: Buffer) => (said = (said + part.toString()).slice(-30_000)));
  const code = await new Promise<number>((done) => child.on('exit', (one) => done(one ?? 1)));
  clearInterval(watch);
  const isTooMuch = isTest && all > MOST;
  console.log(`${code === 0 ? 'passed' : 'FAILED'}  ${name}: ${((performance.now() - begun) / 1_000).toFixed(1)} s, ${Math.round(all / 1e6)} MB at most, ${Math.round(largest / 1e6)} MB the largest process${isTooMuch ? ', too much' : ''}`);
  if (code !== 0) console.log(said);
  if (code !== 0 || isTooMuch) failed.push(name);
}
