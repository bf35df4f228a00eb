import { holdsSome, maySee, mayWrite, type Actor, type Field, type Resource } from '../../../../src/schemas';
import type { PlatformContext } from '../../../kernel/context';
import type { Language } from '../../../kernel/language';
import { alsoCalled, moduleWordsOf } from '../../../messages/words/ofModules';
import { wordsOf } from '../lists/filters';
import { inOwnWords } from '../lists/places';
import { MOST_ASKED, plain, plainName } from '../lists/text';
import { namesIn } from './names';
import { addressOf, type Reader } from './pages';
import { termsOf } from './terms';

/** How a record of a module is changed: its list, and the fields that were asked for, as screens say them. */
export interface Changing {
  readonly module: string;
  readonly title: string;
  readonly address: string;
  readonly fields: readonly string[];
  /** What was asked to be changed, in the words of the question. */
  readonly terms: readonly string[];
}

interface ChangingAsked {
  readonly text: string;
  readonly language: Language;
  readonly reader: Reader;
  readonly loader: PlatformContext['loader'];
}

/** Words that something is changed by, without accents. */
const CHANGES: Readonly<Record<Language, RegExp>> = {
  en: /\b(chang(?:e|es|ing)|edit(?:ing)?|modify(?:ing)?|updat(?:e|ing)|correct(?:ing)?|adjust(?:ing)?|set(?:ting)?|rais(?:e|ing)|increas(?:e|ing)|reduc(?:e|ing)|lower(?:ing)?|fix(?:ing)?|put right)\b/g,
  fr: /(?<!\p{L})(chang\p{L}*|modifi\p{L}*|corrig\p{L}*|met\p{L}* a jour|ajust\p{L}*|augment\p{L}*|baiss\p{L}*|fixer|definir|rectifi\p{L}*)(?!\p{L})/gu,
  zh: /更改|更换|修改|改变|变更|调整|编辑|更新|更正|设置|设定|改成|改/g,
  ja: /変更|編集|修正|更新|訂正|設定|変え(?:る|たい|て|れば)?|直(?:す|し|したい|せば)/g,
};

/** What fields of a kind are asked for by, whatever they are called. */
const KINDS: Readonly<Record<Language, readonly (readonly [RegExp, readonly Field['type'][]])[]>> = {
  en: [[/^(date|day|time|hour)$/, ['date', 'datetime']], [/^(price|cost|fee|amount)$/, ['money']], [/^(picture|photo|image)$/, ['image']]],
  fr: [[/^(dat|date|jour|heure?|horair)$/, ['date', 'datetime']], [/^(pri|prix|cout|tarif|montant)$/, ['money']], [/^(imag|image|photo)$/, ['image']]],
  zh: [[/^(日期|时间)$/, ['date', 'datetime']], [/^(价格|费用|金额)$/, ['money']], [/^(图片|照片)$/, ['image']]],
  ja: [[/^(日|日付|日時|時間|時刻|日程)$/, ['date', 'datetime']], [/^(価格|値段|料金|金額)$/, ['money']], [/^(画像|写真)$/, ['image']]],
};
/** Words beside a field's name that say no more than that it is one: “phone number” is the phone. */
const BESIDE: Readonly<Record<Language, ReadonlySet<string>>> = { en: new Set(['number', 'field', 'value', 'entry', 'detail', 'date', 'day', 'time']), fr: new Set(['numero', 'champ', 'valeur', 'dat', 'jour', 'heur']), zh: new Set(['号码', '字段', '信息', '日期', '时间']), ja: new Set(['番号', '項目', '欄', '日', '日付', '日時', '時間']) };
/** Fields of a kind that are named: a class has a beginning and an end. */
const MOST_OF_KIND = 2;

/**
 * Of a question that is nothing but how a field of a record is changed: where that is done, from the words of the declarations. `null` where
 * something else is asked as well, and of what the reader may not write.
 */
export function changingOf({ text: given, language, reader, loader }: ChangingAsked): Changing | null {
  const text = given.slice(0, MOST_ASKED);
  const own = inOwnWords({ text, language });
  if (!reader || plain(own).search(CHANGES[language]) < 0) return null;
  const names = namesIn({ text, language });
  let best: { readonly changing: Changing; readonly weight: number } | null = null;
  for (const resource of loader.all()) {
    if (resource.isSingle || resource.endpoint.without.includes('update') || !holdsSome(reader, resource, 'update')) continue;
    for (const said of new Set([text, own])) {
      const asked = termsLeft({ said, resource, language, names });
      const found = asked && fieldsAsked({ resource, terms: asked.terms, language, reader });
      if (!found || (best && best.weight >= asked.length - found.extra)) continue;
      const { name: called = resource.name } = moduleWordsOf({ module: resource.name, language });
      const title = called.split(' |||| ').at(-1)!;
      const address = addressOf({ page: { key: resource.name, title, opens: null, gate: null, sections: [] }, loader });
      if (address !== null) best = { weight: asked.length - found.extra, changing: { module: resource.name, title, address, fields: found.labels, terms: asked.terms } };
    }
  }
  return best?.changing ?? null;
}

/** What is asked besides the module and the changing, and how long its name is there. */
function termsLeft({ said, resource, language, names }: { readonly said: string; readonly resource: Resource; readonly language: Language; readonly names: ReadonlySet<string> }): { readonly terms: readonly string[]; readonly length: number } | null {
  const isParted = language === 'en' || language === 'fr';
  const asWritten = (one: string): string => (isParted ? ` ${termsOf({ text: one, language }).join(' ')} ` : plainName(one));
  const rest = plain(said).replace(CHANGES[language], ' ');
  const text = isParted ? asWritten(rest) : rest;
  const { name = '', menu = '' } = moduleWordsOf({ module: resource.name, language });
  const called = [...name.split(' |||| '), menu, ...alsoCalled({ module: resource.name, language })].map(asWritten).filter((one) => one.trim() !== '');
  const word = called.filter((one) => text.includes(one)).sort((a, b) => b.length - a.length)[0];
  if (word === undefined) return null;
  const terms = termsOf({ text: text.replace(word, ' '), language }).filter((term) => !names.has(term));
  return terms.length === 0 ? null : { terms: [...new Set(terms)], length: word.length };
}

/** The fields of a module's form that the terms name, all of them: by what the field is called, else by its kind. */
function fieldsAsked({ resource, terms, language, reader }: { readonly resource: Resource; readonly terms: readonly string[]; readonly language: Language; readonly reader: Actor }): { readonly labels: readonly string[]; readonly extra: number } | null {
  const { labelOf } = wordsOf({ resource, language });
  const written = resource.form.sections.flatMap(({ fields }) => fields).flatMap((name) => {
    const field = resource.fields[name];
    return field && !field.createOnly && maySee(reader, field) && mayWrite(reader, field) ? [{ field, label: labelOf(name) }] : [];
  });
  const named = written.flatMap(({ field, label }) => [label, ...calledBesides({ field, language })].map((name) => ({ label, called: plainName(name), own: termsOf({ text: plainName(name), language }) }))).sort((one, other) => one.own.length - other.own.length);
  const isWhole = language === 'en' || language === 'fr';
  const nearestTo = (wanted: readonly string[]): (typeof named)[number] | undefined => (wanted.length === 0 ? undefined : named.find(({ called, own }) => wanted.every((term) => own.includes(term) || (!isWhole && called.includes(term)))));
  const nearest = nearestTo(terms) ?? nearestTo(terms.filter((term) => !BESIDE[language].has(term)));
  if (nearest) return { labels: [nearest.label], extra: Math.max(0, nearest.own.length - terms.length) };
  const kinds = KINDS[language].filter(([pattern]) => terms.some((term) => pattern.test(term)));
  if (kinds.length !== 1 || !terms.every((term) => kinds[0]![0].test(term))) return null;
  const ofKind = written.filter(({ field }) => kinds[0]![1].includes(field.type)).slice(0, MOST_OF_KIND);
  return ofKind.length === 0 ? null : { labels: ofKind.map(({ label }) => label), extra: 1 };
}

/** What people call a field besides: as a column in a file, as in a call, and as what it refers to. */
function calledBesides({ field: { name, aliases, to }, language }: { readonly field: Field; readonly language: Language }): readonly string[] {
  const target = to === null ? [] : [...(moduleWordsOf({ module: to, language }).name ?? '').split(' |||| '), ...alsoCalled({ module: to, language })];
  return [...aliases, name.replace(/(?<=\p{Ll})(?=\p{Lu})/gu, ' '), ...target].filter((one) => one !== '');
}
