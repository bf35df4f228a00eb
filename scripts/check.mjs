import { ensureInstalled } from './lib/install.mjs';
import { inRoot } from './lib/paths.mjs';
import { runNode } from './lib/run.mjs';

const STEPS = [
  { name: 'types', script: inRoot('node_modules/typescript/bin/tsc'), args: ['--noEmit', '-p', inRoot('tsconfig.json')] },
  { name: 'lint and borders', script: inRoot('node_modules/oxlint/bin/oxlint'), args: ['--quiet', inRoot()] },
  { name: 'language alone, rooms, locale keys and translations, literal texts, frozen artefacts', script: inRoot('scripts/tsRun.mjs'), args: [inRoot('scripts/checks/run.ts')] },
];

/** Everything that can be judged without running the product. Goes through all steps, then fails if one did. */
await ensureInstalled({ withDev: true });
const failed = [];
for (const step of STEPS) {
  console.log(`check: ${step.name}`);
  if ((await runNode(step)) !== 0) failed.push(step.name);
}
console.log(failed.length === 0 ? 'check: passed' : `check: failed (${failed.join('; ')})`);
process.exitCode = failed.length === 0 ? 0 : 1;
