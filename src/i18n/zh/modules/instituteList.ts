import type * as english from '../../en/modules/instituteList';
import type { Translated } from '../../translated';

export const first: Translated<typeof english.first> = {
  name: '机构列表',
  newOne: '新建机构',
  fields: {
    learners: '学员',
    courses: '课程',
    branches: '校区',
  },
};
