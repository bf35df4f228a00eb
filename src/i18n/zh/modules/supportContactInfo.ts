import type * as english from '../../en/modules/supportContactInfo';
import type { Translated } from '../../translated';

export const first: Translated<typeof english.first> = {
  name: '支持联系方式',
  fields: { email: '电子邮箱', phoneNumber: '电话', hours: '服务时间', address: '地址' },
};

export const later: Translated<typeof english.later> = {
  hints: { hours: '有人应答的时间，例如周一至周六 9:00–18:00。' },
};
