import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ensureChromium } from './lib/chromium.mjs';
import { ensureInstalled } from './lib/install.mjs';
import { inRoot } from './lib/paths.mjs';
import { runNode } from './lib/run.mjs';
import { playwrightOutcome, vitestOutcome } from './lib/testReports.mjs';

/**
 * `npm test`: checks, unit and platform tests, browser tests. Its last lines say how long each part took, which tests
 * failed, which browser tests passed only at their second try, and the sum of the runners' counts.
 */
await ensureInstalled({ withDev: true });
const chromium = ensureChromium();
if (!chromium) {
  console.error('No Chromium was found. Install it (Debian: apt-get install chromium-headless-shell fonts-noto-cjk) or name it in CHROMIUM_PATH.');
  process.exit(1);
}

// The tests see React as developers do, whatever the machine's own setting is.
delete process.env.NODE_ENV;
const reports = mkdtempSync(join(tmpdir(), 'lectern-test-'));
const reportOf = (name) => join(reports, `${name}.json`);
const vitest = (name, projects, { isHeld = false } = {}) => timed({
  name,
  isHeld,
  script: inRoot('node_modules/vitest/vitest.mjs'),
  args: ['run', ...projects.map((project) => `--project=${project}`), '--reporter=default', '--reporter=json', `--outputFile.json=${reportOf(name)}`],
});
const parts = [
  await timed({ name: 'build', script: inRoot('scripts/build.mjs'), args: ['--if-stale'] }),
  // What mostly waits leaves the processors to what works.
  ...(await Promise.all([vitest('vitest', ['unit', 'console', 'platform']), vitest('waits', ['waits'], { isHeld: true })])),
  // How long something takes is asked with little beside it.
  ...(await Promise.all([vitest('timing', ['timing']), timed({ name: 'check', script: inRoot('scripts/check.mjs'), isHeld: true })])),
  await timed({
    name: 'playwright',
    script: inRoot('node_modules/@playwright/test/cli.js'),
    args: ['test', '--reporter=list,json'],
    env: { CHROMIUM_PATH: chromium, PLAYWRIGHT_JSON_OUTPUT_FILE: reportOf('playwright') },
  }),
];
const runOf = (wanted) => ({ path: reportOf(wanted), code: parts.find(({ name }) => name === wanted).code });
const outcomes = [...['vitest', 'waits', 'timing'].map((name) => vitestOutcome(runOf(name))), playwrightOutcome(runOf('playwright'))];
rmSync(reports, { recursive: true, force: true });

const sum = (key) => outcomes.reduce((total, one) => total + one[key], 0);
const broken = parts.filter(({ code }) => code !== 0).map(({ name }) => name);
const names = outcomes.flatMap((one) => one.names);
const unsteady = outcomes.flatMap((one) => one.unsteady);
console.log(`\nMinutes: ${parts.map(({ name, minutes }) => `${name} ${minutes.toFixed(1)}`).join(', ')}`);
if (broken.length > 0) console.log(`\nFailed: ${broken.join(', ')}`);
for (const name of names) console.log(`  ✗ ${name}`);
if (unsteady.length > 0) console.log('\nPassed only at their second try (a fault of the test or of the product that is to be found):');
for (const name of unsteady) console.log(`  ~ ${name}`);
console.log(`\n${sum('passed')} passed, ${sum('failed')} failed, ${sum('skipped')} skipped`);
process.exitCode = broken.length === 0 && sum('failed') === 0 ? 0 : 1;

async function timed({ name, ...part }) {
  const begun = Date.now();
  const code = await runNode(part);
  return { name, code, minutes: (Date.now() - begun) / 60_000 };
}
