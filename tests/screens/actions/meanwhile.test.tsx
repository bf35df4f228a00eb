import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { expect, it } from 'vitest';
import { useActor } from '../../../src/dataProvider';
import { RowAction } from '../../../src/screens/actions/RowAction';
import { defineResource, f, normalize } from '../../../src/schemas';
import { replies, show, useServer } from '../support/screens';

const server = useServer();
const doubt = defineResource({
  name: 'doubt',
  fields: { title: f.text(), answer: f.longText({ readOnly: true }), status: f.choice(['open', 'answered'], { readOnly: true, default: 'open' }) },
  lifecycle: { field: 'status', actions: { answer: { from: ['open', 'answered'], to: 'answered', ask: { answer: f.longText({ required: true }) }, set: { answer: { answer: 'answer' } } } } },
});
const record = { id: 'd-1', title: 'Why?', answer: null, status: 'open', version: 1, allowed: ['answer'] };
let change: (record: object) => void = () => undefined;

/** Draws once it is known who asks, the record as it was read last. */
function Answering(): ReactNode {
  const [held, setHeld] = useState<object>(record);
  change = setHeld;
  return useActor() ? <RowAction resource={normalize(doubt)} record={held as typeof record} action="answer" onClose={() => undefined} /> : null;
}

it('keeps what was typed where the record changes meanwhile, and says what it has become', async () => {
  server.current.reply = replies({ 'PUT /doubt/d-1/answer': () => ({ body: { data: { ...record, status: 'answered' } } }) });
  show({ server: server.current, declarations: [doubt], children: <Answering /> });
  const dialog = await screen.findByRole('alertdialog', { name: 'Answer “Why?”' });
  await userEvent.type(within(dialog).getByRole('textbox'), 'Because of mine.');
  expect(within(dialog).queryByText(/in the meantime/)).toBeNull();
  act(() => change({ ...record, answer: 'Because of theirs.', status: 'answered', version: 2 }));
  expect(await within(dialog).findByText(/“Because of theirs.” in the meantime/)).toBeDefined();
  expect((within(dialog).getByRole('textbox') as HTMLTextAreaElement).value).toBe('Because of mine.');
  await userEvent.click(within(dialog).getByRole('button', { name: 'Answer' }));
  await waitFor(() => expect(server.current.seen.find(({ method }) => method === 'PUT')?.json).toEqual({ answer: 'Because of mine.' }));
});
