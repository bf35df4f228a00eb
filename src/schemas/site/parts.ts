import { SITE_ADDRESS } from './blocks';
import type { SiteView } from './data';
import { el, type SiteNode } from './nodes';
import type { SiteValues } from './site';

const SAFE = new RegExp(SITE_ADDRESS, 'i');

/** Where a link leads, below the base of the site; `null` for what leads nowhere a site may lead. */
export function linkOf(address: unknown, { base }: Pick<SiteView, 'base'>): string | null {
  if (typeof address !== 'string' || !SAFE.test(address)) return null;
  return address.startsWith('/') && !address.startsWith('/files/') ? `${base}${address}` : address;
}

export function textOf(value: unknown): string {
  return typeof value === 'string' ? value : '';
}

export function rowsOf(value: unknown): readonly SiteValues[] {
  return Array.isArray(value) ? value.filter((row): row is SiteValues => typeof row === 'object' && row !== null) : [];
}

/** A text of several lines: an empty line ends a paragraph. */
export function paragraphs(text: unknown): SiteNode {
  return textOf(text).split(/\n\s*\n/).filter((part) => part.trim() !== '').map((part) => el('p', null, part.split('\n').map((line, index) => (index === 0 ? line : [el('br', null), line]))));
}

/** The beginning of a text in one piece, up to a word's end; all of it where it is short. */
export function excerpt(text: string, most = 240): string {
  const whole = text.replace(/\s+/g, ' ').trim();
  if (whole.length <= most) return whole;
  const cut = whole.slice(0, most);
  const end = cut.lastIndexOf(' ');
  return `${(end > most / 2 ? cut.slice(0, end) : cut).replace(/[\s,;:.\uD800-\uDBFF]+$/, '')}…`;
}

export function link({ label, address, view, kind = null }: { readonly label: unknown; readonly address: unknown; readonly view: SiteView; readonly kind?: string | null }): SiteNode {
  const href = linkOf(address, view);
  return href === null || textOf(label) === '' ? null : el('a', { class: kind, href, rel: /^https?:/i.test(href) ? 'noopener' : null }, textOf(label));
}

/** A picture, where it can be shown. `alt` may be empty: it then says nothing. */
export function picture({ address, alt, view, kind, isFirst = false }: { readonly address: unknown; readonly alt: unknown; readonly view: SiteView; readonly kind: string; readonly isFirst?: boolean }): SiteNode {
  if (typeof address !== 'string' || address === '' || !view.isShown(address)) return null;
  return el('img', { class: kind, src: address, alt: textOf(alt), loading: isFirst ? null : 'lazy', decoding: 'async' });
}

/** A block with its heading and the sentence below. Nothing where it holds nothing. */
export function section({ id, type, props, children, isEmpty = false }: { readonly id: string; readonly type: string; readonly props: SiteValues; readonly children: SiteNode; readonly isEmpty?: boolean }): SiteNode {
  const heading = textOf(props['heading']);
  // A heading does not stand over nothing.
  if (isEmpty && textOf(props['text']) === '') return null;
  return el('section', { class: `b ${type}`, id, 'aria-labelledby': heading === '' ? null : `${id}-h` }, el('div', { class: 'in' },
    heading !== '' && el('h2', { id: `${id}-h` }, heading),
    textOf(props['text']) !== '' && el('div', { class: 'lead' }, paragraphs(props['text'])),
    children,
  ));
}

/** Those named, in their order; else the newest. */
export function chosen<T extends { readonly id: string }>({ all, ids, show, most }: { readonly all: readonly T[]; readonly ids: unknown; readonly show: unknown; readonly most: unknown }): readonly T[] {
  if (show !== 'chosen') return all.slice(0, typeof most === 'number' ? most : 6);
  return (Array.isArray(ids) ? ids : []).flatMap((id) => all.find((one) => one.id === id) ?? []);
}
