import { afterAll, beforeAll, expect, it } from 'vitest';
import { defineResource, f } from '../../../src/schemas';
import { createTestPlatform, INSTITUTES, type TestPlatform } from '../support';
import { callsOf, type ModuleCalls } from './calls';

const note = defineResource({ name: 'note', fields: { title: f.text({ required: true }), text: f.longText() } });

let platform: TestPlatform;
let notes: ModuleCalls;
beforeAll(async () => {
  platform = await createTestPlatform({ declarations: [note] });
  notes = callsOf({ platform, resource: platform.context.loader.require('note'), token: await platform.login('super_admin') });
});
afterAll(() => platform.close());

it('a record that is sent back as it was read is refused once it is another, unless a header says which version is meant', async () => {
  const read = (await notes.create({ instituteId: INSTITUTES.north, title: 'Note' })).data;
  const id = String(read['id']);
  const change = async (text: string, version: unknown, headers = {}) => notes.update(id, { ...read, text, version }, headers);
  expect(await change('one', 1)).toMatchObject({ status: 200, data: { version: 2 } });
  const stale = { status: 412, headers: { etag: '"2"' }, body: { code: 'STALE', data: { title: 'Note', text: 'one', version: 2 } } };
  for (const version of [1, '1', 0, -1, 1.5, 'x', true]) expect(await change('two', version), JSON.stringify(version)).toMatchObject(stale);
  expect(await change('two', 1, { 'if-match': '"1"' })).toMatchObject(stale);
  expect(await change('two', 2, { 'if-match': '"1"' })).toMatchObject(stale);
  expect(await change('two', 1, { 'if-match': '*' })).toMatchObject({ status: 200, data: { text: 'two', version: 3 } });
  expect(await change('three', 1, { 'if-match': '"3"' })).toMatchObject({ status: 200, data: { text: 'three', version: 4 } });
  for (const version of [4, '5', null, undefined]) expect((await change(`as ${String(version)}`, version)).status, String(version)).toBe(200);
});
