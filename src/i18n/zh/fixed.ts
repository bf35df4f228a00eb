import type { fixed as english } from '../en/fixed';
import type { Translated } from '../translated';

/** The fixed texts of the specification, in Chinese. */
export const fixed: Translated<typeof english> = {
  http: {
    badRequest: '请求无效',
    error: '错误',
    loginAgain: '请重新登录',
    planExpired: '套餐已到期，请续订或升级。',
    itemExist: '该项已存在。',
    itemExists: '该项已存在。',
    accountFound: '该手机号和电子邮箱已有启用的账号',
    titleExists: '标题已存在（title）',
    serverError: '服务器内部错误',
    timeOut: '请求超时',
  },
  upload: {
    noUploadUrl: '无法生成上传地址。',
    somethingWrong: '出现错误！',
    tryAgain: '图片上传失败，请重试',
    notSelected: '未选择文件',
    urlFailed: '地址生成失败',
    uploadFailed: '文件上传失败',
  },
  service: {
    addCurriculum: '添加课程大纲失败',
    updateTest: '更新测验失败',
    addSingleContent: '添加单项内容失败',
    updateSingleContent: '更新单项内容失败',
    deactivateSingleContent: '停用单项内容失败',
    addInstitution: '添加机构失败',
    updateInstitution: '更新机构失败',
    addVideo: '添加视频失败',
    addUser: '添加用户失败',
    addCoupon: '添加优惠券失败',
    updateCoupon: '更新优惠券失败',
    deactivateCoupon: '停用优惠券失败',
    somethingWrong: '出现错误！',
    saveVideoUrl: '无法保存视频地址',
  },
  payment: {
    notInitiated: '无法发起付款。',
    enterPrice: '请输入价格。',
    enterValid: '请输入有效的价格或令牌数量。',
    purchased: 'AI 令牌购买成功。',
    notPurchased: 'AI 令牌购买失败。',
  },
  chat: {
    microphone: '请允许使用麦克风。',
    preparing: '正在准备助手！',
  },
  reports: {
    pending: '正在生成报表，下载链接稍后提供，请留在此页面。',
  },
  analytics: {
    configFailed: '获取分析配置失败',
  },
  screens: {
    maintenance: '我们很快就回来！',
  },
  dialogs: {
    aiToken: 'AI 令牌',
    token: '令牌',
    price: '价格',
    cancel: '取消',
    buyNow: '立即购买',
  },
  accountMenu: {
    logout: '退出登录',
  },
  pageTitles: {
    plans: '套餐',
    success: '成功',
    admin: '管理后台',
  },
  typeSelector: {
    membership: '会员套餐',
    course: '课程',
    webinar: '网络研讨会',
  },
};
