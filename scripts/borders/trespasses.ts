import { posix } from 'node:path';
import type { Border } from './border';

/** A file that the lint has to refuse. */
export interface Trespass {
  readonly path: string;
  readonly text: string;
  /** What is wrong with it, for whoever reads that it was let pass. */
  readonly what: string;
  readonly rule: 'no-restricted-imports' | 'no-restricted-globals';
}

/** Every import and every global that these borders ban, each in a file of its own. */
export function trespassesOf(borders: readonly Border[]): Trespass[] {
  return borders.flatMap((border, row) => {
    const imports = border.bans.flatMap((ban) => ('regex' in ban ? ban.tries : ban.folders.map((name) => stepsTo({ from: border.sample, base: ban.base, name }))));
    const tries = [
      ...imports.map((target) => ({ what: `${border.files} imports ${target}`, text: `import { one } from '${target}';\nexport const two = one;\n`, rule: 'no-restricted-imports' as const })),
      ...(border.noFetch === undefined ? [] : [{ what: `${border.files} calls fetch`, text: `export const two = fetch('/one');\n`, rule: 'no-restricted-globals' as const }]),
    ];
    return tries.map((one, index): Trespass => ({ ...one, path: border.sample.replace('#', `${row}x${index}`) }));
  });
}

/** Up to the base and down again, also where a shorter way leads there: both spellings are one import. */
function stepsTo({ from, base, name }: { readonly from: string; readonly base: string; readonly name: string }): string {
  return `${posix.relative(posix.dirname(from), base) || '.'}/${name}`;
}
