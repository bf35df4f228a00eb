import { afterAll, beforeAll, expect, it } from 'vitest';
import { defineResource, f } from '../../src/schemas';
import { createTestPlatform, type TestPlatform } from './support';

/** A module with a formatted text. */
const puzzle = defineResource({ name: 'puzzle', fields: { name: f.text({ required: true, searchable: true }), text: f.richText({ searchable: true }) } });
let platform: TestPlatform;
let token: string;
beforeAll(async () => {
  platform = await createTestPlatform({ declarations: [puzzle] });
  token = await platform.login('super_admin');
  const rows = { water: '<p>What is H<sub>2</sub>O?</p>', typed: '<p>What is H₂O?</p>', power: '<p>10<sup>2</sup> and x<sup>k</sup></p>', logarithm: '<p>log<sub>10</sub>x, a_n</p>', plain: '<p>100 % of it</p>' };
  for (const [name, text] of Object.entries(rows)) expect(await platform.call({ method: 'POST', url: '/api/v9/puzzle', token, body: { instituteId: null, name, text } })).toMatchObject({ status: 201 });
});
afterAll(() => platform?.close());

it.each([
  ['H₂O', ['typed', 'water']],
  ['h2o', ['typed', 'water']],
  ['10²', ['power']],
  ['log₁₀x', ['logarithm']],
  ['a_n', ['logarithm']],
  ['100 %', ['plain']],
  ['x_k', []],
] as const)('“%s” is found as lists show it, however it is written', async (query, names) => {
  const { status, data } = await platform.call({ method: 'POST', url: '/api/v9/puzzle/search', token, body: { query } });
  expect(status).toBe(200);
  expect((data['items'] as { name: string }[]).map(({ name }) => name).sort()).toEqual(names);
});
