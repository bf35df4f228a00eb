import type * as english from '../en/form';
import type { Translated } from '../translated';

/** Words of the form. */
export const form: Translated<typeof english.form> = {
  save: '保存',
  saving: '正在保存…',
  /** Of the institute of a new record. */
  ownerHint: '选择此记录归属的机构，或选择“平台运营方”。',
  readOnly: '您可以查看这些内容，但不能更改。',
  saveAndAdd: '保存并继续新建',
  saveAndNext: '保存并打开下一条',
  cancel: '取消',
  back: '上一步',
  next: '下一步',
  retry: '重试',
  created: '已创建“%{title}”。',
  saved: '已保存“%{title}”。',
  problems: '%{smart_count} 个字段需要修正',
  problemsHere: '个字段需要修正',
  moreProblems: '还有 %{smart_count} 项',
  unsaved: {
    mark: '有未保存的更改',
    title: '不保存就离开吗？',
    text: '您在此处填写的内容尚未保存，离开后将会丢失。',
    stay: '留在此页',
    leave: '不保存并离开',
  },
  draft: {
    text: '您在 %{time} 填写的内容尚未保存。',
    restore: '恢复内容',
    discard: '丢弃',
  },
  stale: {
    ownTitle: '您已在别处更改',
    ownText: '在此编辑期间，您在另一个标签页或窗口中更改了“%{title}”（%{time}）。您可以加载那个版本并放弃此处的更改，也可以用此处的更改覆盖。',
    ownReload: '加载那个版本',
    title: '已被他人修改',
    text: '在您编辑期间，“%{title}”已被他人修改。您可以加载对方的版本并放弃自己的更改，也可以用自己的更改覆盖。',
    back: '返回表单',
    reload: '加载对方的版本',
    overwrite: '用我的更改覆盖',
  },
};

/** Words of a record's page and of what can be done to one record. */
export const record: Translated<typeof english.record> = {
};

/** What has come of something that failed; the reason follows. */
export const notDone: Translated<typeof english.notDone> = {
  after: '%{first}%{second}',
  save: {
    none: '未保存任何内容；您输入的内容仍保留在此处。',
    unknown: '无法确定是否已保存。您输入的内容仍保留在此处；再次保存不会产生重复记录。',
  },
  delete: { none: '未删除任何内容。', unknown: '无法确定是否已删除。请先查看列表，再决定是否重试。' },
  act: { none: '未作任何更改。', unknown: '无法确定操作是否已完成。请先查看该记录，再决定是否重试。' },
  restore: { none: '未恢复任何内容。', unknown: '无法确定是否已恢复。请先查看列表，再决定是否重试。' },
};
