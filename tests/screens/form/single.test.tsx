import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useNotificationContext } from 'ra-core';
import { expect, it } from 'vitest';
import { paymentAccountInfo } from '../../../src/resources/paymentAccountInfo';
import { paymentGateway } from '../../../src/resources/paymentGateway';
import { tenantInfo } from '../../../src/resources/tenantInfo';
import { SingleScreen } from '../../../src/screens/single/SingleScreen';
import { normalize } from '../../../src/schemas';
import type { Actor } from '../../../src/schemas';
import { show, superAdmin, useServer } from '../support/screens';

const held = useServer();
const institute: Actor = { id: 'u-2', role: 'institute', instituteId: 'i-7', allowAllInstitutes: false, modules: { settings: { create: true, read: true, update: true, delete: true } } };

it.each<[string, Actor, string | null, string]>([
  ['of one’s own institute', institute, null, 'instituteId=i-7'],
  ['of the chosen institute', superAdmin, 'i-9', 'instituteId=i-9'],
  ['of the operator, who has no id', superAdmin, null, ''],
])('reads and writes the record %s by its owner', async (_whose, actor, instituteId, query) => {
  held.current.reply = () => ({ body: { data: { id: 'r-1', version: 3, appName: 'Before', allowed: ['update'] } } });
  show({ server: held.current, declarations: [tenantInfo], actor, at: '/settings', children: <SingleScreen resource={normalize(tenantInfo)} instituteId={instituteId} /> });
  const name = await screen.findByDisplayValue('Before');
  await userEvent.type(name, ' now');
  await userEvent.click(screen.getByRole('button', { name: /^Save/ }));
  await waitFor(() => expect(held.current.seen.some((one) => one.method === 'PUT')).toBe(true));
  const asked = held.current.seen.filter((one) => one.path.includes('/tenant-info'));
  expect(new Set(asked.map((one) => one.query.toString()))).toEqual(new Set([query]));
});

it('tells of another state of the record, saved or undone, and of none at first', async () => {
  let version = 3;
  held.current.reply = ({ method }) => ({ body: { data: { id: 'r-1', version: method === 'PUT' ? ++version : version, appName: method === 'PUT' || version === 4 ? 'After' : 'Before', allowed: ['update'] } } });
  const changes: number[] = [];
  const changed = (): void => void changes.push(version);
  const { queryClient } = show({ server: held.current, declarations: [tenantInfo], actor: institute, at: '/settings', children: <SingleScreen resource={normalize(tenantInfo)} instituteId={null} onChanged={changed} /> });
  await userEvent.type(await screen.findByDisplayValue('Before'), ' now');
  expect(changes).toEqual([]);
  await userEvent.click(screen.getByRole('button', { name: /^Save/ }));
  await waitFor(() => expect(changes).toEqual([4]));
  // As an undone save has it: somewhere else it was written again.
  version = 5;
  await queryClient.invalidateQueries();
  await waitFor(() => expect(changes).toEqual([4, 5]));
});

const Undoable = () => {
  const { notifications } = useNotificationContext();
  return notifications.map(({ message, notificationOptions }, at) => <p key={at}>{`${String(message)} ${notificationOptions?.['onUndo'] ? 'can' : 'cannot'} be undone`}</p>);
};

it.each<[string, object, boolean]>([
  ['not where nobody had saved them before, and something has to stand in them', { version: 0 }, false],
  ['where they were there', { version: 1, accountHolder: 'Asha', bankName: 'Bank', accountNumber: '123456789', ifsc: 'HDFC0001234' }, true],
])('offers to undo the save of settings %s', async (_when, was, isOffered) => {
  held.current.reply = ({ method, json }) => ({ body: { data: { id: 'i-7', allowed: ['update'], ...was, ...(method === 'PUT' ? { ...(json as object), version: 2 } : {}) } } });
  show({ server: held.current, declarations: [paymentAccountInfo], actor: institute, at: '/settings', children: <><SingleScreen resource={normalize(paymentAccountInfo)} instituteId={null} /><Undoable /></> });
  for (const [label, text] of [[/^Account holder/, 'Asha K'], [/^Bank/, 'Other bank'], [/^Account number/, '987654321'], [/^IFSC/, 'HDFC0001235']] as const) {
    const box = await screen.findByRole('textbox', { name: label });
    await userEvent.clear(box);
    await userEvent.type(box, text);
  }
  await userEvent.click(screen.getByRole('button', { name: /^Save/ }));
  expect((await screen.findByText(/ be undone$/)).textContent).toMatch(isOffered ? /^\S+ can be undone$/ : /^\S+ cannot be undone$/);
});

it('says that nothing was changed where nothing was, and sends nothing', async () => {
  held.current.reply = () => ({ body: { data: { id: 'r-1', version: 3, appName: 'Before', allowed: ['update'] } } });
  show({ server: held.current, declarations: [tenantInfo], actor: institute, at: '/settings', children: <SingleScreen resource={normalize(tenantInfo)} instituteId={null} /> });
  await screen.findByDisplayValue('Before');
  await userEvent.click(screen.getByRole('button', { name: /^Save/ }));
  await waitFor(() => expect(screen.getByRole('list', { name: 'notices' }).textContent).toBe('lectern.form.unchanged'));
  expect(held.current.seen.some((one) => one.method === 'PUT')).toBe(false);
});

it('says of each secret whether one is kept, and nothing where the platform does not say', async () => {
  const form = (record: object) => {
    held.current.reply = () => ({ body: { data: { id: 'r-1', version: 3, keyId: 'rzp_test_9fKq2LmX7vBd41', allowed: ['update'], ...record } } });
    return show({ server: held.current, declarations: [paymentGateway], actor: institute, at: '/settings', children: <SingleScreen resource={normalize(paymentGateway)} instituteId={null} /> });
  };
  const { unmount } = form({ secretsKept: ['keySecret'] });
  expect(await screen.findByText(/shown to nobody\. One is kept\.$/)).toBeTruthy();
  expect(screen.getByText('None is kept yet.')).toBeTruthy();
  unmount();
  form({});
  await screen.findByDisplayValue('rzp_test_9fKq2LmX7vBd41');
  expect(screen.queryByText(/is kept( yet)?\.$/)).toBeNull();
});
