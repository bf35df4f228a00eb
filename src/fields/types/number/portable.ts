import { makePortable, parseNumber } from '../../values/portable';

export const portable = makePortable({ write: ({ value }) => String(value), read: parseNumber });
