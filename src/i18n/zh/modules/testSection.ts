import type * as english from '../../en/modules/testSection';
import type { Translated } from '../../translated';

export const first: Translated<typeof english.first> = {
  name: '部分',
  newOne: '新建部分',
  fields: {
    testId: '测验',
    order: '顺序',
    positiveMark: '答对得分',
    negativeMark: '答错扣分',
    duration: '时间',
    questions: '题目',
  },
};

export const later: Translated<typeof english.later> = {
  hints: {
    order: '留空则排在最后。',
    negativeMark: '每答错一题扣除的分数，例如 0.33。',
    duration: '留空则以整份测验的时间为准。',
  },
  warnings: { testId: '学员现在可以作答此测验：这里的更改会立即生效，正在作答的学员也会受到影响；已有的成绩保持不变。如需从容修改，请先撤回测验。' },
  cautions: { overMark: '答错扣除的分数多于答对的得分。' },
  rules: {
    passUnreachable: '学员可以作答此测验：去掉这些分值后题目合计为 %{marks} 分，而及格需要 %{pass} 分。',
    sectionsTooLong: '各部分合计将达 %{minutes} 分钟，而测验只有 %{of} 分钟。',
    lastSection: '这是一份学员可以作答的测验的唯一部分：请先撤回该测验。',
  },
};
