import { useEffect, useState } from 'react';
import { afterPress, watchPresses } from '../controls/afterPress';

export interface Range {
  readonly from: unknown;
  readonly to: unknown;
}

interface UseRangeParams {
  /** The filter's value. */
  readonly value: unknown;
  readonly onChange: (value: unknown) => void;
  readonly read: (value: unknown) => Range;
  readonly write: (range: Range) => unknown;
  /** What is wrong with a range, in words; null where nothing is. */
  readonly faultOf: (range: Range) => string | null;
}

interface UseRange {
  /** As it is typed, right or wrong. */
  readonly range: Range;
  readonly set: (next: Partial<Range>) => void;
  /** What is wrong, once the control has been left. */
  readonly fault: string | null;
  readonly leave: () => void;
}

/** A range that is being typed. A wrong one is kept as it was typed, and the list stays filtered by the last right one. */
export function useRange({ value, onChange, read, write, faultOf }: UseRangeParams): UseRange {
  const [typed, setTyped] = useState<{ readonly range: Range; readonly sent: unknown } | null>(null);
  const [isBeingTyped, setBeingTyped] = useState(false);
  useEffect(watchPresses, []);
  const range = typed && Object.is(typed.sent, value) ? typed.range : read(value);
  const set = (next: Partial<Range>): void => {
    const wanted = { ...range, ...next };
    setBeingTyped(true);
    if (faultOf(wanted) !== null) return setTyped({ range: wanted, sent: value });
    const sent = write(wanted);
    setTyped({ range: wanted, sent });
    onChange(sent);
  };
  return { range, set, fault: isBeingTyped ? null : faultOf(range), leave: () => afterPress(() => setBeingTyped(false)) };
}
