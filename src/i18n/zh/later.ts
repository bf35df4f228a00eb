import type { later as English } from '../en/later';
import type { Translated } from '../translated';
import * as auth from './auth';
import * as bulk from './bulk';
import * as form from './form';
import * as inputs from './inputs';
import { notes } from './notes';
import * as pages from './pages';
import * as publicWords from './public';
import { reactAdmin } from './reactAdmin';

/** The Chinese words of everything else: forms, records, runs over many rows, hand-written screens, signed-out pages. */
export const later = {
  ...reactAdmin,
  lectern: { ...bulk, ...form, ...inputs, ...pages, ...auth, ...publicWords },
  resources: notes,
} satisfies Translated<Pick<typeof English, 'lectern' | 'resources'>>;
