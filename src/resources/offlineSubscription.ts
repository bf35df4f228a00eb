import { OFFICE, defineResource, rowsOf } from '../schemas';
import type { subscription } from './subscription';

/** Who attends a course at a branch (part 1 §2): those of its learners who are there in person. */
export const offlineSubscription = defineResource({
  name: 'offlineSubscription',
  route: 'offline-studentList/:courseId',
  module: null,
  of: rowsOf<typeof subscription>('subscription'),
  where: { isOffline: true },
  takes: { name: true, emailId: true, phoneNumber: true, courseId: true, userId: true, startsOn: true, endsOn: true, isSuspended: true, status: true },
  takesActions: ['suspend', 'activate'],
  fields: {},
  rights: { create: OFFICE, read: [...OFFICE, 'faculty'], update: OFFICE, delete: OFFICE, export: OFFICE, with: ['course', 'student'] },
  endpoint: { path: '/offline-subscription' },
  list: {
    columns: ['name', 'courseId', 'status', 'emailId', 'phoneNumber', 'startsOn', 'endsOn'],
    filters: ['status', 'courseId', 'userId', 'startsOn', 'endsOn', 'createdAt'],
    segments: ['active', 'upcoming', 'suspended', 'ended', 'deleted'],
  },
  form: { sections: [{ name: 'general', fields: ['instituteId', 'courseId', 'userId', 'startsOn', 'endsOn'] }] },
});
