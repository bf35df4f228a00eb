import { defineResource, f, rowsOf } from '../schemas';
import type { institution } from './institution';

/** The institutes as those look them up who do not run them (part 1 §2: `list-institutes`, under a key of its own). */
export const instituteList = defineResource({
  name: 'instituteList',
  route: 'list-institutes',
  module: 'institute',
  of: rowsOf<typeof institution>('institution'),
  where: { isApproved: true },
  takesActions: [],
  takes: { name: true, emailId: true, phoneNumber: true, status: true, plan: true, planEndsAt: true, timezone: true, language: true, isWhiteLabelled: true, isActive: true, isSuspended: true, isPlanActive: true },
  endpoint: { path: '/institutes', calls: { create: false, update: false, delete: false } },
  fields: { learners: f.count('student', 'instituteId'), courses: f.count('course', 'instituteId'), branches: f.count('branch', 'instituteId') },
  list: {
    columns: ['name', 'status', 'plan', 'planEndsAt', 'learners', 'courses', 'branches', 'emailId', 'phoneNumber'],
    filters: ['status', 'plan', 'isWhiteLabelled', 'planEndsAt', 'language', 'createdAt'],
  },
});
