import english from 'ra-language-english';
import * as auth from './auth';
import * as bulk from './bulk';
import * as form from './form';
import * as inputs from './inputs';
import { notes } from './notes';
import * as pages from './pages';
import * as publicWords from './public';

/** The English words of everything else: forms, records, runs over many rows, hand-written screens, signed-out pages. */
export const later = {
  ...english,
  lectern: { ...bulk, ...form, ...inputs, ...pages, ...auth, ...publicWords },
  resources: notes,
};
