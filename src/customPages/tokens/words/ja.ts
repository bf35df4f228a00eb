import type { Translated } from '../../../i18n/translated';
import type { words as English } from './en';

/** Words of the screen of AI tokens, in Japanese. */
export const words: Translated<typeof English> = {
  buy: 'AIトークンを購入',
  balance: '残り',
  credit: '受け取った合計',
  debit: '使った合計',
  loading: 'AIトークンを読み込んでいます…',
  failed: 'AIトークンを読み込めませんでした。',
  rate: 'AIトークン %{amount} 個の価格は %{price} です。',
  exclusive: '税別の価格です。ここでの支払いに税は加算されません。',
  inclusive: '税込みです。',
  noRate: 'まだ価格がありません。運営者にお問い合わせください。',
  noCheckout: 'このプラットフォームではまだ支払いができません。',
  movements: '受け取りと使用',
  allMovements: 'すべての取引',
  noMovements: 'まだ受け取りも使用もありません。',
  left: '残り %{balance}',
  orders: '購入',
  allOrders: 'すべての購入',
  noOrders: 'まだ購入はありません。',
  forTokens: 'AIトークン %{amount} 個',
  state: { pending: '支払い待ち', paid: '支払い済み', failed: '未払い' },
  remaining: '残りのAIトークン：%{balance}',
  least: '%{price} 以上。',
  sandbox: 'テスト決済です。実際のお金は動きません。',
  payee: 'AIトークン %{amount} 個',
  pending: '支払いはまだ確認されていません。確認され次第、AIトークンは自動で届きます。もう一度支払う必要はありません。',
  closed: '支払いが完了する前に閉じられました。すでに支払い済みの場合、AIトークンは自動的に届きます。もう一度支払う前に購入履歴を確認してください。',
  lost: '支払い済みの場合、AIトークンは数分以内に自動で届きます。もう一度支払わないでください。',
  thanks: { title: 'ありがとうございます', text: 'ご購入ありがとうございます。', available: '現在 %{balance} 個のAIトークンが使えます。', close: '閉じる' },
  operator: { text: 'AIトークンの価格と、各教育機関の保有数です。', rates: '価格', purchases: '教育機関の購入', transactions: '教育機関の取引' },
  help: {
    balance: 'AIトークンはアシスタントの作業に使われます。ここには教育機関の残り、受け取った数、使った数が表示されます。',
    buy: '価格かトークン数を入力すると、もう一方は現在の価格から計算されます。支払い後すぐにトークンが届きます。途中でページが閉じても自動で届きます。',
  },
};
