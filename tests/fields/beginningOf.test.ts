import { expect, it } from 'vitest';
import { beginningOf } from '../../src/fields/types/richText/beginningOf';

const given = (text: string, html: string) => ({ getData: (type: string) => (type === 'text/plain' ? text : html) });

it('of what is too long the beginning comes as plain text', () => {
  expect(beginningOf({ given: given('abcdef', ''), most: 4 })).toBe('abcd');
  expect(beginningOf({ given: given('ab', '<p style="color:red">ab</p>'), most: 10 })).toBe('ab');
  expect(beginningOf({ given: given('ab', '<p>ab</p>'), most: 10 })).toBeNull();
  expect(beginningOf({ given: null, most: 10 })).toBeNull();
});

it.each([`"data:image/png;base64,${'A'.repeat(5_000)}"`, `'data:image/svg+xml,<svg xmlns="x">${'a'.repeat(5_000)}</svg>'`, `data:image/png;base64,${'A'.repeat(5_000)}`])('a picture inside makes nothing too long: %#', (src) => {
  expect(beginningOf({ given: given('Look', `<p><b>Look</b> <img src=${src}></p>`), most: 100 })).toBeNull();
});
