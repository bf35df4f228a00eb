import { createHash } from 'node:crypto';
import type { Area } from './areas';
import type { Mutant } from './places';

/** Which mutants of an area are tried: drawn by lot, the same ones for the same seed as long as their lines stay as they are. */
export function sampleOf({ area, places, seed }: { readonly area: Area; readonly places: readonly Mutant[]; readonly seed: string }): Mutant[] {
  const seen = new Map<string, number>();
  const drawn = places.map((mutant) => {
    const name = `${mutant.file}\n${mutant.text}\n${mutant.before}\n${mutant.after}`;
    const nth = seen.get(name) ?? 0;
    seen.set(name, nth + 1);
    return { mutant, lot: createHash('sha256').update(`${seed}\n${name}\n${nth}`).digest('hex') };
  });
  return drawn.sort((one, other) => (one.lot < other.lot ? -1 : 1)).slice(0, area.sample).map(({ mutant }) => mutant);
}
