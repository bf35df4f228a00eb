import type * as english from '../en/imports';
import type { Translated } from '../translated';

/** Words of bringing in records from a file. */
export const imports: Translated<(typeof english)['imports']> = {
  cell: {
    sheetError: '电子表格在此处显示错误。',
    nothingSo: '“%{name}”中没有名为“%{text}”的记录。',
    severalSo: '“%{name}”中有多条名为“%{text}”的记录。请选择其中一条。',
    twice: '与此文件第 %{line} 行相同。',
    choice: '请使用以下之一：%{choices}。',
    notYours: '您不能更改此记录。',
  },
};
