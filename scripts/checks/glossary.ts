import { asPattern } from '../../src/schemas/asPattern';

/** A word that a language does not use, and what it says instead. */
export interface GlossaryEntry {
  readonly word: string;
  readonly not: string;
}

const HEADINGS: Readonly<Record<string, string>> = { English: 'en', Français: 'fr', 中文: 'zh', 日本語: 'ja' };

/** The tables of `docs/glossary.md` by language. @throws Error naming a heading of no language, or a row without three cells */
export function readGlossary(markdown: string): Readonly<Record<string, readonly GlossaryEntry[]>> {
  const found: Record<string, GlossaryEntry[]> = {};
  let locale = '';
  for (const line of markdown.split('\n')) {
    if (line.startsWith('## ')) {
      locale = HEADINGS[line.slice(3).trim()] ?? '';
      if (!locale) throw new Error(`docs/glossary.md: “${line}” is no language. Use one of ${Object.keys(HEADINGS).join(', ')}.`);
      found[locale] = [];
    } else if (line.startsWith('|') && locale && !/^\| *(Thing|---)/.test(line)) {
      const cells = line.split('|').slice(1, -1).map((cell) => cell.trim());
      if (cells.length !== 3) throw new Error(`docs/glossary.md: a row has three cells, not ${cells.length}: ${line}`);
      for (const not of cells[2]!.split(',').map((word) => word.trim()).filter(Boolean)) found[locale]!.push({ word: cells[1]!, not });
    }
  }
  return found;
}

interface AgainstParams {
  readonly entries: readonly GlossaryEntry[];
  /** Texts by key. */
  readonly texts: Iterable<readonly [key: string, text: string]>;
  /** What the texts are called in a complaint. */
  readonly place: string;
}

/** What is said otherwise than the glossary has it. */
export function againstGlossary({ entries, texts, place }: AgainstParams): string[] {
  const rules = entries.map((entry) => ({ ...entry, pattern: patternOf(entry.not) }));
  return [...texts]
    .filter(([key]) => !key.startsWith('fixed.') && !key.includes('.also.'))
    .flatMap(([key, text]) => rules.filter(({ pattern }) => pattern.test(text)).map(({ not, word }) => `${place}: ${key} says “${not.replace(/^~/, '')}” where the glossary has “${word}”`));
}

/** Chinese and Japanese are written without gaps between words; elsewhere a word ends where its letters end, or with a tilde goes on. */
function patternOf(word: string): RegExp {
  const isOpen = word.startsWith('~');
  const text = asPattern(word.replace(/^~/, ''));
  if (/[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u.test(text)) return new RegExp(text, 'u');
  return new RegExp(`(?<!\\p{L})${text}${isOpen ? '' : '(?!\\p{L})'}`, isOpen ? 'iu' : 'u');
}
