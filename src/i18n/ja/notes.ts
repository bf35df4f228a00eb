import type * as English from '../en/notes';
import type { Translated } from '../translated';

/** What the words of the declarations say besides names: at the fields of forms, and where a record is shared. Merged with `resources`. */
export const notes: Translated<typeof English.notes> = {
  institution: {
    hints: { access: 'まだ権限のない責任者に付与される機能です。すでに権限のある人はそのままです。' },
    sections: { general: '名称と連絡先' },
  },
  user: {
    hints: {
      access: 'この人が使える機能です。自分にない権限は、付与も取り消しもできません。',
      allowAllInstitutes: 'モジュールの権限の範囲で、すべての教育機関のレコードを表示・編集できます。',
    },
    newHints: {
      instituteId: 'ロールが「教育機関」「講師」「受講者」の場合は、所属する教育機関を選択してください。運営者側の「スーパー管理者」「管理者」の場合は、「運営者」を選択してください。',
    },
    sections: { general: '氏名と連絡先' },
  },
  coupon: {
    hints: {
      code: '半角の英大文字、数字、ハイフンで4～20文字。',
      usageLimit: '空欄の場合、回数の制限はありません。',
      isPrivate: 'コードを入力すれば利用できますが、どこにも表示されません。',
    },
    patterns: { code: '半角の英大文字、数字、ハイフンで4～20文字にしてください。' },
    sections: { general: 'コードと割引', scope: '適用範囲と期間' },
    share: {
      code: 'クーポンコード：%{code}', percentOff: '%{percentOff}割引', amountOff: '%{amountOff}割引',
      minimumPurchase: '%{minimumPurchase}以上のご購入で利用できます', endsAt: '有効期限：%{endsAt}',
    },
  },
  branch: {
    patterns: {
      code: '半角の英大文字、数字、ハイフンで2～12文字にしてください。',
      pinCode: '郵便番号は、0以外で始まる6桁の数字です。',
    },
    sections: { general: '名称と所在地', rooms: '教室と時間' },
  },
  banner: {
    hints: { imageURL: '1 MB以下のJPGまたはPNG。1,600 × 600ピクセルが最適です。' },
    share: { title: '%{title}', linkUrl: '%{linkUrl}', startsOn: '開始日：%{startsOn}', endsOn: '終了日：%{endsOn}' },
  },
  tenantInfo: {
    hints: {
      appName: '管理画面、サイト、アプリで使う名称です。',
      pageTitle: 'ブラウザーのタブに表示されます。空欄の場合は名称が表示されます。',
      logoUrl: '1 MB以下のJPGまたはPNG。無地の背景で横長のものが最適です。',
      favIconUrl: 'ブラウザーのタブに表示されます。小さくても見分けやすい正方形の画像が最適です。',
      primaryColour: 'ボタンとリンクの色です。読みにくい場合は濃さが自動的に調整されます。',
    },
    sections: { name: '名称', look: '外観' },
  },
  socialMedia: {
    hints: { whatsapp: '受講者がメッセージを送る番号です。' },
  },
  paymentAccountInfo: {
    hints: { ifsc: '口座の小切手に印刷されている11文字です。' },
    patterns: {
      accountNumber: '6～18桁の数字にしてください。',
      ifsc: '英字4文字、ゼロ、その他6文字です。例：SBIN0001234',
      upiId: '「名前@銀行」の形式です。例：academy@sbi',
      gstin: '15文字です。例：29ABCDE1234F1Z5',
      pan: '英字5文字、数字4桁、英字1文字です。例：ABCDE1234F',
    },
    sections: { account: '口座', tax: '税務' },
  },
  pricingConfig: {
    hints: { invoicePrefix: 'すべての請求書番号の先頭に付きます。' },
    patterns: { invoicePrefix: '半角の英大文字、数字、ハイフン、スラッシュで12文字以内にしてください。' },
    sections: { prices: '価格', invoices: '請求書' },
  },
  currencyAndCommissions: {
    hints: { paymentFee: '決済事業者が売上ごとに差し引く割合です。' },
  },
  supportContactInfo: {
    hints: { hours: '応対できる時間です。例：月～土、9時～18時' },
  },
  accessDefaults: {
    sections: { institutes: '教育機関のユーザー', operator: '運営者のユーザー' },
  },
};
