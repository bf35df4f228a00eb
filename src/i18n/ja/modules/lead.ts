import type * as english from '../../en/modules/lead';
import type { Translated } from '../../translated';

export const first: Translated<typeof english.first> = {
  name: '見込み客',
  newOne: '見込み客を新規作成',
  menu: '見込み客の管理',
  fields: {
    source: '流入元',
    institutionId: '教育機関',
    courseId: 'コース',
    consentedAt: '同意日時',
    interest: '関心のある内容',
    ownerId: '担当者',
    followUpOn: '次の連絡',
    learnerId: '受講者',
    lostReason: '失注の理由',
    notes: 'メモ',
    isSamePerson: '同一人物です',
  },
  choices: {
    source: {
      website: 'ウェブサイト',
      walkIn: '来校',
      phone: '電話',
      referral: '紹介',
      campaign: 'キャンペーン',
      social: 'SNS',
    },
    status: {
      new: '新規',
      contacted: '連絡済み',
      qualified: '有望',
      converted: '受講者になった',
      lost: '失注',
    },
  },
  actions: {
    contact: '連絡済みにする',
    qualify: '有望にする',
    unqualify: '連絡済みに戻す',
    convert: '受講者になったとする',
    lose: '失注にする',
  },
  done: {
    contact: '連絡済みにしました',
    qualify: '有望にしました',
    unqualify: '連絡済みに戻しました',
    convert: '受講者にしました',
    lose: '失注にしました',
  },
  attention: {
    asked: 'サイトからの未連絡の見込み客が%{smart_count}人',
    due: '連絡する見込み客が%{smart_count}人',
  },
};

export const later: Translated<typeof english.later> = {
  hints: {
    ownerId: '見込み客を開けるのはスーパー管理者だけです。',
    isSamePerson: 'このメールアドレスの受講者の名前が異なっていても同一人物である場合に、オンにします。',
  },
  rules: {
    otherPerson: 'このメールアドレスは、すでにこの教育機関の受講者である「%{name}」さんのものです。同一人物であれば「同一人物です」をオンにして続けてください。別人であれば、別のメールアドレスを入力してください。',
  },
  measures: {
    leads: '見込み客',
  },
  sections: {
    interest: '関心',
  },
  meanings: {
    status: {
      new: 'まだ誰も連絡していません。',
      contacted: '連絡済みです。',
      qualified: '受講者になる見込みがあります。',
      converted: '受講者になりました。',
      lost: '受講しません。理由が記録されています。',
    },
  },
  effects: {
    contact: '連絡したことを記録します。',
    qualify: '受講者になる見込みがあることを記録します。',
    unqualify: '連絡済みに戻します。見込みが下がったとき、または失注から再び可能性が出たときに使います。',
    convert: '教育機関の受講者として登録し、招待メールを送ります。同じメールアドレスの受講者がすでにいる場合は、その受講者と関連付けます。',
    lose: '受講しないことと理由を記録します。',
    reopen: '最初からやり直します。',
  },
};
