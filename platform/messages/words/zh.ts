import type { Words } from './index';

export const zh: Words = {
  code: {
    subjects: { login: '%{app}：您的登录验证码', register: '%{app}：您的注册验证码', reset: '%{app}：您的密码重置验证码' },
    text: '您的验证码是 %{code}。',
    valid: '有效期为 %{minutes} 分钟。请勿告诉任何人。',
    unasked: '如果这不是您本人的操作，无需理会。',
    expired: '此消息中的验证码已过期。',
  },
  accountExists: {
    subject: '%{app}：您已有账号',
    text: '有人（可能是您本人）试图使用此电子邮件地址注册。该地址已有账号。',
    next: '请使用此地址登录；如果忘记密码，请在登录页面选择“忘记密码？”。',
  },
  accountChanged: {
    subject: '%{app}：您的账号已更改',
    hello: '%{name}，您好：',
    changes: {
      emailId: '您账号的电子邮件地址已更改。',
      phoneNumber: '您账号的电话号码已更改。',
      password: '您账号的密码已更改。',
      both: '您账号的电子邮件地址和电话号码已更改。',
    },
    unexpected: '如果您对此并不知情，请立即联系 %{contact}。',
  },
  invitation: {
    subject: '%{app}：%{by}邀请您加入',
    text: '%{by}已在%{place}为您开通账号。设置密码后即可登录。',
    button: '设置密码',
    valid: '该链接在%{days}天内有效，只能使用一次。请勿转发给他人。',
  },
  passwordLink: {
    subject: '%{app}：请设置新密码',
    text: '%{by}给您发送了此链接，用于为您在%{place}的账号设置新密码。',
    button: '设置新密码',
    valid: '该链接在%{hours}小时内有效，只能使用一次。请勿转发给他人。在您使用之前，当前密码继续有效。',
  },
  link: {
    unexpected: '如果您并未预期收到此消息，无需进行任何操作。',
    over: '（此链接已失效。）',
  },
  sentBy: '由 %{app} 发送。',
  outbox: {
    title: '发件箱',
    text: '此平台已发送的消息，最新的在最前。所有内容都不会离开本机。',
    empty: '尚未发送任何消息',
    emptyText: '登录、注册和重置密码的验证码，以及账号变更通知都会出现在这里。',
    to: '收件人：%{recipient}',
    codeFor: '验证码',
    copy: '点击验证码即可选中。',
    follow: '打开链接',
    newer: '较新',
    older: '较早',
    reload: '刷新',
    toConsole: '前往控制台',
    email: '电子邮件',
    sms: '短信',
    reading: '正在读取…',
    signIn: '请先以超级管理员身份登录控制台，然后重新加载此页面。',
    script: '此处需要 JavaScript：本页面以已登录控制台的超级管理员身份查询平台。',
  },
};
