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
import { reactAdmin } from './reactAdmin';
import { resources } from './resources';
import * as routes from './routes';
import * as shell from './shell';

/** Every Japanese text, laid out as the English ones are. The language has one plural form, so no text holds two. */
export const ja = {
  ...reactAdmin,
  lectern: { ...shell, ...routes, ...answers, ...auth, ...data, ...list, ...pages, ...form, ...fieldWords, ...publicWords, ...access },
  fixed,
  resources,
} satisfies Translated<Pick<typeof English, 'lectern' | 'fixed' | 'resources'>>;
