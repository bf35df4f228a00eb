import { defineResource, f } from '../schemas';

/** Pictures at the top of the learners' site and apps; the operator's are seen by all institutes. */
export const banner = defineResource({
  name: 'banner',
  tenant: 'shared',
  menu: { group: 'platform', icon: 'banner', order: 10 },
  home: true,
  title: '{title}',
  picture: 'imageURL',
  sharedWhere: { status: 'published' },
  share: ['title', 'linkUrl', 'startsOn', 'endsOn'],
  fields: {
    title: f.text({ required: true, searchable: true, maxLength: 120 }),
    imageURL: f.image({ kind: 'banner', required: true, hint: true }),
    linkType: f.choice(['none', 'course', 'webinar', 'url'], { required: true, default: 'none' }),
    courseId: f.ref('course', { when: { linkType: 'course' }, onDelete: 'name', warns: { isActive: false } }),
    webinarId: f.ref('webinar', { when: { linkType: 'webinar' }, onDelete: 'name', warns: { isPublished: false } }),
    linkUrl: f.url({ required: true, when: { linkType: 'url' } }),
    languageId: f.ref('language', { where: { status: 'active' }, onDelete: 'refuse' }),
    audience: f.choices(['web', 'android', 'ios']),
    backgroundColour: f.colour(),
    order: f.integer({ min: 0, max: 999, default: 0 }),
    startsOn: f.date(),
    endsOn: f.date({ after: 'startsOn', shownAs: 'deadline', newWithin: 0 }),
    status: f.choice(['draft', 'published', 'retired'], { readOnly: true, default: 'draft', tones: { draft: 'amber', published: 'green', retired: 'grey' } }),
  },
  cautions: [
    { if: { linkType: 'course', courseId: { empty: true } }, at: 'courseId', says: 'noCourse' },
    { if: { linkType: 'webinar', webinarId: { empty: true } }, at: 'webinarId', says: 'noWebinar' },
  ],
  import: { key: ['title', 'languageId'] },
  list: {
    columns: ['title', 'imageURL', 'status', 'linkType', 'languageId', 'order', 'startsOn', 'endsOn'],
    filters: ['status', 'linkType', 'courseId', 'webinarId', 'languageId', 'audience', 'startsOn', 'endsOn'],
    sort: 'order',
  },
  attention: {
    ending: { filters: { status: ['published'], endsOn: { days: [0, 7] } }, sort: 'endsOn' },
    ended: { filters: { status: ['published'], endsOn: { days: [null, -1] } }, sort: '-endsOn' },
  },
  lifecycle: {
    field: 'status',
    actions: {
      publish: { from: ['draft', 'retired'], to: 'published', bulk: true, undo: 'retire' },
      retire: { from: ['published'], to: 'retired', bulk: true, confirm: true, undo: 'publish' },
    },
  },
});
