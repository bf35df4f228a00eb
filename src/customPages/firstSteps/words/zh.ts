import type { Translated } from '../../../i18n/translated';
import type { words as English } from './en';

/** Words of the checklist on the way into the console, in Chinese. */
export const words: Translated<typeof English> = {
  text: '完成以下设置，让您的机构运转起来。顺序不限。',
  progress: '已完成 %{done} / %{total}',
  loading: '正在检查完成情况…',
  failed: '无法加载清单，您可以直接继续。',
  allDone: '全部完成，做得好！',
  done: '已完成',
  hide: '不再显示',
  goOn: '继续',
  steps: {
    logo: { title: '添加徽标', text: '徽标会显示在您的页面和发送的内容中。' },
    contact: { title: '填写联系方式', text: '方便需要帮助的学员联系您。' },
    branch: { title: '添加校区', text: '班级和人员都归属于校区。' },
    user: { title: '邀请同事', text: '每个人使用自己的账号登录。' },
    course: { title: '添加课程', text: '学员要学习的内容。' },
    student: { title: '添加学员', text: '可逐个添加，也可从文件批量导入。' },
    coupon: { title: '创建优惠券', text: '折扣能吸引第一批学员。' },
    banner: { title: '添加横幅', text: '访客最先看到的就是横幅。' },
  },
  help: {
    steps: '清单按实际完成情况显示。打开某个步骤并完成后，返回时就会打勾。',
  },
};
