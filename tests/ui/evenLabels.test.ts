import { expect, it } from 'vitest';
import { everyNth } from '../../src/ui/evenLabels';

const months = (count: number, width = 24): number[] => Array.from({ length: count }, (_, at) => (at === 0 ? width * 2 : width));

it.each([
  ['all where there is room', { widths: months(12), spacing: 60, gap: 14 }, 1],
  ['every second where there is half of it', { widths: months(12), spacing: 30, gap: 14 }, 2],
  ['every third', { widths: months(12), spacing: 18, gap: 14 }, 3],
  ['the first alone where there is none for two', { widths: months(12, 400), spacing: 30, gap: 14 }, 12],
  ['one', { widths: [400], spacing: 0, gap: 14 }, 1],
  ['none', { widths: [], spacing: 0, gap: 14 }, 1],
])('names below an axis stand at even distances: %s', (_, params, every) => {
  expect(everyNth(params)).toBe(every);
});

it('a long name in the middle is kept clear of those beside it, and one that is not shown takes no room', () => {
  expect(everyNth({ widths: [20, 20, 90, 20, 20], spacing: 40, gap: 10 })).toBe(2);
  expect(everyNth({ widths: [20, 90, 20, 90, 20], spacing: 40, gap: 10 })).toBe(2);
});
