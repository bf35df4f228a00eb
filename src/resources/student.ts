import { defineResource, f, rowsOf } from '../schemas';
import type { user } from './user';

/** Learners: the people who learn at an institute. What is particular to one course is that course's. */
export const student = defineResource({
  name: 'student',
  route: 'students',
  of: rowsOf<typeof user>('user'),
  where: { role: 'student' },
  takes: { name: true, emailId: true, phoneNumber: true, city: true, language: true, imageURL: true, status: true, lastSignInAt: true },
  menu: { group: 'learners', icon: 'student', order: 17 },
  home: true,
  fields: {
    admissionNumber: f.text({ unique: true, searchable: true, maxLength: 40, hint: true, copy: true }),
    branchId: f.ref('branch', { onDelete: 'clear', where: { status: 'open' } }),
    dateOfBirth: f.date({ earliest: '1900-01-01', latest: { today: 0 } }),
    guardianName: f.text({ maxLength: 120 }),
    guardianPhone: f.phone(),
  },
  list: {
    columns: ['name', 'admissionNumber', 'emailId', 'phoneNumber', 'instituteId', 'branchId', 'city', 'status', 'createdAt'],
    filters: ['status', 'branchId', 'instituteId', 'admissionNumber', 'city', 'language', 'lastSignInAt', 'createdAt'],
    segments: ['active', 'invited', 'inactive', 'deleted'],
  },
  form: {
    sections: [
      { name: 'general', fields: ['instituteId', 'name', 'emailId', 'phoneNumber', 'city', 'language', 'imageURL'] },
      { name: 'study', fields: ['admissionNumber', 'branchId'] },
      { name: 'family', fields: ['dateOfBirth', 'guardianName', 'guardianPhone'] },
    ],
  },
  related: [{ resource: 'subscription', field: 'userId' }, { resource: 'batchMember', field: 'userId' }],
  import: { key: 'emailId' },
});
