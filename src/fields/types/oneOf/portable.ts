import { pointedAt, pointTo } from '../../../schemas';
import { makePortable } from '../../values/portable';

/** A record of one of several modules by its title where the caller has looked titles up, with its kind before it: `topic: Gravitation`. */
export const portable = makePortable({
  write: ({ value, field, context }) => {
    const pointed = pointedAt({ field, value });
    const title = pointed && context.titleOf?.({ to: pointed.to, id: pointed.id });
    return title ? `${pointed.kind}: ${title}` : String(value);
  },
  read: ({ text, field, context }) => {
    const [, kind = '', title = ''] = /^\s*(\w+):\s*(.*)$/s.exec(text) ?? [];
    const to = field.kinds[kind];
    const id = to === undefined ? undefined : context.idOf?.({ to, title: title.trim() });
    return id === undefined ? text.trim() : pointTo({ kind, id });
  },
  otherwise: () => ({ code: 'reference' }),
});
