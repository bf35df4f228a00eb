import { parseChoice, unknownChoice } from '../choice/portable';
import { joinTexts, makePortable, splitTexts } from '../../values/portable';
import { toTexts } from '../../values/values';

export const portable = makePortable({
  write: ({ value, field, context }) => joinTexts(toTexts(value).map((one) => context.choice(field.name, one))),
  read: ({ text, field, context }) => {
    const values = splitTexts(text).map((one) => parseChoice({ text: one, field, context }));
    return values.includes(undefined) ? undefined : values;
  },
  otherwise: unknownChoice,
});
