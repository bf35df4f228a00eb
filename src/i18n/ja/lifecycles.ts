import type { lifecycles as English } from '../en/lifecycles';
import type { Translated } from '../translated';

/** What the states of a module's lifecycle mean, and what its actions do. */
export const lifecycles: Translated<typeof English> = {
  institution: {
    meanings: {
      status: {
        awaiting: '登録済みで、承認待ちです。まだ誰もログインできません。',
        active: '利用中です。所属するユーザーはログインして作業できます。',
        suspended: '停止しています。誰もログインできませんが、データはすべて残ります。',
        inactive: '無効です。誰もログインできませんが、データはすべて残ります。',
      },
      plan: {
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
    effects: {
      approve: '教育機関を承認し、所属するユーザーがログインできるようにします。',
      suspend: '教育機関をすぐに停止し、理由を記録します。',
      deactivate: '教育機関を無効にします。再開するまで誰もログインできません。',
    },
  },
  user: {
    meanings: {
      status: {
        invited: '招待済みで、まだパスワードが設定されていません。設定されるまでログインできません。',
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
  },
  coupon: {
    meanings: {
      status: {
        active: '開始から終了まで、上限回数に達するまで使えます。',
        inactive: '有効にするまで使えません。',
        expired: '終了日時を過ぎたため使えません。終了日時を延ばすと再び使えます。',
      },
    },
    effects: {
      activate: '受講者が再びクーポンを使えるようにします。',
      deactivate: 'クーポンを使えなくします。すでに使われた購入には影響しません。',
    },
  },
  language: {
    meanings: {
      status: {
        active: 'コースや表示内容の言語として選べます。',
        inactive: '新しい内容には選べません。すでに使っているものはそのままです。',
      },
    },
    effects: {
      activate: 'この言語を再び選べるようにします。',
      deactivate: 'この言語を選べなくします。使用中のものは変わりません。',
    },
  },
  branch: {
    meanings: {
      status: {
        open: '現在、授業を行っています。',
        closed: '授業を行っていません。登録内容は残ります。',
      },
    },
    effects: {
      close: '校舎を閉鎖します。理由の入力が必要です。',
      reopen: '閉鎖した校舎を再開します。',
    },
  },
  banner: {
    meanings: {
      status: {
        draft: '準備中です。管理画面だけに表示されます。',
        published: '設定した期間中、受講者に表示されます。',
        retired: '表示を終え、保管されています。',
      },
    },
    effects: {
      publish: '設定した期間中、バナーを受講者に表示します。',
      retire: '受講者への表示を終えます。後で再び公開できます。',
    },
  },
  membership: {
    effects: {
      activate: 'プランを再び提供します。',
      deactivate: 'プランの提供をやめます。契約中の教育機関はそのまま使えます。',
    },
  },
};
