import type * as english from '../../en/modules/testQuestion';
import type { Translated } from '../../translated';

export const first: Translated<typeof english.first> = {
  name: '题目',
  newOne: '新建题目',
  fields: {
    question: '题目',
    testId: '测验',
    testSectionId: '测验部分',
    type: '类型',
    difficulty: '难度',
    optionA: '选项 A',
    optionB: '选项 B',
    optionC: '选项 C',
    optionD: '选项 D',
    optionE: '选项 E',
    answer: '正确答案',
    positiveMark: '答对得分',
    negativeMark: '答错扣分',
    mark: '实际计分',
    markOff: '实际扣分',
    order: '顺序',
    subjectId: '科目',
    topicId: '主题',
    explanation: '解析',
  },
  choices: {
    type: { single_choice: '单选' },
    difficulty: { easy: '简单', medium: '中等', hard: '困难' },
    answer: { a: '选项 A', b: '选项 B', c: '选项 C', d: '选项 D', e: '选项 E' },
  },
};

export const later: Translated<typeof english.later> = {
  hints: {
    positiveMark: '留空则以所属部分的分数为准。',
    negativeMark: '答错扣除的分数，例如 0.33；留空则与所属部分相同。',
    order: '留空则排在最后。',
  },
  sections: { options: '选项与答案', use: '分数与顺序' },
  warnings: { testId: '学员现在可以作答此测验：这里的更改会立即生效，正在作答的学员也会受到影响；已有的成绩保持不变。如需从容修改，请先撤回测验。' },
  cautions: { overMark: '答错扣除的分数多于答对的得分。' },
  rules: {
    passUnreachable: '学员可以作答此测验：去掉这些分值后题目合计为 %{marks} 分，而及格需要 %{pass} 分。',
    noSuchOption: '没有这个选项：请填写该选项，或选择其他答案。',
    lastQuestion: '这是一份学员可以作答的测验的唯一题目：请先撤回该测验。',
  },
};
