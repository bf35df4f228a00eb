import type * as English from '../en/called';
import type { Translated } from '../translated';

export const called: Translated<typeof English.called> = {
  also: {
    test: '测试, 考试, 试卷, 小测, 模拟考',
    testQuestion: '题库, 试题, 考题, 测验题目',
    testSection: '测验部分',
    forumResponse: '帖子回复',
    student: '学生, 学生名单',
    faculty: '老师, 讲师, 导师',
    liveClass: '直播课, 在线课堂, 网课',
    liveClassAttendance: '考勤, 出勤, 签到, 点名, 缺勤',
    batch: '班级, 班次, 分班',
    coupon: '折扣, 优惠码, 代金券',
    membership: '会员, 套餐',
    course: '教程, 培训, 课',
    section: '章节, 单元',
    subscription: '报名, 选课, 订阅',
    timetable: '课表, 排课, 日程',
    licence: '许可, 授权',
    doubt: '疑问, 答疑, 提问',
    lead: '潜在客户, 咨询',
    banner: '轮播图, 横幅',
    invoice: '账单, 发票, 收据, 票据',
    branch: '校区, 分校, 分店',
    testReport: '考试成绩, 分数, 成绩单',
    salesReport: '销售额, 营业额, 卖出',
    transactionHistory: '付款, 付款记录, 登记付款, 学费, 费用, 退款',
    offlineRevenue: '现金, 现金付款, 登记现金付款, 支票, 线下学费, 线下付款',
    revenue: '收款, 进账, 到账, 在线付款',
    preSalesReport: '未付款订单, 待付款, 弃单',
    courseSale: '课程销售',
    institutePayment: '机构的付款',
    admission: '入学, 新学员',
  },
};

/** The page of maintenance, opened while the platform answers. */
export const there: Translated<typeof English.there> = { title: '平台运行正常', text: '目前没有进行维护，一切照常可用。' };
