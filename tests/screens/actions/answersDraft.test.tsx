import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { expect, it } from 'vitest';
import { useActor } from '../../../src/dataProvider';
import { hasUnsaved } from '../../../src/ui/leaving';
import { RowAction } from '../../../src/screens/actions/RowAction';
import { defineResource, f, normalize } from '../../../src/schemas';
import { replies, show, useServer } from '../support/screens';

const server = useServer();
const doubt = defineResource({
  name: 'doubt',
  fields: { title: f.text(), answer: f.longText({ readOnly: true }), status: f.choice(['open', 'answered'], { readOnly: true, default: 'open' }) },
  lifecycle: { field: 'status', actions: { answer: { from: ['open', 'answered'], to: 'answered', ask: { answer: f.longText({ required: true }), code: f.text({ secret: true }) }, set: { answer: { answer: 'answer' } } } } },
});
const normal = normalize(doubt);
const record = { id: 'd-1', title: 'Why?', answer: null, status: 'open', version: 1, allowed: ['answer'] };

/** A page with the dialog, which is taken away from under who types as an ended session takes it. */
function Page(): ReactNode {
  const [isOpen, setOpen] = useState(false);
  const [isSignedIn, setSignedIn] = useState(true);
  return (
    <>
      <button onClick={() => setOpen(true)}>Open</button>
      <button onClick={() => setSignedIn(!isSignedIn)}>Session</button>
      {useActor() && isOpen && isSignedIn && <RowAction resource={normal} record={record as never} action="answer" onClose={() => setOpen(false)} />}
    </>
  );
}

const press = async (name: string): Promise<void> => userEvent.click(await screen.findByText(name));
const dialog = async (): Promise<HTMLElement> => screen.findByRole('alertdialog', { name: 'Answer “Why?”' });
const answer = async (): Promise<HTMLTextAreaElement> => (await within(await dialog()).findByLabelText(/^Answer/)) as HTMLTextAreaElement;

async function typed(text: string): Promise<void> {
  show({ server: server.current, declarations: [doubt], children: <Page /> });
  await press('Open');
  await userEvent.type(await answer(), text);
  await userEvent.type(within(await dialog()).getByLabelText(/^Code/), 'secret');
}

it('keeps an answer whose session ended while it was typed, to the last letter and without secrets, and offers it again', async () => {
  await typed('Because of this.');
  await press('Session');
  expect(screen.queryByRole('alertdialog')).toBeNull();
  expect(JSON.stringify(sessionStorage)).not.toContain('secret');
  await press('Session');
  expect((await answer()).value).toBe('');
  await press('Restore it');
  await waitFor(async () => expect((await answer()).value).toBe('Because of this.'));
});

it('holds the page while something is answered, which another tab is told before one signs out there', async () => {
  show({ server: server.current, declarations: [doubt], children: <Page /> });
  await press('Open');
  await answer();
  expect(hasUnsaved()).toBe(false);
  await userEvent.type(await answer(), 'Because');
  expect(hasUnsaved()).toBe(true);
  await press('Cancel');
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  expect(hasUnsaved()).toBe(false);
});

it('forgets an answer that was given up, and one that was given', async () => {
  server.current.reply = replies({ 'PUT /doubt/d-1/answer': () => ({ body: { data: { ...record, status: 'answered' } } }) });
  await typed('Never mind.');
  await press('Cancel');
  await press('Open');
  expect((await answer()).value).toBe('');
  expect(screen.queryByText('Restore it')).toBeNull();
  await userEvent.type(await answer(), 'So.');
  await userEvent.click(within(await dialog()).getByRole('button', { name: 'Answer' }));
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  await press('Open');
  expect((await answer()).value).toBe('');
  expect(screen.queryByText('Restore it')).toBeNull();
});
