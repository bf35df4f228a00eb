import { expect, it } from 'vitest';
import { testQuestion } from '../../src/resources/testQuestion';
import { testSection } from '../../src/resources/testSection';
import { cautionsOf, normalize } from '../../src/schemas';

it.each([['a section', testSection], ['a question', testQuestion]] as const)('tells of %s in which a wrong answer takes off more than a right one gives', (_, input) => {
  const { cautions, fields } = normalize(input);
  const says = (positiveMark: number | null, negativeMark: number | null) => cautionsOf({ cautions, fields, values: { positiveMark, negativeMark }, context: { now: '2030-04-01T00:00:00.000Z' } }).map((caution) => caution.says);
  expect([says(1, 4), says(1, 1), says(4, 1.33), says(null, 1)]).toEqual([['overMark'], [], [], []]);
});
