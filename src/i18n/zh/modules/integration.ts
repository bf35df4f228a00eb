import type * as english from '../../en/modules/integration';
import type { Translated } from '../../translated';

export const first: Translated<typeof english.first> = {
  name: '集成',
  newOne: '新建集成',
  fields: {
    name: '名称',
    provider: '服务',
    accountId: '账户 ID',
    clientId: '客户端 ID',
    clientSecret: '客户端密钥',
    trackingId: '跟踪 ID',
    isActive: '启用',
  },
  choices: {
    provider: {
      zoom: 'Zoom',
      merithub: 'MeritHub',
      googleAnalytics: 'Google Analytics',
      googleTag: 'Google 代码',
      facebookPixel: 'Facebook 像素',
    },
  },
};

export const later: Translated<typeof english.later> = {
  segments: {
    active: '启用',
    inactive: '停用',
  },
  hints: {
    accountId: '在 Zoom 应用的凭据中。公开帮助的“Zoom”页面说明了位置。',
    clientId: '在您所创建应用的凭据中。',
    trackingId: '按服务显示的填写：G-…、GTM-… 或像素编号。学习应用和您自己的网站会向平台读取；网站搭建器的网站不从外部加载任何内容。',
  },
  patterns: {
    accountId: '6 至 64 个字母、数字、- 和 _。',
    clientId: '6 至 64 个字母、数字、- 和 _。',
    clientSecret: '8 至 120 个字符，不含空格。',
    trackingId: '4 至 40 个大写字母、数字和 -。',
  },
  effects: {
    activate: '即刻起使用。同一服务启用多个时，以最后更改的为准。',
    deactivate: '保留但不使用，直到再次启用。',
  },
};
