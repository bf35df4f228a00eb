import type { LecternRecord } from '../../dataProvider';
import { isListOf, isRecord, isText, keptInTab, type Whose } from '../common/keptInTab';

/** A run over many rows that ended because its page was left by force. */
export interface BrokenRun {
  readonly action: string;
  readonly label: string;
  readonly done: readonly string[];
  /** The rows that were not answered for, and those not begun. */
  readonly left: readonly string[];
  /** What is known of the rows as they were before, and afterwards. */
  readonly before: readonly LecternRecord[];
  readonly after: readonly LecternRecord[];
  readonly fields: readonly string[] | null;
}

const RUNS = keptInTab<BrokenRun>({
  kind: 'run',
  shape: {
    action: isText, label: isText, done: isListOf(isText), left: isListOf(isText), before: isListOf(isRecord), after: isListOf(isRecord),
    fields: (value) => value === null || isListOf(isText)(value),
  },
});

export function keepRun(whose: Whose, run: BrokenRun): void {
  RUNS.keep(whose, run);
}

/** What was kept, once. */
export function takeRun(whose: Whose): BrokenRun | null {
  const run = RUNS.kept(whose);
  RUNS.keep(whose, null);
  return run;
}
