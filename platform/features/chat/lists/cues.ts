import type { Language } from '../../../kernel/language';
import type { Period, PERIODS } from '../../../kernel/days';
import { monthIn } from './months';

/** How people say in a language which rows they mean. */
interface Cues {
  readonly periods: readonly (readonly [RegExp, (typeof PERIODS)[number]])[];
  /** With the number of days in the first group. */
  readonly next: RegExp;
  readonly last: RegExp;
  /** Words before a list, as in “show …”. */
  readonly asksForList: RegExp;
  /** Asks how many there are. */
  readonly asksCount: RegExp;
  /** What stands about the name of a list, an ellipsis in its place, where the sentence speaks of its rows: “doubts without an answer”. Null where word order does not tell. */
  readonly rowsThat: RegExp | null;
  /** Asks how something is done: the help answers. */
  readonly asksHow: RegExp;
  /** Tells to make something, as in “record a payment”: the help answers how. */
  readonly tellsToMake: RegExp;
  /** Asks where something is. */
  readonly asksWhere: RegExp;
  /** Turns round what it belongs to. */
  readonly not: RegExp;
  /** The same at the end of what stands before a word that it turns round, in the first group. */
  readonly notBefore: RegExp;
  /** The same at the beginning of what stands behind one, where the language has it there. */
  readonly notAfter: RegExp | null;
  /** The opposite of “active” in one word. */
  readonly inactive: RegExp;
  /** Names rows beside the others, at the end of what stands before the word for them or at the beginning of what stands behind it, in the first group. */
  readonly amongBefore: RegExp | null;
  readonly amongAfter: RegExp | null;
  /** Which date is meant: one by which something ends, begins, was sold, or was made. */
  readonly ends: RegExp;
  readonly begins: RegExp;
  readonly sold: RegExp;
  readonly made: RegExp;
  /** Says that somebody signed in; and speaks of people without naming a list of them. */
  readonly signsIn: RegExp;
  readonly people: RegExp;
}

export const CUES: Readonly<Record<Language, Cues>> = {
  en: {
    periods: [
      [/\btoday\b/, 'today'], [/\btomorrow\b/, 'tomorrow'], [/\byesterday\b/, 'yesterday'],
      [/\bthis week\b/, 'thisWeek'], [/\bnext week\b/, 'nextWeek'], [/\b(last|past|previous) week\b/, 'lastWeek'],
      [/\bthis month\b/, 'thisMonth'], [/\bnext month\b/, 'nextMonth'], [/\b(last|past|previous) month\b/, 'lastMonth'],
      [/\bthis year\b/, 'thisYear'], [/\bnext year\b/, 'nextYear'], [/\b(last|past|previous) year\b/, 'lastYear'],
    ],
    next: /\b(?:next|coming|within|in)(?: the)?(?: next)? (\d{1,3}) days?\b/, last: /\b(?:(?:in|over|during|within|for) (?:the )?)?(?:last|past|previous) (\d{1,3}) days?\b/,
    asksForList: /\b(show|list|find|give|display|filter|which|all|see|open|search|how many|number of|count|who (is|are))\b/, asksCount: /\b(how many|number of|count)\b/, rowsThat: /^\s*(?:(?:the|my|our|all) )?… (?:(?:from|of|in) \S+ )?(?:who|that|which|whose|with|without|not)\b/, asksHow: /\b(how(?! many\b(?!.*\b(can|may|could|should|must)\b))|why|what (is|does|are|happens)|explain|can i|do i(?! (?:have|own|see)\b))\b/,
    tellsToMake: /^\s*(?:please )?(?:(?:i|we) (?:want|need|would like|wish|have) to |let me |to )?(?:record|enter|collect|receive|take|accept|note|log|issue|write|raise)\b/, asksWhere: /\bwhere(?:'s| is| are| do i (?:see|find))?\b/,
    not: /\b(not|no|without|excluding|except|non|never|cannot|(?:is|are|was|were|do|does|did|have|has|had|ca|could|wo|would|should)n't)\b/, notBefore: /(?<![\p{L}\p{N}'])(not|no|without|excluding|except|non|never|cannot|(?:is|are|was|were|do|does|did|have|has|had|ca|could|wo|would|should)n't)[\s-]*$/u, notAfter: null,
    inactive: /(?<![\p{L}\p{N}])(?:inactive|deactivated|disabled)(?![\p{L}\p{N}])/u,
    amongBefore: /(?<![\p{L}\p{N}'])(including|incl|with|even|also)(?: the)?\s*$/u, amongAfter: null,
    ends: /\b(end(s|ing|ed)?|expir\w*|run(s|ning)? out|finish\w*|due|until)\b/, begins: /\b(start(s|ing|ed)?|begin(s|ning)?|began|from)\b/, made: /\b(created|new|added|made|joined|registered|came in)\b/, sold: /\b(sold|paid)\b/,
    signsIn: /\b(?:logged|signed|logs?|signs?)[ -]?in(?:to)?\b/, people: /\b(?:who|people|persons?|anybody|anyone|everybody|everyone)\b/,
  },
  fr: {
    periods: [
      [/aujourd.hui/, 'today'], [/\bdemain\b/, 'tomorrow'], [/\bhier\b/, 'yesterday'],
      [/\bcette semaine(?:-ci)?\b/, 'thisWeek'], [/\bsemaine prochaine\b/, 'nextWeek'], [/\bsemaine (derniere|passee)\b/, 'lastWeek'],
      [/\b(ce mois(?:-ci)?|mois-ci|mois en cours)\b/, 'thisMonth'], [/\bmois prochain\b/, 'nextMonth'], [/\bmois (dernier|passe)\b/, 'lastMonth'],
      [/\b(cette annee(?:-ci)?|annee en cours)\b/, 'thisYear'], [/\bannee prochaine\b/, 'nextYear'], [/\b(annee derniere|an dernier|annee passee)\b/, 'lastYear'],
    ],
    next: /\b(?:prochains|dans les|d.ici|sous) ?(?:prochains )?(\d{1,3})(?: prochains)? jours?\b/, last: /\b(?:derniers|depuis|ces) (\d{1,3})(?: derniers)? jours?\b|\b(\d{1,3}) derniers jours\b/,
    asksForList: /\b(montre\w*|affiche\w*|liste\w*|trouve\w*|donne\w*|quels|quelles|tous|toutes|voir|ouvr\w*|cherche\w*|combien(?! cout)|nombre)\b/, asksCount: /\b(combien|nombre)\b/, rowsThat: /^\s*(?:(?:les|mes|nos|des) )?… (?:(?:de|du|des|a) \S+ )?(?:qui|dont|avec|sans|pas)(?!\p{L})/u, asksHow: /\b(comment|pourquoi|qu.est-ce|que fait|expli\w*|puis-je|peut-on)\b/,
    tellsToMake: /^\s*(?:je (?:veux|voudrais|dois) |pour )?(?:enregistrer|saisir|noter|encaisser|percevoir|recevoir|etablir|emettre|rediger)\b/, asksWhere: /\bou (?:est|sont|se trouvent?|trouver|voir)\b/,
    not: /\b(non|sans|sauf|hors|pas|jamais|aucune?s?)\b|\bne \S+ plus\b/, notBefore: /(?<![\p{L}\p{N}'])(non|sans|sauf|hors|pas|ne sont plus|n'est plus)[\s-]*$/u, notAfter: null,
    inactive: /(?<![\p{L}\p{N}])(?:inacti(?:f|fs|ve|ves)|desactivee?s?)(?![\p{L}\p{N}])/u,
    amongBefore: /(?<![\p{L}\p{N}'])(y compris|avec|meme|aussi)(?: les)?\s*$/u, amongAfter: null,
    ends: /\b(finiss\w*|finit|fin|termin\w*|expir\w*|echean\w*|prennent fin|jusqu)\b/, begins: /\b(commenc\w*|debut\w*|demarr\w*)\b/, made: /\b(cree\w*|nouvea\w*|nouvell\w*|ajoute\w*|inscrit\w*)\b/, sold: /\b(vendu\w*|paye\w*)\b/,
    signsIn: /(?:\bs'est |\bse sont |\bs'etaient )?\bconnecte\w*/, people: /\b(?:qui|personnes?|quelqu'un|gens)\b/,
  },
  zh: {
    periods: [
      [/今天|今日/, 'today'], [/明天|明日/, 'tomorrow'], [/昨天|昨日/, 'yesterday'], [/(本|这|這)(个)?(周|星期|礼拜)/, 'thisWeek'], [/下(个)?(周|星期|礼拜)/, 'nextWeek'], [/上(个)?(周|星期|礼拜)/, 'lastWeek'],
      [/(本|这个?|當|当)月/, 'thisMonth'], [/下个?月/, 'nextMonth'], [/上个?月/, 'lastMonth'], [/今年|本年/, 'thisYear'], [/明年/, 'nextYear'], [/去年/, 'lastYear'],
    ],
    next: /(?:未来|接下来|今后|之后)(?:的)?\s?(\d{1,3})\s?天/, last: /(?:最近|过去|近)(?:的)?\s?(\d{1,3})\s?天/,
    asksForList: /显示|列出|多少(?!钱)|几[个位名家张门条次笔份节场道间]|查看|找|哪些|所有|全部|打开|搜索|筛选/, asksCount: /多少(?!钱)[个位名家张门条次笔份节场道间]?|几[个位名家张门条次笔份节场道间]|数量/, rowsThat: null, asksHow: /怎么|怎样|如何|为什么|什么是|是什么|解释/,
    tellsToMake: /^\s*(?:我(?:想|要)|请|帮我)?(?:登记|录入|记录(?!在)|收取|开具)/, asksWhere: /在?(?:哪里|哪儿|何处)/,
    not: /不|没|未|非|除/, notBefore: /(不是|没有|未|非|不)\s*$/, notAfter: null,
    inactive: /已?停用的?|未启用的?/,
    amongBefore: /(包括|包含|含|连同)\s*$/, amongAfter: null,
    ends: /结束|到期|过期|截止|失效/, begins: /开始|生效|起始/, made: /创建|新增|新的|添加|加入|注册/, sold: /售出|支付/,
    signsIn: /登录过?|登陆过?/, people: /谁|哪些人|有人|人员|多少人|的人/,
  },
  ja: {
    periods: [
      [/今日|本日/, 'today'], [/明日/, 'tomorrow'], [/昨日/, 'yesterday'], [/今週/, 'thisWeek'], [/来週/, 'nextWeek'], [/先週/, 'lastWeek'],
      [/今月/, 'thisMonth'], [/来月/, 'nextMonth'], [/先月/, 'lastMonth'], [/今年/, 'thisYear'], [/来年/, 'nextYear'], [/昨年|去年/, 'lastYear'],
    ],
    next: /(?:今後|これから|次の)\s?(\d{1,3})\s?日間?|(\d{1,3})\s?日以内/, last: /(?:過去|直近|最近|この)(?:の)?\s?(\d{1,3})\s?日間?/,
    asksForList: /表示|一覧|何[人名件]|いくつ|見せて|見たい|探|すべて|どの|開いて|検索/, asksCount: /何[人名件]|いくつ|件数|人数/, rowsThat: null, asksHow: /どうやって|方法|やり方|なぜ|とは|説明|どうすれば|には/,
    tellsToMake: /を(?:記録|入力|受領|受け取|徴収|発行)(?:する|したい|る|りたい|$)/, asksWhere: /どこ/,
    not: /ない|なし|ません|非|未|以外|ではな/, notBefore: /(非|未)$/, notAfter: /^(?:\s|な)*((?:では|じゃ|で)(?:ない|ありません))/,
    inactive: /無効(?:な|の)?/,
    amongBefore: null, amongAfter: /^\s*((?:を|も)含(?:む|めた|めて|め)|も)/,
    ends: /終了|終わ|期限|切れ|満了|締切/, begins: /開始|始ま|始め/, made: /作成|新しい|新規|追加|登録/, sold: /販売|支払/,
    signsIn: /(?:ログイン|サインイン)(?:した|している|して)?/, people: /誰が?|だれが?|人/,
  },
};

/** The period that a text names, and the words that name it; `null` for none. */
export function periodIn({ text, language }: { readonly text: string; readonly language: Language }): { readonly period: Period; readonly read: string } | null {
  const { periods, next, last } = CUES[language];
  const days = (found: RegExpExecArray): number => Math.max(1, Number(found.slice(1).find((group) => group !== undefined)));
  const [ahead, back] = [next.exec(text), last.exec(text)];
  if (ahead) return { period: { next: days(ahead) }, read: ahead[0] };
  if (back) return { period: { last: days(back) }, read: back[0] };
  for (const [pattern, period] of periods) {
    const found = pattern.exec(text);
    if (found) return { period, read: found[0] };
  }
  const named = monthIn({ text, language });
  return named && { period: { month: named.month, year: named.year }, read: named.read };
}
