import { parentPort } from 'node:worker_threads';
import sanitizeHtml from 'sanitize-html';

/**
 * What rich text may hold: the marks of the console's editor, links and pictures, nothing that runs.
 * @type {import('sanitize-html').IOptions}
 */
const SAFE = {
  allowedTags: [
    'p', 'br', 'hr', 'h1', 'h2', 'h3', 'h4', 'h5', 'h6', 'strong', 'b', 'em', 'i', 'u', 's', 'sub', 'sup', 'mark', 'code', 'pre', 'blockquote',
    'ul', 'ol', 'li', 'a', 'img', 'table', 'thead', 'tbody', 'tr', 'th', 'td', 'figure', 'figcaption', 'span', 'div',
  ],
  allowedAttributes: { a: ['href', 'title', 'target', 'rel'], img: ['src', 'alt', 'width', 'height'], td: ['colspan', 'rowspan'], th: ['colspan', 'rowspan', 'scope'], '*': ['style'] },
  allowedStyles: { '*': { 'text-align': [/^(left|right|center|justify)$/], color: [/^#[0-9a-f]{3,8}$/i, /^rgb\([\d\s,]+\)$/], 'background-color': [/^#[0-9a-f]{3,8}$/i, /^rgb\([\d\s,]+\)$/] } },
  allowedSchemes: ['http', 'https', 'mailto', 'tel'],
  allowedSchemesByTag: { img: ['http', 'https'] },
  // Each level is looked at once for every tag inside it.
  nestingLimit: 100,
  transformTags: { a: (tagName, attribs) => ({ tagName, attribs: attribs['target'] === '_blank' ? { ...attribs, rel: 'noopener noreferrer' } : attribs }) },
};

// A thread of its own: texts can be made so that this takes long, and nobody else waits for it here.
parentPort?.on('message', (/** @type {string} */ html) => parentPort?.postMessage(sanitizeHtml(html, SAFE)));
