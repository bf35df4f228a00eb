import { defineCall, f } from '../../schemas';
import { MOST_SITE_LENGTH } from '../../schemas/site';

/** Whose site: an institute, for those who see several; else one's own. */
const query = { instituteId: f.ref('institution') } as const;
const read = { module: 'websiteAndApps', right: 'read' } as const;
const update = { module: 'websiteAndApps', right: 'update' } as const;
const configuration = f.json({ required: true, maxLength: MOST_SITE_LENGTH });

/** A site as it is drafted, or as everybody sees it. */
const site = {
  isPublished: f.boolean({ required: true }),
  /** Of the draft: 0 where there is none. Of what is published: its number. */
  version: f.integer({ required: true }),
  /** Theme, header, footer and pages; null where there are none. */
  configuration: f.json(),
  /** Number of what everybody sees; null where nothing is published. */
  publishedNumber: f.integer(),
  publishedAt: f.datetime(),
  /** Whether the draft is what everybody sees. */
  isLive: f.boolean({ required: true }),
  updatedAt: f.datetime(),
  updatedBy: f.text(),
  /** Whether it was whoever asks that saved or published it last. */
  isOwn: f.boolean({ required: true }),
} as const;
const page = { version: f.integer({ required: true }), page: f.json() } as const;
const kept = { number: f.integer({ required: true }), publishedAt: f.datetime({ required: true }), publishedBy: f.text(), note: f.text(), pages: f.integer({ required: true }), isLive: f.boolean({ required: true }) } as const;

export const readSiteUpload = defineCall({
  method: 'GET', path: '/web-builder/get-upload-url/{type}/{name}', summary: 'A signed address for a picture (type image) or a video (type video) of the site', gate: update, query,
  gives: { uploadUrl: f.text({ required: true, maxLength: 2_000 }), filePublicUrl: f.text({ required: true, maxLength: 2_000 }) },
});
export const createSite = defineCall({ method: 'POST', path: '/web-builder/web-configuration', summary: 'Begin a site', gate: update, query, body: { configuration }, gives: site, creates: true, versioned: true });
export const saveSite = defineCall({ method: 'PUT', path: '/web-builder/web-configuration', summary: 'Save the draft of a site', gate: update, query, body: { configuration }, gives: site, versioned: true });
export const readSite = defineCall({ method: 'GET', path: '/web-builder/web-build-configs', summary: 'The draft of a site, or what of it everybody sees', gate: read, query: { ...query, isPublished: f.boolean() }, gives: site, versioned: true });
export const readAbout = defineCall({ method: 'GET', path: '/web-builder/about-page', summary: 'The page about the institute, as it is drafted', gate: read, query, gives: page, versioned: true });
export const writeAbout = defineCall({ method: 'PUT', path: '/web-builder/about-page', summary: 'Save the page about the institute in the draft', gate: update, query, body: { page: f.json({ required: true, maxLength: MOST_SITE_LENGTH }) }, gives: page, versioned: true });
export const publishSite = defineCall({ method: 'PUT', path: '/web-builder/publish', summary: 'Show everybody the draft of a site', gate: update, query, body: { note: f.text({ maxLength: 120 }) }, gives: site, versioned: true });
export const takeSiteDown = defineCall({ method: 'PUT', path: '/web-builder/unpublish', summary: 'Take a site down: nobody sees it until it is published again', gate: update, query, gives: site, versioned: true });
export const listKept = defineCall({ method: 'GET', path: '/web-builder/history', summary: 'What was published of a site, newest first', gate: read, query, gives: { items: f.list(kept, { required: true }) } });
export const readKept = defineCall({ method: 'GET', path: '/web-builder/history/{number}', summary: 'A site as it was published once', gate: read, query, gives: { ...kept, configuration: f.json({ required: true }) } });
export const restoreKept = defineCall({ method: 'PUT', path: '/web-builder/restore', summary: 'Make what was published once the draft again', gate: update, query, body: { number: f.integer({ min: 1 }) }, gives: site, versioned: true });
export const readShown = defineCall({ method: 'GET', path: '/web-builder/shown', summary: 'What the blocks of a site show of the institute’s rows, and where the site is', gate: read, query, gives: { data: f.json({ required: true }), brandColour: f.text(), host: f.text(), path: f.text({ required: true }) } });
export const openPreview = defineCall({ method: 'POST', path: '/web-builder/preview', summary: 'An address at which one’s own browser may look at the draft, once within a minute', gate: read, query, gives: { address: f.text({ required: true }) } });
export const tellEditing = defineCall({
  method: 'POST', path: '/web-builder/editing', summary: 'Say that one is editing a site, and hear who else is', gate: update, query, body: { isLeaving: f.boolean() },
  gives: { version: f.integer({ required: true }), isOwn: f.boolean({ required: true }), others: f.list({ name: f.text(), isOwn: f.boolean({ required: true }), since: f.datetime({ required: true }) }, { required: true }) },
});

const seo = { pageTitle: f.text({ maxLength: 60 }), pageDescription: f.longText({ maxLength: 160 }), keywords: f.tags(), image: f.image({ kind: 'institute' }), canonicalUrl: f.url(), isHidden: f.boolean() } as const;
const seoQuery = { ...query, courseId: f.ref('course') } as const;
const seoGives = { id: f.text(), page: f.text({ required: true }), courseId: f.ref('course'), ...seo, version: f.integer({ required: true }) } as const;
export const readSeo = defineCall({ method: 'GET', path: '/seo-settings/{page}', summary: 'What search engines are told of a page, or of one course', gate: read, query: seoQuery, gives: seoGives, versioned: true });
export const writeSeo = defineCall({
  method: 'PUT', path: '/seo-settings/{page}', summary: 'Say what search engines are told of a page, or of one course', gate: update, query: seoQuery,
  body: { ...seo, pageTitle: f.text({ required: true, maxLength: 60 }), pageDescription: f.longText({ required: true, maxLength: 160 }) }, gives: seoGives, versioned: true,
});
