import type { Translated } from '../../../i18n/translated';
import type { words as English } from './en';

/** Words of the checklist on the way into the console, in Japanese. */
export const words: Translated<typeof English> = {
  text: '教育機関の準備を始めましょう。順番は自由です。',
  progress: '%{total}件中%{done}件完了',
  loading: '完了した項目を確認しています…',
  failed: 'チェックリストを読み込めませんでした。このまま先へ進めます。',
  allDone: 'すべて完了しました。お疲れさまでした。',
  done: '完了',
  hide: '今後は表示しない',
  goOn: '先へ進む',
  steps: {
    logo: { title: 'ロゴを追加する', text: 'ページや送信するメールに表示されます。' },
    contact: { title: '連絡先を登録する', text: 'サポートが必要な受講者に案内されます。' },
    branch: { title: '校舎を追加する', text: 'クラスやユーザーは校舎に所属します。' },
    user: { title: '同僚を招待する', text: '一人ひとりが自分のアカウントでログインします。' },
    course: { title: 'コースを追加する', text: '受講者が学ぶ内容です。' },
    student: { title: '受講者を追加する', text: '1人ずつ、またはファイルからまとめて追加できます。' },
    coupon: { title: 'クーポンを作成する', text: '割引は、最初の受講者を集めるきっかけになります。' },
    banner: { title: 'バナーを追加する', text: '訪問者が最初に目にするものです。' },
  },
  help: {
    steps: '実際に完了した項目が表示されます。項目を開いて完了させると、戻ったときに印が付きます。',
  },
};
