import { readFileSync } from 'node:fs';
import { relative } from 'node:path';
import { ROOT } from './paths.mjs';

/**
 * What a runner's report comes to.
 * @typedef {{ passed: number, failed: number, skipped: number, names: readonly string[], unsteady: readonly string[] }} Outcome
 *   `names`: the failed tests, each with its file and by what it failed; `unsteady`: those that passed only at their second try, so too
 */

/** @param {{ path: string, code: number }} run vitest's JSON report and exit code @returns {Outcome} */
export function vitestOutcome({ path, code }) {
  const report = read(path);
  if (!report) return { passed: 0, failed: 1, skipped: 0, names: ['vitest wrote no report'], unsteady: [] };
  const names = report.testResults.flatMap((file) => {
    const failed = file.assertionResults.filter((test) => test.status === 'failed').map((test) => because(test.fullName, test.failureMessages?.[0]));
    // A file that broke before its first test, or beside its tests, counts as one failure.
    const isBroken = file.status === 'failed' && failed.length === 0;
    return [...failed, ...(isBroken ? [`the file itself: ${firstLine(file.message)}`] : [])].map((name) => `${inTree(file.name)} › ${name}`);
  });
  // An error that belongs to no test, such as a rejection nobody caught, is not in the report.
  if (names.length === 0 && code !== 0) names.push('vitest failed outside its tests, with the reason above');
  return { passed: report.numPassedTests, failed: names.length, skipped: report.numPendingTests + report.numTodoTests, names, unsteady: [] };
}

/** @param {{ path: string, code: number }} run Playwright's JSON report and exit code @returns {Outcome} */
export function playwrightOutcome({ path, code }) {
  const report = read(path);
  if (!report) return { passed: 0, failed: 1, skipped: 0, names: ['playwright wrote no report'], unsteady: [] };
  const { expected, flaky, skipped } = report.stats;
  const names = report.suites.flatMap((suite) => specsIn({ suite, above: [], isWanted: (spec) => !spec.ok }));
  const unsteady = report.suites.flatMap((suite) => specsIn({ suite, above: [], isWanted: (spec) => spec.tests.some((one) => one.status === 'flaky') }));
  // What broke outside the tests, such as the setup.
  if (names.length === 0) names.push(...report.errors.map((error) => `outside the tests: ${firstLine(error.message)}`));
  if (names.length === 0 && code !== 0) names.push('playwright failed outside its tests, with the reason above');
  return { passed: expected + flaky, failed: names.length, skipped, names, unsteady };
}

function specsIn({ suite, above, isWanted }) {
  // The outermost suite is the file, which each spec names itself.
  const titles = suite.title === suite.file ? above : [...above, suite.title];
  const own = (suite.specs ?? []).filter(isWanted).map((spec) => because([`tests/e2e/${spec.file}`, ...titles, spec.title].join(' › '), spec.tests.flatMap(({ results = [] }) => results.flatMap(({ errors = [] }) => errors)).at(-1)?.message));
  return [...own, ...(suite.suites ?? []).flatMap((inner) => specsIn({ suite: inner, above: titles, isWanted }))];
}

/** A test with the first line of what it failed by, where the report says that: the log above it may have been cut off. */
function because(name, message) {
  const reason = firstLine(message);
  return reason === '' ? name : `${name}: ${reason}`;
}

/** Without the colours of a terminal. */
function firstLine(text) {
  // oxlint-disable-next-line no-control-regex
  return String(text ?? '').replace(/\u001b\[\d+m/g, '').split('\n')[0];
}

const inTree = (path) => relative(ROOT, path).replaceAll('\\', '/');

function read(path) {
  try {
    return JSON.parse(readFileSync(path, 'utf8'));
  } catch {
    return null;
  }
}
