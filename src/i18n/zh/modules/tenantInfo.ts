import type * as english from '../../en/modules/tenantInfo';
import type { Translated } from '../../translated';

export const first: Translated<typeof english.first> = {
  name: '名称与外观',
  fields: { appName: '名称', pageTitle: '网页标题', logoUrl: '徽标', favIconUrl: '浏览器图标', primaryColour: '主题色' },
};

export const later: Translated<typeof english.later> = {
  hints: {
    appName: '网站和应用所用的名称；白标机构的管理后台也使用此名称。',
    pageTitle: '显示在浏览器标签页上。留空则显示名称。',
    logoUrl: 'JPG 或 PNG，不超过 1 MB，纯色背景；横向效果最佳。',
    favIconUrl: '方形图片，缩小后也能辨认。',
    primaryColour: '用于按钮和链接；难以辨认时会自动调深或调浅。',
  },
  sections: { name: '名称', look: '外观' },
};
