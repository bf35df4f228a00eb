import type * as english from '../../en/modules/referralEntry';
import type { Translated } from '../../translated';

export const first: Translated<typeof english.first> = {
  name: '推荐交易',
  newOne: '新建推荐交易',
  fields: {
    note: '内容',
    userId: '学员',
    type: '类型',
    amount: '金额',
    openingBalance: '交易前余额',
    closingBalance: '交易后余额',
    credit: '获得金额',
    debit: '使用金额',
  },
  choices: {
    type: {
      credit: '获得',
      debit: '使用',
    },
  },
};

export const later: Translated<typeof english.later> = {
  hints: {
    credit: '通过推荐获得的金额。',
    debit: '其中已使用的金额。',
  },
  origin: '有人在学习应用中获得推荐奖励或使用奖励时，会显示在这里。',
  measures: {
    entries: '交易笔数',
  },
};
