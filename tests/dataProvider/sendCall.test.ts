import { expect, test } from 'vitest';
import { sendCall } from '../../src/dataProvider/sendCall';
import type { LecternDataProvider } from '../../src/dataProvider';
import { defineCall, f } from '../../src/schemas';

const move = defineCall({
  method: 'PUT', path: '/lesson/{id}/place/{word}', client: 'v2', summary: 'Move a lesson', gate: 'signedIn',
  query: { instituteId: f.ref('institution') }, body: { room: f.text({ required: true }), note: f.text() }, gives: { room: f.text({ required: true }) },
});

function seen() {
  const sent: unknown[] = [];
  const data = { call: async (...params: unknown[]) => { sent.push(params); return { data: { room: 'B' } }; } } as unknown as Pick<LecternDataProvider, 'call'>;
  return { sent, data };
}

test('each part of the input goes to its place, what was not given nowhere', async () => {
  const { sent, data } = seen();
  expect(await sendCall({ data, call: move, input: { id: '7', word: 'a/b', room: 'B', note: null } })).toEqual({ room: 'B' });
  expect(sent).toEqual([['/lesson/7/place/a%2Fb', { method: 'PUT', client: 'v2', query: {}, body: { room: 'B', note: null } }]]);
});

test('nothing is sent where a part of the address is empty', async () => {
  const { sent, data } = seen();
  await expect(sendCall({ data, call: move, input: { id: '', word: 'a', room: 'B' } })).rejects.toThrow('PUT /lesson/{id}/place/{word} needs “id”.');
  expect(sent).toEqual([]);
});

test('what a change is based on goes as If-Match', async () => {
  const { sent, data } = seen();
  await sendCall({ data, call: move, input: { id: '7', word: 'a', room: 'B' }, version: 3 });
  expect(sent).toMatchObject([['/lesson/7/place/a', { headers: { 'If-Match': '"3"' } }]]);
});

test('a reply without a list it ought to hold, or that is none, is unreadable', async () => {
  const list = defineCall({ method: 'GET', path: '/lesson', summary: 'Lessons', gate: 'signedIn', gives: { items: f.list({ name: f.text() }, { required: true }), places: f.list({ name: f.text() }) } });
  const ask = (reply: unknown) => sendCall({ data: { call: async () => ({ data: reply }) }, call: list, input: {} });
  await expect(ask({ items: [] })).resolves.toEqual({ items: [] });
  for (const reply of [{}, { items: {} }, [], null, 'page']) await expect(ask(reply)).rejects.toMatchObject({ details: { kind: 'unreadable' } });
});
