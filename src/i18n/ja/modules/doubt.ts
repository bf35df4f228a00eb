import type * as english from '../../en/modules/doubt';
import type { Translated } from '../../translated';

export const first: Translated<typeof english.first> = {
  name: '質問',
  newOne: '質問を新規作成',
  fields: {
    question: '質問',
    details: '詳細',
    subjectId: '科目',
    topicId: 'トピック',
    askedById: '質問者',
    answer: '回答',
    answeredAt: '回答日時',
    answeredById: '回答者',
  },
  choices: { status: { open: '未回答', answered: '回答済み' } },
  actions: { answer: '回答する', correct: '訂正', reopen: '未回答に戻す' },
  done: { answer: '回答済みにしました', correct: '訂正しました', reopen: '未回答に戻しました' },
  attention: { waiting: '%{smart_count}件の質問が昨日以前から回答を待っています' },
};

export const later: Translated<typeof english.later> = {
  sections: { answer: '回答' },
  meanings: { status: { open: '回答を待っています。', answered: '回答があり、回答者と日時が記録されています。' } },
  effects: { answer: '自分の名前で回答します。', correct: '自分の名前で回答し直し、質問した人に知らせます。', reopen: '再び回答を待つ状態にします。それまでの回答は読めます。' },
};

/** What is said to people by mail. */
export const messages: Translated<typeof english.messages> = {
  answered: {
    subject: '%{app}：ご質問に回答がありました',
    text: '%{by}さんが質問「%{title}」に回答しました。\n\n%{answer}',
  },
  corrected: {
    subject: '%{app}：ご質問への回答が訂正されました',
    text: '%{by}さんが質問「%{title}」への回答を訂正しました。\n\n%{answer}',
  },
};
