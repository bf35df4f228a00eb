/** What a runner's report comes to. */
export interface Outcome {
  readonly passed: number;
  readonly failed: number;
  readonly skipped: number;
  /** The failed tests, each with its file and by what it failed; what broke outside the tests is one of them. */
  readonly names: readonly string[];
}

/** Of vitest's JSON report and exit code. */
export function vitestOutcome(run: { path: string; code: number }): Outcome;
/** Of Playwright's JSON report and exit code. */
export function playwrightOutcome(run: { path: string; code: number }): Outcome;
