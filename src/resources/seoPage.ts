import { defineResource, f } from '../schemas';

/** What search engines and messages say of the pages of an institute's site, of a course by itself where it is named (part 1 §2; part 2 §7, SEO). */
export const seoPage = defineResource({
  name: 'seoPage',
  route: 'seo-settings',
  module: 'websiteAndApps',
  menu: { group: 'site', icon: 'search', order: 32, hiddenFor: ['whiteLabelled'] },
  title: '{pageTitle}',
  subtitle: '{page}',
  endpoint: { path: '/seo-pages' },
  fields: {
    page: f.choice(['home', 'courses', 'course', 'about', 'contact', 'blog'], { required: true, default: 'home' }),
    courseId: f.ref('course', { required: { page: ['course'] }, when: { page: ['course'] } }),
    pageTitle: f.text({ required: true, searchable: true, maxLength: 60, hint: true }),
    pageDescription: f.longText({ required: true, searchable: true, maxLength: 160, hint: true }),
    keywords: f.tags(),
    image: f.image({ kind: 'institute' }),
    canonicalUrl: f.url(),
    isHidden: f.boolean({ hint: true }),
  },
  unique: [['page', 'courseId']],
  list: {
    columns: ['pageTitle', 'page', 'courseId', 'pageDescription', 'keywords', 'isHidden', 'instituteId', 'updatedAt'],
    filters: ['page', 'courseId', 'isHidden', 'instituteId', 'createdAt'],
    sortable: ['createdAt', 'updatedAt'],
  },
  form: { sections: [{ name: 'general', fields: ['instituteId', 'page', 'courseId', 'pageTitle', 'pageDescription', 'keywords'], searchResult: { title: 'pageTitle', text: 'pageDescription', hidden: 'isHidden', address: 'canonicalUrl' } }, { name: 'appearance', fields: ['image', 'canonicalUrl', 'isHidden'] }] },
});
