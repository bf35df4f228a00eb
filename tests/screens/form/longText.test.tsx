import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it } from 'vitest';
import { draftOwner, keepDrafts, readDrafts } from '../../../src/forms/drafts';
import { CreateScreen } from '../../../src/screens/form/CreateScreen';
import { defineResource, f, normalize } from '../../../src/schemas';
import { show, useServer } from '../support/screens';

const held = useServer();
beforeEach(() => sessionStorage.clear());

const note = defineResource({
  name: 'note',
  menu: { group: 'organisation', icon: 'branch', order: 1 },
  tenant: 'platform',
  fields: { title: f.text({ maxLength: 20 }), body: f.longText({ maxLength: 50 }), extra: f.json({ maxLength: 40 }) },
  list: { columns: ['title'] },
});

it('cuts what is pasted far beyond the length of a field, says so there, and stops saying it once it fits', async () => {
  const user = userEvent.setup();
  show({ server: held.current, declarations: [note], at: '/note/create', children: <CreateScreen resource={normalize(note)} /> });
  const body = await screen.findByRole<HTMLTextAreaElement>('textbox', { name: /^Body/ });
  await user.click(body);
  await user.paste('x'.repeat(5_000));
  expect(body.value).toHaveLength(100);
  expect((await screen.findByText('The text was too long: only its first 100 characters are here, and at most 50 can be saved.')).closest('[data-path]')?.getAttribute('data-path')).toBe('body');
  await user.clear(body);
  expect(screen.queryByText(/only its first/)).toBeNull();
  await user.paste('y'.repeat(40));
  expect(body.value).toHaveLength(40);
  expect(screen.queryByText(/only its first/)).toBeNull();
});

it('cuts a book pasted into a field of JSON at once, and says what is too long', async () => {
  const user = userEvent.setup();
  show({ server: held.current, declarations: [note], at: '/note/create', children: <CreateScreen resource={normalize(note)} /> });
  const extra = await screen.findByRole<HTMLTextAreaElement>('textbox', { name: /^Extra/ });
  await user.click(extra);
  await user.paste(JSON.stringify({ a: 'x'.repeat(5_000_000) }));
  expect(extra.value).toHaveLength(80);
  expect(await screen.findByText('The text was too long: only its first 80 characters are here, and at most 40 can be saved.')).toBeTruthy();
  await user.clear(extra);
  await user.paste(JSON.stringify({ a: 'x'.repeat(50) }));
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('Use at most 40 characters: there are 58.')).toBeTruthy();
  expect(held.current.seen).toEqual([]);
});

it('keeps what fits of a draft, and leaves out what is very long', () => {
  const key = { resource: 'note', id: null };
  keepDrafts({ ...key, owner: 'o' }, [{ owner: 'o', values: { title: 'short', body: 'x'.repeat(5_000_000), last: ['a'] }, savedAt: 1 }]);
  expect(readDrafts({ ...key, owner: 'o' })[0]?.values).toEqual({ title: 'short', last: ['a'] });
});

it('gives a draft to the same person in the same institute alone', () => {
  const key = { resource: 'tenantInfo', id: 'own' };
  const own = draftOwner({ id: 'u1', role: 'super_admin', instituteId: null });
  const acting = draftOwner({ id: 'u1', role: 'institute', instituteId: 'i1' });
  keepDrafts({ ...key, owner: own }, [{ owner: own, values: { appName: 'Mine' }, savedAt: 1 }]);
  expect([readDrafts({ ...key, owner: acting }), readDrafts({ ...key, owner: own })[0]?.values]).toEqual([[], { appName: 'Mine' }]);
});
