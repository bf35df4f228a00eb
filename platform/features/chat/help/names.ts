import type { Language } from '../../../kernel/language';
import { termsOf } from './terms';

/** What is a name in any language: a text in quotes, an address, whatever holds a digit. */
const ANYWHERE = [/“[^”]+”|"[^"]+"|«[^»]+»|「[^」]+」|『[^』]+』/gu, /\S+@\S+|https?:\/\/\S+|[\p{Script=Latin}\p{N}-]+(?:\.[\p{Script=Latin}\p{N}-]+)+/gu, /[\p{Script=Latin}\p{N}_-]*\p{N}[\p{Script=Latin}\p{N}_-]*/gu];
/** A word with a capital, and small letters behind it: SMS is no name. */
const CAPITAL = String.raw`\p{Lu}\p{M}*\p{Ll}[\p{Script=Latin}\p{M}’'-]*`;
/** Whom a title follows, among signs that nothing parts. */
const TITLED: Readonly<Record<Language, readonly RegExp[]>> = {
  en: [], fr: [],
  zh: [/[王李张刘陈杨赵黄周吴徐孙胡朱高林何郭马罗梁宋郑谢韩唐冯于董萧程曹袁邓许傅沈曾彭吕苏卢蒋蔡贾丁魏薛叶阎余潘杜戴夏钟汪田任姜范方石姚谭廖邹熊金陆郝孔白崔康毛邱秦江史顾侯邵孟龙万段雷钱汤尹黎易常武乔贺赖龚文]\p{Script=Han}{0,2}(?=同学|老师|先生|女士)/gu, /(?<=[把给让帮为将向与和])\p{Script=Han}{1,4}?(?=同学|老师|先生|女士)/gu],
  ja: [/(?:\p{Script=Han}{1,4}|[\p{Script=Katakana}ー・]{1,16})(?=さん|さま|様|先生|くん|ちゃん)/gu],
};

/** The words of a question that are plainly names, as they are looked for: the help speaks of none, and of what is done with them all the same. */
export function namesIn({ text, language }: { readonly text: string; readonly language: Language }): ReadonlySet<string> {
  const named = [...ANYWHERE, ...TITLED[language]].flatMap((pattern) => text.match(pattern) ?? []);
  return new Set([...named, ...capitalsIn({ text, language })].flatMap((name) => termsOf({ text: name, language })));
}

/** Words with a capital within a sentence; none where all of it is written so, and none that one of many is meant by (“a Certificate”). */
function capitalsIn({ text, language }: { readonly text: string; readonly language: Language }): readonly string[] {
  if (language === 'zh' || language === 'ja') return text.match(new RegExp(CAPITAL, 'gu')) ?? [];
  const saying = (text.match(/\p{L}[\p{L}\p{M}’'-]*/gu) ?? []).filter((word) => termsOf({ text: word, language }).length > 0);
  if (!saying.some((word) => /^\p{Ll}/u.test(word))) return [];
  return text.match(new RegExp(String.raw`(?<=[\p{L}\p{N}’'”"»,;:)-]\s|[’'"“«(/=])(?<!(?<!\p{L})(?:an?|une?|another|any|des)\s)${CAPITAL}`, 'gu')) ?? [];
}
