import english from 'ra-language-english';
import type { MessageTree } from '../mergeMessages';
import { wordsByRoom } from '../rooms';
import * as access from './access';
import * as auth from './auth';
import * as bulk from './bulk';
import * as called from './called';
import * as chat from './chat';
import * as config from './config';
import { fixedLater } from './fixedLater';
import * as form from './form';
import * as help from './help';
import * as imports from './imports';
import * as inputs from './inputs';
import * as publicWords from './public';
import * as summary from './summary';
import * as views from './views';

const rooms = wordsByRoom(import.meta.glob<MessageTree>('../../customPages/*/words/en.ts', { eager: true, import: 'words' }));

/** The English words of everything else: forms, records, runs over many rows, hand-written screens, signed-out pages. */
export const later = {
  // One word for one thing, in what react-admin says too.
  ra: { ...english.ra, auth: { ...english.ra.auth, logout: 'Sign out' } },
  fixed: fixedLater,
  lectern: { ...access, ...bulk, ...called, ...chat, ...config, ...form, ...imports, ...inputs, ...help, ...auth, ...publicWords, ...summary, ...views, ...rooms },
};
