import { textsOf } from '../../../dataProvider';
import { pointedAt, pointTo, type Field } from '../../../schemas';
import type { PortableContext } from '../../values/cellTypes';
import { makePortable } from '../../values/portable';

/** A record of one of several modules by its title where the caller has looked titles up, with what it is before it: “Topic: Gravitation”. */
export const portable = makePortable({
  write: ({ value, field, context }) => {
    const pointed = pointedAt({ field, value });
    const title = pointed && context.titleOf?.({ to: pointed.to, id: pointed.id });
    return title ? `${kindName({ to: pointed.to, context })}: ${title}` : String(value);
  },
  read: ({ text, field, context }) => {
    const [, name = '', title = ''] = /^\s*([^:]+):\s*(.*)$/s.exec(text) ?? [];
    const [kind, to] = kindOf({ name, field, context }) ?? [];
    const id = kind === undefined || to === undefined ? undefined : context.idOf?.({ to, title: title.trim() });
    return id === undefined || kind === undefined ? text.trim() : pointTo({ kind, id });
  },
  otherwise: () => ({ code: 'reference' }),
});

function kindName({ to, context }: { readonly to: string; readonly context: PortableContext }): string {
  return textsOf({ resource: to, translate: context.translate }).one;
}

/** A kind and its module, by the module's name in the reader's language or by the kind itself. */
function kindOf({ name, field, context }: { readonly name: string; readonly field: Field; readonly context: PortableContext }): readonly [string, string] | undefined {
  return Object.entries(field.kinds).find(([kind, to]) => name === kind || name.trim() === kindName({ to, context }));
}
