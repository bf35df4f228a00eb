import { defineResource, f } from '../schemas';

/** What a tenant's console, site and apps are called and look like (part 1 §3, “Branding”). */
export const tenantInfo = defineResource({
  name: 'tenantInfo',
  module: 'settings',
  single: true,
  endpoint: { path: '/tenant-info', also: { update: 'PUT /tenant-info/public' }, changesLook: true, publicFields: ['appName', 'pageTitle', 'logoUrl', 'favIconUrl', 'primaryColour'] },
  fields: {
    appName: f.text({ maxLength: 60, hint: true }),
    pageTitle: f.text({ maxLength: 80, hint: true }),
    logoUrl: f.image({ kind: 'institute', hint: true }),
    favIconUrl: f.image({ kind: 'institute', hint: true }),
    primaryColour: f.colour({ hint: true }),
  },
  form: {
    sections: [
      { name: 'name', fields: ['appName', 'pageTitle'] },
      { name: 'look', fields: ['logoUrl', 'favIconUrl', 'primaryColour'] },
    ],
  },
});
