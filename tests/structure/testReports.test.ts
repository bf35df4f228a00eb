import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { playwrightOutcome, vitestOutcome } from '../../scripts/lib/testReports.mjs';
import { ROOT } from './support/example';

const folder = mkdtempSync(join(tmpdir(), 'lectern-reports-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** As the runners write it. */
function written(report: unknown): string {
  const path = join(folder, 'report.json');
  writeFileSync(path, JSON.stringify(report));
  return path;
}

const file = (name: string, given: object) => ({ name: join(ROOT, name), status: 'failed', message: '', assertionResults: [], ...given });

test('what failed in vitest is named by file and test, and a file that broke beside its tests, too', () => {
  const path = written({
    numPassedTests: 3,
    numPendingTests: 1,
    numTodoTests: 1,
    testResults: [
      file('tests/a.test.ts', { assertionResults: [{ status: 'failed', fullName: 'the sum is three', failureMessages: ['Error: \u001b[31mfour\u001b[39m\n at line 1', 'Error: five'] }, { status: 'passed', fullName: 'the sum is two' }] }),
      file('tests/b.test.ts', { message: 'Cannot find module\nat line 1' }),
      file('tests/c.test.ts', { message: '\u001b[31mdid not end\u001b[39m', assertionResults: [{ status: 'passed', fullName: 'is well' }] }),
      file('tests/d.test.ts', { status: 'passed', assertionResults: [{ status: 'passed', fullName: 'is well' }] }),
    ],
  });
  expect(vitestOutcome({ path, code: 1 })).toEqual({
    passed: 3,
    failed: 3,
    skipped: 2,
    unsteady: [],
    names: ['tests/a.test.ts › the sum is three: Error: four', 'tests/b.test.ts › the file itself: Cannot find module', 'tests/c.test.ts › the file itself: did not end'],
  });
});

const spec = (title: string, ok: boolean, status = ok ? 'expected' : 'unexpected', results: unknown[] = []) => ({ file: 'x.spec.ts', title, ok, tests: [{ status, results }] });

test('what failed in a browser is named by file, groups and test', () => {
  const path = written({
    stats: { expected: 1, flaky: 0, unexpected: 2, skipped: 1 },
    errors: [],
    suites: [{ title: 'x.spec.ts', file: 'x.spec.ts', specs: [spec('opens', false), spec('closes', true)], suites: [{ title: 'a group', file: 'x.spec.ts', specs: [spec('stays', false)] }] }],
  });
  expect(playwrightOutcome({ path, code: 1 })).toEqual({ passed: 1, failed: 2, skipped: 1, names: ['tests/e2e/x.spec.ts › opens', 'tests/e2e/x.spec.ts › a group › stays'], unsteady: [] });
});

test('what passed in a browser at its second try only has passed, and is named', () => {
  const inner = { title: 'a group', file: 'x.spec.ts', specs: [spec('stays', true, 'flaky', [{ errors: [{ message: 'Error: it went\nCall log' }] }, { errors: [] }]), spec('goes', true)] };
  const path = written({ stats: { expected: 1, flaky: 1, unexpected: 0, skipped: 0 }, errors: [], suites: [{ title: 'x.spec.ts', file: 'x.spec.ts', specs: [], suites: [inner] }] });
  expect(playwrightOutcome({ path, code: 0 })).toEqual({ passed: 2, failed: 0, skipped: 0, names: [], unsteady: ['tests/e2e/x.spec.ts › a group › stays: Error: it went'] });
});

test('what broke outside the tests, or left no report, is a failure with a name', () => {
  const none = { expected: 0, flaky: 0, unexpected: 0, skipped: 0 };
  expect(playwrightOutcome({ path: written({ stats: none, suites: [], errors: [{ message: 'Error: no setup\n  at' }] }), code: 1 })).toMatchObject({ failed: 1, names: ['outside the tests: Error: no setup'] });
  expect(playwrightOutcome({ path: written({ stats: none, suites: [], errors: [] }), code: 1 }).failed).toBe(1);
  expect(vitestOutcome({ path: written({ numPassedTests: 1, numPendingTests: 0, numTodoTests: 0, testResults: [] }), code: 1 }).failed).toBe(1);
  expect(vitestOutcome({ path: join(folder, 'none.json'), code: 0 })).toMatchObject({ failed: 1, names: ['vitest wrote no report'] });
  expect(playwrightOutcome({ path: join(folder, 'none.json'), code: 0 })).toMatchObject({ failed: 1, names: ['playwright wrote no report'] });
});
