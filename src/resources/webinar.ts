import { defineResource, f } from '../schemas';

/** Talks that anybody may sign up for, free or paid (part 1 §2). */
export const webinar = defineResource({
  name: 'webinar',
  route: ['list-webinar', 'webinar'],
  menu: { group: 'learning', icon: 'webinar', order: 24 },
  demo: 14,
  subtitle: '{startsAt}',
  picture: 'thumbnail',
  fields: {
    name: f.text({ required: true, searchable: true, maxLength: 120, example: ['How to plan the last month', 'Careers after plus two', 'Meet the toppers', 'Scholarships abroad', 'Parents’ evening', 'New pattern explained'] }),
    thumbnail: f.image({ kind: 'public' }),
    description: f.richText({ maxLength: 5000 }),
    facultyId: f.ref('faculty', { onDelete: 'name', warns: { status: 'inactive' } }),
    speaker: f.text({ searchable: true, maxLength: 120, hint: true }),
    provider: f.choice(['zoom', 'merithub'], { required: true, default: 'zoom', usual: 'GET /institute/defaultLiveProviders' }),
    startsAt: f.datetime({ required: true, shownAs: 'exact', newWithin: 92 }),
    endsAt: f.datetime({ required: true, after: 'startsAt', within: { hours: 24 }, shownAs: 'exact' }),
    price: f.money({ hint: true }),
    seats: f.integer({ min: 1, max: 100000, hint: true }),
    joinUrl: f.url(),
    recordingUrl: f.url(),
    isPublished: f.boolean({ readOnly: true }),
    status: f.choice(['draft', 'scheduled', 'live', 'over'], {
      tones: { draft: 'grey', scheduled: 'blue', live: 'red', over: 'grey' },
      derive: [{ value: 'draft', if: { isPublished: false } }, { value: 'over', if: { endsAt: { lte: { now: true } } } }, { value: 'live', if: { startsAt: { lte: { now: true } } } }, { value: 'scheduled' }],
    }),
  },
  rules: [{ if: { isPublished: true, facultyId: { empty: true }, speaker: { empty: true } }, at: 'speaker', says: 'noSpeaker' }],
  import: { key: ['name', 'startsAt'] },
  list: {
    columns: ['name', 'status', 'startsAt', 'endsAt', 'facultyId', 'speaker', 'price', 'seats', 'provider'],
    filters: ['status', 'facultyId', 'provider', 'startsAt', 'price', 'createdAt'],
    sort: '-startsAt',
    segments: ['live', 'scheduled', 'over', 'deleted'],
  },
  form: {
    sections: [
      { name: 'general', fields: ['instituteId', 'name', 'thumbnail', 'facultyId', 'speaker', 'description'] },
      { name: 'hours', fields: ['startsAt', 'endsAt', 'provider', 'joinUrl', 'recordingUrl'] },
      { name: 'offer', fields: ['price', 'seats'] },
    ],
  },
  related: [{ resource: 'webinarAttendance', field: 'webinarId' }],
  lifecycle: {
    field: 'status',
    actions: {
      publish: { from: ['draft'], set: { isPublished: true }, bulk: true, undo: 'withdraw' },
      withdraw: { from: ['scheduled'], set: { isPublished: false }, bulk: true, confirm: true, undo: 'publish' },
    },
  },
  handlers: { beforeWrite: 'guardHours' },
});
