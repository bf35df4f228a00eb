/** `ok`: as the console wants it · `set`: works with a setting, which is in the printed file · `FAIL`: does not work · `note`: to be known. */
export type Mark = 'ok' | 'set' | 'FAIL' | 'note';

export interface Line {
  readonly mark: Mark;
  /** What was looked at, such as `coupon: page 2`. */
  readonly what: string;
  readonly said: string;
}

/** What was found out, line by line. */
export interface Report {
  readonly lines: readonly Line[];
  add(mark: Mark, what: string, said: string): void;
}

export function createReport(): Report {
  const lines: Line[] = [];
  return { lines, add: (mark, what, said) => void lines.push({ mark, what, said }) };
}
