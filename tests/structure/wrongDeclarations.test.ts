import { describe, expect, test } from 'vitest';
import { createLoader, DeclarationError, f, type ResourceInput } from '../../src/schemas';

const room: ResourceInput = {
  name: 'room',
  fields: { name: f.text({ required: true }), kind: f.choice(['lab', 'hall']), seats: f.integer(), state: f.choice(['new', 'open'], { readOnly: true, default: 'new' }) },
  list: { columns: ['name'], filters: ['kind'] },
  lifecycle: { field: 'state', actions: { open: { from: ['new'], to: 'open' } } },
} as ResourceInput;

/** What is wrong, the place that the message must name, and a word of the remedy or the cause. */
const WRONG: readonly [what: string, place: string, word: RegExp, change: Record<string, unknown>][] = [
  ['a misspelt column', 'list.columns.0', /nmae/, { list: { columns: ['nmae'] } }],
  ['a misspelt filter', 'list.filters.0', /knd/, { list: { filters: ['knd'] } }],
  ['a sort by nothing', 'list.sort', /sats/, { list: { sort: '-sats' } }],
  ['a total of a text', 'list.totals.0', /name/, { list: { totals: ['name'] } }],
  ['an unknown option', 'fields.name.requred', /requred/, { fields: { ...room.fields, name: { type: 'text', requred: true } } }],
  ['an unknown field type', 'fields.name.type', /txt/, { fields: { ...room.fields, name: { type: 'txt' } } }],
  ['a reference to no module', 'fields.ownerId.to', /nobody/, { fields: { ...room.fields, ownerId: f.ref('nobody') } }],
  ['a predicate over no field', 'fields.seats.when.knid', /knid/, { fields: { ...room.fields, seats: f.integer({ when: { knid: 'lab' } }) } }],
  ['a state that cannot be reached', 'fields.state.choices', /closed/, { fields: { ...room.fields, state: f.choice(['new', 'open', 'closed'], { readOnly: true, default: 'new' }) } }],
  ['an action to no state', 'lifecycle.actions.open.to', /opne/, { lifecycle: { field: 'state', actions: { open: { from: ['new'], to: 'opne' } } } }],
  ['a lifecycle over no field', 'lifecycle.field', /status/, { lifecycle: { field: 'status', actions: {} } }],
  ['an unknown handler', 'handlers.beforeWrite', /guardRoom/, { handlers: { beforeWrite: 'guardRoom' } }],
  ['an unknown menu group', 'menu.group', /rooms/, { menu: { group: 'rooms' } }],
  ['an unknown upload kind', 'fields.photo.kind', /pictures/, { fields: { ...room.fields, photo: { type: 'image', kind: 'pictures' } } }],
  ['a function among the data', '', /pure data/, { title: '{name}', fields: { ...room.fields, seats: f.integer({ default: () => 3 }) } }],
  ['a name the platform keeps', 'fields.version', /version/, { fields: { ...room.fields, version: f.text() } }],
  ['a range with its ends swapped', 'fields.seats.min', /9/, { fields: { ...room.fields, seats: f.integer({ min: 9, max: 3 }) } }],
];

test('the declaration that is spoilt below is right by itself', () => {
  expect(createLoader({ sources: [source([room])] }).all()).toHaveLength(1);
});

describe('refuses', () => {
  test.each(WRONG)('%s', (_what, place, word, change) => {
    const error = refusal([{ ...room, ...change } as ResourceInput]);
    expect(error.problems.map((one) => one.path)).toContain(place);
    expect(error.message).toContain('room');
    expect(error.message).toMatch(word);
    expect(error.problems.every((one) => one.remedy.length > 0)).toBe(true);
  });

  test('two modules that answer to one call', () => {
    const error = refusal([room, { ...room, name: 'roomToo', endpoint: { path: '/room' } }]);
    expect(error.problems[0]).toMatchObject({ resource: 'roomToo', path: 'endpoint.path' });
  });

  test('every mistake at once', () => {
    expect(refusal([{ ...room, list: { columns: ['a', 'b'], filters: ['c'] } } as unknown as ResourceInput]).problems).toHaveLength(3);
  });
});

function refusal(inputs: ResourceInput[]): DeclarationError {
  try {
    createLoader({ sources: [source(inputs)] });
  } catch (error) {
    if (error instanceof DeclarationError) return error;
    throw error;
  }
  throw new Error('The declaration was accepted.');
}

function source(inputs: ResourceInput[]) {
  return { name: 'test', read: () => inputs };
}
