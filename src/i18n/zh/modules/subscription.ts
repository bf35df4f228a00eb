import type * as english from '../../en/modules/subscription';
import type { Translated } from '../../translated';

export const first: Translated<typeof english.first> = {
  name: '选课记录',
  newOne: '新建选课记录',
  fields: {
    name: '学员',
    courseId: '课程',
    userId: '学员',
    startsOn: '开始日期',
    endsOn: '结束日期',
    isSuspended: '已暂停',
    isOffline: '线下',
    userIds: '学员',
    students: '学员',
  },
  choices: { status: { upcoming: '未开始', ended: '已结束' } },
  actions: {
    enroll: '批量登记学员',
    import: '向课程导入学员',
  },
  told: {
    enroll: '已登记 %{smart_count} 名学员。',
    import: '已登记 %{smart_count} 名学员。',
  },
};

export const later: Translated<typeof english.later> = {
  hints: {
    endsOn: '留空则为课程允许的最后一天。',
  },
  meanings: {
    status: {
      upcoming: '学员从第一天起可以打开课程。',
      active: '学员可以打开课程。',
      suspended: '在重新启用之前，学员不能打开课程。',
      ended: '课程期限已过，学员无法再打开。',
    },
  },
  warnings: {
    courseId: '此课程已停用：网站上不提供。已加入的学员仍可打开。',
    userId: '此学员已停用，无法登录。',
    userIds: '“%{name}”已停用，无法登录。',
  },
  effects: {
    suspend: '使学员不能打开课程；已完成的学习内容保留。',
    activate: '让学员重新打开课程。',
    enroll: '一次将多名学员加入课程。若其中有人已在学习，会列出姓名，并且不会加入任何人。',
    import: '登记文件中的全部学员，否则一个也不登记；有问题的行会在该行说明。',
  },
};

/** What is said to people by mail. */
export const messages: Translated<typeof english.messages> = {
  enrolled: {
    subject: '%{app}：您已加入课程“%{courseId}”',
    text: '%{place} 已将您加入课程“%{courseId}”，从 %{startsOn} 开始，到 %{endsOn} 结束。',
  },
};
