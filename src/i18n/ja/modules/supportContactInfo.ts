import type * as english from '../../en/modules/supportContactInfo';
import type { Translated } from '../../translated';

export const first: Translated<typeof english.first> = {
  name: 'サポート連絡先',
  fields: { email: 'メールアドレス', phoneNumber: '電話番号', hours: '受付時間', address: '住所' },
};

export const later: Translated<typeof english.later> = {
  hints: { hours: '応対できる時間です。例：月～土、9時～18時' },
};
