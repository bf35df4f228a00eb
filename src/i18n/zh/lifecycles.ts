import type { lifecycles as English } from '../en/lifecycles';
import type { Translated } from '../translated';

/** What the states of a module's lifecycle mean, and what its actions do. */
export const lifecycles: Translated<typeof English> = {
  institution: {
    meanings: {
      status: {
        awaiting: '已注册，正在等待批准；目前还没有人可以登录。',
        active: '正常使用：其成员可以登录和工作。',
        suspended: '因故被暂停；无人可以登录，所有数据仍然保留。',
        inactive: '已停用；无人可以登录，所有数据仍然保留。',
      },
      plan: {
        active: '套餐有效，所含功能均可使用。',
        ending: '套餐将在 14 天内到期。',
        ended: '套餐已到期或已停用：成员仍可登录，但只能使用“我的资料”和“机构的会员套餐”页面。',
      },
    },
    /** Approving what was open before. */
    from: {
      suspended: { actions: { approve: '重新开放' }, done: { approve: '已重新开放' }, effects: { approve: '重新开放此机构：其成员可以再次登录。' } },
      inactive: { actions: { approve: '重新开放' }, done: { approve: '已重新开放' }, effects: { approve: '重新开放此机构：其成员可以再次登录。' } },
    },
    effects: {
      approve: '开放此机构：其成员可以登录。',
      suspend: '立即暂停此机构，并记录原因。',
      deactivate: '停用此机构：重新开放之前无人可以登录。',
    },
  },
  user: {
    meanings: {
      status: {
        invited: '已受邀但尚未设置密码；在此之前无法登录。',
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
  },
  coupon: {
    meanings: {
      status: {
        active: '在有效期内、使用次数达到上限之前可以使用。',
        inactive: '启用之前无法使用。',
        expired: '已过结束时间，无法使用；延后结束时间即可恢复。',
      },
    },
    effects: {
      activate: '让学员可以再次使用此优惠券。',
      deactivate: '停止使用此优惠券；已完成的购买不受影响。',
    },
  },
  language: {
    meanings: {
      status: {
        active: '可以在课程和展示内容中选用。',
        inactive: '新内容中不再提供；已使用此语言的内容保持不变。',
      },
    },
    effects: {
      activate: '在各处重新提供此语言。',
      deactivate: '不再提供此语言；已使用此语言的内容不受影响。',
    },
  },
  branch: {
    meanings: {
      status: {
        open: '目前正在开课。',
        closed: '已不再开课；其资料仍然保留。',
      },
    },
    effects: {
      close: '将此校区标记为关闭，并要求填写原因。',
      reopen: '将此校区重新标记为开放。',
    },
  },
  banner: {
    meanings: {
      status: {
        draft: '正在准备；仅在管理后台可见。',
        published: '在所选日期向学员展示。',
        retired: '不再展示，留待以后使用。',
      },
    },
    effects: {
      publish: '在设定的日期向学员展示横幅。',
      retire: '不再向学员展示横幅；之后可以重新发布。',
    },
  },
  membership: {
    effects: {
      activate: '重新提供此套餐。',
      deactivate: '不再提供此套餐；已有此套餐的机构继续使用。',
    },
  },
};
