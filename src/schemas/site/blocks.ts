import type { CallFields } from '../call';
import { AUTH_PAGES, PUBLIC_PAGES } from '../consoleAddresses';
import { f } from '../f';

/** Where a link of a site leads: a page of it (`/about`), a place on the page, the web, a mail or a telephone. */
export const SITE_ADDRESS = '^(https?://[^\\s"\'<>\\\\]+|mailto:[^\\s"\'<>\\\\]+|tel:[+0-9 ()-]+|/(?![/\\\\])[^\\s"\'<>\\\\]*|#[\\w-]*)$';

const address = f.text({ maxLength: 500, pattern: SITE_ADDRESS, example: '/about' });
const heading = f.text({ maxLength: 120 });
const text = f.longText({ maxLength: 1_000 });
const most = f.integer({ min: 1, max: 24, default: 6 });
const picture = f.image({ kind: 'institute' });
const show = f.choice(['newest', 'chosen'], { default: 'newest', required: true });
const button = { buttonLabel: f.text({ maxLength: 40 }), buttonAddress: address } as const;
const ifChosen = { when: { show: ['chosen'] } } as const;
const ifNewest = { when: { show: ['newest'] } } as const;

/**
 * The blocks a site is put together of, each with its fields. `required` is asked of a page that is published; a draft may
 * lack it.
 */
export const SITE_BLOCKS = {
  header: {
    name: f.text({ maxLength: 60 }), isLogoShown: f.boolean({ default: true }), arePagesLinked: f.boolean({ default: true }),
    links: f.list({ label: f.text({ required: true, maxLength: 40 }), address: f.text({ required: true, maxLength: 500, pattern: SITE_ADDRESS, example: '/about' }) }, { maxItems: 8 }), ...button,
  },
  hero: {
    heading: f.text({ required: true, maxLength: 120 }), text, layout: f.choice(['centre', 'beside', 'behind'], { default: 'centre', required: true }),
    picture, alt: f.text({ maxLength: 200 }), ...button, secondLabel: f.text({ maxLength: 40 }), secondAddress: address,
  },
  courses: { heading, text, show, courseIds: f.refs('course', ifChosen), most: { ...most, ...ifNewest }, arePricesShown: f.boolean({ default: true }) },
  faculty: { heading, text, show, facultyIds: f.refs('faculty', ifChosen), most: { ...most, ...ifNewest } },
  plans: { heading, text, show, courseIds: f.refs('course', ifChosen), most: { ...most, default: 3, ...ifNewest }, buttonLabel: f.text({ maxLength: 40 }), buttonAddress: address },
  testimonials: {
    heading, text,
    items: f.list({ quote: f.longText({ required: true, maxLength: 600 }), name: f.text({ required: true, maxLength: 80 }), role: f.text({ maxLength: 80 }), picture }, { maxItems: 12 }),
  },
  faq: { heading, text, items: f.list({ question: f.text({ required: true, maxLength: 200 }), answer: f.longText({ required: true, maxLength: 2_000 }) }, { maxItems: 30 }) },
  contact: { heading, text, isMailShown: f.boolean({ default: true }), isPhoneShown: f.boolean({ default: true }), isAddressShown: f.boolean({ default: true }), areNetworksShown: f.boolean({ default: true }) },
  richText: { text: f.richText({ required: true, maxLength: 20_000 }) },
  image: { picture: f.image({ kind: 'institute', required: true }), alt: f.text({ required: true, maxLength: 200 }), caption: f.text({ maxLength: 200 }), size: f.choice(['column', 'wide', 'full'], { default: 'column', required: true }), address },
  video: { video: f.file({ kind: 'video', required: true }), title: f.text({ required: true, maxLength: 120 }), poster: picture, caption: f.text({ maxLength: 200 }) },
  footer: {
    text, links: f.list({ label: f.text({ required: true, maxLength: 40 }), address: f.text({ required: true, maxLength: 500, pattern: SITE_ADDRESS, example: '/about' }) }, { maxItems: 12 }),
    areNetworksShown: f.boolean({ default: true }), note: f.text({ maxLength: 200 }),
  },
} as const satisfies Readonly<Record<string, CallFields>>;

export type SiteBlockType = keyof typeof SITE_BLOCKS;

/** Those that stand once around every page. */
export const FRAME_BLOCKS = ['header', 'footer'] as const satisfies readonly SiteBlockType[];

/** Those that a page holds, in the order in which they are offered. */
export const PAGE_BLOCKS = ['hero', 'courses', 'faculty', 'plans', 'testimonials', 'faq', 'contact', 'richText', 'image', 'video'] as const satisfies readonly SiteBlockType[];

export type PageBlockType = (typeof PAGE_BLOCKS)[number];

/** What the whole site looks like. No colour: that of the institute's branding. */
export const SITE_THEME = {
  colour: f.colour(), appearance: f.choice(['light', 'dark'], { default: 'light', required: true }), corners: f.choice(['round', 'square'], { default: 'round', required: true }),
  letters: f.choice(['plain', 'serif'], { default: 'plain', required: true }), language: f.choice(['en', 'fr', 'zh', 'ja'], { default: 'en', required: true }),
} as const satisfies CallFields;

/** What a page is called, and where it is. The first page of a site is at no path. */
export const SITE_PAGE = {
  title: f.text({ required: true, maxLength: 80 }),
  path: f.text({ maxLength: 60, letterCase: 'lower', pattern: '^[a-z0-9]+(-[a-z0-9]+)*$', example: 'about' }),
  isLinked: f.boolean({ default: true }),
} as const satisfies CallFields;

/** Paths that are the console's, or the platform's own, on the same host. */
export const RESERVED_PATHS: ReadonlySet<string> = new Set([
  ...AUTH_PAGES, ...PUBLIC_PAGES, 'app', 'admin', 'auth', 'api', 'files', 'assets', 'sites', 'courses', 'plan', 'outbox', 'healthz', 'readyz', 'sandbox', 'index', 'home', 'register', 'config',
  'boot', 'robots', 'sitemap', 'draft',
]);
