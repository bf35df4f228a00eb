import type { Language } from '../../kernel/language';

/** What the chat says by itself. `%{…}` stands for a part. */
interface ChatWords {
  readonly greeting: string;
  readonly greetingAnybody: string;
  readonly examples: readonly string[];
  readonly planExamples: readonly string[];
  /** Before examples. */
  readonly tryThis: string;
  readonly nothing: string;
  /** Behind it: the words that no page of the help has, each in quotes. */
  readonly nothingOf: string;
  readonly quoted: string;
  readonly orElse: string;
  readonly open: string;
  readonly seeAlso: string;
  /** How a field of a record is changed: its list, and what the field is called, in quotes. */
  readonly changing: string;
  readonly list: string;
  /** Before a list: how many rows it holds; over all institutes. */
  readonly counted: string;
  readonly countedOne: string;
  readonly countedAll: string;
  /** Behind such a number: how many of them the list hides until it is asked for them; where that is the only one. */
  readonly among: string;
  /** Below a list of a period of which nothing said by which date: by which it was counted. */
  readonly countedBy: string;
  readonly amongOne: string;
  /** Before a list: what its rows come to, over one institute or all; then what that counts. */
  readonly summed: string;
  readonly summedAll: string;
  /** The sum of invoices, to an institute: it bills nobody by them. */
  readonly billedToYou: string;
  /** In place of a sum, where the rest of the question was not understood, or a time was asked for that the number is not told by. */
  readonly notSummed: string;
  readonly narrowed: string;
  /** Below a list, where not all of the question was understood. */
  readonly wider: string;
  /** The same, where the list has no filter for an amount, or by the institute that was asked for. */
  readonly notByAmount: string;
  readonly notByInstitute: string;
  /** Before the help’s own words, where the assistant cannot be reached. */
  readonly unreachable: string;
  readonly cut: string;
  readonly noEar: string;
  readonly unheard: string;
  readonly unreadable: string;
  readonly tooLong: string;
  readonly tooOften: string;
  readonly busy: string;
  readonly changesNothing: string;
  readonly plans: string;
  readonly noPlans: string;
  readonly monthly: string;
  readonly yearly: string;
  readonly withTokens: string;
  readonly cheapest: string;
  readonly failed: string;
  readonly no: string;
}

const en: ChatWords = {
  greeting: 'Hello %{name}! Ask me how something in the console works, or which rows you want to see.',
  greetingAnybody: 'Hello! Ask me about the plans, or how an institute registers.',
  examples: ['How do I invite somebody?', 'Coupons that end this month', 'Restore a deleted record'],
  planExamples: ['Which plan is the cheapest?', 'How do I register an institute?'],
  tryThis: 'For example:',
  nothing: 'I found nothing about this in the help that is open to you. Say it in other words, or name the screen.',
  nothingOf: 'Nothing in the help speaks of %{words}.', quoted: '“%{word}”', orElse: ' or ',
  open: 'Open “%{title}”', seeAlso: 'See also:',
  changing: 'Open “%{title}”, choose the record, change %{fields}, and save.',
  summed: '%{measure}: **%{sum}**.', summedAll: 'In all institutes, %{measure}: **%{sum}**.', billedToYou: 'What you were billed, less refunds', notSummed: 'I can sum “%{measure}” over a period and the filters of its list, but not by all that you asked. The list shows its sum for any filters:',
  list: 'Here is the list:', counted: 'There are **%{count}**%{among}. Here is the list:', countedOne: 'There is **1**%{among}. Here is the list:', countedAll: 'In all institutes: **%{count}**%{among}. Here is the list:', among: ', %{count} of them “%{mark}”', countedBy: 'Counted by “%{field}”.', amongOne: ' (%{mark})', narrowed: '(%{narrowed})',
  wider: 'I did not understand all of it: the list may show more than you asked for.',
  notByAmount: 'This list cannot be narrowed by an amount: it shows more than you asked for.', notByInstitute: 'This list has no filter for “%{name}”: it shows more than you asked for.',
  unreachable: 'The assistant cannot be reached at the moment. This is what the help says:',
  cut: 'The answer was cut off. Ask again to have it whole.',
  noEar: 'Speech is not set up on this platform. Please write your question.',
  unheard: 'I understood no words in the recording. Speak closer to the microphone, or write.',
  unreadable: 'This message could not be read. Send {"type": "text", "content": "…"}.',
  tooLong: 'This is too long: at most %{most} characters, or 20 seconds of speech.',
  tooOften: 'Those were many questions at once. Wait a minute and ask again.',
  busy: 'One question after the other, please: your last one is still being answered.',
  changesNothing: 'I change nothing myself. On the screen you see what would change, and confirm it there.',
  plans: 'These plans are on offer:', noPlans: 'No plan is on offer at present.', monthly: 'a month', yearly: 'a year', withTokens: '%{count} AI tokens', cheapest: 'The cheapest plan is %{plan}.',
  failed: 'Something went wrong while I answered. Please ask again.',
  no: 'No',
};

const fr: ChatWords = {
  greeting: 'Bonjour %{name} ! Demandez-moi comment fonctionne la console, ou quelles lignes vous voulez voir.',
  greetingAnybody: 'Bonjour ! Interrogez-moi sur les formules, ou sur l’inscription d’un établissement.',
  examples: ['Comment inviter quelqu’un ?', 'Coupons qui expirent ce mois', 'Restaurer un élément supprimé'],
  planExamples: ['Quelle formule est la moins chère ?', 'Comment inscrire un établissement ?'],
  tryThis: 'Par exemple :',
  nothing: 'Je n’ai rien trouvé à ce sujet dans l’aide qui vous est ouverte. Dites-le autrement, ou nommez l’écran.',
  nothingOf: 'Rien dans l’aide ne parle de %{words}.', quoted: '« %{word} »', orElse: ' ou ',
  open: 'Ouvrir « %{title} »', seeAlso: 'Voir aussi :',
  changing: 'Ouvrez « %{title} », choisissez l’élément, modifiez %{fields}, puis enregistrez.',
  summed: '%{measure} : **%{sum}**.', summedAll: 'Dans tous les établissements, %{measure} : **%{sum}**.', billedToYou: 'Ce qui vous a été facturé, moins les remboursements', notSummed: 'Je peux additionner « %{measure} » sur une période et selon les filtres de sa liste, mais pas selon tout ce que vous demandez. La liste montre la somme pour tous les filtres :',
  list: 'Voici la liste :', counted: 'Il y en a **%{count}**%{among}. Voici la liste :', countedOne: 'Il y en a **1**%{among}. Voici la liste :', countedAll: 'Dans tous les établissements : **%{count}**%{among}. Voici la liste :', among: ', dont %{count} « %{mark} »', countedBy: 'Compté d’après « %{field} ».', amongOne: ' (%{mark})', narrowed: '(%{narrowed})',
  wider: 'Je n’ai pas tout compris : la liste montre peut-être plus que demandé.',
  notByAmount: 'Cette liste ne se filtre pas par montant : elle montre plus que demandé.', notByInstitute: 'Cette liste n’a pas de filtre pour « %{name} » : elle montre plus que demandé.',
  unreachable: 'L’assistant est injoignable pour le moment. Voici ce que dit l’aide :',
  cut: 'La réponse a été interrompue. Reposez la question pour l’avoir en entier.',
  noEar: 'La parole n’est pas configurée sur cette plateforme. Écrivez votre question.',
  unheard: 'Je n’ai reconnu aucun mot dans l’enregistrement. Parlez plus près du micro, ou écrivez.',
  unreadable: 'Ce message est illisible. Envoyez {"type": "text", "content": "…"}.',
  tooLong: 'C’est trop long : %{most} caractères au plus, ou 20 secondes de parole.',
  tooOften: 'Cela fait beaucoup de questions à la fois. Attendez une minute, puis reposez la vôtre.',
  busy: 'Une question après l’autre : je réponds encore à la précédente.',
  changesNothing: 'Je ne modifie rien moi-même. L’écran montre ce qui changerait, et c’est là que vous confirmez.',
  plans: 'Voici les formules proposées :', noPlans: 'Aucune formule n’est proposée en ce moment.', monthly: 'par mois', yearly: 'par an', withTokens: '%{count} jetons IA', cheapest: 'La formule la moins chère est %{plan}.',
  failed: 'Un incident a interrompu ma réponse. Reposez la question.',
  no: 'non',
};

const zh: ChatWords = {
  greeting: '%{name}，您好！请问我管理后台怎么用，或者说出您想看哪些数据。',
  greetingAnybody: '您好！欢迎咨询套餐，或机构如何注册。',
  examples: ['怎么邀请用户？', '本月到期的优惠券', '恢复已删除的记录'],
  planExamples: ['哪个套餐最便宜？', '机构怎么注册？'],
  tryThis: '例如：',
  nothing: '在您可以查看的帮助中没有找到相关内容。请换一种说法，或说出页面名称。',
  nothingOf: '帮助中没有提到%{words}。', quoted: '“%{word}”', orElse: '或',
  open: '打开“%{title}”', seeAlso: '另请参阅：',
  changing: '打开“%{title}”，选择要更改的记录，修改%{fields}，然后保存。',
  summed: '%{measure}：**%{sum}**。', summedAll: '所有机构的%{measure}：**%{sum}**。', billedToYou: '向您开具的账单金额（扣除退款）', notSummed: '我可以按时间段和列表的筛选条件对“%{measure}”求和，但无法满足您问题中的全部条件。列表会显示任意筛选条件下的合计：',
  list: '列表在这里：', counted: '共有 **%{count}** 条%{among}。列表在这里：', countedOne: '共有 **1** 条%{among}。列表在这里：', countedAll: '所有机构共有 **%{count}** 条%{among}。列表在这里：', among: '，其中“%{mark}” %{count} 条', countedBy: '按“%{field}”计数。', amongOne: '（%{mark}）', narrowed: '（%{narrowed}）',
  wider: '您的问题我没有全部理解，列表可能比您要的更多。',
  notByAmount: '此列表不能按金额筛选，显示的内容比您要的多。', notByInstitute: '此列表没有“%{name}”的筛选条件，显示的内容比您要的多。',
  unreachable: '目前无法连接助手。帮助中的说明如下：',
  cut: '回答中断了。请再问一次以获得完整回答。',
  noEar: '此平台未设置语音功能。请输入您的问题。',
  unheard: '录音中没有听清内容。请靠近麦克风再说一次，或改用文字。',
  unreadable: '无法读取这条消息。请发送 {"type": "text", "content": "…"}。',
  tooLong: '内容过长：最多 %{most} 个字符，或 20 秒语音。',
  tooOften: '提问过于频繁。请一分钟后再试。',
  busy: '请逐个提问：上一个问题还在回答中。',
  changesNothing: '我不会自行更改任何数据。页面会显示将要更改的内容，由您在那里确认。',
  plans: '目前提供以下套餐：', noPlans: '目前没有可选的套餐。', monthly: '每月', yearly: '每年', withTokens: '%{count} 个 AI 令牌', cheapest: '最便宜的套餐是 %{plan}。',
  failed: '回答时出了问题。请再问一次。',
  no: '否',
};

const ja: ChatWords = {
  greeting: '%{name}さん、こんにちは。管理画面の使い方や、見たい一覧をお尋ねください。',
  greetingAnybody: 'こんにちは。プランや、教育機関の登録についてお尋ねください。',
  examples: ['ユーザーを招待する方法は？', '今月終了するクーポン', '削除した記録を復元する'],
  planExamples: ['一番安いプランは？', '教育機関を登録する方法は？'],
  tryThis: '例：',
  nothing: '閲覧できるヘルプの中には見つかりませんでした。別の言い方にするか、画面の名前を書いてください。',
  nothingOf: 'ヘルプには%{words}についての説明がありません。', quoted: '「%{word}」', orElse: 'や',
  open: '「%{title}」を開く', seeAlso: '関連項目：',
  changing: '「%{title}」を開き、変更する記録を選んで、%{fields}を変更し、保存します。',
  summed: '%{measure}は**%{sum}**です。', summedAll: 'すべての教育機関の%{measure}は**%{sum}**です。', billedToYou: '請求を受けた金額（返金後）', notSummed: '「%{measure}」は期間と一覧のフィルターで合計できますが、ご質問のすべての条件では合計できません。一覧では、どのフィルターでも合計が表示されます：',
  list: '一覧はこちらです：', counted: '**%{count}**件あります%{among}。一覧はこちらです：', countedOne: '**1**件あります%{among}。一覧はこちらです：', countedAll: 'すべての教育機関で**%{count}**件あります%{among}。一覧はこちらです：', among: '（うち「%{mark}」%{count}件）', countedBy: '「%{field}」で数えています。', amongOne: '（%{mark}）', narrowed: '（%{narrowed}）',
  wider: '一部を理解できませんでした。お求めより多く表示されることがあります。',
  notByAmount: 'この一覧は金額で絞り込めないため、お求めより多く表示されます。', notByInstitute: 'この一覧には「%{name}」のフィルターがないため、お求めより多く表示されます。',
  unreachable: '現在アシスタントに接続できません。ヘルプには次のようにあります：',
  cut: '回答が途中で切れました。もう一度お尋ねください。',
  noEar: 'このプラットフォームでは音声が設定されていません。質問を入力してください。',
  unheard: '録音から言葉を聞き取れませんでした。マイクに近づいて話すか、入力してください。',
  unreadable: 'このメッセージは読み取れません。{"type": "text", "content": "…"} を送信してください。',
  tooLong: '長すぎます。%{most} 文字以内、または 20 秒以内でお願いします。',
  tooOften: '質問が続きすぎています。1 分待ってからもう一度お尋ねください。',
  busy: '前の質問に回答中です。1 つずつお尋ねください。',
  changesNothing: 'アシスタントが自分でデータを変更することはありません。変更内容は画面で確認してください。',
  plans: 'ご利用いただけるプランは次のとおりです：', noPlans: '現在ご利用いただけるプランはありません。', monthly: '月額', yearly: '年額', withTokens: 'AIトークン %{count}', cheapest: '一番安いプランは %{plan} です。',
  failed: '回答中に問題が起きました。もう一度お尋ねください。',
  no: 'いいえ',
};

export const CHAT_WORDS: Readonly<Record<Language, ChatWords>> = { en, fr, zh, ja };

/** A sentence with its parts put in. */
export function said(sentence: string, parts: Readonly<Record<string, string | number>>): string {
  return sentence.replace(/%\{(\w+)\}/g, (whole, name: string) => String(parts[name] ?? whole));
}
