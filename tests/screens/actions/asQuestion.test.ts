import { expect, it } from 'vitest';
import { asQuestion } from '../../../src/screens/actions/asQuestion';
import { wholeI18n } from '../../support/wholeI18n';

it.each([['en', 'Delete “Why?”', 'Delete “Sums”?'], ['fr', 'Supprimer «\u00a0Why?\u00a0»', 'Supprimer «\u00a0Sums\u00a0»\u00a0?'], ['zh', '删除“Why?”', '删除“Sums”？'], ['ja', '「Why?」を削除しますか？', '「Sums」を削除しますか？']] as const)('in %s nothing is asked twice', async (locale, asking, plain) => {
  const { translate, changeLocale } = wholeI18n(locale);
  await changeLocale(locale);
  const said = (title: string): string => asQuestion(translate('lectern.record.deleteTitle', { title }));
  expect([said('Why?'), said('Sums')]).toEqual([asking, plain]);
});
