import { createElement, Fragment } from 'react';
import type { ReactNode } from 'react';
import SafeHtml from '../../../fields/cells/SafeHtml';
import { isList, type SiteNode } from '../../../schemas/site';

/** A piece of a page as elements: the same data that the platform writes as HTML, nothing of it as markup. */
export function drawNode(node: SiteNode, key?: number): ReactNode {
  if (node === null || node === false) return null;
  if (typeof node === 'string') return node;
  if (isList(node)) return createElement(Fragment, { key }, ...node.map((one, index) => drawNode(one, index)));
  if ('html' in node) return <SafeHtml key={key} html={node.html} />;
  const attrs = Object.fromEntries(Object.entries(node.attrs).filter(([name]) => name !== 'controls').map(([name, value]) => [REACT_NAMES[name] ?? name, value]));
  return createElement(node.tag, { key, ...attrs }, ...(node.children.length > 0 ? node.children.map((one, index) => drawNode(one, index)) : []));
}

const REACT_NAMES: Readonly<Record<string, string>> = { class: 'className', playsinline: 'playsInline', colspan: 'colSpan' };
