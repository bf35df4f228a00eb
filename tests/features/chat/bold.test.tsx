import { render } from '@testing-library/react';
import { expect, it } from 'vitest';
import { CHAT_WORDS } from '../../../platform/features/chat/words';
import { Markdown } from '../../../src/ui/chat/Markdown';

const shown = (text: string) => {
  const { container, unmount } = render(<Markdown text={text} onLink={undefined} />);
  const found = { text: container.textContent, bold: [...container.querySelectorAll('strong')].map((one) => one.textContent) };
  unmount();
  return found;
};

it.each(['en', 'fr', 'ja', 'zh'] as const)('sums and counts of an answer are bold, whatever stands beside them, in %s', (language) => {
  const words: object = CHAT_WORDS[language];
  const sentences = Object.values(words).filter((one): one is string => typeof one === 'string' && one.includes('**'));
  expect(sentences.length).toBeGreaterThan(3);
  for (const sentence of sentences) {
    const said = sentence.replace(/%\{(sum|count)\}/g, '₹3,481,816.56').replace(/%\{\w+\}/g, '純売上');
    expect(shown(said), said).toMatchObject({ text: said.replaceAll('**', ''), bold: [expect.any(String)] });
  }
});

it('so is what an answer of a model says in a language that parts no words', () => {
  expect(shown('売上（**合計（税込）**は）**「100円」**です。')).toEqual({ text: '売上（合計（税込）は）「100円」です。', bold: ['合計（税込）', '「100円」'] });
});
