import { mailLink } from '../mailLink';
import { formatPhone } from '../formats';
import { offeredPrice } from '../offeredPrice';
import type { PageBlockType } from './blocks';
import type { SiteCourse, SiteView } from './data';
import { el, type SiteNode } from './nodes';
import { chosen, excerpt, link, linkOf, paragraphs, picture, rowsOf, section, textOf } from './parts';
import type { SiteValues } from './site';

export interface BlockParams {
  readonly id: string;
  readonly props: SiteValues;
  readonly view: SiteView;
  /** The first one of the page: its heading is the page's. */
  readonly isFirst?: boolean;
}

type Draw = (block: BlockParams) => SiteNode;

/** A block as it stands on the page; nothing where it has nothing to show. */
export function drawBlock({ type, ...block }: BlockParams & { readonly type: PageBlockType }): SiteNode {
  return BLOCKS[type](block);
}

const BLOCKS: Readonly<Record<PageBlockType, Draw>> = {
  hero: ({ id, props, view, isFirst = false }) => {
    const heading = textOf(props['heading']);
    const shown = picture({ address: props['picture'], alt: props['alt'], view, kind: 'pic', isFirst });
    if (heading === '' && shown === null) return null;
    const layout = shown === null ? 'centre' : textOf(props['layout']) || 'centre';
    const buttons = [link({ label: props['buttonLabel'], address: props['buttonAddress'], view, kind: 'btn' }), link({ label: props['secondLabel'], address: props['secondAddress'], view, kind: 'btn quiet' })];
    return el('section', { class: `b hero ${layout}`, id, 'aria-labelledby': heading === '' ? null : `${id}-h` }, el('div', { class: 'in' },
      el('div', { class: 'say' },
        heading !== '' && el(isFirst ? 'h1' : 'h2', { class: 'big', id: `${id}-h` }, heading),
        textOf(props['text']) !== '' && el('div', { class: 'lead' }, paragraphs(props['text'])),
        buttons.some((one) => one !== null) && el('p', { class: 'btns' }, ...buttons),
      ),
      shown,
    ));
  },
  courses: ({ id, props, view }) => {
    const rows = chosen({ all: view.data.courses, ids: props['courseIds'], show: props['show'], most: props['most'] });
    return section({ id, type: 'courses', props, isEmpty: rows.length === 0, children: rows.length > 0 && el('ul', { class: 'cards' }, rows.map((course) => el('li', { class: 'card' }, courseCard({ course, view, hasPrice: props['arePricesShown'] !== false })))) });
  },
  faculty: ({ id, props, view }) => {
    const rows = chosen({ all: view.data.faculty, ids: props['facultyIds'], show: props['show'], most: props['most'] });
    return section({ id, type: 'faculty', props, isEmpty: rows.length === 0, children: rows.length > 0 && el('ul', { class: 'cards' }, rows.map((one) => el('li', { class: 'card person' },
      picture({ address: one.picture, alt: '', view, kind: 'face' }) ?? el('span', { class: 'face', 'aria-hidden': 'true' }, [...one.name][0] ?? ''),
      el('h3', null, one.name),
      one.designation !== null && el('p', { class: 'sub' }, one.designation),
      one.teaches.length > 0 && el('p', { class: 'sub' }, one.teaches.join(' · ')),
      one.experience !== null && one.experience > 0 && el('p', { class: 'sub' }, view.words.years.replace('%{years}', String(one.experience))),
      one.about !== null && el('p', null, excerpt(one.about, 400)),
    ))) });
  },
  plans: ({ id, props, view }) => {
    const rows = chosen({ all: view.data.courses, ids: props['courseIds'], show: props['show'], most: props['most'] ?? 3 });
    return section({ id, type: 'plans', props, isEmpty: rows.length === 0, children: rows.length > 0 && el('ul', { class: 'cards' }, rows.map((course) => el('li', { class: 'card plan' },
      el('h3', null, course.name),
      el('p', { class: 'price' }, ...priceOf({ course, view })),
      el('ul', { class: 'ticks' }, el('li', null, kindOf(course, view)), course.validity !== null && el('li', null, view.words.days.replace('%{days}', String(course.validity)))),
      linkOf(props['buttonAddress'], view) === null
        ? el('a', { class: 'btn', href: `${view.base}/courses/${course.id}`, 'aria-label': `${view.words.see}: ${course.name}` }, view.words.see)
        : link({ label: textOf(props['buttonLabel']) || view.words.see, address: props['buttonAddress'], view, kind: 'btn' }),
    ))) });
  },
  testimonials: ({ id, props, view }) => {
    const rows = rowsOf(props['items']).filter((one) => textOf(one['quote']) !== '');
    return section({ id, type: 'says', props, isEmpty: rows.length === 0, children: rows.length > 0 && el('ul', { class: 'cards' }, rows.map((one) => el('li', { class: 'card' }, el('figure', null,
      el('blockquote', null, paragraphs(one['quote'])),
      el('figcaption', null, picture({ address: one['picture'], alt: '', view, kind: 'face small' }), el('span', null, el('b', null, textOf(one['name'])), textOf(one['role']) !== '' && el('span', { class: 'sub' }, textOf(one['role'])))),
    )))) });
  },
  faq: ({ id, props }) => {
    const rows = rowsOf(props['items']).filter((one) => textOf(one['question']) !== '');
    return section({ id, type: 'faq', props, isEmpty: rows.length === 0, children: rows.map((one) => el('details', null, el('summary', null, textOf(one['question'])), el('div', null, paragraphs(one['answer'])))) });
  },
  contact: ({ id, props, view }) => {
    const { data: { contact, networks }, words } = view;
    const lines: readonly (readonly [string, SiteNode])[] = [
      ...(contact.email !== null && props['isMailShown'] !== false ? [[words.mail, el('a', { href: mailLink(contact.email) }, contact.email)] as const] : []),
      ...(contact.phoneNumber !== null && props['isPhoneShown'] !== false ? [[words.phone, el('a', { href: `tel:${contact.phoneNumber}` }, formatPhone(contact.phoneNumber))] as const] : []),
      ...(contact.hours !== null && props['isPhoneShown'] !== false ? [[words.hours, contact.hours] as const] : []),
      ...(contact.address !== null && props['isAddressShown'] !== false ? [[words.address, paragraphs(contact.address)] as const] : []),
    ];
    const shown = props['areNetworksShown'] !== false && networks.length > 0;
    return section({ id, type: 'contact', props, isEmpty: lines.length === 0 && !shown, children: [
      lines.length > 0 && el('dl', null, lines.map(([name, value]) => el('div', null, el('dt', null, name), el('dd', null, value)))),
      shown && networkLinks(view),
    ] });
  },
  richText: ({ id, props, view }) => (textOf(props['text']) === '' ? null : el('section', { class: 'b rich', id }, el('div', { class: 'in text' }, view.rich(textOf(props['text']))))),
  image: ({ id, props, view }) => {
    const shown = picture({ address: props['picture'], alt: props['alt'], view, kind: 'pic' });
    if (shown === null) return null;
    const href = linkOf(props['address'], view);
    return el('section', { class: `b image ${textOf(props['size']) || 'column'}`, id }, el('figure', { class: 'in' }, href === null ? shown : el('a', { href }, shown), textOf(props['caption']) !== '' && el('figcaption', null, textOf(props['caption']))));
  },
  video: ({ id, props, view }) => {
    const address = textOf(props['video']);
    if (!address.startsWith('/files/')) return null;
    const poster = textOf(props['poster']);
    return el('section', { class: 'b video', id }, el('figure', { class: 'in' },
      el('video', { src: address, controls: true, preload: 'none', playsinline: true, poster: poster !== '' && view.isShown(poster) ? poster : null, 'aria-label': textOf(props['title']) }),
      textOf(props['caption']) !== '' && el('figcaption', null, textOf(props['caption']))));
  },
};

/** @param level of its heading, below the one that the list has */
export function courseCard({ course, view, hasPrice, level = 'h3' }: { readonly course: SiteCourse; readonly view: SiteView; readonly hasPrice: boolean; readonly level?: 'h2' | 'h3' }): SiteNode {
  return [
    picture({ address: course.thumbnail, alt: '', view, kind: 'thumb' }),
    el(level, { class: 'name' }, el('a', { href: `${view.base}/courses/${course.id}` }, course.name)),
    el('p', { class: 'sub' }, kindOf(course, view)),
    course.description !== null && el('p', { class: 'cut' }, excerpt(course.description)),
    hasPrice && el('p', { class: 'price' }, ...priceOf({ course, view })),
  ];
}

/** What a course costs, what it cost before, and whether tax comes on top. */
export function priceOf({ course, view }: { readonly course: SiteCourse; readonly view: SiteView }): readonly SiteNode[] {
  const { price, offerPrice } = course;
  if (course.planType === 'free' || price === null) return [view.words.free];
  const said = (amount: number): string => offeredPrice({ amount, language: view.language });
  if (offerPrice === null || offerPrice >= price) return [said(price), ...taxOf({ amount: price, view })];
  return [said(offerPrice), ' ', el('s', null, el('span', { class: 'hid' }, `${view.words.instead} `), said(price)), ...taxOf({ amount: offerPrice, view })];
}

/** What is said of tax beside an amount that is to be paid. */
function taxOf({ amount, view: { data: { tax }, words, language } }: { readonly amount: number; readonly view: SiteView }): readonly SiteNode[] {
  if (tax === null || amount === 0) return [];
  return [' ', el('small', null, tax.isIncluded ? words.withTax : words.plusTax.replace('%{percent}', new Intl.NumberFormat(language).format(tax.percent)))];
}

export function kindOf({ curriculumType }: SiteCourse, { words }: SiteView): string {
  return curriculumType === 'live' ? words.live : curriculumType === 'blended' ? words.blended : words.recorded;
}

export function networkLinks({ data: { networks }, words }: SiteView): SiteNode {
  return el('ul', { class: 'nets', 'aria-label': words.networks }, networks.map(({ name, address }) => el('li', null, el('a', { href: address, rel: 'noopener' }, name))));
}
