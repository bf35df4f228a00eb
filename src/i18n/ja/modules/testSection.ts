import type * as english from '../../en/modules/testSection';
import type { Translated } from '../../translated';

export const first: Translated<typeof english.first> = {
  name: '区分',
  newOne: '区分を新規作成',
  fields: {
    testId: 'テスト',
    order: '順番',
    positiveMark: '正解の点数',
    negativeMark: '不正解の減点',
    duration: '時間',
    questions: '問題',
  },
};

export const later: Translated<typeof english.later> = {
  hints: {
    order: '空欄の場合は最後になります。',
    negativeMark: '不正解ごとに引かれます（例：0.33）。',
    duration: '空欄の場合はテスト全体の時間が適用されます。',
  },
  warnings: { testId: 'このテストは現在受験できる状態です。ここでの変更は、受験中の受講者にもすぐに反映されます。すでにある結果は変わりません。落ち着いて変更するには、先にテストを取り下げてください。' },
  cautions: { overMark: '不正解の減点が正解の点数を上回っています。' },
  rules: {
    passUnreachable: '受験できるテストです。この配点がなくなると問題の合計は%{marks}点になり、合格に必要な%{pass}点に届きません。',
    sectionsTooLong: '区分の時間の合計が%{minutes}分になり、テストの時間（%{of}分）を超えます。',
    lastSection: '受験できるテストの唯一の区分です。先にテストを取り下げてください。',
  },
};
