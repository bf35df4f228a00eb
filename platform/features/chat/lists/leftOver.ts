import type { Language } from '../../../kernel/language';
import { CUES } from './cues';
import { without } from './text';

interface Read {
  /** A sentence without the name of its list. */
  readonly text: string;
  readonly language: Language;
  /** What was read from it. */
  readonly read: readonly string[];
}

/** What is left of a sentence without what was read from it. A word that does not stand there any more takes nothing away. */
export function leftOver({ text, language, read }: Read): string {
  return longestFirst(read).reduce((rest, name) => without({ text: rest, name, language }) ?? rest, text);
}

interface ReadWhole extends Read {
  /** What “and” joined: several conditions that hold at once, or what one filter names, where “or” means the same. Nothing by default. */
  readonly joins?: keyof typeof JOINED;
}

/** Whether a sentence that asks how many there are was read to its end: nothing is left but the asking, and each word said one thing. */
export function isReadWhole({ text, language, read, joins }: ReadWhole): boolean {
  let rest: string | null = text;
  for (const name of longestFirst(read)) {
    rest = without({ text: rest, name, language });
    if (rest === null) return false;
  }
  const left = rest.replace(ASKING[language], ' ').replace(FILLERS[language], ' ');
  return !/[\p{L}\p{N}]/u.test(joins === undefined || isJoinedToName({ text, language }) ? left : left.replace(JOINED[joins][language], ' '));
}

/** Whether what joins stands beside the gap that the name of the list has left: “coupons and courses” are two lists. */
function isJoinedToName({ text, language }: Omit<Read, 'read'>): boolean {
  const gap = language === 'zh' || language === 'ja' ? ' ' : '   ';
  return [...text.matchAll(JOINED.one[language])].some(({ 0: { length }, index }) => text.slice(0, index).endsWith(gap) || text.startsWith(gap, index + length));
}

/** Whether a sentence without the name of its list asks for nothing but where that is. */
export function asksWhere({ text, language }: Omit<Read, 'read'>): boolean {
  const rest = text.replace(WHERE[language], ' ');
  return rest !== text && isReadWhole({ text: rest, language, read: [] });
}

const WHERE = everywhere((language) => CUES[language].asksWhere.source);

/** Whether a sentence holds words that nothing was read from, and that may say which rows are meant. */
export function hasUnread({ text, language, read }: Read): boolean {
  const rest = leftOver({ text, language, read }).replace(ASKING[language], ' ').replace(FILLERS[language], ' ').replace(WHERE[language], ' ').replace(new RegExp(CUES[language].asksForList.source, 'gu'), ' ');
  return (rest.match(WORD) ?? []).some((word) => !JOINING[language].has(word));
}

const WORD = /[\p{L}\p{N}]+(?:['’][\p{L}\p{N}]+)*/gu;

/** Words that join others: by themselves nothing was left out with them. */
const JOINING: Readonly<Record<Language, ReadonlySet<string>>> = {
  en: new Set('and or for from with by on at to in about just only also any some each every s this'.split(' ')),
  fr: new Set('et ou pour avec par sur dans au aux du ce cet cette ces se sa son ses c s'.split(' ')),
  zh: new Set('和 或 与 给 从 到 把 关于'.split(' ')),
  ja: new Set('と も へ や から まで ため もの について'.split(' ')),
};

function longestFirst(read: readonly string[]): readonly string[] {
  return read.filter((name) => name !== '').sort((a, b) => b.length - a.length);
}

const ASKING = everywhere((language) => CUES[language].asksCount.source);

/** What may stand between things that were all read. */
const JOINED = {
  all: everywhere((language) => ({ en: String.raw`(?<![\p{L}\p{N}])and(?![\p{L}\p{N}])`, fr: String.raw`(?<![\p{L}\p{N}])et(?![\p{L}\p{N}])`, zh: '并且|而且|且', ja: 'かつ' })[language]),
  one: everywhere((language) => ({ en: String.raw`(?<![\p{L}\p{N}])(?:and|or)(?![\p{L}\p{N}])`, fr: String.raw`(?<![\p{L}\p{N}])(?:et|ou)(?![\p{L}\p{N}])`, zh: '和|或者|或|与', ja: 'または|もしくは|や' })[language]),
};

/** Words that say nothing of which rows are meant. What joins or compares them is none: it may join what was not read. */
const FILLERS = everywhere((language) => ({
  en: String.raw`(?<![\p{L}\p{N}])(?:in (?:all|total)|at the moment|right now|of|are|is|there(?:'s)?|do|does|did|we|i|us|me|have|has|got|our|my|the|an?|all|total|overall|now|currently|yet|still|please|tell|show|list|give|find|display|see|you|can|that|which|who|were|was|been|be|exist|ones)(?![\p{L}\p{N}])`,
  fr: String.raw`(?<![\p{L}\p{N}])(?:au total|en tout|en ce moment|s'il (?:te|vous) plait|est-ce qu(?:e|')|y a(?:-t-| t )?il|y a|de|des|du|les?|la|il|y|en|t|ne|nous|vous|on|je|ai|a|as|avons|avez|ont|sont|est|ete|mes|mon|ma|nos|notre|qui|tous|toutes|total|actuellement|maintenant|montre(?:-moi|z)?|affiche|liste|donne(?:-moi|z)?|dis(?:-moi)?)(?![\p{L}\p{N}'])|(?<![\p{L}\p{N}])(?:d|l|j|n)'`,
  zh: '请问|告诉我|还|我们|现在|目前|当前|一共|总共|所有|全部|显示|列出|查看|我|请|有|的|了|吗|呢|个|位|名|条|在|是|共',
  ja: 'されている|している|された|される|した|する|教えてください|教えて|ください|いますか|ありますか|でしょうか|見せて|表示|すべて|全部で|全部|現在|合計|総数|私たち|いる|ある|います|あります|ですか|です|か|は|が|を|の|に|で|な|と|数',
})[language]);

function everywhere(source: (language: Language) => string): Readonly<Record<Language, RegExp>> {
  const of = (language: Language): RegExp => new RegExp(source(language), 'gu');
  return { en: of('en'), fr: of('fr'), zh: of('zh'), ja: of('ja') };
}
