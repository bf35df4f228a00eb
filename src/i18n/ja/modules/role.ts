import type * as english from '../../en/modules/role';
import type { Translated } from '../../translated';

export const first: Translated<typeof english.first> = {
  name: 'アクセスプロファイル',
  newOne: 'アクセスプロファイルを新規作成',
  fields: { kind: '対象のロール', access: '使える機能' },
};

export const later: Translated<typeof english.later> = {
  hints: {
    kind: 'このロールの人だけが、このプロファイルを持てます。保存後は変更できません。',
    access: 'このプロファイルを持つ全員に適用され、開いているセッションにも反映されます。自分にない権限は、付与も取り消しもできません。',
  },
};
