import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';

export const ROOT = resolve(import.meta.dirname, '../../..');

interface Example {
  /** Where the guide says it belongs. */
  readonly path: string;
  readonly code: string;
}

/** The example of `docs/add-a-module.md`. */
export function documentedExample(): Example {
  return examplesOf('docs/add-a-module.md')[0]!;
}

/** The files of the example of a guide, in its order. @throws Error where it has none */
export function examplesOf(guide: string): readonly Example[] {
  const found = [...readFileSync(resolve(ROOT, guide), 'utf8').matchAll(/<!-- example: (\S+) -->\n```(?:tsx?|md)\n([\s\S]*?)```/g)];
  if (found.length === 0) throw new Error(`${guide} has no example any more.`);
  return found.map((match) => ({ path: match[1]!, code: match[2]! }));
}
