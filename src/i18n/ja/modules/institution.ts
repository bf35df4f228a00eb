import type * as english from '../../en/modules/institution';
import type { Translated } from '../../translated';

export const first: Translated<typeof english.first> = {
  name: '教育機関',
  newOne: '教育機関を新規作成',
  menu: '教育機関',
  fields: {
    timezone: 'タイムゾーン',
    imageURL: 'ロゴ',
    circularImageURL: '円形ロゴ',
    rectangularImageURL: '横長ロゴ',
    isWhiteLabelled: 'ホワイトラベル',
    plan: 'プラン',
    isPlanActive: 'プラン有効',
    membershipPlanId: '会員プラン',
    planEndsAt: 'プラン終了日',
    isApproved: '承認済み',
    isSuspended: '停止中',
    suspendedFor: '停止の理由',
    suspendedAt: '停止日時',
    suspendedById: '停止した人',
    reason: '停止の理由',
    access: '使える機能',
    newAccess: '今後使える機能',
  },
  choices: { plan: { none: '未設定', active: '有効', ending: 'まもなく終了', ended: '終了' } },
  actions: { changePlan: 'プランを変更' },
  done: { changePlan: 'プラン変更しました' },
  ownAttention: { planSoon: 'ご利用中のプランは%{value}に終了します', planEnding: 'ご利用中のプランは%{value}に終了します' },
  attention: {
    awaiting: '承認待ちの教育機関が%{smart_count}件あります',
    planSoon: '30日以内にプランが終了する教育機関が%{smart_count}件あります',
    planEnding: '7日以内にプランが終了する教育機関が%{smart_count}件あります',
    planEnded: '過去30日間にプランが終了した教育機関が%{smart_count}件あります',
  },
};

export const later: Translated<typeof english.later> = {
  hints: { membershipPlanId: '選んでも請求書は作られず、金銭は動きません。教育機関の支払いは、この管理画面の外で精算します。', access: 'まだ権限のない責任者と、今後責任者になる人に付与される機能です。すでに権限のある人はそのままです。', newAccess: '責任者と、今後責任者になる人が使える機能です。選んだプランの内容が提案されます。何も選ばなければ現在のままです。アクセスプロファイルのある人も変わりません。' },
  sections: { general: '名称と連絡先' },
  meanings: {
    status: {
      awaiting: '登録済みで、承認待ちです。まだ誰もログインできません。',
      active: '利用中です。所属するユーザーはログインして作業できます。',
      suspended: '停止しています。誰もログインできませんが、データはすべて残ります。',
      inactive: '無効です。誰もログインできませんが、データはすべて残ります。',
    },
    plan: {
      none: '承認待ちで、プランの終了日も設定されていません。',
      active: 'プランは有効です。含まれる機能をすべて利用できます。',
      ending: 'プランは14日以内に終了します。',
      ended: 'プランが終了したか、停止されています。ログインはできますが、利用できるのはプロフィールと会員プランのページだけです。',
    },
  },
  /** Approving what was open before. */
  from: {
    suspended: { actions: { approve: '再開' }, done: { approve: '再開しました' }, effects: { approve: '教育機関の利用を再開し、所属するユーザーが再びログインできるようにします。' } },
    inactive: { actions: { approve: '再開' }, done: { approve: '再開しました' }, effects: { approve: '教育機関の利用を再開し、所属するユーザーが再びログインできるようにします。' } },
  },
  facts: {
    invited: '%{value} に招待メールを送信しました。',
    invitedWaiting: '%{value} への招待は送信箱にあります。このプラットフォームはメールを送信しません。',
    notInvited: '%{value} のアカウントがすでにあるため、招待は送信していません。「ユーザー」で責任者を追加してください。ここで選んだ機能がそこで提案されます。',
    toldHeads: 'ログインできることをメールで知らせました：%{value}',
    toldHeadsWaiting: '%{value} へのメールは送信箱にあります。このプラットフォームはメールを送信しません。',
    planOpen: 'プランは今から無期限で有効です。',
    planUntil: 'プランは今から%{value}まで有効です。',
    granted: '使える機能が変わった人：%{value}',
  },
  effects: {
    approve: '教育機関を承認し、所属するユーザーがログインできるようにします。責任者がまだいない場合は、教育機関のメールアドレスに招待を送ります（そのアドレスのアカウントがすでにある場合を除きます）。',
    changePlan: '教育機関にプランを割り当て、終了日と責任者が使える機能を決めます。終了したプランは再び有効になります。請求書は作られず、金銭は動きません。教育機関の支払いは、この管理画面の外で精算します。',
    suspend: '教育機関をすぐに停止し、理由を記録します。',
    deactivate: '教育機関を無効にします。再開するまで誰もログインできません。',
  },
};
