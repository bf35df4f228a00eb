import { cleanValue, normalizeField, validateValue } from '../../../schemas';
import type { Field } from '../../../schemas';

const WEB: Field = normalizeField({ type: 'url' }, 'link');
const MAIL: Field = normalizeField({ type: 'email' }, 'link');

/**
 * The address of a link for what was typed: completed as an address field completes it, an e-mail address with `mailto:`;
 * null for what is neither, such as `javascript:`.
 */
export function linkAddress(typed: string): string | null {
  const text = typed.trim();
  if (/^tel:\+?[\d\s().-]{5,}$/i.test(text)) return `tel:${text.slice(4).replace(/[^\d+]/g, '')}`;
  const mail = cleanValue({ field: MAIL, value: text.replace(/^mailto:/i, '') });
  if (typeof mail === 'string' && mail !== '' && validateValue({ field: MAIL, value: mail }) === null) return `mailto:${mail}`;
  const web = cleanValue({ field: WEB, value: text });
  return typeof web === 'string' && web !== '' && validateValue({ field: WEB, value: web }) === null ? web : null;
}
