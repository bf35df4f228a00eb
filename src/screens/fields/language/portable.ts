import { formatLanguage } from '../shared/format';
import { languageCodes } from '../shared/lists';
import { makePortable } from '../shared/portable';

/** The code; a language's name in the user's language is understood too. */
export const portable = makePortable({
  write: ({ value }) => String(value),
  read: ({ text, context }) => {
    const wanted = text.trim().toLowerCase();
    return languageCodes().find((code) => formatLanguage({ code, locale: context.locale }).toLowerCase() === wanted) ?? text.trim();
  },
  otherwise: () => ({ code: 'language' }),
});
