import { folded } from '../../schemas';

interface Choice {
  readonly title: string;
  readonly subtitle?: string | undefined;
}

/** What was typed, as choices are put in order by it. */
interface Ordering<T> {
  readonly choices: readonly T[];
  readonly typed: string;
  readonly collator: Intl.Collator;
}

/**
 * Choices as the reader's language orders them: first what bears just that name, then what has it whole within its title, then those in whose title a word begins with each that was typed, then those that show what was typed
 * elsewhere, last those that were found by what is not shown here.
 */
export function inChoiceOrder<T extends Choice>({ choices, typed, collator }: Ordering<T>): readonly T[] {
  const words = folded(typed).split(/\s+/).filter(Boolean);
  const whole = words.join(' ');
  const rankOf = ({ title, subtitle = '' }: T): number => {
    const [name, all] = [folded(title), folded(`${title} ${subtitle}`)];
    if (name.trim() === whole) return 0;
    if (beginsIn({ text: name, word: whole })) return 1;
    if (words.every((word) => beginsIn({ text: name, word }))) return 2;
    return words.every((word) => all.includes(word)) ? 3 : 4;
  };
  return choices.map((choice) => ({ choice, rank: rankOf(choice) })).toSorted((a, b) => a.rank - b.rank || collator.compare(a.choice.title, b.choice.title)).map(({ choice }) => choice);
}

/** Whether a word of the text begins so. */
function beginsIn({ text, word }: { readonly text: string; readonly word: string }): boolean {
  for (let at = text.indexOf(word); at >= 0; at = text.indexOf(word, at + 1)) if (!/[\p{L}\p{N}]/u.test(text.charAt(at - 1))) return true;
  return false;
}
