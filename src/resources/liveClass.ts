import { defineResource, f } from '../schemas';

/** Whoever would have come: the learners of its batches, without any those of the course, and who teaches it. */
const told = (message: string, more: { readonly if?: { readonly status: string }; readonly changed?: readonly 'startsAt'[]; readonly isOver?: true } = {}) => [
  { tell: { of: 'batchMember', by: 'batchId', at: 'batchIds', person: 'userId' }, message, ...more },
  { tell: { of: 'subscription', by: 'courseId', at: 'courseId', person: 'userId', where: { status: 'active' } }, message, ...more, if: { ...more.if, batchIds: { empty: true } } },
  { tell: 'facultyId', message, ...more },
] as const;

/** Classes that are taught live at a set hour (part 1 §2, part 2 §6). The room itself is the provider's. */
export const liveClass = defineResource({
  name: 'liveClass',
  route: ['live-schedule-class', 'live-class$'],
  menu: { group: 'learning', icon: 'video', order: 23 },
  home: true,
  demo: 40,
  subtitle: '{startsAt}',
  endpoint: { also: { lookup: 'POST /liveSession/searchTitles' } },
  fields: {
    name: f.text({ required: true, searchable: true, maxLength: 120, example: ['Doubt clearing', 'Revision: motion', 'Organic chemistry 3', 'Integration by parts', 'Grammar clinic', 'Test discussion', 'Human anatomy 2', 'Ledger and journal'] }),
    courseId: f.ref('course', { required: true, onDelete: 'refuse' }),
    batchIds: f.refs('batch', { where: { courseId: { field: 'courseId' } }, onDelete: 'cascade', warns: { any: [{ startsOn: { gt: { beside: 'startsAt' } } }, { endsOn: { lt: { beside: 'startsAt' } } }] } }),
    facultyId: f.ref('faculty', { required: true, onDelete: 'name', warns: { status: 'inactive' } }),
    provider: f.choice(['zoom', 'merithub'], { required: true, default: 'zoom', usual: 'GET /institute/defaultLiveProviders' }),
    startsAt: f.datetime({ required: true, shownAs: 'exact', newWithin: 92, hint: true }),
    endsAt: f.datetime({ required: true, after: 'startsAt', within: { hours: 24 }, shownAs: 'exact' }),
    joinUrl: f.url({ hint: true }),
    recordingUrl: f.url(),
    description: f.longText({ maxLength: 1000 }),
    isCancelled: f.boolean({ readOnly: true }),
    status: f.choice(['scheduled', 'live', 'over', 'cancelled'], {
      tones: { scheduled: 'blue', live: 'red', over: 'grey', cancelled: 'amber' },
      derive: [{ value: 'cancelled', if: { isCancelled: true } }, { value: 'over', if: { endsAt: { lte: { now: true } } } }, { value: 'live', if: { startsAt: { lte: { now: true } } } }, { value: 'scheduled' }],
    }),
  },
  import: { key: ['startsAt', 'facultyId'] },
  list: {
    columns: ['name', 'status', 'startsAt', 'endsAt', 'courseId', 'facultyId', 'batchIds', 'provider'],
    filters: ['status', 'courseId', 'facultyId', 'startsAt', 'batchIds', 'provider', 'createdAt'],
    sort: '-startsAt',
    segments: ['live', 'scheduled', 'over', 'cancelled', 'deleted'],
  },
  form: {
    sections: [
      { name: 'general', fields: ['instituteId', 'name', 'courseId', 'batchIds', 'facultyId', 'description'] },
      { name: 'hours', fields: ['startsAt', 'endsAt', 'provider', 'joinUrl', 'recordingUrl'] },
    ],
  },
  attention: { soon: { filters: { status: ['scheduled', 'live'], startsAt: { days: [0, 1] } }, sort: 'startsAt', whose: { faculty: 'facultyId' } } },
  related: [{ resource: 'liveClassAttendance', field: 'liveClassId' }],
  lifecycle: {
    field: 'status',
    actions: {
      cancel: { from: ['scheduled'], set: { isCancelled: true }, bulk: true, confirm: true, undo: 'reinstate' },
      reinstate: { from: ['cancelled'], set: { isCancelled: false } },
    },
  },
  after: { update: told('moved', { if: { status: 'scheduled' }, changed: ['startsAt'] }), cancel: told('cancelled', { isOver: true }), reinstate: told('reinstated'), delete: told('cancelled', { if: { status: 'scheduled' }, isOver: true }), restore: told('reinstated', { if: { status: 'scheduled' } }) },
  handlers: { beforeWrite: 'guardHours' },
});
