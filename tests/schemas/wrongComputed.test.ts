import { expect, it } from 'vitest';
import { checkDeclarations } from '../../src/schemas';

const house = { name: 'house', fields: { label: { type: 'text' }, size: { type: 'choice', choices: ['s', 'l'] }, notes: { type: 'tags' }, pupils: { type: 'integer', computed: { count: 'pupil', by: 'houseId' } } } };
const pupil = { name: 'pupil', fields: { title: { type: 'text' }, houseId: { type: 'ref', to: 'house' }, seats: { type: 'integer' }, taken: { type: 'integer' } } };
const kitten = { name: 'kitten', fields: { name: { type: 'text' }, weight: { type: 'number' }, pupilId: { type: 'ref', to: 'pupil' } } };
const tag = { name: 'tag', fields: { name: { type: 'text' } } };
const tagged = { name: 'tagged', fields: { pupilId: { type: 'ref', to: 'pupil' }, tagId: { type: 'ref', to: 'tag' }, kittenIds: { type: 'refs', to: 'kitten' } } };
const tags = { type: 'refs', to: 'tag', computed: { named: 'tagged', by: 'pupilId', field: 'tagId' } };
const left = { type: 'number', computed: { formula: ['seats', '-', 'taken'] } };

it.each<[string, Record<string, unknown>, string, readonly [says: string, remedy: string], Record<string, unknown>?]>([
  ['from no reference', { type: 'text', computed: { from: 'title', field: 'label' } }, 'fields.x.computed.from', ['“title” is not a reference beside it', 'houseId']],
  ['from an unknown field', { type: 'text', computed: { from: 'houseId', field: 'lable' } }, 'fields.x.computed.field', ['“lable” is not a field of house', 'write label']],
  ['from what is no one value', { type: 'tags', computed: { from: 'houseId', field: 'notes' } }, 'fields.x.computed.field', ['cannot be shown elsewhere', 'one plain value']],
  ['from what is computed itself', { type: 'integer', computed: { from: 'houseId', field: 'pupils' } }, 'fields.x.computed.field', ['cannot be shown elsewhere', 'stored field']],
  ['of another type than there', { type: 'integer', computed: { from: 'houseId', field: 'label' } }, 'fields.x.type', ['house.label is text, and here it is integer', "f.from('houseId', 'label', f.text())"]],
  ['of fewer choices than there', { type: 'choice', choices: ['s'], computed: { from: 'houseId', field: 'size' } }, 'fields.x.type', ['house.size is choice of s, l', 'f.choice(…)']],
  ['unless an unknown field is filled in', { type: 'text', computed: { from: 'houseId', field: 'label', unless: 'titel' } }, 'fields.x.computed.unless', ['“titel” is not a stored text beside it', 'write title']],
  ['unless a field of another type is filled in', { type: 'text', computed: { from: 'houseId', field: 'label', unless: 'seats' } }, 'fields.x.computed.unless', ['“seats” is not a stored text beside it', 'title']],
  ['counting an unknown module', { type: 'integer', computed: { count: 'pupl', by: 'houseId' } }, 'fields.x.computed.count', ['“pupl” is not a module with a list', 'write pupil']],
  ['counting by what refers elsewhere', { type: 'integer', computed: { count: 'pupil', by: 'houseId' } }, 'fields.x.computed.by', ['“houseId” is not a reference of pupil to pupil', '']],
  ['summing what is no number', { type: 'number', computed: { count: 'kitten', by: 'pupilId', sum: 'name' } }, 'fields.x.computed.sum', ['“name” is not a number of kitten', 'weight']],
  ['summing with what no reference has', { type: 'number', computed: { count: 'kitten', by: 'pupilId', sum: 'weight', orElse: ['nobodyId', 'weight'] } }, 'fields.x.computed.orElse.0', ['“nobodyId” is not a reference of kitten', 'pupilId']],
  ['summing with a text in place of a number', { type: 'number', computed: { count: 'kitten', by: 'pupilId', sum: 'weight', orElse: ['pupilId', 'title'] } }, 'fields.x.computed.orElse.1', ['“title” is not a number of pupil', 'seats']],
  ['counting with what stands in for a number', { type: 'integer', computed: { count: 'kitten', by: 'pupilId', orElse: ['pupilId', 'seats'] } }, 'fields.x.computed.orElse', ['none is summed', 'f.sum']],
  ['naming by an unknown module', { ...tags, computed: { ...tags.computed, named: 'taged' } }, 'fields.x.computed.named', ['“taged” is not a module with a list', 'write tagged']],
  ['naming by what refers elsewhere', { ...tags, computed: { ...tags.computed, by: 'tagId' } }, 'fields.x.computed.by', ['“tagId” is not a reference of tagged to pupil', 'pupilId']],
  ['naming what is no reference to its module', { ...tags, computed: { ...tags.computed, field: 'kittenIds' } }, 'fields.x.computed.field', ['“kittenIds” is not a reference of tagged to tag', 'tagId']],
  ['naming under a condition that asks nothing there is', { ...tags, computed: { ...tags.computed, where: { tagID: { empty: true } } } }, 'fields.x.computed.where.tagID', ['', 'write tagId']],
  ['naming others that must be there', { ...tags, required: true }, 'fields.x.required', ['nobody writes what is computed', 'leave it out']],
  ['naming others that is sorted by', tags, 'list.sortable.0', ['no index answers an order by it', 'by a view'], { list: { sortable: ['x'] } }],
  ['naming others that is filtered by as a text', tags, 'list.filters.0.op', ['x holds ids', 'leave it out'], { list: { filters: [{ field: 'x', op: 'has' }] } }],
  ['of an unknown number', { type: 'number', computed: { formula: ['seets', '-', 'taken'] } }, 'fields.x.computed.formula.0', ['“seets” is not a number beside it', 'write seats']],
  ['of a text', { type: 'number', computed: { formula: ['seats', '-', 'title'] } }, 'fields.x.computed.formula.2', ['“title” is not a number beside it', 'seats']],
  ['by an unknown sign', { type: 'number', computed: { formula: ['seats', '%', 'taken'] } }, 'fields.x.computed.formula.1', ['“%” is not a sign', 'write +']],
  ['of nothing', { type: 'number', computed: { seats: 3 } }, 'fields.x.computed', ['says of nothing', 'f.formula']],
  ['that must be there', { ...left, required: true }, 'fields.x.required', ['nobody writes what is computed', 'leave it out']],
  ['that is written', { ...left, readOnly: false }, 'fields.x.readOnly', ['nobody writes what is computed', 'leave it out']],
  ['that the search box finds', { type: 'text', searchable: true, computed: { from: 'houseId', field: 'label' } }, 'fields.x.searchable', ['nobody writes what is computed', 'leave it out']],
  ['that is filtered by', left, 'list.filters.0', ['no index answers a filter on it', 'name what it is computed from'], { list: { filters: ['x'] } }],
  ['that is sorted by', left, 'list.sort', ['no index answers an order by it', 'by a view'], { list: { sort: 'x' } }],
  ['that may be sorted by', left, 'list.sortable.0', ['no index answers an order by it', 'by a view'], { list: { sortable: ['x'] } }],
  ['that is summed', left, 'list.totals.0', ['no index answers a sum of it', 'by a view'], { list: { totals: ['x'] } }],
  ['that is put together', left, 'summary.measures.x', ['no index answers a sum of it', 'by a view'], { summary: { by: ['createdAt:month'], measures: { x: 'sum' } } }],
  ['that records are called by', { type: 'text', computed: { from: 'houseId', field: 'label' } }, 'title', ['no index answers a search for it', 'name a stored field'], { title: '{x}' }],
  ['that decides', left, 'rows.0.where.x', ['decides nothing', 'ask a stored field'], { rows: [{ roles: ['faculty'], where: { x: { gt: 3 } } }] }],
])('a field %s is refused, with place and remedy', (_, x, path, [says, remedy], more = {}) => {
  const problems = checkDeclarations({ inputs: [house, kitten, tag, tagged, { ...pupil, ...more, fields: { ...pupil.fields, x } }], handlers: [] });
  expect(problems.find((one) => one.resource === 'pupil' && one.path === path), JSON.stringify(problems)).toMatchObject({ message: expect.stringContaining(says), remedy: expect.stringContaining(remedy) });
});

it.each([
  ['of a field that is not there', { titel: 'A' }, 'fields.pupils.computed.where.titel', 'write title'],
  ['of a value that the field never has', { seats: 'many' }, 'fields.pupils.computed.where.seats', ''],
])('a condition of what is counted %s is refused', (_, where, path, remedy) => {
  const counted = { ...house, fields: { ...house.fields, pupils: { type: 'integer', computed: { count: 'pupil', by: 'houseId', where } } } };
  const problems = checkDeclarations({ inputs: [counted, pupil], handlers: [] });
  expect(problems.find((one) => one.resource === 'house' && one.path === path), JSON.stringify(problems)).toMatchObject({ remedy: expect.stringContaining(remedy) });
});

it('lets right ones through', () => {
  const fields = { ...pupil.fields, left, houseName: { type: 'text', computed: { from: 'houseId', field: 'label' } }, size: { type: 'choice', choices: ['s', 'l', 'x'], computed: { from: 'houseId', field: 'size' } } };
  expect(checkDeclarations({ inputs: [house, { ...pupil, fields, list: { columns: ['title', 'left', 'houseName'] } }], handlers: [] })).toEqual([]);
  expect(checkDeclarations({ inputs: [house, kitten, tag, tagged, { ...pupil, fields: { ...pupil.fields, tags }, list: { columns: ['title', 'tags'], filters: ['tags'] } }], handlers: [] })).toEqual([]);
});
