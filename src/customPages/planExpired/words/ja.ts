import type { Translated } from '../../../i18n/translated';
import type { words as English } from './en';

/** Words of the page that says what an ended plan means, in Japanese. */
export const words: Translated<typeof English> = {
  title: '所属機関の会員プラン',
  text: '所属機関のプランの期限が切れました。更新またはアップグレードするまで、画面は利用できません。データは失われていません。',
  running: '所属機関のプランは管理画面の運営者が管理しています。',
  ask: '更新または変更については、管理画面の運営者にお問い合わせください。',
  contact: '更新または変更についてのお問い合わせ先：',
};
