import { OFFICE, defineResource, f } from '../schemas';

/**
 * Who attends a course, and until when (part 2 §4, §7): below the course, and named by the learner. No check of its screen is
 * stated (part 1 §2): everybody of the staff reads it, and whoever of the office may make courses or learners enrols; so with
 * changing and deleting.
 */
export const subscription = defineResource({
  name: 'subscription',
  route: ['studentList/:courseId', 'forum/user/:userId/courses'],
  home: true,
  module: null,
  rights: { create: OFFICE, read: [...OFFICE, 'faculty'], update: OFFICE, delete: OFFICE, export: OFFICE, with: ['course', 'student'] },
  endpoint: {
    path: '/subscription/{courseId}/subscribers',
    id: 'userId',
    calls: { search: 'POST /subscription/{courseId}/subscribers', list: 'GET /subscription/', create: 'POST /subscription' },
    also: { update: 'PUT /subscription/{id}', list: { call: 'GET /dashboard/students', names: { q: 'query', filterBy: 'status', from: 'startsOn.from', to: 'startsOn.to' } } },
  },
  fields: {
    name: f.text({ readOnly: true, searchable: true, maxLength: 120 }),
    courseId: f.ref('course', { required: true, createOnly: true, warns: { isActive: false }, fills: { endsOn: { days: 'validity', since: 'startsOn' } } }),
    userId: f.ref('student', { required: true, createOnly: true, onDelete: 'cascade', finds: ['emailId', 'phoneNumber'], warns: { status: 'inactive' } }),
    emailId: f.from('userId', 'emailId', f.email()),
    phoneNumber: f.from('userId', 'phoneNumber', f.phone()),
    startsOn: f.date({ required: true, default: { today: 0 }, newWithin: 3653 }),
    endsOn: f.date({ after: 'startsOn', shownAs: 'deadline', hint: true }),
    isOffline: f.boolean(),
    isSuspended: f.boolean({ readOnly: true }),
    status: f.choice(['upcoming', 'active', 'suspended', 'ended'], {
      tones: { upcoming: 'blue', active: 'green', suspended: 'amber', ended: 'grey' },
      derive: [{ value: 'ended', if: { endsOn: { lt: { today: 0 } } } }, { value: 'suspended', if: { isSuspended: true } }, { value: 'upcoming', if: { startsOn: { gt: { today: 0 } } } }, { value: 'active' }],
    }),
  },
  unique: [['courseId', 'userId']],
  list: {
    columns: ['name', 'courseId', 'status', 'startsOn', 'endsOn', 'emailId', 'phoneNumber', 'isOffline'],
    filters: ['status', 'isOffline', 'courseId', 'userId', 'startsOn', 'endsOn', 'createdAt'],
    segments: ['active', 'upcoming', 'suspended', 'ended', 'deleted'],
  },
  form: { sections: [{ name: 'general', fields: ['instituteId', 'courseId', 'userId', 'startsOn', 'endsOn', 'isOffline'] }] },
  lifecycle: {
    field: 'status',
    actions: {
      suspend: { from: ['active', 'upcoming'], set: { isSuspended: true }, bulk: true, confirm: true, undo: 'activate', also: { call: 'PUT /subscription/{courseId}/subscribers/{id}/suspension', with: { suspension: true } } },
      activate: { from: ['suspended'], set: { isSuspended: false }, bulk: true, undo: 'suspend', also: { call: 'PUT /subscription/{courseId}/subscribers/{id}/suspension', with: { suspension: false } } },
    },
  },
  actions: {
    enroll: { on: 'module', call: 'POST /subscription/enroll', handler: 'enroll', ask: { courseId: f.ref('course', { required: true }), userIds: f.refs('student', { required: true, warns: { status: 'inactive' } }), startsOn: f.date({ required: true, default: { today: 0 }, earliest: { today: -3653 } }), isOffline: f.boolean() } },
    import: {
      on: 'module', call: 'POST /course/{courseId}/students/import', handler: 'makeRows',
      ask: { courseId: f.ref('course', { required: true }), students: f.list({ userId: f.ref('student', { required: true }), startsOn: f.date({ earliest: { today: -3653 } }), endsOn: f.date({ after: 'startsOn' }), isOffline: f.boolean() }, { required: true, maxItems: 100 }) },
    },
  },
  import: { by: 'import' },
  after: { create: [{ tell: 'userId', message: 'enrolled' }] },
  handlers: { beforeWrite: 'completeSubscription' },
});
