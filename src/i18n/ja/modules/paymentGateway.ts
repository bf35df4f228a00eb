import type * as english from '../../en/modules/paymentGateway';
import type { Translated } from '../../translated';

export const first: Translated<typeof english.first> = {
  name: '決済ゲートウェイ',
  fields: {
    keyId: 'キー ID',
    keySecret: 'キーシークレット',
    webhookSecret: 'Webhook シークレット',
  },
};

export const later: Translated<typeof english.later> = {
  hints: {
    keyId: 'Razorpay のアカウントにあるとおり、rzp_ で始まります。',
    keySecret: '空欄のままなら変わりません。保存され、誰にも表示されません。',
  },
  patterns: {
    keyId: 'Razorpay のアカウントにあるとおり、rzp_ に語と _ と英数字が続きます。',
    keySecret: '空白なしで 8 文字以上です。',
    webhookSecret: '空白なしで 8 文字以上です。',
  },
};
