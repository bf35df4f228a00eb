import { makePortable, parseNumber } from '../../values/portable';

/** Rupees with two decimals, ungrouped, so that a spreadsheet can add them. */
export const portable = makePortable({ write: ({ value }) => Number(value).toFixed(2), read: parseNumber });
