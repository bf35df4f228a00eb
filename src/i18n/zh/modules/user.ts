import type * as english from '../../en/modules/user';
import type { Translated } from '../../translated';

export const first: Translated<typeof english.first> = {
  name: '用户',
  newOne: '新建用户',
  fields: {
    name: '姓名',
    role: '角色',
    password: '密码',
    imageURL: '照片',
    allowAllInstitutes: '所有机构',
    profileId: '权限方案',
    access: '可用功能',
    lastSignInAt: '上次登录',
    failedSignIns: '连续登录失败次数', lastFailedSignInAt: '上次登录失败',
  },
  attention: { failedSignIns: '%{smart_count} 个账号连续登录失败 5 次以上，最近一次在昨天或今天' },
};

export const later: Translated<typeof english.later> = {
  hints: {
    profileId: '决定此人可以使用哪些功能。仅对此人不同的部分，请在下方勾选。',
    access: '此人可以使用的功能。您自己没有的权限，既不能授予也不能收回。',
    allowAllInstitutes: '可在模块权限范围内查看和编辑所有机构的记录。',
  },
  newHints: {
    instituteId: '角色为“机构”“教师”“学员”的用户须属于某个机构。“超级管理员”和“管理员”属于平台运营方，请选择“平台运营方”。',
  },
  sections: { general: '姓名与联系方式' },
  meanings: {
    status: {
      invited: '已受邀但尚未设置密码；在此之前无法登录。删除此人即撤回邀请。',
      active: '可以登录，并按角色和模块的权限操作。',
      inactive: '无法登录；此人以前的所有操作仍然保留。',
    },
  },
  effects: {
    invite: '再次发送邀请；之前的邀请随即失效。',
    sendPasswordLink: '给此人发送设置新密码的链接；在此之前当前密码继续有效。',
    activate: '允许此人再次登录。',
    deactivate: '让此人在所有设备上退出登录，并禁止其再次登录。',
  },
};
