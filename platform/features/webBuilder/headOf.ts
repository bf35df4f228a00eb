import { el, type SiteCourse, type SiteData, type SiteNode, type SitePage, type SiteTax } from '../../../src/schemas/site';
import type { SiteOwner } from './rows';
import type { PageSeo } from './seoRows';

/** What of a page stands in its head. */
export interface PageHead {
  readonly title: string;
  readonly description: string | null;
  readonly keywords: readonly string[];
  readonly image: string | null;
  /** Whole, with its host; null on a site without one. */
  readonly canonical: string | null;
  readonly isHidden: boolean;
  /** Structured data, as schema.org has it. */
  readonly data: readonly object[];
}

interface HeadParams {
  readonly owner: SiteOwner;
  readonly rows: SiteData;
  readonly seo: PageSeo | null;
  readonly path: string;
  readonly title: string;
  readonly description: string | null;
  readonly image: string | null;
  readonly page: SitePage | null;
  readonly course: SiteCourse | null;
}

/** What search engines and messages are told, from what was said of the page and else from the page itself. */
export function headOf({ owner, rows, seo, path, title, description, image, page, course }: HeadParams): PageHead {
  const origin = owner.host === null ? null : `https://${owner.host}`;
  const absolute = (address: string | null): string | null => (address === null ? null : /^https?:/i.test(address) ? address : origin && `${origin}${address}`);
  const canonical = seo?.canonicalUrl ?? (origin === null ? null : `${origin}/${path}`);
  const said = { title: seo?.title ?? (path === '' ? rows.name : `${title} · ${rows.name}`), description: seo?.description ?? description };
  const organisation = clean({
    '@type': 'EducationalOrganization', name: rows.name, url: origin && `${origin}/`, logo: absolute(rows.logo), email: rows.contact.email, telephone: rows.contact.phoneNumber,
    sameAs: rows.networks.length > 0 ? rows.networks.map((one) => one.address) : null,
  });
  const questions = (page?.blocks ?? []).filter((block) => block.type === 'faq').flatMap((block) => (block.props['items'] as readonly { readonly question?: string; readonly answer?: string }[] | undefined) ?? []).filter((one) => one.question && one.answer);
  return {
    ...said, keywords: seo?.keywords ?? [], image: absolute(seo?.image ?? image), canonical, isHidden: seo?.isHidden ?? false,
    data: [
      { '@context': CONTEXT, ...organisation },
      ...(path === '' ? [clean({ '@context': CONTEXT, '@type': 'WebSite', name: rows.name, url: origin && `${origin}/` })] : []),
      ...(questions.length > 0 ? [{ '@context': CONTEXT, '@type': 'FAQPage', mainEntity: questions.map((one) => ({ '@type': 'Question', name: one.question, acceptedAnswer: { '@type': 'Answer', text: one.answer } })) }] : []),
      ...(course ? [courseData({ course, organisation, canonical, tax: rows.tax })] : []),
    ],
  };
}

const CONTEXT = 'https://schema.org';

function courseData({ course, organisation, canonical, tax }: { readonly course: SiteCourse; readonly organisation: object; readonly canonical: string | null; readonly tax: SiteTax | null }): object {
  const price = course.planType === 'free' ? 0 : (course.offerPrice ?? course.price);
  return clean({
    '@context': CONTEXT, '@type': 'Course', name: course.name, description: course.description ?? course.name, url: canonical, provider: organisation,
    offers: price === null ? null : {
      '@type': 'Offer', price, priceCurrency: 'INR', category: price === 0 ? 'Free' : 'Paid',
      ...(tax !== null && price > 0 && { priceSpecification: { '@type': 'UnitPriceSpecification', price, priceCurrency: 'INR', valueAddedTaxIncluded: tax.isIncluded } }),
    },
  });
}

function clean(values: Readonly<Record<string, unknown>>): object {
  return Object.fromEntries(Object.entries(values).filter(([, value]) => value !== null && value !== undefined));
}

/** The elements of the head but for the style. Data that is no script is not run, whatever it holds. */
export function drawHead({ head, icon, isListed }: { readonly head: PageHead; readonly icon: string; readonly isListed: boolean }): SiteNode {
  const meta = (name: string, content: string | null): SiteNode => (content === null || content === '' ? null : el('meta', name.startsWith('og:') ? { property: name, content } : { name, content }));
  return [
    el('meta', { charset: 'utf-8' }), meta('viewport', 'width=device-width,initial-scale=1'), el('title', null, head.title),
    meta('description', head.description), meta('keywords', head.keywords.join(', ')), isListed && !head.isHidden ? null : meta('robots', 'noindex'),
    head.canonical !== null && el('link', { rel: 'canonical', href: head.canonical }),
    el('link', { rel: 'icon', href: icon }),
    meta('og:type', 'website'), meta('og:title', head.title), meta('og:description', head.description), meta('og:url', head.canonical), meta('og:image', head.image),
    meta('twitter:card', head.image === null ? 'summary' : 'summary_large_image'),
    head.data.map((one) => el('script', { type: 'application/ld+json' }, { html: JSON.stringify(one).replaceAll('<', '\\u003c').replaceAll('\u2028', '\\u2028').replaceAll('\u2029', '\\u2029') })),
  ];
}
