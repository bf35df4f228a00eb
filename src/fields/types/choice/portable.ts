import type { Field, Problem } from '../../../schemas';
import type { CellContext } from '../../values/cellTypes';
import { makePortable } from '../../values/portable';

export const portable = makePortable({
  write: ({ value, field, context }) => context.choice(field.name, String(value)),
  read: ({ text, field, context }) => parseChoice({ text, field, context }),
  otherwise: unknownChoice,
});

/** The value of a choice from its name in the user's language, or from the value itself; undefined where it is neither. */
export function parseChoice({ text, field, context }: { text: string; field: Field; context: CellContext }): string | undefined {
  const wanted = text.trim().toLowerCase();
  return (
    field.choices.find((choice) => choice.toLowerCase() === wanted) ??
    field.choices.find((choice) => context.choice(field.name, choice).toLowerCase() === wanted)
  );
}

export function unknownChoice(field: Field): Problem {
  return { code: 'choice', params: { choices: field.choices.join(', ') } };
}
