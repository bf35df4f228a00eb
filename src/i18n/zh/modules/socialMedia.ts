import type * as english from '../../en/modules/socialMedia';
import type { Translated } from '../../translated';

export const first: Translated<typeof english.first> = {
  name: '社交媒体',
  fields: {
    website: '网站',
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
  hints: { whatsapp: '学员发送消息所用的号码。' },
};
