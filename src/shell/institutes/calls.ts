import { defineCall, f } from '../../schemas';

const count = f.integer({ required: true, min: 0 });

/** What an institute has beside its record (part 1 §7, “Institutes”; part 2 §7, “Institute and faculty lookups”). */
export const searchCourses = defineCall({
  method: 'POST', path: '/institute/{id}/getAllCourses', summary: 'The courses of an institute that are open, those that are paid for or those that are free, of some categories or of all', gate: { module: 'course', right: 'read' }, reading: true,
  query: { page: f.integer(), size: f.integer() },
  body: { type: f.choice(['paid', 'free']), categories: f.refs('category') },
  gives: {
    items: f.list({ id: f.text({ required: true }), name: f.text({ required: true }), planType: f.choice(['free', 'paid', 'both'], { required: true }), price: f.money(), offerPrice: f.money(), thumbnail: f.url() }, { required: true, maxItems: 1_000 }),
    total: count, page: count, size: count,
  },
});
export const readCategories = defineCall({
  method: 'GET', path: '/institute/{id}/categories', summary: 'The categories that open courses of an institute are in, and how many are in each', gate: { module: 'course', right: 'read' },
  gives: { items: f.list({ id: f.text({ required: true }), name: f.text({ required: true }), parentId: f.text(), courses: count }, { required: true, maxItems: 1_000 }) },
});
/** The first of them that is connected is what a new live class begins with. */
export const readLiveProviders = defineCall({
  method: 'GET', path: '/institute/defaultLiveProviders', summary: 'Who may give the rooms of live classes, and who of them is connected', gate: 'signedIn',
  query: { instituteId: f.ref('institution') },
  gives: { items: f.list({ provider: f.choice(['zoom', 'merithub'], { required: true }), isConnected: f.boolean({ required: true }) }, { required: true }) },
});
/** Places that are written in the records one may read, and the larger cities. */
export const searchPlaces = defineCall({
  method: 'POST', path: '/place/search', summary: 'Places whose name begins with a text', gate: 'signedIn', reading: true,
  body: { query: f.text({ required: true, maxLength: 80 }) }, gives: { items: f.list({ name: f.text({ required: true }) }, { required: true }) },
});
