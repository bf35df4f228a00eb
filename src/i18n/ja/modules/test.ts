import type * as english from '../../en/modules/test';
import type { Translated } from '../../translated';

export const first: Translated<typeof english.first> = {
  name: 'テスト',
  newOne: 'テストを新規作成',
  fields: {
    type: '種類',
    courseId: 'コース',
    sectionId: '科目の区分',
    duration: '所要時間',
    totalMark: '満点',
    passMark: '合格点',
    numberOfAttempt: '受験回数',
    index: 'コース内の順番',
    thumbnail: '画像',
    instructions: '説明',
    sections: '区分',
    questions: '問題',
    marks: '問題の配点の合計',
  },
  choices: {
    type: {
      curriculum: 'カリキュラム',
      live: 'ライブ',
      previous_year: '過去問',
      practise: '練習',
      model: '模擬',
    },
    status: {
      draft: '下書き',
      published: '公開中',
    },
  },
  actions: {
    withdraw: '取り下げ',
  },
  done: {
    publish: '公開しました',
    withdraw: '取り下げました',
  },
};

export const later: Translated<typeof english.later> = {
  hints: {
    passMark: '空欄の場合、不合格はありません。',
    numberOfAttempt: '受講者が受験できる回数です。',
    index: 'コースのテストはこの順に表示されます。',
  },
  sections: {
    marking: '時間と配点',
    instructions: '説明',
  },
  meanings: {
    status: {
      draft: 'スタッフにだけ表示されます。',
      published: 'コースの受講者が受験できます。',
    },
  },
  effects: {
    publish: 'コースの受講者が受験できるようにします。コースがない場合は、誰も受験できません。',
    withdraw: '受講者に表示しないようにします。結果は残ります。',
  },
  rules: {
    passUnreachable: '問題の配点の合計は%{marks}点で、合格には%{pass}点が必要なため、誰も合格できません。問題を追加するか、合格点を下げてください。',
    noSections: '公開する前に、区分を1つ以上追加してください。',
    noQuestions: '先に問題のある区分を追加してください。このままでは受講者が解く問題がありません。',
    sectionsTooLong: '区分の時間の合計は%{minutes}分で、テストの時間を超えています。',
  },
};
