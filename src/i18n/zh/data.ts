import type * as english from '../en/data';
import type { Translated } from '../translated';

/** Why a call failed, for the place where it failed. Fixed texts of the specification stand in `fixed`. */
export const failure: Translated<typeof english.failure> = {
  network: '无法连接到平台。请检查网络后重试。',
  timeout: '平台响应超时，请重试。',
  aborted: '已取消。',
  signedOut: '会话已结束，请重新登录后继续。',
  otherSession: '您已改以其他身份登录，因此未提交任何内容。',
  forbidden: '您没有执行此操作的权限。',
  notFound: '该记录不存在，或您无权查看。',
  planExpired: '该机构的套餐已到期。',
  validation: '部分字段需要修正。',
  conflict: '已存在相同的记录。',
  refused: '该记录当前的状态不允许此操作。',
  stale: '该记录在此期间已被更改。',
  tooLarge: '内容过大，无法提交。',
  wrongType: '此处不接受这种文件。',
  tooMany: '请求过于频繁，请稍候重试。',
  badRequest: '平台无法理解该请求。',
  server: '平台出现错误，请稍后重试。',
  noId: '此记录缺少 ID，因此未提交任何内容。请刷新页面；如问题依旧，请联系支持人员。',
  unreadable: '无法读取平台的响应。请刷新页面查看当前情况。',
  samePage: '无论请求哪一页，平台都只返回第一页，因此无法显示此页。',
  absent: '平台不提供此功能。',
  notTaken: '平台表示已完成，但记录没有变化。',
  unheeded: '平台没有按筛选条件返回：得到的行并不是所要求的。',
  other: '发生意外情况，请重试。',
};

/** The same words as the message of an error, which the shell does not show again. */
export const reported: Translated<typeof english.reported> = failure;

/** Whether the platform can be reached. */
export const connection: Translated<typeof english.connection> = {
  offline: '您已离线。已打开的内容保持不变，连接恢复后即可保存更改。',
  unreachable: '平台没有响应。已打开的内容保持不变，平台恢复后将自动继续。',
};

/** Answers to a sign-in that the specification leaves without words (part 1 §5, §8). */
export const signIn: Translated<typeof english.signIn> = {
  inactive: '该账号未启用。',
  inactiveContact: '该账号未启用。如需帮助，请联系 %{contact}。',
  learner: '管理后台不向学员开放，请使用学习应用。',
  offline: '无法连接到平台。请检查网络后重试。',
  tooMany: '尝试次数过多，请等待 %{smart_count} 秒后重试。',
};

/** What is wrong with a file before it is sent. */
export const upload: Translated<typeof english.upload> = {
  empty: '此文件是空的。',
  tooLarge: '文件大小为 %{size}，上限为 %{limit}。',
  extension: '此处仅接受 %{extensions} 文件。',
  wrongContent: '文件内容与其名称不符。',
  progress: '已上传 %{percent}%',
  paused: '已暂停，进度 %{percent}%',
  pause: '暂停上传',
  resume: '继续上传',
  begun: '“%{name}”已上传 %{percent}%：再次选择同一文件即可继续。',
  forget: '重新开始',
  goOn: '从中断处继续',
};

/** Words that many modules share; a module's own words under `resources.<name>` come first. */
export const common: Translated<typeof english.common> = {
  fields: {
    id: 'ID',
    instituteId: '所属机构',
    createdAt: '创建时间',
    updatedAt: '更新时间',
    createdById: '创建人',
    updatedById: '更新人',
    deletedAt: '删除时间',
    deletedById: '删除人',
    purgedAt: '保留至',
    version: '版本',
    name: '名称',
    title: '标题',
    description: '说明',
    status: '状态',
    emailId: '电子邮箱',
    phoneNumber: '电话',
    imageURL: '图片',
    tags: '标签',
    order: '显示顺序',
    city: '城市',
    code: '编码',
    language: '语言',
    isActive: '已启用',
    reason: '原因',
  },
  choices: {
    invited: '已邀请',
    active: '已启用',
    inactive: '已停用',
    expired: '已过期',
    awaiting: '待批准',
    suspended: '已暂停',
    draft: '草稿',
    published: '已发布',
    retired: '已下线',
    open: '开放中',
    closed: '已关闭',
    monthly: '按月',
    yearly: '按年',
    monday: '星期一',
    tuesday: '星期二',
    wednesday: '星期三',
    thursday: '星期四',
    friday: '星期五',
    saturday: '星期六',
    sunday: '星期日',
    // Roles of people: the head of the page says one's own.
    super_admin: '超级管理员',
    institute: '机构',
    student: '学员',
    admin: '管理员',
    faculty: '教师',
    sub_admin: '子管理员',
    // Rights over modules.
    create: '新建',
    read: '查看',
    update: '编辑',
    delete: '删除',
  },
  /** Tabs of lists. */
  segments: { deleted: '已删除' },
  sections: {
    general: '基本信息',
    contact: '联系方式',
    pictures: '图片',
    plan: '套餐',
    access: '访问权限',
    rooms: '场地',
    scope: '适用范围',
  },
  actions: {
    invite: '重新邀请',
    sendPasswordLink: '发送密码链接',
    activate: '启用',
    deactivate: '停用',
    approve: '批准',
    suspend: '暂停',
    publish: '发布',
    retire: '下线',
    close: '关闭',
    reopen: '重新开放',
  },
  /** The actions in the past, for the notice that they are done. */
  done: {
    invite: '已重新邀请',
    sendPasswordLink: '已发送密码链接',
    activate: '已启用',
    deactivate: '已停用',
    approve: '已批准',
    suspend: '已暂停',
    publish: '已发布',
    retire: '已下线',
    close: '已关闭',
    reopen: '已重新开放',
    update: '已修改',
    delete: '已删除',
  },
};
