import { makePortable, parseNumber } from '../shared/portable';

export const portable = makePortable({ write: ({ value }) => String(value), read: parseNumber });
