import type { Language } from '../../../kernel/language';

/** What people of a place are asked for by, with the place in the first group; the plainest first. */
const PLACES: Readonly<Record<Language, readonly RegExp[]>> = {
  en: [/\b(?:(?:living|live|based|come) )?(?:from|in) ([\p{L}'’.-]+(?: [\p{L}'’.-]+){0,2}?)(?=\s*[?.!]*$| (?:and|or|are|is|was|were|have|has|had|who|that|joined|added|created)\b)/iu, /\b(?:(?:living|live|based|come) )?(?:from|in) (\p{Lu}[\p{L}'’-]*(?: \p{Lu}[\p{L}'’-]*){0,2})/u],
  fr: [/(?:\b(?:de|d’|d'|habitant)|à) ?(\p{Lu}[\p{L}’-]*(?: \p{Lu}[\p{L}’-]*){0,2})/u],
  zh: [/(?:来自|位于|住在)\s*([\p{L} ]{1,20}?)\s*(?:的|$)/u],
  ja: [/([\p{Script=Latin}\p{Script=Katakana}ー]{2,20}[市県区町村]?|\p{Script=Han}{1,6}[市県区町村])(?:に住む|在住の|出身の|の)/u],
};

/** Words that a place does not begin with, nor hold. */
const NO_PLACE = /(?:^| )(?:a|an|the|my|our|your|his|her|their|this|that|these|those|last|next|past|coming|which|what|who|all|any|each|every|no|it|them|here|there|and|or|with|by|to|of|total|general|detail|order)(?= |$)/i;

/** The place that a sentence names as one asks for people of it, as it is written there, and with the words that it is asked by; `null` for none. */
export function placeNamed({ text, language }: { readonly text: string; readonly language: Language }): { readonly place: string; readonly read: string } | null {
  for (const pattern of PLACES[language]) {
    const found = pattern.exec(text.normalize('NFKC'));
    const place = found?.[1]?.trim();
    if (found && place !== undefined && !NO_PLACE.test(place)) return { place, read: found[0].replace(/[\s?.!]+$/, '') };
  }
  return null;
}

/** What people call others than the console does. */
const ALSO: Readonly<Record<Language, readonly (readonly [RegExp, string])[]>> = {
  en: [[/\b(?:student|pupil)(s?)\b/gi, 'learner$1'], [/\bbulk\b/gi, 'several'], [/\brenam(?:e|ing)\b/gi, 'change the name of']],
  fr: [[/(?<!\p{L})(?:élève|étudiant)(s?)(?!\p{L})/giu, 'apprenant$1'], [/(?<!\p{L})renommer(?!\p{L})/giu, 'changer le nom de']],
  zh: [[/学生/g, '学员'], [/重命名/g, '修改名称']],
  ja: [[/生徒|学生/g, '受講者']],
};

/** A text in the words of the console. */
export function inOwnWords({ text, language }: { readonly text: string; readonly language: Language }): string {
  return ALSO[language].reduce((said, [pattern, own]) => said.replace(pattern, own), text);
}
