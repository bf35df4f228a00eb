import type { resources as english } from '../en/resources';
import type { Translated } from '../translated';

/** The words of the declarations, in Japanese. */
export const resources: Translated<typeof english> = {
  institution: {
    name: '教育機関',
    menu: '教育機関',
    fields: {
      timezone: 'タイムゾーン',
      imageURL: 'ロゴ',
      circularImageURL: '円形ロゴ',
      rectangularImageURL: '横長ロゴ',
      isWhiteLabelled: 'ホワイトラベル',
      isPlanActive: 'プラン有効',
      planEndsAt: 'プラン終了日',
      isApproved: '承認済み',
      isSuspended: '停止中',
      reason: '停止の理由',
    },
  },
  user: {
    name: 'ユーザー',
    fields: {
      role: 'ロール',
      password: 'パスワード',
      imageURL: '写真',
      allowAllInstitutes: 'すべての教育機関',
      lastSignInAt: '最終ログイン',
    },
    hints: {
      password: '10文字以上。空欄の場合は、現在のパスワードのままです。',
      allowAllInstitutes: 'モジュールの権限の範囲で、すべての教育機関のレコードを表示・編集できます。',
    },
    choices: {
      role: {
        super_admin: '最高管理者',
        institute: '教育機関',
        student: '受講者',
        admin: '管理者',
        faculty: '講師',
        sub_admin: '副管理者',
      },
    },
  },
  coupon: {
    name: 'クーポン',
    fields: {
      kind: '種類',
      percentOff: '割引率',
      amountOff: '割引額',
      minimumPurchase: '最低購入額',
      appliedFor: '対象',
      membershipPlanId: '会員プラン',
      startsAt: '開始日時',
      endsAt: '終了日時',
      usageLimit: '利用回数の上限',
      usedCount: '利用回数',
      isPrivate: '非公開',
    },
    hints: {
      code: '半角の英大文字、数字、ハイフンで4～20文字。',
      usageLimit: '空欄の場合は、何度でも利用できます。',
      isPrivate: '入力すれば利用できますが、どこにも表示されません。',
    },
    patterns: { code: '半角の英大文字、数字、ハイフンで4～20文字にしてください。' },
    choices: {
      kind: { percent: '割合', amount: '金額' },
      appliedFor: { membership: '会員プラン', course: 'コース', webinar: 'ウェビナー' },
    },
  },
  language: {
    name: '言語',
    fields: { nativeName: '現地語名', code: '言語コード' },
  },
  branch: {
    name: '校舎',
    fields: {
      address: '住所',
      line1: '住所1',
      line2: '住所2',
      state: '州',
      pinCode: '郵便番号',
      managerId: '責任者',
      capacity: '座席数',
      monthlyRent: '月額賃料',
      openingHours: '営業時間',
      day: '曜日',
      opens: '開始時刻',
      closes: '終了時刻',
      openedOn: '開校日',
    },
    patterns: {
      code: '半角の英大文字、数字、ハイフンで2～12文字にしてください。',
      pinCode: '郵便番号は、0以外で始まる6桁の数字です。',
    },
  },
  banner: {
    name: 'バナー',
    fields: {
      imageURL: '画像',
      linkType: 'リンク先',
      linkUrl: 'リンクのアドレス',
      languageId: '言語',
      audience: '表示対象',
      backgroundColour: '背景色',
      startsOn: '表示開始日',
      endsOn: '表示終了日',
    },
    hints: { imageURL: '1 MB以下のJPGまたはPNG。1,600 × 600が最適です。' },
    choices: {
      linkType: { none: 'なし', course: 'コース', webinar: 'ウェビナー', url: 'リンク' },
      audience: { web: 'ウェブ', android: 'Android', ios: 'iOS' },
    },
  },
  membership: {
    name: '会員プラン',
    menu: '会員プラン',
    fields: {
      subscriptionPlan: 'プラン',
      billingCycle: '請求周期',
      price: '価格',
      aiToken: 'AIトークン',
      shareProfit: '利益分配',
    },
  },
};
