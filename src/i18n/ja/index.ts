import type { en as English } from '../en';
import type { Translated } from '../translated';
import * as auth from './auth';
import * as data from './data';
import * as fieldWords from './fields';
import { fixed } from './fixed';
import * as form from './form';
import * as list from './list';
import { reactAdmin } from './reactAdmin';
import { resources } from './resources';
import * as shell from './shell';

/** Every Japanese text, laid out as the English ones are. The language has one plural form, so no text holds two. */
export const ja = {
  ...reactAdmin,
  lectern: { ...shell, ...auth, ...data, ...list, ...form, ...fieldWords },
  fixed,
  resources,
} satisfies Translated<Pick<typeof English, 'lectern' | 'fixed' | 'resources'>>;
