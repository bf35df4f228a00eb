import type * as english from '../../en/modules/coupon';
import type { Translated } from '../../translated';

export const first: Translated<typeof english.first> = {
  name: '优惠券',
  newOne: '新建优惠券',
  fields: {
    code: '优惠券代码',
    kind: '类型',
    percentOff: '优惠比例',
    amountOff: '优惠金额',
    minimumPurchase: '最低消费',
    appliedFor: '适用对象',
    membershipPlanId: '会员套餐',
    startsAt: '开始时间',
    endsAt: '结束时间',
    usageLimit: '使用次数上限',
    usedCount: '已使用次数',
    usesLeft: '剩余次数',
    usage: '使用情况',
    isPrivate: '非公开',
  },
  choices: {
    status: { upcoming: '未开始' },
    usage: { open: '尚有次数', nearly: '即将用完', used: '已用完' },
    kind: { percent: '百分比', amount: '金额' },
    appliedFor: { membership: '会员套餐', course: '课程', webinar: '网络研讨会' },
  },
  attention: {
    ending: '%{smart_count} 张已启用的优惠券将在 7 天内过期',
    nearlyUsed: '%{smart_count} 张已启用的优惠券即将用完或已用完',
  },
};

export const later: Translated<typeof english.later> = {
  measures: { coupons: '优惠券数' },
  hints: {
    code: '4 至 20 个大写字母、数字或连字符。',
    usageLimit: '留空则不限使用次数。',
    isPrivate: '输入编码即可使用，但不会公开展示。',
  },
  patterns: { code: '请使用 4 至 20 个大写字母、数字或连字符。' },
  rules: { operatorsAlone: '会员套餐由平台运营方销售，只有其自己的优惠券才适用。请将机构选为“平台运营方”，或选择其他适用范围。' },
  cautions: { overMinimum: '优惠金额高于最低消费：金额较小的订单将无需付款。' },
  sections: { general: '代码与优惠', scope: '适用范围与时间' },
  share: {
    code: '优惠券代码：%{code}', percentOff: '优惠 %{percentOff}', amountOff: '立减 %{amountOff}',
    appliedFor: '适用对象：%{appliedFor}',
    minimumPurchase: '消费满 %{minimumPurchase} 可用',
    startsAt: '有效期自 %{startsAt} 起', endsAt: '有效期至 %{endsAt}',
  },
  meanings: {
    status: {
      upcoming: '尚未到开始时间，暂时无法使用。',
      active: '在结束之前、使用次数达到上限之前可以使用。',
      inactive: '启用之前无法使用。',
      expired: '已过结束时间，无法使用；延后结束时间即可恢复。',
    },
  },
  effects: {
    activate: '让此优惠券可以再次使用。',
    deactivate: '停止使用此优惠券；已完成的购买不受影响。',
  },
};
