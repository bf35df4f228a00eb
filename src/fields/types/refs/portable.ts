import { joinTexts, makePortable, splitTexts } from '../../values/portable';
import { toTexts } from '../../values/values';

export const portable = makePortable({
  write: ({ value, field, context }) => joinTexts(toTexts(value).map((id) => context.titleOf?.({ to: field.to ?? '', id }) ?? id)),
  read: ({ text, field, context }) => splitTexts(text).map((title) => context.idOf?.({ to: field.to ?? '', title }) ?? title),
  otherwise: () => ({ code: 'reference' }),
});
