import { maySee, withLabel, type Actor, type Field, type Filter, type Resource } from '../../../../src/schemas';
import { readNumber } from '../../../../src/schemas/readNumber';
import { formatMoney } from '../../../../src/schemas/writtenMoney';
import { localeOf, type Language } from '../../../kernel/language';
import type { FoundFilter } from './filters';
import { placeOf, plainName } from './text';

/** An amount that rows are asked to have more or less than. */
export interface Amount {
  readonly how: 'least' | 'over' | 'most' | 'under' | 'between';
  readonly value: number;
  /** Of what lies between two. */
  readonly until: number | null;
  /** Whether money was said. */
  readonly isMoney: boolean;
  /** The words that say it. */
  readonly read: string;
  /** What stands behind them. */
  readonly after: string;
}

const SCALE = String.raw`(?:(?:k|thousand|mille|lakhs?|lacs?|lk|l|crores?|cr)(?!\p{L})|[千万萬億亿])`;
const MONEY = String.raw`(?:(?:rupees?|roupies?|rs|inr)(?!\p{L})\.?|₹|ルピー|卢比)`;

/** A number as people write it, whose groups bear this name. */
function number(name: string): string {
  return String.raw`(?<before${name}>(?:₹|(?<!\p{L})(?:rs\.?|inr))\s?)?(?<number${name}>\d{1,3}(?:[ ,.']\d{2,3})+(?:[.,]\d{1,2})?(?!\d)|\d+(?:[.,]\d+)?)(?:\s?(?<scale${name}>${SCALE}))?(?<money${name}>\s?${MONEY})?`;
}

type Pattern = readonly [Amount['how'], RegExp];

const ONE = number('');
/** What says that an amount is a price. */
const COSTS = String.raw`(?:(?:cost(?:s|ing)?|worth|priced(?: at)?|coute(?:nt)?|coutant|valent|vaut|valant|d'un montant de)\s)?`;
/** Words before an amount, or behind it. */
const said = (how: Amount['how'], words: string): Pattern => [how, new RegExp(String.raw`(?<!\p{L})${COSTS}(?:${words})\s?${ONE}`, 'u')];
const behind = (how: Amount['how'], words: string): Pattern => [how, new RegExp(String.raw`(?<![\d.,])${ONE}\s?(?:${words})`, 'u')];
const between = (first: string, second: string, end: string): Pattern => ['between', new RegExp(String.raw`${first}\s?${number('')}\s?(?:${second})\s?${number('2')}${end}`, 'u')];
/** In writing that parts no words, words before an amount stand anywhere. */
const glued = (how: Amount['how'], words: string): Pattern => [how, new RegExp(String.raw`(?:${words})\s?${ONE}`, 'u')];

/** Of texts that are plain. What is wider stands first: “no more than” holds “more than”. */
const PATTERNS: Readonly<Record<Language, readonly Pattern[]>> = {
  en: [
    between(String.raw`(?<!\p{L})between`, 'and|to', ''), said('most', 'at most|no more than|not more than|up to|maximum(?: of)?|<=|≤'), said('least', 'at least|no less than|not less than|minimum(?: of)?|>=|≥'),
    behind('least', String.raw`(?:or|and) (?:more|above|over|higher)(?!\p{L})`), behind('most', String.raw`(?:or|and) (?:less|below|under|lower)(?!\p{L})`),
    said('over', 'over|above|(?:more|greater|higher|larger|dearer|costlier) than|exceeding|beyond|>'), said('under', 'under|below|(?:less|lower|smaller|cheaper|fewer) than|<'),
  ],
  fr: [
    between(String.raw`(?<!\p{L})entre`, 'et', ''), said('most', 'au plus|au maximum|maximum|jusqu\'a|pas plus de|<=|≤'), said('least', 'au moins|au minimum|minimum|a partir de|pas moins de|>=|≥'),
    behind('least', String.raw`(?:ou|et) plus(?!\p{L})`), behind('most', String.raw`(?:ou|et) moins(?!\p{L})`),
    said('over', 'plus (?:de|d\'|cheres? que|chers? que)|au-dessus de|superieure?s? a|depassant|excedant|>'), said('under', 'moins (?:de|d\'|cheres? que|chers? que)|en dessous de|inferieure?s? a|sous|<'),
  ],
  zh: [
    between('', '到|至|和|-|~', '之间'), glued('most', '不超过|不高于|不多于|至多|最多'), glued('least', '不低于|不少于|至少|最少'), behind('least', '及以上|以上|起'), behind('most', '及以下|以下|以内'),
    glued('over', '超过|大于|高于|多于|超出'), glued('under', '低于|小于|少于|不到|不足'),
  ],
  ja: [
    between('', 'から|〜|~|-', '(?:まで|の間)'), behind('least', '以上'), behind('most', '以下|以内|まで'), behind('over', 'を?超え(?:る|た)|超|より(?:高い|多い|大きい)|を?上回る'), behind('under', '未満|より(?:安い|低い|少ない|小さい)|を?下回る'),
  ],
};

/** The amount that a plain text names; `null` for none. */
export function amountIn({ text, language }: { readonly text: string; readonly language: Language }): Amount | null {
  for (const [how, pattern] of PATTERNS[language]) {
    const found = pattern.exec(text);
    if (!found) continue;
    const groups = found.groups!;
    const read = (name: string): number | null => {
      const reading = readNumber({ text: `${groups[`number${name}`]}${groups[`scale${name}`] ?? ''}`, locale: localeOf(language), unit: '₹' });
      return reading.kind === 'number' ? reading.value : null;
    };
    const [value, until] = [read(''), how === 'between' ? read('2') : null];
    if (value === null || (how === 'between' && until === null)) continue;
    return { how, value, until, isMoney: ['before', 'money', 'before2', 'money2', 'scale'].some((name) => groups[name] !== undefined), read: found[0], after: text.slice(found.index + found[0].length) };
  }
  return null;
}

interface AmountAsked {
  readonly amount: Amount;
  readonly text: string;
  readonly language: Language;
  readonly resource: Resource;
  readonly reader: Actor;
  readonly labelOf: (field: string) => string;
}

/** The filter of a list by an amount: the one that is named, else that of money. `null` where the list has none, or something else is counted: “more than 2 courses”. */
export function amountFilter({ amount, text, language, resource, reader, labelOf }: AmountAsked): FoundFilter | null {
  const ranges = resource.list.filters.flatMap((filter: Filter) => {
    const field = resource.fields[filter.field];
    return field && RANGED.has(field.type) && maySee(reader, field) ? [{ field, label: labelOf(filter.field) }] : [];
  });
  const labelled = ranges.find(({ label }) => placeOf({ text, name: plainName(label), language }) >= 0);
  const meant = labelled && (!amount.isMoney || labelled.field.type === 'money') ? labelled : amount.isMoney || !countsSomething({ amount, language }) ? ranges.find(({ field }) => field.type === 'money') : undefined;
  if (!meant) return null;
  const { field, label } = meant;
  const written = (value: number): string => (field.type === 'money' ? formatMoney({ value, locale: localeOf(language) }) : value.toLocaleString(localeOf(language)));
  const words = { least: `≥ ${written(amount.value)}`, over: `> ${written(amount.value)}`, most: `≤ ${written(amount.value)}`, under: `< ${written(amount.value)}`, between: `${written(amount.value)} – ${written(amount.until ?? 0)}` }[amount.how];
  return { name: field.name, value: rangeOf({ amount, field }), said: withLabel({ label, text: words, language }), read: [amount.read, ...(meant === labelled ? [plainName(label)] : [])] };
}

const RANGED: ReadonlySet<Field['type']> = new Set(['money', 'number', 'integer']);

/** Both ends of a filter are included: what is more than so much begins at the next value that the field can hold. */
function rangeOf({ amount: { how, value, until }, field }: { readonly amount: Amount; readonly field: Field }): { readonly from?: number; readonly to?: number } {
  const places = field.type === 'integer' ? 0 : field.type === 'money' ? 2 : field.decimals;
  const step = (by: 1 | -1): number => Number((value + by * 10 ** -places).toFixed(places));
  switch (how) {
    case 'least': return { from: value };
    case 'over': return { from: step(1) };
    case 'most': return { to: value };
    case 'under': return { to: step(-1) };
    case 'between': return { from: Math.min(value, until!), to: Math.max(value, until!) };
  }
}

/** Whether a word stands behind a number that says what it counts. */
function countsSomething({ amount: { after }, language }: { readonly amount: Amount; readonly language: Language }): boolean {
  return (language === 'en' || language === 'fr') && /^\s?\p{L}/u.test(after) && !NEXT[language].test(after);
}

const NEXT = { en: /^\s?(?:and|or|that|which|who|in|for|of|with|this|last|created|from|please)(?!\p{L})/u, fr: /^\s?(?:et|ou|qui|que|en|pour|de|du|avec|ce|cette|crees?)(?!\p{L})/u };
