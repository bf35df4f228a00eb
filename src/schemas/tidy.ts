import type { Field } from './resource';
import { parsedUrl } from './webAddress';

/**
 * A text of one line completed to what can only be meant, by its field's type: nothing that has a meaning of its own is
 * changed, and what is not understood is left as it is, for the rules to name. Idempotent.
 *
 * `example.com/a` in an address → `https://example.com/a` · `ａ＠b.in` → `a@b.in` · `a@bücher.in` → `a@xn--bcher-kva.in` · `diwali 20` in a code of capitals,
 * digits and dashes → `DIWALI-20` · `682 001` in a code of six digits → `682001`
 */
export function tidyText(field: Pick<Field, 'type' | 'letterCase' | 'pattern'>, text: string): string {
  if (field.type === 'url') return tidyAddress(text);
  if (field.type === 'email') return asciiDomain(inCase(field, narrow(text).replace(/^mailto:/i, '').replace(/^<(.*)>$/, '$1').trim()));
  const cased = inCase(field, text);
  if (field.type !== 'text' || field.pattern === null) return cased;
  const pattern = new RegExp(field.pattern, 'u');
  const plain = inCase(field, narrow(text)).trim();
  return [cased, plain, plain.replace(/\s+/g, '-'), plain.replace(/\s+/g, '')].find((one) => pattern.test(one)) ?? cased;
}

/**
 * An address of mail with its domain as it goes over the wire: a domain in other letters has one such form (IDNA), and two
 * ways to write one domain are one address. What is no domain stays.
 */
export function asciiDomain(address: string): string {
  const at = address.lastIndexOf('@');
  const domain = address.slice(at + 1);
  // A sign that ends a host would have more than the domain read, and less than it kept.
  if (at < 1 || /^[ -~]*$/.test(domain) || /[\s/?#:\\[\]%]/.test(domain)) return address;
  const url = parsedUrl(`http://${domain}`);
  return url ? `${address.slice(0, at + 1)}${url.hostname}` : address;
}

/** A host alone, of what may be a whole address: `HTTPS://Learn.Example.com/` → `learn.example.com`. Anything with a path stays. */
export function tidyDomain(text: string): string {
  const plain = narrow(text).trim().replace(/^https?:\/\//i, '').toLowerCase();
  // By an expression, a long run of slashes that is not at the end would be gone through from each of them.
  let end = plain.length;
  while (plain[end - 1] === '/' || plain[end - 1] === '.') end -= 1;
  return plain.slice(0, end);
}

/** Signs in their wide or ligated forms, as an input method of Japanese or Chinese leaves them, in the ordinary one. */
export function narrow(text: string): string {
  return text.normalize('NFKC').replaceAll('。', '.');
}

/** A host with a dot, and what may follow it. */
const BARE_ADDRESS = /^(?:[\p{L}\p{N}](?:[\p{L}\p{N}-]*[\p{L}\p{N}])?\.)+\p{L}[\p{L}\p{N}-]+(?::\d{1,5})?(?:[/?#]\S*)?$/u;

function tidyAddress(text: string): string {
  const trimmed = text.trim();
  const narrowed = /^[ -~]*$/.test(trimmed) ? trimmed : trimmed.replace(/^[^/?#]*(?:\/\/[^/?#]*)?/, narrow);
  const whole = narrowed.startsWith('//') ? `https:${narrowed}` : BARE_ADDRESS.test(narrowed) ? `https://${narrowed}` : narrowed;
  // Scheme and host are the same in any letters; what follows is not.
  return whole.replace(/^https?:\/\/[^\s/?#@]+/i, (start) => start.toLowerCase());
}

function inCase({ letterCase }: Pick<Field, 'letterCase'>, text: string): string {
  return letterCase === 'upper' ? text.toUpperCase() : letterCase === 'lower' ? text.toLowerCase() : text;
}
