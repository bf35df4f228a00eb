import type * as english from '../../en/modules/socialMedia';
import type { Translated } from '../../translated';

export const first: Translated<typeof english.first> = {
  name: 'SNS',
  fields: {
    website: 'ウェブサイト',
    facebook: 'Facebook',
    instagram: 'Instagram',
    x: 'X',
    linkedin: 'LinkedIn',
    youtube: 'YouTube',
    whatsapp: 'WhatsApp',
    telegram: 'Telegram',
  },
};

export const later: Translated<typeof english.later> = {
  hints: { whatsapp: '受講者がメッセージを送る番号です。' },
};
