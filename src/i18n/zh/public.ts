import type { publicPages as english } from '../en/public';
import type { Translated } from '../translated';

/** Words of the public pages, in Chinese. Names of Zoom's own screens stay as Zoom writes them. */
export const publicPages: Translated<typeof english> = {
  pending: '此部分尚未开放。',
  titles: {
    updateCourse: '更新课程',
    emailTemplate: '邮件模板',
    invoiceEditor: '发票编辑器',
    professionalPurchase: '专业版购买',
    courseSettings: '课程设置',
  },
  plans: {
    text: '机构可选的套餐，价格以卢比计。',
    failed: '无法加载套餐。',
    loading: '正在加载套餐…',
    none: '目前没有可选的套餐。',
    register: '注册机构',
    ask: '咨询套餐',
    monthly: '每月',
    yearly: '每年',
    tokens: '首个套餐附带 %{count} 个 AI 令牌',
  },
  feedback: {
    title: '您的反馈',
    text: '请告诉我们哪些好用、哪些不好用。每条留言我们都会阅读。',
    rating: '您觉得怎么样？（选填）',
    mark: '%{number} – %{word}',
    marks: { 1: '差', 2: '较差', 3: '一般', 4: '好', 5: '很好' },
    message: '您的留言',
    name: '您的姓名（选填）',
    email: '您的电子邮箱（选填）',
    submit: '发送',
  },
  thanks: {
    title: '谢谢',
    text: '我们已全部收到，您无需再做任何操作。',
    feedback: '我们已收到您的反馈，谢谢。',
  },
  zoom: {
    title: '连接 Zoom',
    lead: '直播课和网络研讨会将可以在您自己的 Zoom 账号中进行。您现在可以先准备好账号，大约需要十分钟；目前还不能将其连接到管理后台。',
    needTitle: '准备工作',
    need: '一个付费的 Zoom 账号，以及在其中创建应用的权限：账号所有者和管理员拥有此权限，其他人可通过角色设置“Server-to-Server OAuth app”获得。',
    stepsTitle: '操作步骤',
    steps: {
      open: { title: '打开 Zoom 应用市场', text: '使用将要开课的 Zoom 账号登录。' },
      create: { title: '创建应用', text: '依次选择 Develop、Build App、Server-to-Server OAuth App，并取一个便于识别的名称，例如您的机构名称。' },
      credentials: { title: '复制三个值', text: 'App Credentials 页面会显示 Account ID、Client ID 和 Client Secret。请妥善保管，并像对待密码一样对待 Client Secret。' },
      information: { title: '填写信息', text: 'Information 页面需要填写公司、姓名和电子邮箱，只有您自己的账号能看到。' },
      scopes: { title: '选择应用的权限', text: '在 Scopes 页面添加以下权限：' },
      activate: { title: '激活应用', text: '在 Activation 页面选择 Activate your app。在此之前，Zoom 会拒绝所有调用。' },
      connect: { title: '妥善保存这些值', text: '请将 Account ID、Client ID 和 Client Secret 保存在他人无法看到的地方。它们在管理后台的“集成”中填写。' },
    },
    problemsTitle: '如果无法使用',
    problems: {
      noApp: { title: '没有 Server-to-Server OAuth 选项', text: '您在 Zoom 的角色没有此权限。账号所有者可在 User Management 的 Roles 中添加。' },
      refused: { title: '填写的值被拒绝', text: '请重新复制，不要带空格。在 Zoom 重新生成密钥后，旧密钥即失效。' },
      scope: { title: '缺少权限', text: '请对照上面的列表检查 Scopes 页面，保存后重新激活应用。' },
      user: { title: '教师无法开始上课', text: '该教师须是同一 Zoom 账号中的用户，且电子邮箱与此处一致。' },
    },
  },
};
