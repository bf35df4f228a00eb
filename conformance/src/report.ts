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

/** Lines of text. Modules that are left out for the same reason stand together in one, where the first of them was found. */
export function printed(lines: readonly Line[]): readonly string[] {
  const together = new Map<string, string[]>();
  for (const { mark, what, said } of lines) {
    const reason = LEFT_OUT.exec(said)?.[1];
    const key = reason === undefined ? `${mark.padEnd(5)} ${what}: ${said}` : reason;
    together.set(key, [...(together.get(key) ?? []), ...(reason === undefined ? [] : [what])]);
  }
  return [...together].map(([key, modules]) => (modules.length === 0 ? key : `set   left out, ${key}: ${modules.join(', ')}`));
}

/** What is said of a module that the platform does not have. */
const LEFT_OUT = /^[A-Z]+ \S+ (?:is )?(answered with -?\d+|gives no list): left out$/;

export function createReport(): Report {
  const lines: Line[] = [];
  return { lines, add: (mark, what, said) => void lines.push({ mark, what, said }) };
}
