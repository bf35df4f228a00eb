import { expect, test } from 'vitest';
import { sentences } from '../../src/fields/values/sentences';

test('sentences stand apart by a blank, in Chinese and Japanese by their full stop alone; what is not there leaves nothing', () => {
  expect(sentences(['A whole number from 1 to 100.', null, 'Left empty: the usual price.'])).toBe('A whole number from 1 to 100. Left empty: the usual price.');
  expect(sentences(['1〜100の整数です。', '空欄の場合は通常価格です。', undefined])).toBe('1〜100の整数です。空欄の場合は通常価格です。');
  expect(sentences(['画面が準備中のモジュール2件を表示', '（うち1件に設定あり）'])).toBe('画面が準備中のモジュール2件を表示（うち1件に設定あり）');
  expect(sentences([null, false, ''])).toBe('');
});
