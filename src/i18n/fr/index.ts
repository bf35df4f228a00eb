import french from 'ra-language-french';
import type { en as English } from '../en';
import type { Translated } from '../translated';
import * as auth from './auth';
import * as data from './data';
import * as fieldWords from './fields';
import { fixed } from './fixed';
import * as form from './form';
import * as list from './list';
import { resources } from './resources';
import * as shell from './shell';

/**
 * Every French text, under the keys of the English ones. A no-break space stands before high punctuation and inside
 * quotation marks, so that no line begins with a colon.
 */
export const fr = {
  ...french,
  lectern: { ...shell, ...auth, ...data, ...list, ...form, ...fieldWords },
  fixed,
  resources,
} satisfies Translated<Pick<typeof English, 'lectern' | 'fixed' | 'resources'>>;
