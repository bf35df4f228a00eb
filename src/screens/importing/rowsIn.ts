import { listed } from '../../fields/values/listed';

/** Rows by their numbers, the first few of many. */
export function rowsIn(lines: readonly number[], locale: string): string {
  const named = lines.slice(0, MOST_LINES).map(String);
  return lines.length > named.length ? `${named.join(', ')} …` : listed(named, locale);
}

const MOST_LINES = 12;
