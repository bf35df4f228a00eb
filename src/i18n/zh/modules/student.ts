import type * as english from '../../en/modules/student';
import type { Translated } from '../../translated';

export const first: Translated<typeof english.first> = {
  name: '学员',
  newOne: '新建学员',
  fields: { courseIds: '课程', batchIds: '班级', admissionNumber: '学号', branchId: '校区', dateOfBirth: '出生日期', guardianName: '监护人', guardianPhone: '监护人电话' },
};

export const later: Translated<typeof english.later> = {
  hints: { admissionNumber: '机构用来识别该学员的编号；同一机构内不得重复。', courseIds: '学员正在学习或将要学习的课程，不含已结束的。', batchIds: '学员所在的班级。' },
  newHints: { instituteId: '学员就读的机构。' },
  sections: { study: '学习', family: '个人与监护人' },
  meanings: {
    status: {
      invited: '已受邀但尚未设置密码；在此之前无法登录学习应用。',
      active: '可以登录学习应用。',
      inactive: '无法登录学习应用；学员以前的所有记录仍然保留。',
    },
  },
  effects: {
    sendPasswordLink: '给学员发送设置新密码的链接；在此之前当前密码继续有效。',
    activate: '允许学员再次登录。',
    deactivate: '让学员在所有设备上退出登录，并禁止其再次登录。',
  },
};
