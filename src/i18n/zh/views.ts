import type * as English from '../en/views';
import type { Translated } from '../translated';

/** Words of saved views of lists. */
export const views: Translated<typeof English.views> = {
  button: '视图',
  failed: '无法加载视图。%{reason}重试',
  saveAs: '另存为视图…',
  manage: '管理视图…',
  saveTitle: '另存为视图',
  text: '视图保存列表当前显示的内容：搜索、筛选、排序、列和每页行数。在任何设备上都可一键打开。',
  name: '名称',
  nameMissing: '请输入名称。',
  nameTaken: '您已有同名视图。',
  willReplace: '您已有视图“%{name}”，它将被替换。',
  audience: '适用对象',
  audiences: { own: '仅自己', role: '我的角色', everybody: '所有人' },
  forRole: '角色：%{role}',
  hints: {
    institute: { own: '其他人看不到。', role: '您所在机构中角色为“%{role}”且可以打开此列表的人员。', everybody: '您所在机构中可以打开此列表的所有人员。' },
    operator: { own: '其他人看不到。', role: '运营方中角色为“%{role}”且可以打开此列表的人员。', everybody: '运营方中可以打开此列表的所有人员。机构看不到。' },
  },
  save: '保存',
  replace: '替换',
  saved: '视图“%{name}”已保存。',
  replaced: '视图“%{name}”已替换。',
  changed: '视图“%{name}”已修改。',
  tooLong: '筛选条件过长，无法保存为视图：请减少所选的值，或缩短搜索词。',
  tooMany: '您在此列表中已有 %{most} 个视图。请先删除一个。',
  manageTitle: '视图：%{name}',
  none: '没有您可以修改的视图了。',
  ownedBy: '%{audience} · 来自%{name}',
  changeOf: '编辑视图“%{name}”',
  deleteOf: '删除视图“%{name}”',
  deleteTitle: '删除视图“%{name}”？',
  deleteText: '列表中的行不受影响。',
  deleteSharedText: '所有获得此视图的人都将无法再使用它。列表中的行不受影响。',
  deleted: '视图“%{name}”已删除。',
};
