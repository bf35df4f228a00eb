import type { Language } from '../../../kernel/language';

/** How people ask what something comes to. */
interface SumCues {
  readonly asks: RegExp;
  /** Words for money that moved, each with the module whose sum is meant and what its rows are narrowed to; the first that stands there counts. */
  readonly topics: readonly SumTopic[];
  /** What stands between two such words where both are asked for. */
  readonly joins: RegExp;
}

export interface SumTopic {
  readonly said: RegExp;
  readonly module: string;
  readonly filter?: Readonly<Record<string, readonly string[]>>;
  /** What the sum is called, among the chat’s words, to an institute whose rows tell what others did to it. @default as its module calls it */
  readonly toInstitute?: 'billedToYou';
}

const MODULES = [
  { module: 'transactionHistory', filter: { kind: ['refund'], status: ['successful'] } }, { module: 'invoice', toInstitute: 'billedToYou' }, { module: 'salesReport' },
  { module: 'offlineRevenue', filter: { method: ['cash'] } }, { module: 'offlineRevenue' }, { module: 'revenue' },
] as const;

/** Refunded · billed · sold · taken in cash · taken at a branch · taken online, or any word for what comes in. */
function topics(...said: readonly [RegExp, RegExp, RegExp, RegExp, RegExp, RegExp]): readonly SumTopic[] {
  return MODULES.map((one, at) => ({ ...one, said: said[at]! }));
}

/** Of texts that are plain: small, and without accents. */
export const SUM_CUES: Readonly<Record<Language, SumCues>> = {
  en: {
    asks: /\b(?:how much(?: money)?|what(?:'s| is| was)?(?: the| our| my)? total|what did|total|sum(?: of)?)\b/,
    topics: topics(/\b(?:refund(?:ed|s|ing)?|paid back|money back)\b/, /\b(?:bill(?:ed|s|ing)?|invoiced?|invoices)\b/, /\b(?:sales|sold|sell|turnover)\b/, /\b(?:in )?cash\b/, /\boffline revenues?\b/, /\b(?:revenues?|income|earn(?:ed|ings)?|receive(?:d)?|collect(?:ed)?|came in|come in|takings)\b/),
    joins: /\b(?:and|or)\b|[&+/]|^\s*,\s*$/,
  },
  fr: {
    asks: /\b(?:combien(?! de)(?: a-t-on| avons-nous| a-t-il| a| d'argent)?|quel(?:le)?s? (?:est|etait|sont)(?: le| la)? (?:total|montant|somme)(?: des?| du)?|montant(?: total)?(?: des?| du)?|total(?: des?| du)?|somme(?: des?| du)?|qu'avons-nous)\b/,
    topics: topics(/\bremboursee?s?\b|\bremboursements?\b/, /\bfactur(?:ee?s?|es?|ation)\b/, /\b(?:ventes?|vendue?s?|chiffre d'affaires)\b/, /\b(?:en )?especes\b/, /\brevenus? hors ligne\b/, /\b(?:revenus?|recettes?|encaissee?s?|encaissements?|gagnee?s?|recue?s?)\b/),
    joins: /\b(?:et|ou)\b|[&+/]|^\s*,\s*$/,
  },
  zh: {
    asks: /多少钱|多少(?!条|个|位|名|次|张|笔)|总额|合计|总计|总金额|金额/,
    topics: topics(/退款|退了|退还/, /开票|账单|发票/, /销售额?|售出|卖了/, /现金/, /线下收入/, /收入|实收|到账|收到/),
    joins: /[和与與及或跟同并]|[&+/]|^\s*[,、]\s*$/,
  },
  ja: {
    asks: /いくら|合計金?額?|総額|金額|総計/,
    topics: topics(/返金額?/, /請求書|請求額?/, /売上高?|販売/, /現金/, /オフライン収益/, /収益|収入|入金額?|受け取/),
    joins: /と|や|も|か|及び|および|または|又は|[&+/]|^\s*[,、・]\s*$/,
  },
};
