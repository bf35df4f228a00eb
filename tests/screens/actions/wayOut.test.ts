import { expect, it } from 'vitest';
import { wayOut } from '../../../src/ui';
import { wholeI18n } from '../../support/wholeI18n';

it.each([
  ['en', 'Cancel the class', 'Close'], ['en', 'Delete', 'Cancel'], ['fr', 'Annuler le cours', 'Fermer'], ['fr', 'Supprimer', 'Annuler'],
  ['zh', '取消课程', '关闭'], ['zh', '删除', '取消'], ['ja', '授業を中止', 'キャンセル'],
] as const)('in %s “%s” is left by “%s”', (locale, verb, words) => {
  const { translate } = wholeI18n(locale);
  expect(wayOut({ translate, verb })).toBe(words);
});
