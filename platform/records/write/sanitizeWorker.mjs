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
  allowProtocolRelative: false,
  // Each level is looked at once for every tag inside it.
  nestingLimit: 100,
  transformTags: { a: (tagName, attribs) => ({ tagName, attribs: link(attribs) }), img: (tagName, attribs) => ({ tagName, attribs: withAddress(attribs, 'src', /^https?:$/) }) },
  exclusiveFilter: ({ tag, attribs }) => tag === 'img' && !attribs['src'],
};

/**
 * A link opens where it stands or in a window of its own that knows nothing of this one; nowhere else.
 * @param {Record<string, string>} attribs
 */
function link(attribs) {
  const { target, ...kept } = withAddress(attribs, 'href', /^(https?|mailto|tel):$/);
  delete kept['rel'];
  return target === '_blank' ? { ...kept, target, rel: 'noopener noreferrer' } : kept;
}

/**
 * The attributes with the address in its one spelling, or without it where it leads nowhere a text may lead.
 * @param {Record<string, string>} attribs
 * @param {string} name
 * @param {RegExp} schemes
 * @returns {Record<string, string>}
 */
function withAddress(attribs, name, schemes) {
  const { [name]: given, ...others } = attribs;
  const address = given === undefined ? null : addressOf(given, schemes);
  return address === null ? others : { ...attribs, [name]: address };
}

/** Files of this platform are known by their address, so that it has one spelling: no `/./`, no `%2e`, no backslash. */
const FILE = /^\/files\/[A-Za-z0-9][A-Za-z0-9./-]*$/;

/**
 * @param {string} given
 * @param {RegExp} schemes
 * @returns {string | null}
 */
function addressOf(given, schemes) {
  // Browsers pass over these, wherever they stand.
  const address = given.replace(/[\t\n\r]/g, '').replace(/^[\0- ]+/, '').trimEnd();
  const isOwn = /^[/\\](?![/\\])/.test(address);
  const url = parsed(isOwn ? `${OWN}${address}` : address);
  if (!url) return null;
  const path = fileOf(url);
  if (isOwn) return path === null || url.origin !== OWN ? null : `${path}${url.search}${url.hash}`;
  if (!schemes.test(url.protocol) || (/^https?:$/.test(url.protocol) && !/^https?:\/\//i.test(address))) return null;
  return path === null || path === url.pathname && address.includes(path) ? address : `${url.origin}${path}${url.search}${url.hash}`;
}

const OWN = 'http://own.invalid';

/** @param {string} address */
function parsed(address) {
  try {
    return new URL(address);
  } catch {
    return null;
  }
}

/**
 * The path of a file, when an address is one's.
 * @param {URL} url
 */
function fileOf({ pathname }) {
  // The names of files have no escapes of their own.
  const path = pathname.replace(/%[2-7][0-9a-f]/gi, (escape) => String.fromCharCode(Number.parseInt(escape.slice(1), 16)));
  return FILE.test(path) && !/\/\.{0,2}(\/|$)/.test(path.slice(1)) ? path : null;
}

// A thread of its own: texts can be made so that this takes long, and nobody else waits for it here.
parentPort?.on('message', (/** @type {string} */ html) => parentPort?.postMessage(sanitizeHtml(html, SAFE)));
