import { makePortable } from '../../values/portable';

/** A reference by its title where the caller has looked titles up, else by its id. */
export const portable = makePortable({
  write: ({ value, field, context }) => context.titleOf?.({ to: field.to ?? '', id: String(value) }) ?? String(value),
  read: ({ text, field, context }) => context.idOf?.({ to: field.to ?? '', title: text.trim() }) ?? text.trim(),
  otherwise: () => ({ code: 'reference' }),
});
