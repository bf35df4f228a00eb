import type { Titles } from '../../../i18n/rooms';

export const titles: Titles = {
  books: { en: 'Ledger', fr: 'Grand livre', zh: '账本', ja: '元帳' },
};
