import type * as english from '../../en/modules/accessDefaults';
import type { Translated } from '../../translated';

export const first: Translated<typeof english.first> = {
  name: '默认权限',
  fields: {
    institute: '机构',
    whiteLabelled: '白标机构',
    faculty: '教师',
    subAdmin: '机构的子管理员',
    admin: '管理员',
    operatorSubAdmin: '平台运营方的子管理员',
  },
};

export const later: Translated<typeof english.later> = {
  sections: { institutes: '机构人员', operator: '平台运营方人员' },
};
