import { makePortable } from '../shared/portable';

/** Taken in, never given out. */
export const portable = makePortable({ write: () => '', read: ({ text }) => text });
