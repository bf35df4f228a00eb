import { PRODUCT_NAME } from '../../../src/schemas';
import list from './commonPasswords.txt?raw';

/** Passwords, and words that passwords are made of, which are tried before any others. Lower case. */
const COMMON: ReadonlySet<string> = new Set(
  list.split('\n').filter((line) => !line.startsWith('#')).flatMap((line) => line.split(' ')).filter(Boolean),
);

/** Words that stand nowhere in a general list, and are guessed here. */
const OURS: readonly string[] = [PRODUCT_NAME.toLowerCase(), 'administrator', 'superadmin', 'institute', 'passwort', 'motdepasse', 'changeme', 'letmein', 'india'];

/** What is written for letters. */
const LETTERS: Readonly<Record<string, string>> = { '0': 'o', '1': 'i', '3': 'e', '4': 'a', '5': 's', '7': 't', '8': 'b', '@': 'a', '$': 's', '!': 'i' };

/**
 * Whether a password is among those tried first: as it is; with digits and signs around a common word (`Dragon2024!`);
 * with signs for its letters (`p@ssw0rd1234`); or a common word said twice.
 */
export function isCommon(password: string): boolean {
  const folded = password.normalize('NFKC').toLowerCase();
  return [folded, spelled(folded), spelled(trimmed(folded))].some((text) => isListed(text) || isListed(trimmed(text)) || isTwice(trimmed(text)));
}

function isListed(text: string): boolean {
  return COMMON.has(text) || OURS.includes(text);
}

function isTwice(text: string): boolean {
  const half = text.slice(0, text.length / 2);
  return text.length % 2 === 0 && half + half === text && isListed(half);
}

/** Without digits and signs before and after. */
function trimmed(text: string): string {
  return text.replace(/^[^\p{L}]+|[^\p{L}]+$/gu, '');
}

function spelled(text: string): string {
  return [...text].map((sign) => LETTERS[sign] ?? sign).join('');
}
