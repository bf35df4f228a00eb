export const first = {
  name: 'Social media',
  fields: {
    website: 'Website',
    facebook: 'Facebook',
    instagram: 'Instagram',
    x: 'X',
    linkedin: 'LinkedIn',
    youtube: 'YouTube',
    whatsapp: 'WhatsApp',
    telegram: 'Telegram',
  },
};

export const later = {
  hints: { whatsapp: 'The number learners write to.' },
};
