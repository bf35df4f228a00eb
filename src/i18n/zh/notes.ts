import type * as English from '../en/notes';
import type { Translated } from '../translated';

/** What the words of the declarations say besides names: at the fields of forms, and where a record is shared. Merged with `resources`. */
export const notes: Translated<typeof English.notes> = {
  institution: {
    hints: { access: '授予该机构中尚无任何权限的负责人；其他人保留原有权限。' },
    sections: { general: '名称与联系方式' },
  },
  user: {
    hints: {
      access: '此人可以使用的功能。您自己没有的权限，既不能授予也不能收回。',
      allowAllInstitutes: '可在模块权限范围内查看和编辑所有机构的记录。',
    },
    newHints: {
      instituteId: '角色为“机构”“教师”“学员”的用户须属于某个机构。“超级管理员”和“管理员”属于平台运营方，请选择“平台运营方”。',
    },
    sections: { general: '姓名与联系方式' },
  },
  coupon: {
    hints: {
      code: '4 至 20 个大写字母、数字或连字符。',
      usageLimit: '留空则不限使用次数。',
      isPrivate: '输入编码即可使用，但不会公开展示。',
    },
    patterns: { code: '请使用 4 至 20 个大写字母、数字或连字符。' },
    sections: { general: '代码与优惠', scope: '适用范围与时间' },
    share: {
      code: '优惠券代码：%{code}', percentOff: '优惠 %{percentOff}', amountOff: '立减 %{amountOff}',
      minimumPurchase: '消费满 %{minimumPurchase} 可用', endsAt: '有效期至 %{endsAt}',
    },
  },
  branch: {
    patterns: {
      code: '请使用 2 至 12 个大写字母、数字或连字符。',
      pinCode: '邮政编码为六位数字，且不以 0 开头。',
    },
    sections: { general: '名称与地点', rooms: '教室与时间' },
  },
  banner: {
    hints: { imageURL: 'JPG 或 PNG，不超过 1 MB；建议尺寸 1,600 × 600。' },
    share: { title: '%{title}', linkUrl: '%{linkUrl}', startsOn: '开始日期：%{startsOn}', endsOn: '结束日期：%{endsOn}' },
  },
  tenantInfo: {
    hints: {
      appName: '管理后台、网站和应用所用的名称。',
      pageTitle: '显示在浏览器标签页上。留空则显示名称。',
      logoUrl: 'JPG 或 PNG，不超过 1 MB，纯色背景；横向效果最佳。',
      favIconUrl: '方形图片，缩小后也能辨认。',
      primaryColour: '用于按钮和链接；难以辨认时会自动调深或调浅。',
    },
    sections: { name: '名称', look: '外观' },
  },
  socialMedia: {
    hints: { whatsapp: '学员发送消息所用的号码。' },
  },
  paymentAccountInfo: {
    hints: { ifsc: '共 11 个字符，印在该账户的支票上。' },
    patterns: {
      accountNumber: '请输入 6 至 18 位数字。',
      ifsc: '四个字母、一个零和另外六个字符，例如 SBIN0001234。',
      upiId: '名称加银行，例如 academy@sbi。',
      gstin: '共 15 个字符，例如 29ABCDE1234F1Z5。',
      pan: '五个字母、四位数字和一个字母，例如 ABCDE1234F。',
    },
    sections: { account: '账户', tax: '税务' },
  },
  pricingConfig: {
    hints: { invoicePrefix: '显示在每张发票号码的开头。' },
    patterns: { invoicePrefix: '请使用最多 12 个大写字母、数字、连字符或斜杠。' },
    sections: { prices: '价格', invoices: '发票' },
  },
  currencyAndCommissions: {
    hints: { paymentFee: '支付服务商从每笔销售中收取的费用。' },
  },
  supportContactInfo: {
    hints: { hours: '有人应答的时间，例如周一至周六 9:00–18:00。' },
  },
  accessDefaults: {
    sections: { institutes: '机构人员', operator: '平台运营方人员' },
  },
};
