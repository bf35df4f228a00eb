import { expect, it, vi } from 'vitest';
import { wordsIn } from '../../../platform/features/chat/help/terms';

it.each(['ja', 'zh'] as const)('the words of a long text without a blank are found piece by piece in %s: parting takes four times as long over twice as much', (language) => {
  const segment = vi.spyOn(Intl.Segmenter.prototype, 'segment');
  const signs = '学习者'.repeat(1_000);
  expect(wordsIn({ text: signs, language }).join('')).toBe(signs);
  expect(segment.mock.calls.map(([text]) => text.length)).toEqual(Array.from({ length: 15 }, () => 200));
  segment.mockRestore();
  expect(wordsIn({ text: 'Zoomのリンク（会議）、受講者。don’t 1.5', language })).toEqual(expect.arrayContaining(['Zoom', 'don’t', '1.5']));
});
