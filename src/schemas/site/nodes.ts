/**
 * A piece of a page as data: the platform writes it as HTML, the console draws the same as elements. Texts are never
 * markup; `html` holds what the platform has cleaned.
 */
export type SiteNode = string | null | false | readonly SiteNode[] | SiteElement | { readonly html: string };

export interface SiteElement {
  readonly tag: string;
  readonly attrs: Readonly<Record<string, string | number | true>>;
  readonly children: readonly SiteNode[];
}

type Attributes = Readonly<Record<string, string | number | boolean | null | undefined>>;

/** An element. An attribute that is empty, null or false is left out. */
export function el(tag: string, attrs: Attributes | null, ...children: readonly SiteNode[]): SiteElement {
  const kept = Object.entries(attrs ?? {}).filter(([name, value]) => value !== null && value !== undefined && value !== false && (value !== '' || name === 'alt'));
  return { tag, attrs: Object.fromEntries(kept) as SiteElement['attrs'], children };
}

const VOID = new Set(['img', 'br', 'meta', 'link', 'hr', 'source', 'input']);

/** The piece as HTML. */
export function toHtml(node: SiteNode): string {
  if (node === null || node === false) return '';
  if (typeof node === 'string') return escapeMarkup(node);
  if (isList(node)) return node.map(toHtml).join('');
  if ('html' in node) return node.html;
  const attrs = Object.entries(node.attrs).map(([name, value]) => (value === true ? ` ${name}` : ` ${name}="${escapeMarkup(String(value))}"`)).join('');
  return `<${node.tag}${attrs}>${VOID.has(node.tag) ? '' : `${node.children.map(toHtml).join('')}</${node.tag}>`}`;
}

export function isList(node: SiteNode): node is readonly SiteNode[] {
  return Array.isArray(node);
}

export function escapeMarkup(text: string): string {
  return text.replace(/[&<>"'\0]/g, (sign) => SIGNS[sign]!);
}

const SIGNS: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;', '\0': '\ufffd' };
