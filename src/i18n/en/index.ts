import english from 'ra-language-english';
import * as auth from './auth';
import * as data from './data';
import * as fieldWords from './fields';
import { fixed } from './fixed';
import * as form from './form';
import * as list from './list';
import { resources } from './resources';
import * as shell from './shell';

/**
 * Every English text. Each export of an area's file stands under `lectern.<export>`; the specification's fixed texts
 * under `fixed`, the words of declarations under `resources`, react-admin's own under `ra`.
 */
export const en = {
  ...english,
  lectern: { ...shell, ...auth, ...data, ...list, ...form, ...fieldWords },
  fixed,
  resources,
};
