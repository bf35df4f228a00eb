import { expect, it } from 'vitest';
import { joined } from '../../src/fields/values/joined';

it('sets names apart as the language does', () => {
  const texts = ['A', 'B'];
  expect(['en', 'fr', 'ja', 'zh', 'zh-CN', 'en-IN'].map((locale) => joined({ texts, locale }))).toEqual(['A, B', 'A, B', 'A、B', 'A、B', 'A、B', 'A, B']);
});
