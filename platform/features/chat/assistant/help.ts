import { asPattern } from '../../../../src/schemas/asPattern';
import { offeredPrice } from '../../../../src/schemas/offeredPrice';
import type { PlatformContext } from '../../../kernel/context';
import { localeOf } from '../../../kernel/language';
import { changingOf, type Changing } from '../help/changing';
import { addressOf } from '../help/pages';
import { answersOf, type Found } from '../help/search';
import { termsOf } from '../help/terms';
import { listFor } from '../lists/count';
import { sumFor } from '../lists/sum';
import { asksHow, type ListAsked } from '../lists/sentence';
import { plansOnOffer, type Plan } from '../plans';
import { CHAT_WORDS, said } from '../words';
import { asText, type Question } from './question';

type Context = PlatformContext;

const MOST_ALSO = 3;
/** Words that are named where nothing speaks of them. */
const MOST_UNHELD = 3;

/** The first words of a chat. */
export function greeting({ language, reader, name }: Pick<Question, 'language' | 'reader' | 'name'>): string {
  const words = CHAT_WORDS[language];
  const examples = reader ? words.examples : words.planExamples;
  return `${reader ? said(words.greeting, { name: asText(name) }) : words.greetingAnybody}\n\n${words.tryThis}\n${examples.map((one) => `- ${one}`).join('\n')}`;
}

/** Whether somebody merely says hello, which a chat begins with by itself. */
export function isGreeting(text: string): boolean {
  return /^(hello|hi|hey|good (morning|day|evening)|bonjour|salut|bonsoir|你好|您好|嗨|こんにちは|こんばんは|おはようございます)[\s!,.！。、]*$/i.test(text.trim());
}

/** An answer out of the help alone, in the reader's language and within the reader's rights. */
export async function helpAnswer({ context, question }: { readonly context: Context; readonly question: Question }): Promise<string> {
  const { text, language, reader } = question;
  const { loader } = context;
  if (isGreeting(text)) return greeting(question);
  const words = CHAT_WORDS[language];
  if (!reader && asksForPlans(text)) return plansAnswer({ plans: await plansOnOffer(context), text, language });
  const summed = await sumFor({ context, question });
  if (summed) return [summed.said, linkTo({ list: summed.list, language })].join('\n\n');
  const { list, counted = null } = (await listFor({ context, question })) ?? {};
  const note = asksForChange(text) && !asksHow({ text, language }) ? [words.changesNothing] : [];
  const by = counted !== null && list !== undefined && list.guessed !== null ? [said(words.countedBy, { field: asText(list.guessed) })] : [];
  const listed = list ? [counted ?? words.list, linkTo({ list, language }), ...by] : [];
  if (list) return [...listed, ...(list.isWider ? [widerSaid({ list, words })] : []), ...note].join('\n\n');
  const { found: [best, ...others], unheld } = await answersOf({ text, language, reader, loader });
  const unspoken = unheld.length === 0 ? [] : [said(words.nothingOf, { words: unheld.slice(0, MOST_UNHELD).map((word) => said(words.quoted, { word: asText(word) })).join(words.orElse) })];
  const change = changingOf({ text, language, reader, loader });
  if (change && !(best && saysMore({ found: best, change, language }))) return [changeSaid({ change, language }), `[${said(words.open, { title: asText(change.title) })}](${change.address})`, ...note].join('\n\n');
  if (!best) return [[words.nothing, ...unspoken].join(language === 'zh' || language === 'ja' ? '' : ' '), `${words.tryThis}\n${(reader ? words.examples : words.planExamples).map((one) => `- ${one}`).join('\n')}`].join('\n\n');
  return [pieceOf({ found: best, language, loader }), ...note, ...alsoOf({ others, language, loader })].join('\n\n');
}

/** Why a list shows more than was asked for. */
function widerSaid({ list: { notBy }, words }: { readonly list: ListAsked; readonly words: (typeof CHAT_WORDS)['en'] }): string {
  if (notBy === null) return words.wider;
  return notBy.kind === 'amount' ? words.notByAmount : said(words.notByInstitute, { name: asText(notBy.name) });
}

/** Whether a piece of the help is headed by just the change that was asked for. */
export function saysMore({ found: { section }, change: { terms }, language }: { readonly found: Found; readonly change: Changing; readonly language: Question['language'] }): boolean {
  const heading = termsOf({ text: section.heading ?? '', language });
  return terms.every((term) => heading.includes(term));
}

/** How a field of a record is changed, in a sentence. */
export function changeSaid({ change: { title, fields }, language }: { readonly change: Changing; readonly language: Question['language'] }): string {
  const words = CHAT_WORDS[language];
  return said(words.changing, { title: asText(title), fields: fields.map((field) => said(words.quoted, { word: asText(field) })).join(words.orElse) });
}

/** The way to a list, and what it is narrowed to. */
function linkTo({ list: { title, address, narrowed }, language }: { readonly list: Pick<ListAsked, 'title' | 'address' | 'narrowed'> } & Pick<Question, 'language'>): string {
  return `**[${asText(title)}](${address})** ${narrowed.length > 0 ? said(CHAT_WORDS[language].narrowed, { narrowed: narrowed.map(asText).join('; ') }) : ''}`.trim();
}

/** A piece of the help with what was looked for made strong, and the way to its screen. */
function pieceOf({ found: { page, section, matched }, language, loader }: { readonly found: Found; readonly language: Question['language'] } & Pick<Context, 'loader'>): string {
  const words = CHAT_WORDS[language];
  const address = addressOf({ page, loader });
  const head = section.heading === null ? `**${asText(page.title)}**` : `**${asText(page.title)}** · ${asText(section.heading)}`;
  return [head, `> ${marked({ text: section.text, matched })}`, ...(address === null ? [] : [`[${said(words.open, { title: asText(page.title) })}](${address})`])].join('\n\n');
}

function alsoOf({ others, language, loader }: { readonly others: readonly Found[]; readonly language: Question['language'] } & Pick<Context, 'loader'>): string[] {
  const links = others.slice(0, MOST_ALSO).flatMap(({ page }) => {
    const address = addressOf({ page, loader });
    return address === null ? [] : [`[${asText(page.title)}](${address})`];
  });
  return links.length === 0 ? [] : [`${CHAT_WORDS[language].seeAlso} ${links.join(' · ')}`];
}

/** The text with these words strong. */
export function marked({ text, matched }: { readonly text: string; readonly matched: readonly string[] }): string {
  const plain = asText(text);
  const words = matched.filter((word) => word.length > 1).map((word) => asText(word)).sort((a, b) => b.length - a.length);
  if (words.length === 0) return plain;
  const any = words.map((word) => asPattern(word)).join('|');
  // Looked around by a pattern that is made once: made anew for each answer, it costs more than all the rest of it.
  const isWithin = (word: string, at: number): boolean => LATIN_LETTER.test(plain.charAt(at - 1)) || LATIN_LETTER.test(plain.charAt(at + word.length));
  return plain.replace(new RegExp(any, 'g'), (word, at: number) => (isWithin(word, at) ? word : `**${word}**`)).replaceAll('****', '');
}

const LATIN_LETTER = /[\p{Script=Latin}\p{N}]/u;

function asksForChange(text: string): boolean {
  return /\b(delete|remove|erase|drop|deactivate|change|update|set|give|grant|refund|supprim\w+|efface\w*|modifi\w+|désactiv\w+)\b|删除|更改|修改|停用(?!的)|清空|削除し|変更し|無効に/i.test(text);
}

function asksForPlans(text: string): boolean {
  return /\b(plans?|pric\w*|cost\w*|cheap\w*|offer\w*|monthly|yearly|buy|tokens?|formules?|prix|tarifs?|coûte\w*|chère?|offres?|jetons?)\b|套餐|价格|多少钱|便宜|令牌|プラン|料金|価格|値段|安い|いくら|トークン/i.test(text);
}

/** The plans on offer, as a list; the cheapest is named where it was asked for. */
function plansAnswer({ plans, text, language }: { readonly plans: readonly Plan[]; readonly text: string; readonly language: Question['language'] }): string {
  const words = CHAT_WORDS[language];
  const [first] = plans;
  if (!first) return words.noPlans;
  const line = (plan: Plan): string => planLine({ plan, language });
  const named = plans.filter(({ name }) => text.toLowerCase().includes(name.toLowerCase()));
  const shown = named.length > 0 ? named : plans;
  const cheapest = /\bcheap|least|moins ch|便宜|安い/i.test(text) ? [said(words.cheapest, { plan: line(first) })] : [];
  return [...cheapest, words.plans, shown.slice(0, 20).map((plan) => `- ${line(plan)}`).join('\n')].join('\n\n');
}

/** One plan in a line: name, price, what comes with it. */
export function planLine({ plan: { name, price, billingCycle, aiToken }, language }: { readonly plan: Plan; readonly language: Question['language'] }): string {
  const words = CHAT_WORDS[language];
  return `**${asText(name)}** – ${offeredPrice({ amount: price, language })} ${words[billingCycle]}${aiToken > 0 ? `, ${said(words.withTokens, { count: aiToken.toLocaleString(localeOf(language)) })}` : ''}`;
}
