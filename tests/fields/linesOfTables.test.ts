import { expect, it } from 'vitest';
import { linesOfTables } from '../../src/fields/types/richText/linesOfTables';
import { plainOf } from '../../src/schemas';

it('makes of each row of a table a line, its cells apart', () => {
  const table = '<p>Refunds</p><table><thead><tr><th>When</th><th>Back</th></tr></thead><tbody><tr><td>Before <b>day 7</b></td><td>100 %</td></tr><tr><td><p>After</p><p>day 7</p></td><td>50<br>%</td></tr><tr><td> </td><td></td></tr></tbody></table>';
  expect(linesOfTables(table)).toBe('<p>Refunds</p><p>When | Back</p><p>Before <b>day 7</b> | 100 %</p><p>After day 7 | 50 %</p>');
  expect(linesOfTables('<table><caption>Days</caption><tr><td>1</td><td></td><td>2</td></tr></table>')).toBe('<p>Days</p><p>1 |  | 2</p>');
});

it('leaves what is laid out by a table, and what has none, as it is', () => {
  expect(linesOfTables('<table><tr><td><ul><li>a</li><li>b</li></ul></td></tr></table>')).toBe('<div><ul><li>a</li><li>b</li></ul></div>');
  expect(linesOfTables('<table><tr><td><table><tr><td>a</td><td>b</td></tr></table></td></tr></table>')).toBe('<div><p>a | b</p></div>');
  expect(linesOfTables('<p>a &lt;b</p>')).toBe('<p>a &lt;b</p>');
});

it('keeps the cells of a table apart in one line of text', () => {
  expect(plainOf('<table><tr><th>Before</th><td>100 %</td></tr><tr><td>After</td></tr></table>')).toBe('Before 100 % After');
});

it('names a picture by its words, and writes powers and indices as such', () => {
  expect(plainOf('<p>10<sup>−3</sup> of H<sub>2</sub>O: <img src="/files/a.png" alt="A flask"><img src="/files/b.png"> &lt; x<sup>n</sup> and v<sub>k</sub>, 4<sup>th</sup></p>')).toBe('10⁻³ of H₂O: A flask🖼 < x^n and v_k, 4th');
});
