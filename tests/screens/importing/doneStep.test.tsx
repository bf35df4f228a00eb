import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ListBase } from 'ra-core';
import { expect, it, vi } from 'vitest';
import type { Batch } from '../../../src/screens/importing/batch';
import { DoneStep } from '../../../src/screens/importing/DoneStep';
import { ListModelProvider } from '../../../src/screens/model/listModel';
import type { Actor } from '../../../src/schemas';
import { parcel, platformOf } from '../list/support';
import { normalized, show, superAdmin, useServer } from '../support/screens';

const held = useServer();
const resource = normalized(parcel);
const visit = { entry: '', search: '', selected: [], scope: '', place: { top: 0, left: 0, page: 0 }, recordId: null, sequence: null };
const batch: Batch = { at: 0, made: [{ id: 'p1', version: 1 }], changed: [{ id: 'p2', before: { label: 'Before' }, after: { label: 'After', version: 3 } }] };
const clerk: Actor = { id: 'u-2', role: 'institute', instituteId: 'i-1', allowAllInstitutes: false, modules: { parcel: { create: true, read: true, update: true, delete: false } } };

it.each([
  ['whoever may delete', superAdmin, ['DELETE p1', 'PUT p2'], 'The import was undone.'],
  ['whoever may not', clerk, ['PUT p2'], 'The changes were taken back. What the import created stays, since you may not delete it.'],
] as const)('an import that is undone by %s is said to be what it then is', async (_, actor, sent, sentence) => {
  held.current.reply = platformOf([], ({ method, path }) => (method === 'DELETE' || method === 'PUT' ? { body: { data: { id: path.split('/').at(-1), label: 'Before', version: 4 } } } : null));
  show({
    server: held.current, declarations: [parcel], actor, at: '/parcel',
    children: <ListBase resource="parcel" disableAuthentication><ListModelProvider resource={resource} visit={visit}><DoneStep batch={batch} left={0} onDownload={null} onClose={() => undefined} /></ListModelProvider></ListBase>,
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Undo the import' }));
  await userEvent.click((await screen.findAllByRole('button', { name: 'Undo the import' })).at(-1)!);
  expect(await screen.findByText(sentence)).toBeTruthy();
  expect(held.current.seen.filter(({ method }) => method === 'DELETE' || method === 'PUT').map(({ method, path }) => `${method} ${path.split('/').at(-1)}`).sort()).toEqual(sent);
});

it('what somebody has deleted meanwhile is gone as was wanted; of what stays, each reason is named with how many it holds', async () => {
  const several: Batch = { at: 0, made: ['p1', 'p2', 'p3', 'p4'].map((id) => ({ id, version: 1 })), changed: [] };
  held.current.reply = platformOf([], ({ method, path }) => {
    if (method !== 'DELETE') return null;
    if (path.endsWith('p1')) return { status: 404, body: { code: 'NOT_FOUND', message: 'No' } };
    return path.endsWith('p2') ? { status: 403, body: { code: 'FORBIDDEN', message: 'No' } } : { status: 412, body: { code: 'STALE', message: 'No' } };
  });
  show({
    server: held.current, declarations: [parcel], actor: superAdmin, at: '/parcel',
    children: <ListBase resource="parcel" disableAuthentication><ListModelProvider resource={resource} visit={visit}><DoneStep batch={several} left={0} onDownload={null} onClose={() => undefined} /></ListModelProvider></ListBase>,
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Undo the import' }));
  await userEvent.click((await screen.findAllByRole('button', { name: 'Undo the import' })).at(-1)!);
  expect((await screen.findAllByRole('alert')).map(({ textContent }) => textContent)).toEqual([expect.stringMatching(/^1 could not be taken back: /), expect.stringMatching(/^2 could not be taken back: This record has been changed/)]);
});

it('who comes to undo an import is asked at once, and is where they were when they would rather not', async () => {
  const keep = vi.fn();
  held.current.reply = platformOf([], ({ method, path }) => (method === 'DELETE' || method === 'PUT' ? { body: { data: { id: path.split('/').at(-1), label: 'Before', version: 4 } } } : null));
  show({
    server: held.current, declarations: [parcel], actor: superAdmin, at: '/parcel',
    children: <ListBase resource="parcel" disableAuthentication><ListModelProvider resource={resource} visit={visit}><DoneStep batch={batch} left={0} onDownload={null} onClose={() => undefined} onKeep={keep} /></ListModelProvider></ListBase>,
  });
  const asked = await screen.findByRole('alertdialog');
  await userEvent.click(within(asked).getAllByRole('button', { name: 'Cancel' }).at(-1)!);
  expect(keep).toHaveBeenCalledOnce();
  await userEvent.click(await screen.findByRole('button', { name: 'Undo the import' }));
  await userEvent.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Undo the import' }));
  expect(await screen.findByText('The import was undone.')).toBeTruthy();
  expect(keep).toHaveBeenCalledOnce();
});

it('rows that were left out can be downloaded at the end, too', async () => {
  const download = vi.fn();
  held.current.reply = platformOf([], () => null);
  show({
    server: held.current, declarations: [parcel], actor: superAdmin, at: '/parcel',
    children: <ListBase resource="parcel" disableAuthentication><ListModelProvider resource={resource} visit={visit}><DoneStep batch={batch} left={1} onDownload={download} onClose={() => undefined} /></ListModelProvider></ListBase>,
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Download these rows (CSV)' }));
  expect(download).toHaveBeenCalledOnce();
});

it('the way out of the question is not called as the deed is', async () => {
  held.current.reply = platformOf([]);
  show({
    server: held.current, declarations: [parcel], actor: superAdmin, at: '/parcel', locale: 'fr',
    children: <ListBase resource="parcel" disableAuthentication><ListModelProvider resource={resource} visit={visit}><DoneStep batch={batch} left={0} onDownload={null} onClose={() => undefined} onKeep={() => undefined} /></ListModelProvider></ListBase>,
  });
  const asked = await screen.findByRole('alertdialog');
  expect(within(asked).queryByRole('button', { name: 'Annuler' })).toBeNull();
  expect(within(asked).getAllByRole('button', { name: 'Fermer' }).length).toBeGreaterThan(0);
});
