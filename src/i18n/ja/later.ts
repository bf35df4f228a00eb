import type { later as English } from '../en/later';
import type { MessageTree } from '../mergeMessages';
import { wordsByRoom } from '../rooms';
import type { Translated } from '../translated';
import * as access from './access';
import * as auth from './auth';
import * as bulk from './bulk';
import * as called from './called';
import * as chat from './chat';
import * as config from './config';
import * as form from './form';
import * as help from './help';
import * as imports from './imports';
import * as inputs from './inputs';
import * as publicWords from './public';
import * as summary from './summary';
import * as views from './views';
import { reactAdmin } from './reactAdmin';

const rooms = wordsByRoom(import.meta.glob<MessageTree>('../../customPages/*/words/ja.ts', { eager: true, import: 'words' }));

/** The Japanese words of everything else: forms, records, runs over many rows, hand-written screens, signed-out pages. */
export const later = {
  ...reactAdmin,
  lectern: { ...access, ...bulk, ...called, ...chat, ...config, ...form, ...imports, ...inputs, ...help, ...auth, ...publicWords, ...summary, ...views, ...rooms },
} satisfies Translated<Pick<typeof English, 'lectern'>>;
