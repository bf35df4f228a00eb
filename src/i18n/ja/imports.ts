import type * as english from '../en/imports';
import type { Translated } from '../translated';

/** Words of bringing in records from a file. */
export const imports: Translated<(typeof english)['imports']> = {
  cell: {
    sheetError: '表計算ソフトがここでエラーを表示しています。',
    nothingSo: '「%{name}」に「%{text}」という名前のものはありません。',
    severalSo: '「%{name}」に「%{text}」という名前のものが複数あります。どれかを選んでください。',
    twice: 'このファイルの%{line}行目と同じ内容です。',
    choice: '次のいずれかにしてください：%{choices}。',
    notYours: 'このレコードは変更できません。',
  },
};
