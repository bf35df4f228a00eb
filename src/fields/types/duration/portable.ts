import { makePortable, parseNumber } from '../../values/portable';

/** Whole minutes; `1:30` and `1 h 30 min` are understood too. */
export const portable = makePortable({ write: ({ value }) => String(value), read: parseNumber });
