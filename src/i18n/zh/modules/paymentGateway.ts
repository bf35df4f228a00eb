import type * as english from '../../en/modules/paymentGateway';
import type { Translated } from '../../translated';

export const first: Translated<typeof english.first> = {
  name: '支付网关',
  fields: {
    keyId: '密钥 ID',
    keySecret: '密钥',
    webhookSecret: 'Webhook 密钥',
  },
};

export const later: Translated<typeof english.later> = {
  hints: {
    keyId: '以 rzp_ 开头，与 Razorpay 账户中的一致。',
    keySecret: '留空则保持不变。密钥仅保存，不向任何人显示。',
  },
  patterns: {
    keyId: 'rzp_、一个词、_，再接字母和数字，与 Razorpay 账户中的一致。',
    keySecret: '至少 8 个字符，不含空格。',
    webhookSecret: '至少 8 个字符，不含空格。',
  },
};
