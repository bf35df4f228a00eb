import type { SourceFile } from './files';

/** Messages by key: nested objects, as the catalogues are written. */
export interface Catalogue {
  readonly [key: string]: string | Catalogue;
}

/**
 * Compares the keys that code asks for with the English catalogue.
 * `missing`: asked for, not there. `unused`: ours, there, never asked for. A key that is put together
 * (`lectern.problem.${code}`) uses every key that begins with its fixed part.
 */
export function compareKeys({ catalogue, sources }: { catalogue: Catalogue; sources: readonly SourceFile[] }): { missing: string[]; unused: string[] } {
  const known = new Set(flattenKeys(catalogue));
  const { exact, prefixes } = usedKeys(sources);
  const isKnown = (key: string): boolean => known.has(key) || [...known].some((one) => one.startsWith(`${key}.`));
  const isUsed = (key: string): boolean => exact.has(key) || [...prefixes].some((prefix) => key.startsWith(prefix));
  return {
    missing: [...exact].filter((key) => !isKnown(key)).sort(),
    unused: [...known].filter((key) => key.startsWith('lectern.') && !isUsed(key)).sort(),
  };
}

/** Every key of a catalogue, dotted. */
export function flattenKeys(catalogue: Catalogue, prefix = ''): string[] {
  return Object.entries(catalogue).flatMap(([key, value]) => (typeof value === 'string' ? [prefix + key] : flattenKeys(value, `${prefix}${key}.`)));
}

function usedKeys(sources: readonly SourceFile[]): { exact: Set<string>; prefixes: Set<string> } {
  const exact = new Set<string>();
  const prefixes = new Set<string>();
  for (const { text } of sources) {
    for (const match of text.matchAll(/['"`]((?:lectern|fixed)\.[\w.-]*)(\$\{|['"`])/g)) {
      const key = match[1]!;
      // Two words alone are a name in the browser's storage, not a message.
      if (key.split('.').length < 3 && key.startsWith('lectern.')) continue;
      if (match[2] === '${' || key.endsWith('.')) prefixes.add(key);
      else exact.add(key);
    }
  }
  return { exact, prefixes };
}
