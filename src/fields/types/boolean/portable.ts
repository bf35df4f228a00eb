import { makePortable } from '../../values/portable';

export const portable = makePortable({
  write: ({ value, context }) => context.translate(value === true ? 'lectern.fields.yes' : 'lectern.fields.no'),
  read: ({ text, context }) => {
    const word = text.trim().toLowerCase();
    if (word === context.translate('lectern.fields.yes').toLowerCase() || YES.has(word)) return true;
    if (word === context.translate('lectern.fields.no').toLowerCase() || NO.has(word)) return false;
    return undefined;
  },
});

const YES = new Set(['true', 'yes', 'y', '1']);
const NO = new Set(['false', 'no', 'n', '0']);
