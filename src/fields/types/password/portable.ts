import { makePortable } from '../../values/portable';

/** Taken in, never given out. */
export const portable = makePortable({ write: () => '', read: ({ text }) => text });
