import type * as english from '../../en/modules/banner';
import type { Translated } from '../../translated';

export const first: Translated<typeof english.first> = {
  name: '横幅',
  newOne: '新建横幅',
  fields: {
    imageURL: '图片',
    linkType: '跳转到',
    courseId: '课程',
    webinarId: '网络研讨会',
    linkUrl: '链接地址',
    languageId: '语言',
    audience: '展示终端',
    backgroundColour: '背景颜色',
    startsOn: '展示开始日期',
    endsOn: '展示结束日期',
  },
  choices: {
    linkType: { none: '不跳转', course: '课程', webinar: '网络研讨会', url: '链接' },
    audience: { web: '网页', android: 'Android', ios: 'iOS' },
  },
  attention: {
    ending: '%{smart_count} 个已发布的横幅将在 7 天内结束展示',
    ended: '%{smart_count} 个横幅已过展示期，但仍为“已发布”',
  },
};

export const later: Translated<typeof english.later> = {
  hints: { imageURL: 'JPG 或 PNG，不超过 1 MB；建议尺寸 1,600 × 600。' },
  cautions: {
    noCourse: '未指明是哪一门：请选择学员要看到的课程。只有所有机构都展示的运营方横幅不指向某个机构的课程。',
    noWebinar: '未指明是哪一场：请选择学员要看到的网络研讨会。只有所有机构都展示的运营方横幅不指向某个机构的网络研讨会。',
  },
  warnings: {
    courseId: '此课程已停用：网站上不提供，点击横幅的学员无法购买。',
    webinarId: '此网络研讨会尚未发布：点击横幅的学员看不到它。',
  },
  share: { title: '%{title}', linkUrl: '%{linkUrl}', startsOn: '开始日期：%{startsOn}', endsOn: '结束日期：%{endsOn}' },
  meanings: {
    status: {
      draft: '正在准备；仅在管理后台可见。',
      published: '在所选日期向学员展示。',
      retired: '不再展示，留待以后使用。',
    },
  },
  effects: {
    publish: '在设定的日期向学员展示横幅。',
    retire: '不再向学员展示横幅；之后可以重新发布。',
  },
};
