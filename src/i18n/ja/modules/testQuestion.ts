import type * as english from '../../en/modules/testQuestion';
import type { Translated } from '../../translated';

export const first: Translated<typeof english.first> = {
  name: '問題',
  newOne: '問題を新規作成',
  fields: {
    question: '問題',
    testId: 'テスト',
    testSectionId: 'テストの区分',
    type: '種類',
    difficulty: '難易度',
    optionA: '選択肢A',
    optionB: '選択肢B',
    optionC: '選択肢C',
    optionD: '選択肢D',
    optionE: '選択肢E',
    answer: '正解',
    positiveMark: '正解の点数',
    negativeMark: '不正解の減点',
    mark: '適用される配点',
    markOff: '適用される減点',
    order: '順番',
    subjectId: '科目',
    topicId: 'トピック',
    explanation: '解説',
  },
  choices: {
    type: { single_choice: '単一選択' },
    difficulty: { easy: '易しい', medium: '普通', hard: '難しい' },
    answer: { a: '選択肢A', b: '選択肢B', c: '選択肢C', d: '選択肢D', e: '選択肢E' },
  },
};

export const later: Translated<typeof english.later> = {
  hints: {
    positiveMark: '空欄の場合は区分の配点が適用されます。',
    negativeMark: '不正解で引かれる点数（例：0.33）。空欄の場合は区分と同じです。',
    order: '空欄の場合は最後になります。',
  },
  sections: { options: '選択肢と正解', use: '配点と順番' },
  warnings: { testId: 'このテストは現在受験できる状態です。ここでの変更は、受験中の受講者にもすぐに反映されます。すでにある結果は変わりません。落ち着いて変更するには、先にテストを取り下げてください。' },
  cautions: { overMark: '不正解の減点が正解の点数を上回っています。' },
  rules: {
    passUnreachable: '受験できるテストです。この配点がなくなると問題の合計は%{marks}点になり、合格に必要な%{pass}点に届きません。',
    noSuchOption: 'その選択肢はありません。入力するか、別の正解を選んでください。',
    lastQuestion: '受験できるテストの唯一の問題です。先にテストを取り下げてください。',
  },
};
