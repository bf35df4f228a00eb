import type * as english from '../../en/modules/homeSection';
import type { Translated } from '../../translated';

export const first: Translated<typeof english.first> = {
  name: 'トップページのセクション',
  menu: 'ホーム設定',
  newOne: 'セクションを新規作成',
  fields: {
    title: 'タイトル',
    kind: '表示内容',
    courses: '対象のコース',
    courseIds: 'コース',
    categoryId: 'カテゴリー',
    shows: '最大表示数',
    order: '順番',
    isShown: '表示',
  },
  choices: {
    kind: {
      banners: 'バナー',
      categories: 'カテゴリー',
      courses: 'コース',
      faculty: '講師',
      webinars: 'ウェビナー',
      tests: 'テスト',
    },
    courses: {
      newest: '新しいコース',
      popular: '受講者の多いコース',
      chosen: 'ここで選ぶコース',
    },
    isShown: {
      true: '表示',
      false: '非表示',
    },
  },
  actions: {
    show: '受講者に表示する',
    hide: '受講者に非表示にする',
  },
  done: {
    show: '表示しました',
    hide: '非表示にしました',
  },
};

export const later: Translated<typeof english.later> = {
  hints: {
    categoryId: '空欄の場合は、すべてのカテゴリーのコースが対象です。',
    shows: '受講者がさらに表示するまでに並ぶ数です。',
  },
  effects: {
    show: 'セクションを受講者のトップページに戻します。',
    hide: 'セクションを受講者のトップページから外します。内容は残ります。',
  },
};
