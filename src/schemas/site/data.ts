import type { SitePage } from './site';
import type { SiteWords } from './words';

/** A course as everybody may see it. Prices in rupees. */
export interface SiteCourse {
  readonly id: string;
  readonly name: string;
  readonly description: string | null;
  readonly thumbnail: string | null;
  readonly curriculumType: string;
  readonly planType: string;
  readonly price: number | null;
  readonly offerPrice: number | null;
  /** Days. */
  readonly validity: number | null;
  readonly facultyIds: readonly string[];
}

/** Somebody who teaches, as everybody may see them. */
export interface SiteTeacher {
  readonly id: string;
  readonly name: string;
  readonly designation: string | null;
  readonly teaches: readonly string[];
  readonly experience: number | null;
  readonly about: string | null;
  readonly picture: string | null;
}

/** The tax on what is sold: in per cent, and whether the prices have it in them or it comes on top. */
export interface SiteTax {
  readonly percent: number;
  readonly isIncluded: boolean;
}

/** What an institute has settled with whoever learns there; each that it has written has a page at `policies/<name>`. */
export const SITE_POLICIES = ['terms', 'privacy', 'refunds'] as const;
export type SitePolicy = (typeof SITE_POLICIES)[number];

/** What the blocks of a site show of the institute's own rows: public parts of what is active. */
export interface SiteData {
  readonly name: string;
  readonly logo: string | null;
  /** Newest first. */
  readonly courses: readonly SiteCourse[];
  readonly faculty: readonly SiteTeacher[];
  readonly contact: { readonly email: string | null; readonly phoneNumber: string | null; readonly hours: string | null; readonly address: string | null };
  readonly networks: readonly { readonly name: string; readonly address: string }[];
  /** What the prices say of tax; null where there is none. */
  readonly tax: SiteTax | null;
  /** Those that are written. */
  readonly policies: readonly SitePolicy[];
}

/** What a block is drawn from besides itself. */
export interface SiteView {
  readonly data: SiteData;
  readonly words: SiteWords;
  /** BCP 47, for numbers. */
  readonly language: string;
  readonly pages: readonly Pick<SitePage, 'path' | 'title' | 'isLinked'>[];
  /** Of the page that is drawn. */
  readonly path: string;
  /** Stands before every address of the site: empty on its own host. */
  readonly base: string;
  /** The rich text as it may be shown; on the platform it is clean, the console draws it by itself. */
  readonly rich: (html: string) => { readonly html: string };
  /** Whether a picture at this address can be shown on the page. */
  readonly isShown: (address: string) => boolean;
}
