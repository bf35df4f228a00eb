import { TELLINGS, type Telling } from './pay';

const LANGUAGES = ['en', 'fr', 'zh', 'ja'] as const;
type Language = (typeof LANGUAGES)[number];

interface Words {
  readonly title: string;
  readonly note: string;
  readonly pay: string;
  readonly fail: string;
  readonly vanish: string;
  readonly cancel: string;
  readonly declined: string;
  readonly gone: string;
  readonly unreachable: string;
  readonly telling: string;
  readonly tellings: Readonly<Record<Telling, string>>;
}

/** What the page is made with. */
export interface CheckoutPageInput {
  readonly language: string;
  readonly orderId: string;
  /** `null`: there is no such order. */
  readonly paise: number | null;
}

/** The page at which nobody pays: what happens is chosen. */
export function checkoutPage({ language, orderId, paise }: CheckoutPageInput): string {
  const known = LANGUAGES.find((one) => one === language) ?? 'en';
  const words = WORDS[known];
  const amount = paise === null ? '' : new Intl.NumberFormat(`${known}-u-nu-latn`, { style: 'currency', currency: 'INR' }).format(paise / 100);
  const options = TELLINGS.map((telling) => `<option value="${telling}">${words.tellings[telling]}</option>`).join('');
  const form = paise === null
    ? `<p role="alert">${words.gone}</p><button type="button" id="cancel">${words.cancel}</button>`
    : `<p class="amount">${amount}</p>
      <label for="telling">${words.telling}</label>
      <select id="telling">${options}</select>
      <p id="said" role="alert"></p>
      <button type="button" id="pay" class="primary">${words.pay}</button>
      <button type="button" id="fail">${words.fail}</button>
      <button type="button" id="vanish">${words.vanish}</button>
      <button type="button" id="cancel">${words.cancel}</button>`;
  return `<!doctype html>
<html lang="${known}">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <title>${words.title}</title>
    <link rel="stylesheet" href="page.css" />
    <script src="page.js" defer></script>
  </head>
  <body>
    <main data-order="${/^order_[A-Za-z0-9]+$/.test(orderId) ? orderId : ''}" data-declined="${words.declined}" data-unreachable="${words.unreachable}">
      <h1>${words.title}</h1>
      <p>${words.note}</p>
      ${form}
    </main>
  </body>
</html>
`;
}

const WORDS: Readonly<Record<Language, Words>> = {
  en: {
    title: 'Test payment', note: 'No money moves here: choose what is to happen.', pay: 'Pay', fail: 'Have it declined', vanish: 'Pay and lose the page', cancel: 'Leave without paying',
    declined: 'The bank has declined the payment. You can try again.', gone: 'There is no such order.', unreachable: 'The sandbox does not answer. Try again.', telling: 'Message about the payment',
    tellings: { once: 'At once', delayed: 'After 20 seconds', doubled: 'Twice', reordered: 'In the wrong order', never: 'Never' },
  },
  fr: {
    title: 'Paiement d’essai', note: 'Aucun argent ne circule ici : choisissez ce qui doit se passer.', pay: 'Payer', fail: 'Faire refuser', vanish: 'Payer et perdre la page', cancel: 'Partir sans payer',
    declined: 'La banque a refusé le paiement. Vous pouvez réessayer.', gone: 'Cette commande n’existe pas.', unreachable: 'Le bac à sable ne répond pas. Réessayez.', telling: 'Message sur le paiement',
    tellings: { once: 'Tout de suite', delayed: 'Après 20 secondes', doubled: 'Deux fois', reordered: 'Dans le désordre', never: 'Jamais' },
  },
  zh: {
    title: '模拟支付', note: '这里不会产生真实扣款，请选择要模拟的结果。', pay: '支付', fail: '模拟被拒绝', vanish: '支付后页面丢失', cancel: '不支付并离开',
    declined: '银行拒绝了这笔支付，您可以重试。', gone: '没有这个订单。', unreachable: '沙盒没有响应，请重试。', telling: '支付通知',
    tellings: { once: '立即', delayed: '20 秒后', doubled: '两次', reordered: '顺序颠倒', never: '从不' },
  },
  ja: {
    title: 'テスト決済', note: '実際のお金は動きません。起こることを選んでください。', pay: '支払う', fail: '拒否させる', vanish: '支払ってページを失う', cancel: '支払わずに戻る',
    declined: '銀行が支払いを拒否しました。もう一度お試しください。', gone: 'この注文はありません。', unreachable: 'サンドボックスが応答しません。もう一度お試しください。', telling: '支払いの通知',
    tellings: { once: 'すぐに', delayed: '20 秒後', doubled: '二重に', reordered: '順序を入れ替えて', never: '送らない' },
  },
};
