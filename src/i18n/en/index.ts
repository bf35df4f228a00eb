import english from 'ra-language-english';
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

/**
 * Every English text. Each export of an area's file stands under `lectern.<export>`; the specification's fixed texts
 * under `fixed`, the words of declarations under `resources`, react-admin's own under `ra`.
 */
export const en = {
  ...english,
  lectern: { ...shell, ...pages, ...routes, ...answers, ...auth, ...data, ...list, ...form, ...fieldWords, ...publicWords, ...access },
  fixed,
  resources,
};
