import type * as english from '../../en/modules/user';
import type { Translated } from '../../translated';

export const first: Translated<typeof english.first> = {
  name: 'ユーザー',
  newOne: 'ユーザーを新規作成',
  fields: {
    name: '氏名',
    role: 'ロール',
    password: 'パスワード',
    imageURL: '写真',
    allowAllInstitutes: 'すべての教育機関',
    profileId: 'アクセスプロファイル',
    access: '使える機能',
    lastSignInAt: '最終ログイン',
    failedSignIns: '連続ログイン失敗回数', lastFailedSignInAt: '最後のログイン失敗',
  },
  attention: { failedSignIns: '5回以上続けてログインに失敗したアカウントが%{smart_count}件あります（昨日以降）' },
};

export const later: Translated<typeof english.later> = {
  hints: {
    profileId: 'この人が使える機能を決めます。この人だけ異なる部分は、下の表で選択します。',
    access: 'この人が使える機能です。自分にない権限は、付与も取り消しもできません。',
    allowAllInstitutes: 'モジュールの権限の範囲で、すべての教育機関のレコードを表示・編集できます。',
  },
  newHints: {
    instituteId: 'ロールが「教育機関」「講師」「受講者」の場合は、所属する教育機関を選択してください。運営者側の「スーパー管理者」「管理者」の場合は、「運営者」を選択してください。',
  },
  sections: { general: '氏名と連絡先' },
  meanings: {
    status: {
      invited: '招待済みで、まだパスワードが設定されていません。設定されるまでログインできません。この人を削除すると招待は取り消されます。',
      active: 'ログインでき、ロールとモジュールの権限の範囲で操作できます。',
      inactive: 'ログインできません。これまでの作業内容はすべて残ります。',
    },
  },
  effects: {
    invite: '招待をもう一度送ります。前の招待は無効になります。',
    sendPasswordLink: '新しいパスワードを設定するためのリンクを送ります。それまでは現在のパスワードが有効です。',
    activate: '再びログインできるようにします。',
    deactivate: 'すべての端末からログアウトさせ、ログインできなくします。',
  },
};
