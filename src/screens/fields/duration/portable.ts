import { makePortable, parseNumber } from '../shared/portable';

/** Whole minutes; `1:30` and `1 h 30 min` are understood too. */
export const portable = makePortable({ write: ({ value }) => String(value), read: ({ text }) => parseMinutes(text) });

/** Minutes of a length of time as people write it; undefined where it is none. */
export function parseMinutes(text: string): number | undefined {
  const parts = /^\s*(\d+)\s*(?::|h(?:ours?|rs?)?\.?)\s*(?:(\d{1,2})\s*(?:m(?:in(?:utes?)?)?\.?)?)?\s*$/i.exec(text);
  return parts ? Number(parts[1]) * 60 + Number(parts[2] ?? 0) : parseNumber(text);
}
