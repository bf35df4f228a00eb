import { createContext } from 'react';

/** What a chosen record has said of a field beside it. */
export interface Filled {
  /** Name of the field that the record was chosen in. */
  readonly by: string;
  /** The other value: that before, or where what somebody had typed stays, what the record says. */
  readonly other: unknown;
  readonly isTypedKept: boolean;
}

/** By path: fields of which somebody is to be told. */
export const FilledContext = createContext<ReadonlyMap<string, Filled>>(new Map());
