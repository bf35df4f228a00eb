import type * as english from '../../en/modules/role';
import type { Translated } from '../../translated';

export const first: Translated<typeof english.first> = {
  name: '权限方案',
  newOne: '新建权限方案',
  fields: { kind: '适用角色', access: '可使用' },
};

export const later: Translated<typeof english.later> = {
  hints: {
    kind: '只有该角色的人员才能使用此方案。保存后不能更改。',
    access: '对使用此方案的所有人生效，包括已打开的会话。您自己没有的权限，既不能授予也不能收回。',
  },
};
