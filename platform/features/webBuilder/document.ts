import { createHash } from 'node:crypto';
import { courseCard, drawBlock, drawEnquiry, drawFooter, drawHeader, drawThanks, el, kindOf, paragraphs, picture, priceOf, siteStyle, siteWords, SITE_POLICIES, toHtml, type EnquiryForm, type Site, type SiteCourse, type SiteData, type SiteNode, type SitePage, type SitePolicy, type SiteView } from '../../../src/schemas/site';
import { isShownPicture } from '../../files/knownFile';
import type { Config } from '../../kernel/config/config';
import { drawHead, headOf, type PageHead } from './headOf';
import { iconOf } from './icon';
import { seoKey, type PageSeo } from './seoRows';
import type { SiteOwner } from './rows';

/** All that the pages of a site are drawn from. */
export interface SiteParts {
  readonly config: Pick<Config, 'pictureOrigins'>;
  readonly owner: SiteOwner;
  readonly site: Site;
  readonly rows: SiteData;
  readonly policies: ReadonlyMap<SitePolicy, string>;
  readonly seo: ReadonlyMap<string, PageSeo>;
  /** Stands before every address: empty on the site's own host. */
  readonly base: string;
  /** Whether search engines are to hold the page: on its own host alone. */
  readonly isListed: boolean;
  /** Of a draft the form by which courses are asked about is only seen. */
  readonly source: 'published' | 'draft';
}

export interface SiteDocument {
  readonly html: string;
  /** The content policy: nothing runs, nothing comes from elsewhere but the pictures that the operator allows. */
  readonly policy: string;
}

/**
 * A page of a site, whole; `null` where there is none at this path.
 * @param asked of a course's page: what was sent from its form and cannot be taken
 */
export function drawDocument(parts: SiteParts, path: string, asked: Omit<EnquiryForm, 'isOpen'> = {}): SiteDocument | null {
  const { site, rows, owner, seo } = parts;
  const page = site.pages.find((one) => one.path === path) ?? null;
  const course = COURSE.test(path) ? (rows.courses.find((one) => path === `courses/${one.id}`) ?? null) : null;
  if (!page && !course && path !== 'courses') return drawBeside(parts, path);
  const view = viewOf(parts, path);
  const head = headOf({
    owner, rows, path, title: page?.title ?? course?.name ?? view.words.allCourses, page, course,
    seo: seo.get(course ? seoKey({ page: 'course', courseId: course.id }) : path === '' ? 'home' : path) ?? null,
    description: course?.description?.slice(0, 160) ?? firstText(page), image: course?.thumbnail ?? firstPicture(page) ?? rows.logo,
  });
  return documentOf({ parts, view, head, main: page ? drawPage({ page, view }) : course ? drawCourse({ course, view, parts, asked }) : drawCourses({ view }) });
}

/** What stands beside the pages: a policy of the institute, and what is read after a question was sent; `null` where there is none. */
function drawBeside(parts: SiteParts, path: string): SiteDocument | null {
  const { rows, owner, policies, seo, source } = parts;
  const view = viewOf(parts, path);
  const policy = SITE_POLICIES.find((one) => path === `policies/${one}` && policies.has(one));
  if (policy) {
    const head = headOf({ owner, rows, path, title: view.words[policy], page: null, course: null, seo: seo.get(path) ?? null, description: null, image: null });
    return documentOf({ parts, view, head, main: el('section', { class: 'b rich' }, el('div', { class: 'in text' }, el('h1', null, view.words[policy]), view.rich(policies.get(policy)!))) });
  }
  const course = source === 'published' ? rows.courses.find((one) => path === `courses/${one.id}/${THANKS}`) : undefined;
  if (!course) return null;
  const head = { title: `${view.words.form.thanks} · ${rows.name}`, description: null, keywords: [], image: null, canonical: null, isHidden: true, data: [] };
  return documentOf({ parts, view, head, main: drawThanks({ course, view }) });
}

/** Below a course's address: what is read after a question about it was sent. */
export const THANKS = 'thanks';

/** A path that no page has. */
export const NO_PAGE = '?';

/** What stands at an address of the site that has no page: its frame, and the way to its first page. Search engines leave it. */
export function drawNothing(parts: SiteParts): SiteDocument {
  const view = viewOf(parts, NO_PAGE);
  const { nothingHere, toStart } = view.words;
  const head = { title: `${nothingHere} · ${parts.rows.name}`, description: null, keywords: [], image: null, canonical: null, isHidden: true, data: [] };
  const main = el('section', { class: 'b' }, el('div', { class: 'in' }, el('h1', null, nothingHere), el('p', null, el('a', { href: `${parts.base}/` }, toStart))));
  return documentOf({ parts: { ...parts, isListed: false }, view, head, main });
}

function viewOf({ site, rows, base, config }: SiteParts, path: string): SiteView {
  const language = String(site.theme['language'] ?? 'en');
  const isShown = (address: string): boolean => isShownPicture({ config }, address);
  return { data: rows, words: siteWords(language), language, pages: site.pages, path, base, rich: (html) => ({ html: fitForPage(html, isShown) }), isShown };
}

function documentOf({ parts: { site, owner, config, isListed }, view, head, main }: { readonly parts: SiteParts; readonly view: SiteView; readonly head: PageHead; readonly main: SiteNode }): SiteDocument {
  const style = siteStyle({ theme: site.theme, brandColour: owner.branding.primaryColour });
  const html = `<!doctype html>${toHtml(el('html', { lang: view.language },
    el('head', null, drawHead({ head, icon: iconOf({ config, owner, rows: view.data, base: view.base }), isListed }), el('style', null, { html: `body{margin:0}${style}` })),
    el('body', null, el('div', { class: 'ls' },
      el('a', { class: 'skip', href: '#main' }, view.words.skip),
      drawHeader({ props: site.header, view }), el('main', { id: 'main' }, main), drawFooter({ props: site.footer, view }))),
  ))}`;
  const hash = createHash('sha256').update(`body{margin:0}${style}`).digest('base64');
  return { html, policy: ["default-src 'none'", `style-src 'sha256-${hash}'`, ["img-src 'self'", ...config.pictureOrigins].join(' '), "media-src 'self'", "base-uri 'none'", `form-action ${html.includes('<form ') ? "'self'" : "'none'"}`, "frame-ancestors 'none'"].join(';') };
}

/** Paths of the site that search engines may hold. */
export function listedPaths({ site, rows, seo }: Pick<SiteParts, 'site' | 'rows' | 'seo'>): readonly string[] {
  const isHidden = (key: string): boolean => seo.get(key)?.isHidden === true;
  return [
    ...site.pages.map((page) => page.path).filter((path) => !isHidden(path === '' ? 'home' : path)),
    ...(rows.courses.length > 0 && !isHidden('courses') ? ['courses'] : []),
    ...rows.policies.map((one) => `policies/${one}`),
    ...rows.courses.filter((course) => !isHidden(seoKey({ page: 'course', courseId: course.id }))).map((course) => `courses/${course.id}`),
  ];
}

const COURSE = /^courses\/[0-9a-f-]{36}$/;

function drawPage({ page, view }: { readonly page: SitePage; readonly view: SiteView }): SiteNode {
  const first = page.blocks.findIndex((block) => block.type === 'hero' && typeof block.props['heading'] === 'string' && block.props['heading'] !== '');
  return [
    first < 0 && el('h1', { class: 'hid' }, page.title),
    page.blocks.map((block, index) => drawBlock({ ...block, view, isFirst: index === first })),
  ];
}

function drawCourses({ view }: { readonly view: SiteView }): SiteNode {
  return el('section', { class: 'b courses' }, el('div', { class: 'in' }, el('h1', null, view.words.allCourses),
    el('ul', { class: 'cards' }, view.data.courses.map((course) => el('li', { class: 'card' }, courseCard({ course, view, hasPrice: true, level: 'h2' }))))));
}

function drawCourse({ course, view, parts: { source }, asked }: { readonly course: SiteCourse; readonly view: SiteView; readonly parts: SiteParts; readonly asked: Omit<EnquiryForm, 'isOpen'> }): SiteNode {
  const teachers = view.data.faculty.filter((one) => course.facultyIds.includes(one.id));
  const shown = el('section', { class: 'b' }, el('div', { class: 'in one' },
    el('div', null,
      el('h1', { class: 'big' }, course.name),
      el('p', { class: 'sub' }, [kindOf(course, view), course.validity === null ? null : view.words.days.replace('%{days}', String(course.validity))].filter((one) => one !== null).join(' · ')),
      course.description !== null && el('div', { class: 'lead' }, paragraphs(course.description)),
      el('p', { class: 'price' }, ...priceOf({ course, view })),
      teachers.length > 0 && el('p', null, `${view.words.taughtBy} ${teachers.map((one) => one.name).join(', ')}`),
      el('p', null, el('a', { class: 'btn', href: '#ask' }, view.words.ask)),
    ),
    picture({ address: course.thumbnail, alt: '', view, kind: 'pic', isFirst: true }),
  ));
  return [shown, drawEnquiry({ course, view, form: { ...asked, isOpen: source === 'published' } })];
}

function firstText(page: SitePage | null): string | null {
  const found = page?.blocks.map((block) => block.props['text']).find((text) => typeof text === 'string' && text !== '' && !text.includes('<')) as string | undefined;
  return found?.replace(/\s+/g, ' ').slice(0, 160) ?? null;
}

function firstPicture(page: SitePage | null): string | null {
  return (page?.blocks.map((block) => block.props['picture']).find((address) => typeof address === 'string' && address !== '') as string | undefined) ?? null;
}

/**
 * Clean rich text without what the policy of the page holds back: styles of its elements, pictures from elsewhere. Signs inside
 * attributes are escaped there.
 */
function fitForPage(html: string, isShown: (address: string) => boolean): string {
  return html.replace(/<[a-z][^>]*>/gi, (tag) => {
    const source = /^<img\b/i.test(tag) ? (/ src="([^"]*)"/.exec(tag)?.[1] ?? '') : null;
    return source !== null && !isShown(source.replaceAll('&amp;', '&')) ? '' : tag.replace(/ style="[^"]*"/g, '');
  });
}
