import { expect, it } from 'vitest';
import { defineResource, f, normalize } from '../../../src/schemas';
import type { ImportRow } from '../../../src/screens/importing/importRow';
import { leftPictures } from '../../../src/screens/importing/leftPictures';

const note = normalize(defineResource({ name: 'note', fields: { title: f.text({ required: true }), text: f.richText(), more: f.richText() } }));
const fields = ['title', 'text', 'more'].map((name) => note.fields[name]!);
const row = (line: number, cells: Readonly<Record<string, string>>, kind: 'new' | 'change' | 'same' = 'new'): ImportRow => ({ line, cells, plan: { kind, faults: {}, sent: {}, before: null, values: {} }, isMended: false, sheetNumbers: [], overlong: null, twice: {}, refusal: null, done: null });

it('names texts whose pictures stand in themselves, in rows that are imported', () => {
  const inside = '<p>See <img alt="x" src="data:image/png;base64,AA"></p>';
  const found = leftPictures({ fields, rows: [
    row(2, { title: inside, text: '<p>data:image/png</p>', more: '<p><img src="/files/a.png"></p>' }),
    row(3, { title: 'B', text: inside }),
    row(4, { title: 'C', text: "<IMG SRC = 'data:image/gif;base64,AA'>", more: inside }, 'change'),
    row(5, { title: 'D', text: inside }, 'same'),
    { ...row(6, { title: 'E', text: inside }), plan: { kind: 'wrong', faults: { title: { code: 'required' } }, sent: {}, before: null, values: {} } },
  ] });
  expect(found.map(({ field, lines }) => [field.name, lines])).toEqual([['text', [3, 4]], ['more', [4]]]);
});
