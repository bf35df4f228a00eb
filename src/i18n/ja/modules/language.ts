import type * as english from '../../en/modules/language';
import type { Translated } from '../../translated';

export const first: Translated<typeof english.first> = {
  name: '言語',
  newOne: '言語を新規作成',
  fields: { nativeName: '現地語での名称', code: '言語コード' },
};

export const later: Translated<typeof english.later> = {
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
};
