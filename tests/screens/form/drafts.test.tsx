import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { CreateScreen } from '../../../src/screens/form/CreateScreen';
import { draftOwner, keepDrafts, readDrafts } from '../../../src/forms/drafts';
import { defineResource, f } from '../../../src/schemas';
import { normalized, show, superAdmin, useServer } from '../support/screens';

const server = useServer();
const crate = defineResource({ name: 'crate', title: '{label}', tenant: 'platform', fields: { label: f.text({ required: true }), note: f.text(), kind: f.text() } });
const key = { resource: 'crate', id: null, owner: draftOwner(superAdmin) };
const kept = (): readonly unknown[] => readDrafts(key).map(({ values }) => values);
const keep = (...drafts: readonly Readonly<Record<string, string>>[]): void => keepDrafts(key, drafts.map((values, at) => ({ owner: key.owner, values, savedAt: Date.now() - at * 60_000 })));
const shown = (): readonly string[] => [/^Label/, /^Note/, /^Kind/].map((name) => screen.getByLabelText<HTMLInputElement>(name).value);
const offered = (): HTMLElement | null => screen.queryByRole('button', { name: 'Restore it' });

function create() {
  return { user: userEvent.setup(), ...show({ server: server.current, declarations: [crate], at: '/crate/create', children: <CreateScreen resource={normalized(crate)} /> }) };
}

it('a double click on “Restore it” restores the newest alone, and the older is offered when the form is opened anew', async () => {
  keep({ label: 'NEWEST' }, { label: 'OLD', note: 'long ago' });
  const { user, unmount } = create();
  await user.dblClick(await screen.findByRole('button', { name: 'Restore it' }));
  expect([shown(), offered()]).toEqual([['NEWEST', '', ''], null]);
  expect(kept()).toEqual([{ label: 'NEWEST' }, { label: 'OLD', note: 'long ago' }]);
  unmount();
  expect(kept()).toEqual([{ label: 'NEWEST' }, { label: 'OLD', note: 'long ago' }]);
  const again = create();
  await again.user.click(await screen.findByRole('button', { name: 'Discard it' }));
  await again.user.click(await screen.findByRole('button', { name: 'Restore it' }));
  expect(shown()).toEqual(['OLD', 'long ago', '']);
});

it('a double click on “Discard it” throws one away', async () => {
  keep({ label: 'NEWEST' }, { label: 'OLD' });
  const { user } = create();
  await user.dblClick(await screen.findByRole('button', { name: 'Discard it' }));
  expect(kept()).toEqual([{ label: 'OLD' }]);
  await waitFor(() => expect(offered()).toBeTruthy());
});

it('what was typed before another is restored is kept beside it, and not mixed with it', async () => {
  keep({ label: 'OLD', note: 'first' });
  const { user, unmount } = create();
  await screen.findByRole('button', { name: 'Restore it' });
  await user.type(screen.getByLabelText(/^Label/), 'An hour of typing');
  await user.type(screen.getByLabelText(/^Kind/), 'large');
  await user.click(screen.getByRole('button', { name: 'Restore it' }));
  expect(shown()).toEqual(['OLD', 'first', '']);
  expect(kept()).toEqual([{ label: 'OLD', note: 'first' }, { label: 'An hour of typing', kind: 'large' }]);
  await user.type(screen.getByLabelText(/^Note/), '!');
  await waitFor(() => expect(kept()).toEqual([{ label: 'OLD', note: 'first!' }, { label: 'An hour of typing', kind: 'large' }]));
  unmount();
  expect(kept()).toHaveLength(2);
});

it('a letter that is taken out again is no draft, and takes the place of none', async () => {
  const three = ['ONE', 'TWO', 'THREE'].map((label) => ({ label }));
  keep(...three);
  const { user, unmount } = create();
  await screen.findByRole('button', { name: 'Restore it' });
  await user.type(screen.getByLabelText(/^Note/), 'x');
  await user.clear(screen.getByLabelText(/^Note/));
  unmount();
  expect(kept()).toEqual(three);
});
