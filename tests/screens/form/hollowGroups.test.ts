// @vitest-environment node
import { expect, it } from 'vitest';
import { cleanValues, valuesToSend } from '../../../src/forms/formValues';
import { defineResource, f, normalize } from '../../../src/schemas';

const all = normalize(defineResource({
  name: 'parcel',
  fields: { name: f.text(), address: f.group({ line1: f.text({ required: true }), floor: f.integer() }), sender: f.group({ line1: f.text() }, { required: true }) },
})).fields;
/** Those that a form has. */
const fields = Object.fromEntries(Object.entries(all).filter(([, field]) => !field.system));
const rules = { now: '2026-01-01T00:00:00.000Z' };
const sent = ({ values, record }: { values: Record<string, unknown>; record?: Record<string, unknown> }) => valuesToSend({ fields, values: cleanValues({ fields, values, rules }), record });

it('a group that may be left out and of which nothing is filled in is nothing: it is neither sent of a new record nor changed by a look at it', () => {
  expect(sent({ values: { name: 'A', address: { line1: ' ', floor: null } } })).toEqual({ name: 'A' });
  expect(sent({ values: { name: 'B', address: { line1: null, floor: null } }, record: { name: 'A', address: null } })).toEqual({ name: 'B' });
  expect(sent({ values: { name: 'B', address: { line1: '', floor: null } }, record: { name: 'A', address: { line1: null, floor: null } } })).toEqual({ name: 'B' });
});

it('one that is emptied is taken away, one of which something is left stays, and one that is needed is sent as it is', () => {
  expect(sent({ values: { address: { line1: '', floor: null } }, record: { address: { line1: 'Here', floor: 2 } } })).toEqual({ address: null });
  expect(sent({ values: { address: { line1: '', floor: 0 } }, record: { address: { line1: 'Here', floor: 0 } } })).toEqual({ address: { line1: null, floor: 0 } });
  expect(sent({ values: { sender: { line1: null } } })).toEqual({ sender: { line1: null } });
});
