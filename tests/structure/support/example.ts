import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';

export const ROOT = resolve(import.meta.dirname, '../../..');

/** The example of `docs/add-a-module.md`: where it says it belongs, and its text. */
export function documentedExample(): { path: string; code: string } {
  const guide = readFileSync(resolve(ROOT, 'docs/add-a-module.md'), 'utf8');
  const found = /<!-- example: (\S+) -->\n```ts\n([\s\S]*?)```/.exec(guide);
  if (!found) throw new Error('docs/add-a-module.md has no example any more.');
  return { path: found[1]!, code: found[2]! };
}
