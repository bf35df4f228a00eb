import type { Translated } from '../../../i18n/translated';
import type { words as English } from './en';

/** Words of the page that says what an ended plan means, in Japanese. */
export const words: Translated<typeof English> = {
  title: '所属機関の会員プラン',
  text: '所属機関のプランの期限が切れました。更新またはアップグレードするまで、画面は利用できません。データは失われていません。',
  running: '所属機関のプランは管理画面の運営者が管理しています。',
  ask: '更新または変更については、管理画面の運営者にお問い合わせください。',
  contact: '更新または変更についてのお問い合わせ先：',
  parts: { plan: 'プラン', price: '料金', ends: '終了日', ended: '終了した日', learners: '受講者', staff: 'スタッフ' },
  noPlan: '会員プランは選ばれていません',
  noEnd: '終了日はありません',
  monthly: '月額%{price}',
  yearly: '年額%{price}',
  ofSeats: '%{most}人中%{has}人',
  over: '契約の人数を超えています。登録は妨げられませんが、運営者にご相談ください。',
};
