import { defineResource, f, rowsOf } from '../schemas';
import type { user } from './user';

/**
 * Those who teach, as the timetable has them (part 1 §2): the people of role faculty under a key of rights of their own, with what they
 * teach. Of the six roles of the specification none is a teacher's; one person is one row, whichever list leads there.
 */
export const teacher = defineResource({
  name: 'teacher',
  of: rowsOf<typeof user>('user'),
  where: { role: 'faculty' },
  takes: { name: true, emailId: true, phoneNumber: true, city: true, language: true, imageURL: true, status: true, lastSignInAt: true },
  takesActions: ['activate', 'deactivate', 'invite'],
  menu: { group: 'organisation', icon: 'teacher', order: 8 },
  fields: {
    employeeCode: f.text({ unique: true, searchable: true, maxLength: 40, copy: true }),
    subjectIds: f.refs('subject'),
    branchIds: f.refs('branch', { where: { status: 'open' } }),
    joinedOn: f.date({ earliest: '1950-01-01', latest: { today: 366 } }),
  },
  list: {
    columns: ['name', 'status', 'employeeCode', 'subjectIds', 'branchIds', 'emailId', 'phoneNumber', 'instituteId', 'createdAt'],
    filters: ['status', 'subjectIds', 'branchIds', 'instituteId', 'city', 'joinedOn', 'createdAt'],
    segments: ['active', 'invited', 'inactive', 'deleted'],
  },
  form: {
    sections: [
      { name: 'general', fields: ['instituteId', 'name', 'emailId', 'phoneNumber', 'city', 'language', 'imageURL'] },
      { name: 'teaching', fields: ['employeeCode', 'subjectIds', 'branchIds', 'joinedOn'] },
    ],
  },
  import: { key: 'emailId' },
});
