import { createElement, Fragment, useMemo } from 'react';
import type { ReactNode } from 'react';
import { shownAddress } from '../../dataProvider/pictures';
import { isOwnPicture } from '../values/html';
import styles from './cell.module.css';

/**
 * HTML of a rich text, drawn as elements of ours: only the marks the editor makes, only links of web and mail.
 * The platform cleans what it stores; a foreign platform may not, so nothing is ever set as raw HTML.
 */
export default function SafeHtml({ html }: { html: string }): ReactNode {
  const nodes = useMemo(() => draw(new DOMParser().parseFromString(html, 'text/html').body), [html]);
  return <div className={styles.rich}>{nodes}</div>;
}

const KNOWN = new Set(['p', 'br', 'strong', 'b', 'em', 'i', 'u', 's', 'code', 'pre', 'blockquote', 'ul', 'ol', 'li', 'h1', 'h2', 'h3', 'h4', 'h5', 'h6', 'hr', 'sub', 'sup', 'mark']);
const DROPPED = new Set(['script', 'style', 'iframe', 'object', 'template', 'noscript']);

function draw(parent: Node): ReactNode[] {
  return [...parent.childNodes].map((node, index) => {
    if (node.nodeType === Node.TEXT_NODE) return node.textContent;
    if (!(node instanceof Element)) return null;
    const name = node.tagName.toLowerCase();
    if (DROPPED.has(name)) return null;
    const children = draw(node);
    if (name === 'a') return <SafeLink key={index} href={node.getAttribute('href') ?? ''}>{children}</SafeLink>;
    if (name === 'img') return <SafePicture key={index} src={node.getAttribute('src') ?? ''} alt={node.getAttribute('alt') ?? ''} />;
    if (!KNOWN.has(name)) return <Fragment key={index}>{children}</Fragment>;
    return createElement(name, { key: index }, ...children);
  });
}

/** A picture of the platform's own; of one from elsewhere, which the page's policy does not show, its words. */
function SafePicture({ src, alt }: { src: string; alt: string }): ReactNode {
  return isOwnPicture(src) ? <img src={shownAddress(src)} alt={alt} loading="lazy" /> : alt;
}

function SafeLink({ href, children }: { href: string; children: ReactNode }): ReactNode {
  if (!/^(https?:|mailto:|tel:)/i.test(href)) return <>{children}</>;
  return (
    <a href={href} target="_blank" rel="noopener noreferrer">
      {children}
    </a>
  );
}
