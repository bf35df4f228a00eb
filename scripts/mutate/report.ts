import type { Area } from './areas';
import { EQUIVALENT } from './equivalent';
import type { Mutant } from './places';

/** What became of a mutant: the test that noticed it, or null. */
export interface Outcome {
  readonly area: string;
  readonly mutant: Mutant;
  readonly killedBy: string | null;
}

/** Why a mutant is none, or null. */
export function whySame({ file, text, after }: Mutant): string | null {
  return EQUIVALENT.find((one) => one.file === file && one.text === text && one.after === after)?.reason ?? null;
}

/** A table of areas, and below it what lives. Mutants that are the same as the product are counted apart. */
export function reportOf({ areas, outcomes }: { readonly areas: readonly Area[]; readonly outcomes: readonly Outcome[] }): string {
  const rows = [...areas.map(({ name }) => ({ name, of: outcomes.filter(({ area }) => area === name) })), { name: 'all', of: outcomes }].filter(({ of }) => of.length > 0);
  const living = outcomes.filter(({ mutant, killedBy }) => killedBy === null && whySame(mutant) === null);
  return [
    '| Area | Mutants | Killed | The same | Score |', '|---|---|---|---|---|',
    ...rows.map(({ name, of }) => `| ${name} | ${cells(of).join(' | ')} |`), '',
    ...(living.length > 0 ? ['Alive:', ''] : []),
    ...living.map(({ mutant: { file, line, before, after, text } }) => `- ${file}:${line} \`${before}\` → \`${after}\` in \`${text}\``),
  ].join('\n');
}

function cells(outcomes: readonly Outcome[]): string[] {
  const killed = outcomes.filter(({ killedBy }) => killedBy !== null).length;
  const same = outcomes.filter(({ mutant, killedBy }) => killedBy === null && whySame(mutant) !== null).length;
  const share = outcomes.length === same ? 1 : killed / (outcomes.length - same);
  return [outcomes.length, killed, same, `${(share * 100).toFixed(1)} %`].map(String);
}
