import type { auth as english } from '../en/auth';
import type { Translated } from '../translated';

/** Words of the signed-out pages, in Chinese. */
export const auth: Translated<typeof english> = {
  username: '电子邮件或手机号',
  password: '密码',
  showPassword: '显示密码',
  hidePassword: '隐藏密码',
  forgot: '忘记密码？',
  required: '请填写此项。',
  backToLogin: '返回登录',
  login: {
    title: '登录',
    text: '登录学习平台的管理后台。',
    submit: '登录',
    byOtp: '改用一次性密码登录',
  },
  otpLogin: {
    title: '使用一次性密码登录',
    text: '我们会将六位验证码发送到您的电子邮件或手机。',
    submit: '发送验证码',
  },
  code: {
    title: '输入验证码',
    text: '我们已向您发送六位验证码，十分钟内有效。',
    textTo: '如果 %{username} 已有账号，六位验证码即将送达，十分钟内有效。',
    label: '一次性密码',
    digit: '第 %{number} 位',
    submit: '继续',
    incomplete: '验证码为六位数字。',
    resend: '重新发送验证码',
    resendIn: '%{smart_count} 秒后可重新发送验证码',
  },
  forgotPage: {
    title: '设置新密码',
    text: '请填写您的账号，我们会发送验证码供您设置新密码。',
    submit: '发送验证码',
  },
  reset: {
    title: '设置新密码',
    password: '新密码',
    hint: '至少 %{count} 个字符。',
    submit: '设置密码',
    done: '新密码已设置，请用新密码登录。',
  },
  demo: {
    title: '演示账号',
    text: '单击即可登录。内容均为虚构，可随意修改。',
  },
};
