import type * as english from '../../en/modules/contentReport';
import type { Translated } from '../../translated';

export const first: Translated<typeof english.first> = {
  name: 'コンテンツの報告',
  newOne: '新しい報告',
  fields: {
    content: '報告された内容',
    about: '対象',
    contentOwnerId: '投稿者',
    enteredById: '入力者',
    reason: '理由',
    details: '詳細',
    remark: '備考',
    hide: 'コメントも非表示にする',
    decidedAt: '判断日時',
    decidedById: '判断した人',
    createdById: '報告者',
  },
  choices: {
    reason: { spam: 'スパム', nudity: 'わいせつ', violence: '暴力', harassment: '嫌がらせ', 'flash news': '速報をかたる投稿', 'hate speech': 'ヘイトスピーチ' },
    status: { open: '未対応', suspended: '停止', cleared: '問題なし', terminated: 'アカウント停止' },
  },
  actions: { suspend: '停止する', clear: '問題なしとする', terminate: 'アカウントを停止する' },
  done: { suspend: '停止しました', clear: '問題なしとしました', terminate: 'アカウントを停止しました' },
  attention: { open: '%{smart_count}件の報告が判断を待っています' },
};

export const later: Translated<typeof english.later> = {
  hints: {
    content: '空欄の場合は、上で選んだ投稿の本文になります。',
    contentOwnerId: '空欄の場合は、上で選んだ投稿を書いた人になります。',
  },
  meanings: {
    status: {
      open: '判断を待っています。',
      suspended: '報告された内容は表示しないことになりました。',
      cleared: '報告された内容に問題はありません。',
      terminated: '投稿者のアカウントを停止しました。',
    },
  },
  effects: { suspend: '表示しないことに決め、対象のコメントを非表示にします。', clear: '問題がないと決めます。この報告で非表示になったコメントは再表示されます。', terminate: '投稿者のアカウントを停止し、すべての端末からログアウトさせます。' },
};
