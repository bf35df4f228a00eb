import type { MessageTree } from './mergeMessages';

/** Chinese: the words that all modules share. The rest is said in English until it is translated. */
export const zh: MessageTree = {
  ra: {
    action: {
      add: '添加', back: '返回', cancel: '取消', clone: '复制', confirm: '确认', create: '新建', delete: '删除', edit: '编辑',
      export: '导出', list: '列表', refresh: '刷新', remove: '移除', save: '保存', search: '搜索', show: '查看', undo: '撤销', close: '关闭',
    },
    boolean: { true: '是', false: '否', null: ' ' },
    auth: { sign_in: '登录', logout: '退出', password: '密码', username: '用户名' },
  },
  lectern: {
    common: {
      fields: {
        instituteId: '机构', createdAt: '创建时间', updatedAt: '更新时间', version: '版本', name: '名称', title: '标题',
        description: '说明', status: '状态', emailId: '电子邮件', phoneNumber: '电话', imageURL: '图片', tags: '标签',
        order: '顺序', city: '城市', code: '代码', language: '语言', isActive: '启用', reason: '原因',
      },
      choices: {
        active: '启用', inactive: '停用', expired: '已过期', awaiting: '待审批', suspended: '已暂停', draft: '草稿',
        published: '已发布', retired: '已下线', open: '开放', closed: '关闭', monthly: '按月', yearly: '按年',
        monday: '星期一', tuesday: '星期二', wednesday: '星期三', thursday: '星期四', friday: '星期五', saturday: '星期六', sunday: '星期日',
      },
      actions: {
        activate: '启用', deactivate: '停用', approve: '批准', suspend: '暂停', publish: '发布', retire: '下线', close: '关闭', reopen: '重新开放',
      },
    },
  },
};
