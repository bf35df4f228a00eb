import type { Language } from '../../../kernel/language';
import { namesIn } from './names';
import { termsOf, wordsIn } from './terms';

/** A word of a question that says something. */
export interface Weighed {
  /** As it is looked for, and as it was written. */
  readonly term: string;
  readonly word: string;
  /** How much it says: the fewer pieces of the help hold it, the more. */
  readonly weight: number;
  /** Whether it is plainly a name, of which the help need not speak. */
  readonly isName: boolean;
  /** Whether any piece holds it. */
  readonly isHeld: boolean;
}

interface WeighParams {
  readonly text: string;
  readonly language: Language;
  /** Pieces in all, and how many of them hold a word. */
  readonly pieces: number;
  readonly holding: (term: string) => number;
}

/** What each word of a question says. */
export function weighed({ text, language, pieces, holding }: WeighParams): readonly Weighed[] {
  const names = namesIn({ text, language });
  const known = new Map<string, Weighed>();
  for (const word of wordsIn({ text, language })) {
    for (const term of termsOf({ text: word, language })) {
      if (known.has(term)) continue;
      const held = holding(term);
      known.set(term, { term, word, isName: names.has(term), isHeld: held > 0, weight: (held > 0 ? 1 : UNHELD) * Math.log(1 + pieces / (held + 0.5)) });
    }
  }
  return [...known.values()];
}

/** A word that no piece holds is what was asked for, more often than not: it says so many times what the rarest of the others does. */
const UNHELD = 2;

/** How much of what was asked is spoken of where these words are: 1 for all of it. Names that are not there take nothing away. */
export function shareOf({ words, met }: { readonly words: readonly Weighed[]; readonly met: ReadonlySet<string> }): number {
  const counted = words.some(({ isName }) => !isName) ? words.filter(({ term, isName }) => !isName || met.has(term)) : words;
  const sum = (those: readonly Weighed[]): number => those.reduce((all, { weight }) => all + weight, 0);
  const whole = sum(counted);
  return whole === 0 ? 0 : sum(counted.filter(({ term }) => met.has(term))) / whole;
}
