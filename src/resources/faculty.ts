import { defineResource, f, rowsOf } from '../schemas';
import type { user } from './user';

/** The people who teach at an institute (part 2 §7). */
export const faculty = defineResource({
  name: 'faculty',
  of: rowsOf<typeof user>('user'),
  where: { role: 'faculty' },
  takes: { name: true, emailId: true, phoneNumber: true, city: true, language: true, imageURL: true, profileId: true, access: true, status: true, lastSignInAt: true },
  menu: { group: 'organisation', icon: 'users', order: 7 },
  home: true,
  endpoint: { also: { lookup: 'GET /faculty/form/institute/{instituteId}' } },
  fields: {
    designation: f.text({ maxLength: 80 }),
    teaches: f.tags({ hint: true }),
    experience: f.integer({ min: 0, max: 60 }),
    about: f.longText({ maxLength: 2000 }),
  },
  list: {
    columns: ['name', 'designation', 'teaches', 'emailId', 'phoneNumber', 'instituteId', 'status', 'lastSignInAt', 'createdAt'],
    filters: ['status', 'teaches', 'instituteId', 'city', 'language', 'lastSignInAt', 'createdAt'],
  },
  form: {
    sections: [
      { name: 'general', fields: ['instituteId', 'name', 'emailId', 'phoneNumber', 'city', 'language', 'imageURL'] },
      { name: 'teaching', fields: ['designation', 'teaches', 'experience', 'about'] },
      { name: 'access', fields: ['profileId', 'access'] },
    ],
  },
  import: { key: 'emailId' },
});
