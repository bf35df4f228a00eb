import { formatLanguage } from '../../values/format';
import { languageCodes } from '../../values/lists';
import { makePortable } from '../../values/portable';

/** The name in the user's language, as the list has it; the code is understood too. */
export const portable = makePortable({
  write: ({ value, context }) => formatLanguage({ code: String(value), locale: context.locale }),
  read: ({ text, context }) => {
    const wanted = text.trim().toLowerCase();
    return languageCodes().find((code) => formatLanguage({ code, locale: context.locale }).toLowerCase() === wanted) ?? text.trim();
  },
  otherwise: () => ({ code: 'language' }),
});
