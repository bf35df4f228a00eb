import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useNotificationContext, useTranslate } from 'ra-core';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { expect, it } from 'vitest';
import { createI18n } from '../../../src/i18n';
import { useDoneNotice } from '../../../src/screens/actions/useDoneNotice';
import { useUndo } from '../../../src/screens/actions/useUndo';
import { defineResource, f, normalize } from '../../../src/schemas';
import { show, useServer } from '../support/screens';

const held = useServer();
const banner = defineResource({
  name: 'banner',
  fields: { title: f.text(), state: f.choice(['up', 'down'], { readOnly: true, default: 'up' }) },
  lifecycle: { field: 'state', actions: { retire: { from: ['up'], to: 'down', undo: 'hoist' }, hoist: { from: ['down'], to: 'up', undo: 'retire' } } },
});
const resource = normalize(banner);
const rows = [{ id: '1', title: 'Spring', state: 'up' }, { id: '2', title: 'Summer', state: 'up' }];

function Doing({ action, ids }: { action: string; ids: readonly string[] }) {
  const notice = useDoneNotice(resource);
  const translate = useTranslate();
  const { notifications } = useNotificationContext();
  return (
    <>
      <button onClick={() => notice({ action, label: 'Hoist', ids, records: rows })}>do it</button>
      {notifications.map((one) => <p key={String(one.message)} role="status">{translate(String(one.message), one.notificationOptions?.messageArgs)}</p>)}
    </>
  );
}

/** The words of another language come a moment after the first drawing. */
function Begun({ children }: { children: ReactNode }) {
  const [hasBegun, begin] = useState(false);
  return hasBegun ? children : <button onClick={() => begin(true)}>begin</button>;
}

it.each([
  ['en', 'retire', ['1'], '“Spring” was retired.'],
  ['en', 'retire', ['1', '2'], '2 banners retired.'],
  ['en', 'delete', ['1', '2'], '2 banners deleted.'],
  ['en', 'hoist', ['1'], 'Done: Hoist “Spring”.'],
  ['en', 'hoist', ['1', '2'], 'Hoist: 2 done'],
  ['en', 'sendPasswordLink', ['1'], '“Spring” was sent a password link.'],
  ['en', 'sendPasswordLink', ['1', '2'], '2 banners were sent a password link.'],
  ['fr', 'sendPasswordLink', ['1'], 'Un lien de mot de passe a été envoyé à « Spring ».'],
  ['zh', 'sendPasswordLink', ['1'], '已向“Spring”发送密码链接。'],
  ['ja', 'sendPasswordLink', ['1'], '「Spring」にパスワード設定リンクを送信しました。'],
  ['fr', 'retire', ['1'], 'Retrait effectué : « Spring ».'],
  ['fr', 'retire', ['1', '2'], 'Retrait effectué : 2 bannières.'],
  ['zh', 'retire', ['1'], '已下线：“Spring”。'],
  ['ja', 'retire', ['1'], '「Spring」を公開終了しました。'],
  ['ja', 'delete', ['1', '2'], 'バナー2件を削除しました。'],
] as const)('%s: %s over %j is “%s”', async (locale, action, ids, words) => {
  await createI18n({ locale }).ready;
  show({ server: held.current, declarations: [banner], locale, children: <Begun><Doing action={action} ids={ids} /></Begun> });
  await userEvent.click(await screen.findByRole('button', { name: 'begin' }));
  await userEvent.click(screen.getByRole('button', { name: 'do it' }));
  await waitFor(() => expect(screen.getByRole('status').textContent?.replace(/[\u00a0\u202f]/g, ' ')).toBe(words));
});

it('offers Undo for the rows that it leads back, says how many it leaves, and takes back those alone', async () => {
  const poster = defineResource({
    name: 'banner',
    fields: { title: f.text(), state: f.choice(['draft', 'up', 'down'], { readOnly: true, default: 'draft' }) },
    lifecycle: { field: 'state', actions: { publish: { from: ['draft', 'down'], to: 'up', undo: 'retire' }, retire: { from: ['up'], to: 'down' } } },
  });
  const records = [{ id: '1', state: 'down' }, { id: '2', state: 'draft' }, { id: '3', state: 'down' }];
  held.current.reply = () => ({ body: { data: {} } });
  function Publishing() {
    const notice = useDoneNotice(normalize(poster));
    const { notifications } = useNotificationContext();
    return (
      <>
        <button onClick={() => notice({ action: 'publish', label: 'Publish', ids: ['1', '2', '3'], records })}>do it</button>
        {notifications.map(({ message, notificationOptions }) => (
          <p key={String(message)} role="status">
            {String(message)} <button onClick={notificationOptions?.['onUndo'] as () => void}>take back</button>
          </p>
        ))}
      </>
    );
  }
  show({ server: held.current, declarations: [poster], children: <Publishing /> });
  await userEvent.click(await screen.findByRole('button', { name: 'do it' }));
  expect(screen.getByRole('status').textContent).toContain('3 banners published. Undo leaves 1 of them as it is now');
  await userEvent.click(screen.getByRole('button', { name: 'take back' }));
  await waitFor(() => expect(held.current.seen.map(({ path }) => path).filter((path) => path.endsWith('/retire'))).toHaveLength(2));
  expect(held.current.seen.some(({ path }) => path.includes('/banner/2/'))).toBe(false);
});

it('says each reason of its own records, where they could not be taken back for different ones', async () => {
  held.current.reply = ({ path }) => (path.includes('/1/') ? { status: 403, body: { httpcode: 403, code: 'FORBIDDEN', message: 'No.' } } : path.includes('/2/') ? { status: 409, body: { httpcode: 409, code: 'WRONG_STATE', message: 'No.' } } : { body: { data: {} } });
  const said: (readonly string[])[] = [];
  function Retiring() {
    const notice = useDoneNotice(resource);
    const { notifications } = useNotificationContext();
    said.push(notifications.map(({ message }) => String(message)));
    return <>{notifications.map(({ message, notificationOptions }) => <button key={String(message)} onClick={notificationOptions?.['onUndo'] as () => void}>take back</button>)}<button onClick={() => notice({ action: 'retire', label: 'Retire', ids: ['1', '2'], records: rows })}>do it</button></>;
  }
  show({ server: held.current, declarations: [banner], children: <Retiring /> });
  await userEvent.click(await screen.findByRole('button', { name: 'do it' }));
  await userEvent.click(screen.getAllByRole('button', { name: 'take back' })[0]!);
  await waitFor(() => expect(said.flat().some((text) => text.match(/could not be undone: /g)?.length === 2)).toBe(true));
});

it('says how many were taken back, and names the record that could not be', async () => {
  held.current.reply = ({ path }) => (path.includes('/2/') ? { status: 409, body: { httpcode: 409, code: 'WRONG_STATE', message: 'No.' } } : { body: { data: {} } });
  function Retiring() {
    const notice = useDoneNotice(resource);
    const translate = useTranslate();
    const { notifications } = useNotificationContext();
    return (
      <>
        <button onClick={() => notice({ action: 'retire', label: 'Retire', ids: ['1', '2'], records: rows })}>do it</button>
        {notifications.map(({ message, notificationOptions }) => (
          <p key={String(message)} role="status">
            {translate(String(message), notificationOptions?.messageArgs)} <button onClick={notificationOptions?.['onUndo'] as () => void}>take back</button>
          </p>
        ))}
      </>
    );
  }
  show({ server: held.current, declarations: [banner], children: <Retiring /> });
  await userEvent.click(await screen.findByRole('button', { name: 'do it' }));
  await userEvent.click(screen.getAllByRole('button', { name: 'take back' })[0]!);
  await waitFor(() => expect(screen.getAllByRole('status').some(({ textContent }) => textContent.startsWith('1 was undone. Summer could not be undone: '))).toBe(true));
});

const told = defineResource({ name: 'seat', fields: { title: f.text(), userId: f.ref('user') }, after: { create: [{ tell: 'userId', message: 'enrolled' }] } });

const toldOfBoth = defineResource({ name: 'seat', fields: { title: f.text(), userId: f.ref('user') }, after: { create: [{ tell: 'userId', message: 'enrolled' }], delete: [{ tell: 'userId', message: 'left' }] } });

function TakingBack({ of }: { of: typeof banner }) {
  const undo = useUndo(normalize(of));
  const translate = useTranslate();
  const { notifications } = useNotificationContext();
  return (
    <>
      <button onClick={() => void undo({ action: 'create', ids: ['1'], records: [{ id: '1', title: 'Spring', version: 1 }] }).onUndo?.()}>undo it</button>
      {notifications.map((one) => <p key={String(one.message)} role="status">{translate(String(one.message), one.notificationOptions?.messageArgs)}</p>)}
    </>
  );
}

it.each([
  ['of what nobody was told', banner, 'Undone.'],
  ['of what people were told by mail', told as unknown as typeof banner, 'Undone. Messages that told of it have gone out: nobody is told that it was undone.'],
  ['of what people are told by mail in either direction', toldOfBoth as unknown as typeof banner, 'Undone.'],
])('an undo %s says so', async (_, of, words) => {
  held.current.reply = () => ({ body: { data: { id: '1' } } });
  show({ server: held.current, declarations: [of, defineResource({ name: 'user', people: true, fields: { name: f.text() } })], children: <TakingBack of={of} /> });
  await userEvent.click(await screen.findByRole('button', { name: 'undo it' }));
  await waitFor(() => expect(screen.getByRole('status').textContent).toBe(words));
});
