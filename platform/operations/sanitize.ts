import sanitizeHtml from 'sanitize-html';
import type { Field } from '../../src/schemas';

/** What rich text may hold: the marks of the console's editor, links and pictures, nothing that runs. */
const SAFE: sanitizeHtml.IOptions = {
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

/** The value with every rich text in it, also inside groups and lists, reduced to the safe subset of HTML. */
export function sanitizeValue({ field, value }: { field: Field; value: unknown }): unknown {
  // What is too long is refused for that: there is no need to read it.
  if (field.type === 'richText') return typeof value === 'string' && value.length <= field.maxLength ? sanitizeHtml(value, SAFE) : value;
  if (field.type === 'list' && Array.isArray(value)) return value.map((row) => sanitizeGroup(field, row));
  return field.type === 'group' ? sanitizeGroup(field, value) : value;
}

function sanitizeGroup(field: Field, value: unknown): unknown {
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, field.fields[name] ? sanitizeValue({ field: field.fields[name], value: inner }) : inner]));
}
