// @vitest-environment jsdom
import { expect, it } from 'vitest';
import { pastedLooks } from '../../src/fields/types/richText/pastedLooks';

it('has no style left, and bold and italic where it had them', () => {
  expect(pastedLooks('<p style="margin:0"><span style="font-weight:700;color:red">Refunds</span> <span style=\'font-style: italic\'>soon</span></p>')).toBe('<p><span><strong>Refunds</strong></span> <span><em>soon</em></span></p>');
  expect(pastedLooks('<b style="font-weight:normal" id="docs-1"><p style="line-height:1">Plain</p></b>')).toBe('<p>Plain</p>');
  expect(pastedLooks('<style>p { color: red }</style><p>a</p>')).toBe('<p>a</p>');
});

it('makes a heading of the first level one of the second', () => {
  expect(pastedLooks('<h1>Terms</h1><h2>Due</h2>')).toBe('<h2>Terms</h2><h2>Due</h2>');
});

it('lets words be that only look like it', () => {
  expect(pastedLooks('<p>Write style="x" there; 1 < 2 style=3</p>')).toBe('<p>Write style="x" there; 1 < 2 style=3</p>');
  expect(pastedLooks('<p title="a style=b">a</p>')).toContain('>a</p>');
});
