import type * as english from '../../en/modules/aiPrompt';
import type { Translated } from '../../translated';

export const first: Translated<typeof english.first> = {
  name: 'AIプロンプト',
  newOne: 'AIプロンプトを新規作成',
  fields: {
    purpose: '用途',
    prompt: 'プロンプト',
    languageId: '言語',
    temperature: '自由度',
  },
  choices: {
    purpose: {
      questions: '問題作成',
      test: 'テスト',
      doubt: '質問への回答',
      summary: '要約',
      other: 'その他',
    },
  },
};

export const later: Translated<typeof english.later> = {
  hints: {
    prompt: '{topic} のような波かっこの中は、使うときに置き換えられます。',
    temperature: '0は常に同じ答え、2は非常に自由な答えになります。',
  },
  meanings: {
    status: {
      active: '選べます。',
      inactive: '選択肢に表示されません。',
    },
  },
  effects: {
    activate: 'アシスタントの利用時に選べるようにします。',
    deactivate: '選べなくなります。作成済みのものは残ります。',
  },
};
