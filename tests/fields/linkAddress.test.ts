import { expect, it } from 'vitest';
import { linkAddress } from '../../src/fields/types/richText/linkAddress';

it.each([
  ['https://example.com/fees', 'https://example.com/fees'],
  ['example.com/fees', 'https://example.com/fees'],
  [' office@school.example ', 'mailto:office@school.example'],
  ['mailto:office@school.example', 'mailto:office@school.example'],
  ['tel:+91 98470 12345', 'tel:+919847012345'],
  ['javascript:alert(1)', null],
  ['JaVaScRiPt:alert(1)//example.com', null],
  ['data:text/html,x', null],
  ['vbscript:x', null],
  ['fees', null],
  ['', null],
])('%j leads to %j', (typed, address) => {
  expect(linkAddress(typed)).toBe(address);
});
