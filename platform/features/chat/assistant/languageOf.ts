import type { Language } from '../../../kernel/language';

/** Words that stand in sentences of one of the two languages and not of the other. */
const WORDS = {
  en: /(?<![\p{L}'’])(the|how|many|what|which|where|who|why|when|is|are|was|were|do|does|did|can|could|of|and|my|our|your|with|without|from|this|that|these|show|list|find|give|have|has|not|in|to|for|all|learners|students|courses)(?![\p{L}'’])/giu,
  fr: /(?<![\p{L}])(le|la|les|des|du|un|une|est|sont|combien|comment|quels?|quelles?|où|ou|pourquoi|quand|qui|que|dans|pour|avec|sans|sur|mes|nos|vos|cette|ces|ce|mois|et|de|au|aux|montre\p{L}*|affiche\p{L}*|peut|puis-je|ai|avons|pas|apprenants?|cours|élèves?)(?![\p{L}])|(?<![\p{L}])(?:[ldjnscm]|qu)['’](?=\p{L})/giu,
} as const;

/**
 * The language that a question is asked in, which it is answered in: by its script, and among languages of one script by the words that only one of
 * them has. Where that tells nothing, as of a name or of signs that Chinese and Japanese share, it is the reader's.
 */
export function languageOf({ text, reader }: { readonly text: string; readonly reader: Language }): Language {
  const letters = count(text, /\p{L}/gu);
  const eastern = count(text, /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー]/gu);
  // A name of the other script within a sentence is no sentence of it.
  if (eastern * 2 > letters) {
    if (/\p{Script=Hiragana}|\p{Script=Katakana}/u.test(text)) return 'ja';
    return reader === 'ja' && !CHINESE.test(text) && (text.match(/\p{Script=Han}/gu) ?? []).every((sign) => japaneseSigns().has(sign)) ? 'ja' : 'zh';
  }
  if (eastern > 0 && (reader === 'ja' || reader === 'zh')) return reader;
  const [english, french] = [count(text, WORDS.en), count(text, WORDS.fr)];
  if (english === french) return reader;
  return english > french ? 'en' : 'fr';
}

/** How Chinese asks, by signs that Japanese has as well. */
const CHINESE = /怎[么样]|什么|哪[里个些]|有多少|是不是|能不能/;

/** The signs of Japanese: those of JIS X 0208, which has none of the simplified ones. Made when they are first asked for. */
function japaneseSigns(): ReadonlySet<string> {
  signs ??= new Set(new TextDecoder('euc-jp').decode(Uint8Array.from({ length: 94 * 94 * 2 }, (_, at) => 0xa1 + (at % 2 === 0 ? Math.floor(at / 188) : Math.floor(at / 2) % 94))));
  return signs;
}

let signs: ReadonlySet<string> | null = null;

function count(text: string, pattern: RegExp): number {
  return text.match(pattern)?.length ?? 0;
}
