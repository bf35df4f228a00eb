import type * as english from '../../en/modules/course';
import type { Translated } from '../../translated';

export const first: Translated<typeof english.first> = {
  name: 'コース',
  newOne: 'コースを新規作成',
  menu: 'コース',
  fields: {
    thumbnail: '画像',
    curriculumType: '授業形式',
    mainCategories: 'メインカテゴリー',
    subCategories: 'サブカテゴリー',
    subjectIds: '科目',
    facultyIds: '講師',
    languageId: '言語',
    planType: '料金区分',
    price: '価格',
    offerPrice: '割引価格',
    validity: '受講日数',
    learners: '受講者数',
  },
  choices: {
    curriculumType: {
      recorded: '録画',
      live: 'ライブ',
      blended: 'ライブと録画',
    },
    planType: {
      free: '無料',
      paid: '有料',
      both: '無料・有料',
    },
  },
};

export const later: Translated<typeof english.later> = {
  warnings: { facultyIds: '「%{name}」は無効で、ログインできません。' },
  sections: {
    teaching: '授業',
  },
  hints: {
    planType: '「無料・有料」は一部を誰でも受講でき、残りは購入者だけが受講できます。',
    validity: '受講者が受講登録の開始日からコースを利用できる日数です。',
  },
  rules: {
    paidForNothing: '有料のものは0より高い価格にしてください。誰にも支払いを求めない場合は「無料」を選んでください。',
    offeredForNothing: '割引価格は0より高くしてください。割引がなければ空欄のままにし、誰にも支払いを求めない場合は「無料」を選んでください。',
  },
  effects: {
    activate: 'コースの提供を始めます。これ以降サイトに表示されます。',
    deactivate: 'コースの提供をやめます。受講中の人はそのまま利用できます。',
  },
};
