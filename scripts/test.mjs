import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ensureChromium } from './lib/chromium.mjs';
import { ensureInstalled } from './lib/install.mjs';
import { inRoot } from './lib/paths.mjs';
import { runNode } from './lib/run.mjs';

/** `npm test`: checks, unit and platform tests, browser tests; then one line with the sum of the runners' counts. */
await ensureInstalled({ withDev: true });
const chromium = ensureChromium();
if (!chromium) {
  console.error('No Chromium was found. Install it (Debian: apt-get install chromium fonts-noto-cjk) or name it in CHROMIUM_PATH.');
  process.exit(1);
}

// The tests see React as developers do, whatever the machine's own setting is.
delete process.env.NODE_ENV;
const reports = mkdtempSync(join(tmpdir(), 'lectern-test-'));
const vitestReport = join(reports, 'vitest.json');
const playwrightReport = join(reports, 'playwright.json');
const codes = [
  await runNode({ script: inRoot('scripts/check.mjs') }),
  await runNode({ script: inRoot('scripts/build.mjs'), args: ['--if-stale'] }),
  await runNode({ script: inRoot('node_modules/vitest/vitest.mjs'), args: ['run', '--reporter=default', '--reporter=json', `--outputFile.json=${vitestReport}`] }),
  await runNode({
    script: inRoot('node_modules/@playwright/test/cli.js'),
    args: ['test', '--reporter=list,json'],
    env: { CHROMIUM_PATH: chromium, PLAYWRIGHT_JSON_OUTPUT_FILE: playwrightReport },
  }),
];
const counts = [vitestCounts(), playwrightCounts()];
rmSync(reports, { recursive: true, force: true });

const sum = (key) => counts.reduce((total, one) => total + one[key], 0);
const [check, built, vitest, playwright] = codes;
const broken = [check && 'check', built && 'build', vitest && 'vitest', playwright && 'playwright'].filter(Boolean);
if (broken.length > 0) console.log(`\nFailed: ${broken.join(', ')}`);
console.log(`\n${sum('passed')} passed, ${sum('failed')} failed, ${sum('skipped')} skipped`);
process.exitCode = broken.length === 0 && sum('failed') === 0 ? 0 : 1;

function vitestCounts() {
  const report = read(vitestReport);
  // A file that broke before its first test counts as one failure.
  const brokenFiles = report?.testResults.filter((file) => file.status === 'failed' && file.assertionResults.length === 0).length ?? 1;
  return { passed: report?.numPassedTests ?? 0, failed: (report?.numFailedTests ?? 0) + brokenFiles, skipped: (report?.numPendingTests ?? 0) + (report?.numTodoTests ?? 0) };
}

function playwrightCounts() {
  const report = read(playwrightReport);
  if (!report) return { passed: 0, failed: 1, skipped: 0 };
  const { expected, flaky, unexpected, skipped } = report.stats;
  const isBrokenOutside = unexpected === 0 && report.errors.length > 0;
  return { passed: expected + flaky, failed: unexpected + (isBrokenOutside ? 1 : 0), skipped };
}

function read(path) {
  try {
    return JSON.parse(readFileSync(path, 'utf8'));
  } catch {
    return null;
  }
}
