import type { resources as english } from '../en/resources';
import type { Translated } from '../translated';

/** The words of the declarations, in Chinese. */
export const resources: Translated<typeof english> = {
  institution: {
    name: '机构',
    menu: '机构',
    fields: {
      timezone: '时区',
      imageURL: '徽标',
      circularImageURL: '圆形徽标',
      rectangularImageURL: '横向徽标',
      isWhiteLabelled: '白标',
      isPlanActive: '套餐有效',
      planEndsAt: '套餐到期日',
      isApproved: '已批准',
      isSuspended: '已暂停',
      reason: '暂停原因',
    },
  },
  user: {
    name: '用户',
    fields: {
      role: '角色',
      password: '密码',
      imageURL: '照片',
      allowAllInstitutes: '所有机构',
      lastSignInAt: '上次登录',
    },
    hints: {
      password: '至少 10 个字符。留空则保留当前密码。',
      allowAllInstitutes: '可在模块权限范围内查看和编辑所有机构的记录。',
    },
    choices: {
      role: {
        super_admin: '超级管理员',
        institute: '机构',
        student: '学员',
        admin: '管理员',
        faculty: '教师',
        sub_admin: '子管理员',
      },
    },
  },
  coupon: {
    name: '优惠券',
    fields: {
      kind: '类型',
      percentOff: '折扣百分比',
      amountOff: '优惠金额',
      minimumPurchase: '最低消费',
      appliedFor: '适用对象',
      membershipPlanId: '会员套餐',
      startsAt: '开始时间',
      endsAt: '结束时间',
      usageLimit: '使用次数上限',
      usedCount: '已使用次数',
      isPrivate: '非公开',
    },
    hints: {
      code: '4 至 20 个大写字母、数字或连字符。',
      usageLimit: '留空则不限使用次数。',
      isPrivate: '输入后即可使用，但不会在任何地方展示。',
    },
    patterns: { code: '请使用 4 至 20 个大写字母、数字或连字符。' },
    choices: {
      kind: { percent: '百分比', amount: '金额' },
      appliedFor: { membership: '会员', course: '课程', webinar: '网络研讨会' },
    },
  },
  language: {
    name: '语言',
    fields: { nativeName: '本地名称', code: '语言代码' },
  },
  branch: {
    name: '校区',
    fields: {
      address: '地址',
      line1: '地址第 1 行',
      line2: '地址第 2 行',
      state: '邦',
      pinCode: '邮政编码',
      managerId: '负责人',
      capacity: '座位数',
      monthlyRent: '月租金',
      openingHours: '营业时间',
      day: '星期',
      opens: '开门时间',
      closes: '关门时间',
      openedOn: '开业日期',
    },
    patterns: {
      code: '请使用 2 至 12 个大写字母、数字或连字符。',
      pinCode: '邮政编码为六位数字，且不以 0 开头。',
    },
  },
  banner: {
    name: '横幅',
    fields: {
      imageURL: '图片',
      linkType: '跳转到',
      linkUrl: '链接地址',
      languageId: '语言',
      audience: '展示端',
      backgroundColour: '背景颜色',
      startsOn: '展示开始日',
      endsOn: '展示结束日',
    },
    hints: { imageURL: 'JPG 或 PNG，不超过 1 MB；建议尺寸 1,600 × 600。' },
    choices: {
      linkType: { none: '不跳转', course: '课程', webinar: '网络研讨会', url: '链接' },
      audience: { web: '网页', android: 'Android', ios: 'iOS' },
    },
  },
  membership: {
    name: '会员套餐',
    menu: '会员',
    fields: {
      subscriptionPlan: '套餐',
      billingCycle: '计费周期',
      price: '价格',
      aiToken: 'AI 令牌',
      shareProfit: '利润分成',
    },
  },
};
