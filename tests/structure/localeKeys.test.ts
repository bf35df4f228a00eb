import { expect, test } from 'vitest';
import { compareKeys } from '../../scripts/checks/localeKeys';

const catalogue = { lectern: { list: { empty: 'Nothing here', spare: 'Spare' }, problem: { required: 'Required', tooLong: 'Too long' } }, fixed: { http: { error: 'Error' } } };
const source = (text: string) => [{ path: 'src/a.tsx', text }];

test('names the key that code asks for and nobody wrote, and the key nobody asks for', () => {
  const { missing, unused } = compareKeys({ catalogue, sources: source("t('lectern.list.empty'); t('lectern.list.gone'); t(`lectern.problem.${code}`)") });
  expect(missing).toEqual(['lectern.list.gone']);
  expect(unused).toEqual(['lectern.list.spare']);
});
