import type { SiteView } from './data';
import { el, type SiteNode } from './nodes';
import { link, paragraphs, picture, rowsOf, textOf } from './parts';
import { networkLinks } from './render';
import type { SiteValues } from './site';

/** The top of every page: whose it is, where else one can go. */
export function drawHeader({ props, view }: { readonly props: SiteValues; readonly view: SiteView }): SiteNode {
  const { data, words, base } = view;
  const name = textOf(props['name']) || data.name;
  const pages = props['arePagesLinked'] === false ? [] : view.pages.filter((page) => page.isLinked && page.path !== '');
  const links = [
    ...pages.map((page) => el('a', { href: `${base}/${page.path}`, 'aria-current': page.path === view.path ? 'page' : null }, page.title)),
    ...rowsOf(props['links']).map((one) => link({ label: one['label'], address: one['address'], view })),
  ].filter((one) => one !== null);
  return el('header', { class: 'top' }, el('div', { class: 'in' },
    el('a', { class: 'mark', href: `${base}/` }, props['isLogoShown'] !== false && picture({ address: data.logo, alt: '', view, kind: 'logo', isFirst: true }), el('span', null, name)),
    links.length > 0 && el('nav', { 'aria-label': words.menu }, el('ul', null, links.map((one) => el('li', null, one)))),
    link({ label: props['buttonLabel'], address: props['buttonAddress'], view, kind: 'btn' }),
  ));
}

/** The bottom of every page. */
export function drawFooter({ props, view }: { readonly props: SiteValues; readonly view: SiteView }): SiteNode {
  const links = rowsOf(props['links']).map((one) => link({ label: one['label'], address: one['address'], view })).filter((one) => one !== null);
  return el('footer', { class: 'foot' }, el('div', { class: 'in' },
    textOf(props['text']) !== '' && el('div', null, paragraphs(props['text'])),
    links.length > 0 && el('ul', { class: 'nets' }, links.map((one) => el('li', null, one))),
    props['areNetworksShown'] !== false && view.data.networks.length > 0 && networkLinks(view),
    view.data.policies.length > 0 && el('ul', { class: 'nets' }, view.data.policies.map((one) => el('li', null, el('a', { href: `${view.base}/policies/${one}` }, view.words[one])))),
    el('p', { class: 'sub' }, textOf(props['note']) || view.data.name),
  ));
}
