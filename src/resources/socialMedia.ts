import { defineResource, f } from '../schemas';

/** Where learners find the tenant elsewhere. */
export const socialMedia = defineResource({
  name: 'socialMedia',
  module: 'settings',
  single: true,
  endpoint: { path: '/tenant-info/social-media', publicFields: ['website', 'facebook', 'instagram', 'x', 'linkedin', 'youtube', 'whatsapp', 'telegram'] },
  fields: {
    website: f.url(),
    facebook: f.url(),
    instagram: f.url(),
    x: f.url(),
    linkedin: f.url(),
    youtube: f.url(),
    whatsapp: f.phone({ hint: true }),
    telegram: f.url(),
  },
});
