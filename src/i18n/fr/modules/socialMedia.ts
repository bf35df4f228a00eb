import type * as english from '../../en/modules/socialMedia';
import type { Translated } from '../../translated';

export const first: Translated<typeof english.first> = {
  name: 'Réseaux sociaux',
  fields: {
    website: 'Site web',
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
  hints: { whatsapp: 'Le numéro auquel les apprenants écrivent.' },
};
