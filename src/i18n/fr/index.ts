import french from 'ra-language-french';
import type { en as English } from '../en';
import type { Translated } from '../translated';
import * as access from './access';
import * as answers from './answers';
import * as auth from './auth';
import * as data from './data';
import * as fieldWords from './fields';
import { fixed } from './fixed';
import * as form from './form';
import * as list from './list';
import * as pages from './pages';
import * as publicWords from './public';
import { resources } from './resources';
import * as routes from './routes';
import * as shell from './shell';

/** Beside “Annuler”, which leaves a dialogue, what is done is taken back by another word. */
const own = { ra: { ...french.ra, action: { ...french.ra.action, undo: 'Revenir en arrière' } } };

/**
 * Every French text, under the keys of the English ones. A no-break space stands before high punctuation and inside
 * quotation marks, so that no line begins with a colon.
 */
export const fr = {
  ...french,
  ...own,
  lectern: { ...shell, ...routes, ...answers, ...auth, ...data, ...list, ...pages, ...form, ...fieldWords, ...publicWords, ...access },
  fixed,
  resources,
} satisfies Translated<Pick<typeof English, 'lectern' | 'fixed' | 'resources'>>;
