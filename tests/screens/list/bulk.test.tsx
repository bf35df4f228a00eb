import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeAll, describe, expect, it } from 'vitest';
import { ListScreen } from '../../../src/screens/list/ListScreen';
import { defineResource, f } from '../../../src/schemas';
import { Notifications } from '../../../src/shell/signals/Notifications';
import { normalized, show, useServer } from '../support/screens';
import { parcel, parcels, platformOf } from './support';

// Fetched when first needed; a busy machine takes its time.
beforeAll(async () => {
  await import('../../../src/screens/bulk/BulkBar');
  await import('../../../src/screens/bulk/ActionDialog');
}, 300_000);

const held = useServer();
const resource = normalized(parcel);

function showList(at = '/parcel') {
  return show({ server: held.current, declarations: [parcel], at, children: <ListScreen resource={resource} /> });
}

const calls = (end: string) => held.current.seen.filter((request) => request.path.endsWith(end)).map((request) => request.path.split('/').at(-2));

async function selectPage(): Promise<void> {
  await screen.findByRole('link', { name: 'Parcel 01' });
  await userEvent.click(screen.getByRole('checkbox', { name: 'Select all rows of this page' }));
}

describe('actions over a selection', () => {
  it('names verb and count, leaves out what cannot be done now, lists failures with reasons and retries those alone', async () => {
    const rows = parcels(6).map((row, index) => (index === 5 ? { ...row, status: 'sent', allowed: ['update', 'lose'] } : row));
    let isMended = false;
    held.current.reply = platformOf(rows, ({ method, path }) => {
      if (method !== 'PUT' || !path.endsWith('/send')) return null;
      const isBad = !isMended && (path.includes('p2') || path.includes('p4'));
      return isBad ? { status: 409, body: { httpcode: 409, code: 'TRANSITION_REFUSED', message: 'It has been sent already.', resource: 'parcel', field: 'status', action: 'send', state: 'sent' } } : { body: { data: { id: path.split('/').at(-2), label: 'x', status: 'sent' } } };
    });
    showList();
    await selectPage();
    await userEvent.click(await screen.findByRole('button', { name: 'Send' }));
    const dialog = await screen.findByRole('alertdialog', { name: 'Send 5 parcel?' });
    expect(within(dialog).getByText('Parcel 05')).toBeTruthy();
    expect(within(dialog).getByText(/1 row cannot be changed/)).toBeTruthy();
    await userEvent.click(within(dialog).getByRole('button', { name: 'Send 5 parcel' }));
    expect(await screen.findByText('Done: 3 of 5')).toBeTruthy();
    expect(screen.getAllByText('“Send” is not possible now: the record is “Sent”.')).toHaveLength(2);
    expect(calls('/send').sort()).toEqual(['p1', 'p2', 'p3', 'p4', 'p5']);
    isMended = true;
    held.current.seen.length = 0;
    await userEvent.click(screen.getByRole('button', { name: 'Retry failed' }));
    await waitFor(() => expect(screen.queryByText('These failed:')).toBeNull());
    await waitFor(() => expect(calls('/send').sort()).toEqual(['p2', 'p4']));
    await waitFor(() => expect(screen.queryByText('6 selected')).toBeNull());
    // An action without words in the past is said to be done by its name.
    expect(await screen.findByText('lectern.bulk.success')).toBeTruthy();
  });

  it('names rows with their second lines, those of other pages too', async () => {
    const sent = { ...parcel, subtitle: '{sentOn}' } as unknown as typeof parcel;
    const rows = parcels(3).map((row, index) => ({ ...row, label: 'Books', sentOn: `2026-03-0${index + 1}` }));
    held.current.reply = platformOf(rows);
    show({ server: held.current, declarations: [sent], at: '/parcel', children: <ListScreen resource={normalized(sent)} /> });
    await screen.findAllByRole('link', { name: 'Books' });
    await userEvent.click(screen.getByRole('checkbox', { name: 'Select all rows of this page' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Send' }));
    const dialog = await screen.findByRole('alertdialog', { name: 'Send 3 parcel?' });
    expect(within(dialog).getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(['Books · 1 Mar 2026', 'Books · 2 Mar 2026', 'Books · 3 Mar 2026']);
  });

  it('is grey and says why where it is for none of the selected rows', async () => {
    held.current.reply = platformOf(parcels(2).map((row) => ({ ...row, status: 'sent', allowed: ['update', 'lose'] })));
    showList();
    await selectPage();
    const send = await screen.findByRole('button', { name: 'Send' });
    expect(send.getAttribute('aria-disabled')).toBe('true');
    expect(document.getElementById(send.getAttribute('aria-describedby')!)?.textContent).toBe('None of the selected rows can be changed this way now.');
    await userEvent.click(send);
    expect(screen.queryByRole('alertdialog')).toBeNull();
    expect(screen.getByRole('button', { name: 'Lose' }).getAttribute('aria-disabled')).toBeNull();
  });

  it('offers only to close its question where rows of other pages leave nothing to do', async () => {
    const rows = parcels(2).map((row) => ({ ...row, status: 'sent', allowed: ['update', 'lose'] }));
    held.current.reply = platformOf(rows, ({ path, method }) => (method === 'GET' && path.endsWith('/parcel/p2') ? { body: { data: rows[1] } } : null));
    showList('/parcel?perPage=1');
    await selectPage();
    await userEvent.click(await screen.findByRole('button', { name: /^Select all 2/ }));
    await userEvent.click(await screen.findByRole('button', { name: 'Send' }));
    const dialog = await screen.findByRole('alertdialog');
    expect(await within(dialog).findByText('None of the selected rows can be changed this way now.')).toBeTruthy();
    expect(within(dialog).queryByRole('button', { name: /Send/ })).toBeNull();
    await userEvent.click(within(dialog).getAllByRole('button', { name: 'Close' })[0]!);
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  });

  it('is one call for many where the declaration has one, and still says which failed and why', async () => {
    const many = defineResource({ ...parcel, endpoint: { deleteMany: { call: 'POST /parcel/deleteAll' } }, lifecycle: { ...parcel.lifecycle!, actions: { ...parcel.lifecycle!.actions, send: { ...parcel.lifecycle!.actions['send'], bulk: { call: 'POST /parcel/sendAll', ids: 'parcelIds' } } } } });
    let isMended = false;
    held.current.reply = platformOf(parcels(5), ({ method, path, json }) => {
      if (method !== 'POST' || !path.endsWith('/sendAll')) return null;
      const refused = { httpcode: 409, code: 'TRANSITION_REFUSED', message: 'It has been sent already.', resource: 'parcel', field: 'status', action: 'send', state: 'sent' };
      return { body: { data: { results: (json as { parcelIds: string[] }).parcelIds.map((id) => (id === 'p2' && !isMended ? { id, ...refused } : { id, httpcode: 200 })) } } };
    });
    show({ server: held.current, declarations: [many], at: '/parcel', children: <ListScreen resource={normalized(many)} /> });
    await selectPage();
    await userEvent.click(await screen.findByRole('button', { name: 'Send' }));
    await userEvent.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Send 5 parcel' }));
    expect(await screen.findByText('Done: 4 of 5')).toBeTruthy();
    expect(screen.getAllByText('“Send” is not possible now: the record is “Sent”.')).toHaveLength(1);
    isMended = true;
    await userEvent.click(screen.getByRole('button', { name: 'Retry failed' }));
    const sent = () => held.current.seen.filter(({ path }) => path.endsWith('/sendAll'));
    await waitFor(() => expect(sent().map(({ json }) => json)).toEqual([{ parcelIds: ['p1', 'p2', 'p3', 'p4', 'p5'] }, { parcelIds: ['p2'] }]));
    expect(new Set(sent().map(({ headers }) => headers['idempotency-key'])).size).toBe(2);
  });

  it('says of one row that it cannot be changed this way now, before anything is asked', async () => {
    held.current.reply = platformOf(parcels(2).map((row) => ({ ...row, status: 'sent', allowed: ['lose'] })));
    showList();
    await screen.findByRole('link', { name: 'Parcel 01' });
    await userEvent.click(screen.getByRole('checkbox', { name: 'Select: Parcel 01' }));
    const send = await screen.findByRole('button', { name: 'Send', description: 'None of the selected rows can be changed this way now.' });
    await userEvent.click(send);
    expect(screen.queryByRole('alertdialog')).toBeNull();
  });

  it('asks what the action asks, and sends nothing while an answer is missing', async () => {
    held.current.reply = platformOf(parcels(2).map((row) => ({ ...row, status: 'sent', allowed: ['lose'] })));
    showList();
    await selectPage();
    await userEvent.click(await screen.findByRole('button', { name: 'Lose' }));
    const dialog = await screen.findByRole('alertdialog');
    await userEvent.click(within(dialog).getByRole('button', { name: 'Lose 2 parcel' }));
    expect(calls('/lose')).toEqual([]);
    const box = within(dialog).getByRole('textbox');
    expect(box.getAttribute('aria-invalid')).toBe('true');
    await userEvent.type(box, 'Fell off');
    await userEvent.click(within(dialog).getByRole('button', { name: 'Lose 2 parcel' }));
    await waitFor(() => expect(held.current.seen.filter((one) => one.path.endsWith('/lose')).map((one) => one.json)).toEqual([{ reason: 'Fell off' }, { reason: 'Fell off' }]));
  });

  it('selects every row that matches, over all pages', async () => {
    held.current.reply = platformOf(parcels(45));
    showList();
    await selectPage();
    await userEvent.click(await screen.findByRole('button', { name: 'Select all 45 that match' }));
    expect(await screen.findByText('45 selected')).toBeTruthy();
  });

  it.each([['read one by one', 25, 45], ['told by the list', 2, 120]])('of rows of other pages leaves out those whose state does not allow it, %s', async (_, left, count) => {
    const rows = parcels(count).map((row, index) => (index >= count - left ? { ...row, status: 'sent', allowed: ['lose'] } : row));
    held.current.reply = platformOf(rows, ({ method, path, json }) => {
      if (method === 'GET') return { body: { data: rows.find((row) => path.endsWith(`/${row.id}`)) } };
      const { status } = (json as { filters?: { status?: string } }).filters ?? {};
      return status ? platformOf(rows.filter((row) => row.status === status))({ path: '/parcel/search', json: {}, query: new URLSearchParams('size=1000') } as never) : null;
    });
    showList();
    await selectPage();
    await userEvent.click(await screen.findByRole('button', { name: `Select all ${count} that match` }));
    await screen.findByText(`${count} selected`);
    await userEvent.click(await screen.findByRole('button', { name: 'Send' }));
    const dialog = await screen.findByRole('alertdialog');
    expect(await within(dialog).findByText(new RegExp(`^${left} rows cannot be changed`))).toBeTruthy();
    expect(await within(dialog).findByRole('button', { name: `Send ${count - left} parcel` })).toBeTruthy();
  });

  it('says when selected rows no longer match the filter, and leaves them out unless told otherwise', async () => {
    const rows = parcels(12);
    held.current.reply = platformOf(rows);
    showList(`/parcel?filter=${encodeURIComponent('{"q":"parcel"}')}`);
    await screen.findByRole('link', { name: 'Parcel 01' });
    await userEvent.click(screen.getByRole('checkbox', { name: 'Select: Parcel 01' }));
    await userEvent.click(screen.getByRole('checkbox', { name: 'Select: Parcel 02' }));
    // Meanwhile somebody renames the second on the platform: the filter does not find it any more.
    held.current.reply = platformOf(rows.filter((row) => row.id !== 'p2'));
    await userEvent.click(await screen.findByRole('button', { name: 'Send' }));
    const dialog = await screen.findByRole('alertdialog');
    expect(await within(dialog).findByText(/1 selected row no longer matches/)).toBeTruthy();
    expect(within(dialog).getByRole('button', { name: 'Send “Parcel 01”' })).toBeTruthy();
    await userEvent.click(within(dialog).getByRole('checkbox', { name: 'Include rows that no longer match' }));
    expect(within(dialog).getByRole('button', { name: 'Send 2 parcel' })).toBeTruthy();
  });

  it('gives many rows one value of each field that is chosen, one after the other', async () => {
    held.current.reply = platformOf(parcels(2), ({ method, path, json }) => (method === 'PUT' ? { body: { data: { id: path.split('/').at(-1), ...json } } } : null));
    showList();
    await selectPage();
    await userEvent.click(await screen.findByRole('button', { name: 'Edit fields' }));
    const dialog = await screen.findByRole('alertdialog');
    expect(within(dialog).getByRole('button', { name: 'Change 2 parcel' })).toHaveProperty('disabled', true);
    await userEvent.selectOptions(within(dialog).getByRole('combobox', { name: 'Field' }), 'weight');
    await userEvent.type(await within(dialog).findByRole('textbox', { name: /Weight/ }), '7');
    await userEvent.selectOptions(within(dialog).getByRole('combobox', { name: 'Field' }), 'label');
    await userEvent.type(await within(dialog).findByRole('textbox', { name: /Label/ }), 'Twin');
    await userEvent.click(within(dialog).getByRole('button', { name: 'Change 2 parcel' }));
    const sent = { weight: 7, label: 'Twin' };
    await waitFor(() => expect(held.current.seen.filter((one) => one.method === 'PUT').map((one) => one.json)).toEqual([sent, sent]));
  });

  it('sets nothing that nobody has chosen, says what it lacks, and takes a chosen field out again', async () => {
    const crate = defineResource({ ...parcel, fields: { ...parcel.fields, kind: f.choice(['box', 'letter'], { required: true, default: 'box' }), isFragile: f.boolean({ default: true }) } });
    held.current.reply = platformOf(parcels(2), ({ method, path, json }) => (method === 'PUT' ? { body: { data: { id: path.split('/').at(-1), ...json } } } : null));
    show({ server: held.current, declarations: [crate], at: '/parcel', children: <ListScreen resource={normalized(crate)} /> });
    await selectPage();
    await userEvent.click(await screen.findByRole('button', { name: 'Edit fields' }));
    const dialog = await screen.findByRole('alertdialog');
    const change = within(dialog).getByRole('button', { name: 'Change 2 parcel' });
    const said = (): string => document.getElementById(change.getAttribute('aria-describedby')!)!.textContent!;
    const chooser = (): HTMLElement => within(dialog).getByRole('combobox', { name: 'Field' });
    expect(said()).toBe('Choose a field first.');
    for (const name of ['kind', 'isFragile', 'weight']) await userEvent.selectOptions(chooser(), name);
    await within(dialog).findByRole('textbox', { name: /Weight/ });
    expect(within(dialog).getAllByRole<HTMLInputElement>('radio').map((one) => one.checked)).toEqual([false, false, false, false]);
    expect(said()).toBe('3 fields of 2 parcel will change: Kind, Is fragile and Weight.Still to fill in: Kind, Is fragile and Weight.');
    await userEvent.click(change);
    expect(await within(dialog).findAllByText('Fill this in.')).toHaveLength(3);
    expect(held.current.seen.filter((one) => one.method === 'PUT')).toEqual([]);
    await userEvent.click(within(dialog).getByRole('radio', { name: 'Letter' }));
    within(dialog).getByRole('button', { name: 'Remove Kind' }).focus();
    await userEvent.keyboard('{Enter}');
    expect(within(dialog).queryByRole('radio', { name: 'Letter' })).toBeNull();
    expect(document.activeElement).toBe(chooser());
    await userEvent.click(within(dialog).getByRole('checkbox', { name: 'Clear “Weight” in all of them' }));
    await userEvent.click(within(dialog).getByRole('button', { name: 'Remove Weight' }));
    await userEvent.click(within(dialog).getByRole('radio', { name: 'No' }));
    expect(said()).toBe('1 field of 2 parcel will change: Is fragile.');
    await userEvent.click(change);
    await waitFor(() => expect(held.current.seen.filter((one) => one.method === 'PUT').map((one) => one.json)).toEqual([{ isFragile: false }, { isFragile: false }]));
  });

  it('asks for what comes with a chosen value, as long as that is chosen, and names what each row needs of its own', async () => {
    const fields = { ...parcel.fields, kind: f.choice(['box', 'letter'], { required: true, default: 'box' }), stamps: f.integer({ required: true, when: { kind: 'letter' } }), sender: f.text({ required: { kind: 'letter' } }), rim: f.integer({ when: { kind: 'box' } }), seal: f.text({ when: { kind: 'letter' } }) };
    const crate = defineResource({ ...parcel, fields });
    held.current.reply = platformOf(parcels(2).map((row) => ({ ...row, kind: 'box', rim: 4 })), ({ method, path, json }) => (method === 'PUT' ? { body: { data: { id: path.split('/').at(-1), ...json, rim: null } } } : null));
    show({ server: held.current, declarations: [crate], at: '/parcel', children: <><ListScreen resource={normalized(crate)} /><Notifications /></> });
    await selectPage();
    await userEvent.click(await screen.findByRole('button', { name: 'Edit fields' }));
    const dialog = await screen.findByRole('alertdialog');
    const change = within(dialog).getByRole('button', { name: 'Change 2 parcel' });
    const said = (): string => document.getElementById(change.getAttribute('aria-describedby')!)!.textContent!;
    const stamps = (): HTMLElement | null => within(dialog).queryByRole('textbox', { name: /Stamps/ });
    await userEvent.selectOptions(within(dialog).getByRole('combobox', { name: 'Field' }), 'kind');
    await userEvent.click(await within(dialog).findByRole('radio', { name: 'Letter' }));
    await waitFor(() => expect(stamps()).toBeTruthy());
    expect(within(dialog).queryByRole('button', { name: 'Remove Stamps' })).toBeNull();
    expect(said()).toBe('2 fields of 2 parcel will change: Kind and Stamps.Still to fill in: Stamps.Rows that become so need this too: Sender. Those that lack it stay as they are.');
    await userEvent.selectOptions(within(dialog).getByRole('combobox', { name: 'Field' }), 'seal');
    await userEvent.click(within(dialog).getByRole('radio', { name: 'Box' }));
    await waitFor(() => expect(stamps()).toBeNull());
    expect(document.activeElement).toBe(within(dialog).getByRole('radio', { name: 'Box' }));
    expect(said()).toBe('1 field of 2 parcel will change: Kind.');
    await userEvent.click(within(dialog).getByRole('radio', { name: 'Letter' }));
    await userEvent.click(change);
    expect(await within(dialog).findByText('Fill this in.')).toBeTruthy();
    expect(held.current.seen.filter((one) => one.method === 'PUT')).toEqual([]);
    await userEvent.type(stamps()!, '3');
    expect(said()).toContain('Emptied by it wherever it stands: Rim.');
    await userEvent.click(change);
    const sent = { kind: 'letter', stamps: 3 };
    await waitFor(() => expect(held.current.seen.filter((one) => one.method === 'PUT').map((one) => one.json)).toEqual([sent, sent]));
    // What applied no more is given back with what was chosen.
    held.current.seen.length = 0;
    await userEvent.click(await screen.findByRole('button', { name: 'Undo' }));
    const back = { kind: 'box', stamps: null, rim: 4 };
    await waitFor(() => expect(held.current.seen.filter((one) => one.method === 'PUT').map((one) => one.json)).toEqual([back, back]));
  });

  it('says which dates go along with the one that they are counted from, unless they are chosen too', async () => {
    const fields = { ...parcel.fields, sentOn: f.date(), dueOn: f.date(), twinId: f.ref('parcel', { fills: { dueOn: { days: 'weight', since: 'sentOn' } } }) };
    const crate = defineResource({ ...parcel, fields });
    held.current.reply = platformOf(parcels(2));
    show({ server: held.current, declarations: [crate], at: '/parcel', children: <ListScreen resource={normalized(crate)} /> });
    await selectPage();
    await userEvent.click(await screen.findByRole('button', { name: 'Edit fields' }));
    const dialog = await screen.findByRole('alertdialog');
    const said = (): string => document.getElementById(within(dialog).getByRole('button', { name: 'Change 2 parcel' }).getAttribute('aria-describedby')!)!.textContent!;
    await userEvent.selectOptions(within(dialog).getByRole('combobox', { name: 'Field' }), 'sentOn');
    await userEvent.type(await within(dialog).findByLabelText(/^Sent on/), '2027-01-31');
    await waitFor(() => expect(said()).toBe('1 field of 2 parcel will change: Sent on.Counted from it, so changed along wherever nobody has set it otherwise: Due on.'));
    await userEvent.selectOptions(within(dialog).getByRole('combobox', { name: 'Field' }), 'dueOn');
    expect(said()).not.toContain('Counted from it');
  });

  it('is taken back with what is counted from it, but for rows that somebody else has changed before it', async () => {
    const fields = { ...parcel.fields, sentOn: f.date(), dueOn: f.date(), twinId: f.ref('parcel', { fills: { dueOn: { days: 'weight', since: 'sentOn' } } }) };
    const crate = defineResource({ ...parcel, fields });
    const rows = parcels(2).map((row) => ({ ...row, sentOn: '2027-01-01', dueOn: '2027-02-09', version: 1 }));
    held.current.reply = platformOf(rows, ({ method, path, json }) => {
      const id = path.split('/').at(-1);
      return method === 'PUT' ? { body: { data: { ...rows.find((row) => row.id === id), ...json, version: id === rows[0]!.id ? 2 : 3 } } } : null;
    });
    show({ server: held.current, declarations: [crate], at: '/parcel', children: <><ListScreen resource={normalized(crate)} /><Notifications /></> });
    await selectPage();
    await userEvent.click(await screen.findByRole('button', { name: 'Edit fields' }));
    const dialog = await screen.findByRole('alertdialog');
    await userEvent.selectOptions(within(dialog).getByRole('combobox', { name: 'Field' }), 'sentOn');
    await userEvent.type(await within(dialog).findByLabelText(/^Sent on/), '2027-01-31');
    await userEvent.click(within(dialog).getByRole('button', { name: 'Change 2 parcel' }));
    expect(await screen.findByText(/Undo leaves 1 of them as it is now: how it was before was not looked at/)).toBeTruthy();
    held.current.seen.length = 0;
    await userEvent.click(await screen.findByRole('button', { name: 'Undo' }));
    const puts = () => held.current.seen.filter((one) => one.method === 'PUT');
    await waitFor(() => expect(puts().map(({ path, json }) => [path.split('/').at(-1), json])).toEqual([[rows[0]!.id, { sentOn: '2027-01-01', dueOn: '2027-02-09' }]]));
  });

  it('asks not for what comes with a chosen value where every row has it', async () => {
    const crate = defineResource({ ...parcel, fields: { ...parcel.fields, kind: f.choice(['box', 'letter'], { required: true }), stamps: f.integer({ required: true, when: { kind: 'letter' } }) } });
    held.current.reply = platformOf(parcels(2).map((row) => ({ ...row, kind: 'letter', stamps: 2 })), ({ method, path, json }) => (method === 'PUT' ? { body: { data: { id: path.split('/').at(-1), ...json } } } : null));
    show({ server: held.current, declarations: [crate], at: '/parcel', children: <><ListScreen resource={normalized(crate)} /><Notifications /></> });
    await selectPage();
    await userEvent.click(await screen.findByRole('button', { name: 'Edit fields' }));
    const dialog = await screen.findByRole('alertdialog');
    await userEvent.selectOptions(within(dialog).getByRole('combobox', { name: 'Field' }), 'kind');
    await userEvent.click(await within(dialog).findByRole('radio', { name: 'Letter' }));
    expect(within(dialog).queryByRole('textbox', { name: /Stamps/ })).toBeNull();
    await userEvent.click(within(dialog).getByRole('button', { name: 'Change 2 parcel' }));
    expect((await screen.findAllByText('Nothing was changed: all of them had these values already.')).length).toBeGreaterThan(0);
  });

  it('says of an edit that changes nothing that it does not, and counts apart what had its values already', async () => {
    let isBad = true;
    held.current.reply = platformOf(parcels(3), ({ method, path, json }) => {
      if (method !== 'PUT') return null;
      return path.endsWith('p1') && json['weight'] === 3 && isBad ? { status: 422, body: { httpcode: 422, code: 'VALIDATION', message: 'x' } } : { body: { data: { id: path.split('/').at(-1), ...json } } };
    });
    show({ server: held.current, declarations: [parcel], at: '/parcel', children: <><ListScreen resource={resource} /><Notifications /></> });
    const giveAll = async ({ weight, to }: { weight: string; to: RegExp }): Promise<void> => {
      await userEvent.click(await screen.findByRole('button', { name: 'Edit fields' }));
      const dialog = await screen.findByRole('alertdialog');
      await userEvent.selectOptions(within(dialog).getByRole('combobox', { name: 'Field' }), 'weight');
      await userEvent.type(await within(dialog).findByRole('textbox', { name: /Weight/ }), weight);
      await userEvent.click(within(dialog).getByRole('button', { name: to }));
    };
    await screen.findByRole('link', { name: 'Parcel 01' });
    await userEvent.click(screen.getAllByRole('checkbox', { name: /Parcel 02/ })[0]!);
    await giveAll({ weight: '2', to: /^Change/ });
    expect((await screen.findAllByText('Nothing was changed in “Parcel 02”.')).length).toBeGreaterThan(0);
    expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull();
    await selectPage();
    await giveAll({ weight: '3', to: /^Change 3/ });
    expect(await screen.findByText('Done: 1 of 3')).toBeTruthy();
    expect(screen.getByText('1 row had these values already.')).toBeTruthy();
    isBad = false;
    await userEvent.click(screen.getByRole('button', { name: 'Retry failed' }));
    expect((await screen.findAllByText('2 parcel changed. 1 row had these values already.')).length).toBeGreaterThan(0);
    expect(screen.getByRole('button', { name: 'Undo' })).toBeTruthy();
  });

  it('takes an edit of 167 rows back over its pages', async () => {
    const rows = parcels(167).map((row) => ({ ...row, version: 1 }));
    const idOf = (path: string): string => path.split('/').at(-1)!;
    held.current.reply = platformOf(rows, ({ method, path, json }) => {
      const row = rows.find((one) => one.id === idOf(path));
      if (!row) return null;
      if (method === 'PUT') Object.assign(row, json, { version: row.version + 1 });
      return { body: { data: { ...row } } };
    });
    show({ server: held.current, declarations: [parcel], at: '/parcel', children: <><ListScreen resource={resource} /><Notifications /></> });
    await selectPage();
    await userEvent.click(await screen.findByRole('button', { name: 'Select all 167 that match' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Edit fields' }));
    const dialog = await screen.findByRole('alertdialog');
    await userEvent.selectOptions(within(dialog).getByRole('combobox', { name: 'Field' }), 'weight');
    await userEvent.type(await within(dialog).findByRole('textbox', { name: /Weight/ }), '7');
    expect(within(dialog).queryByText('This cannot be undone here.')).toBeNull();
    await userEvent.click(within(dialog).getByRole('button', { name: 'Change 167 parcel' }));
    await waitFor(() => expect(rows.every((row) => row.version === 2)).toBe(true), { timeout: 30_000 });
    const isHeld = (): boolean => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }));
    await waitFor(() => expect(isHeld()).toBe(false));
    await userEvent.click(await screen.findByRole('button', { name: 'Undo' }));
    // One had the value before.
    expect(await screen.findByText('Taking back 166 changes…')).toBeTruthy();
    expect(isHeld()).toBe(true);
    await waitFor(() => expect(rows.map((row) => row.weight)).toEqual(rows.map((_, index) => index + 1)), { timeout: 20_000 });
    await waitFor(() => expect(isHeld()).toBe(false));
  }, 300_000);

  it('says before an edit of more rows that it cannot be undone', async () => {
    held.current.reply = platformOf(parcels(501));
    showList();
    await selectPage();
    await userEvent.click(await screen.findByRole('button', { name: 'Select all 501 that match' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Edit fields' }));
    expect(within(await screen.findByRole('alertdialog')).getByText('This cannot be undone here.')).toBeTruthy();
  });

  it('reads rows of other pages before they are changed, so that all of it can be taken back', async () => {
    const rows = parcels(22);
    const idOf = (path: string): string => path.split('/').at(-1)!;
    held.current.reply = platformOf(rows, ({ method, path, json }) =>
      method === 'PUT' ? { body: { data: { ...rows.find((row) => row.id === idOf(path)), ...json } } } : method === 'GET' && rows.some((row) => row.id === idOf(path)) ? { body: { data: rows.find((row) => row.id === idOf(path)) } } : null);
    showList();
    await selectPage();
    await userEvent.click(await screen.findByRole('button', { name: 'Select all 22 that match' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Edit fields' }));
    const dialog = await screen.findByRole('alertdialog');
    await userEvent.selectOptions(within(dialog).getByRole('combobox', { name: 'Field' }), 'weight');
    await userEvent.type(await within(dialog).findByRole('textbox', { name: /Weight/ }), '7');
    await userEvent.click(within(dialog).getByRole('button', { name: 'Change 22 parcel' }));
    await waitFor(() => expect(held.current.seen.filter((one) => one.method === 'PUT')).toHaveLength(22));
    const calls = held.current.seen.filter((one) => one.method === 'PUT' || one.method === 'GET').map((one) => `${one.method} ${idOf(one.path)}`);
    expect(calls.filter((call) => call.startsWith('GET p'))).toEqual(['GET p21', 'GET p22']);
    for (const id of ['p21', 'p22']) expect(calls.indexOf(`GET ${id}`)).toBeLessThan(calls.indexOf(`PUT ${id}`));
  });

  it('names every row by a press, and those that are left out with the reason', async () => {
    const rows = parcels(9).map((row, index) => (index === 8 ? { ...row, status: 'sent', allowed: ['update', 'lose'] } : row));
    held.current.reply = platformOf(rows);
    showList();
    await selectPage();
    await userEvent.click(await screen.findByRole('button', { name: 'Send' }));
    const dialog = await screen.findByRole('alertdialog', { name: 'Send 8 parcel?' });
    expect(within(dialog).queryByText('Parcel 08')).toBeNull();
    await userEvent.click(within(dialog).getByRole('button', { name: 'and 3 more' }));
    expect(within(dialog).getByText('Parcel 08')).toBeTruthy();
    await userEvent.click(within(dialog).getByRole('button', { name: 'Show which (1)' }));
    expect(within(dialog).getByText('Parcel 09').parentElement?.textContent).toContain('Status is Sent');
  });

  it('empties a field in many rows only where that is chosen, and its button says so', async () => {
    held.current.reply = platformOf(parcels(2), ({ method, path, json }) => (method === 'PUT' ? { body: { data: { id: path.split('/').at(-1), ...json } } } : null));
    showList();
    await selectPage();
    await userEvent.click(await screen.findByRole('button', { name: 'Edit fields' }));
    const dialog = await screen.findByRole('alertdialog');
    await userEvent.selectOptions(within(dialog).getByRole('combobox', { name: 'Field' }), 'weight');
    await userEvent.click(within(dialog).getByRole('button', { name: 'Change 2 parcel' }));
    expect(await within(dialog).findByText('Fill this in.')).toBeTruthy();
    expect(held.current.seen.filter((one) => one.method === 'PUT')).toEqual([]);
    await userEvent.click(within(dialog).getByRole('checkbox', { name: 'Clear “Weight” in all of them' }));
    await userEvent.click(within(dialog).getByRole('button', { name: 'Clear Weight in 2 parcel' }));
    await waitFor(() => expect(held.current.seen.filter((one) => one.method === 'PUT').map((one) => one.json)).toEqual([{ weight: null }, { weight: null }]));
  });

  it('names the fields by which a row was refused', async () => {
    const problems = { sentOn: { code: 'required' }, weight: { code: 'tooLarge', params: { max: 3 } } };
    held.current.reply = platformOf(parcels(2), ({ method, path, json }) =>
      method !== 'PUT' ? null : path.endsWith('/p2') ? { status: 422, body: { httpcode: 422, code: 'VALIDATION', message: 'x', errors: { sentOn: 'x', weight: 'x' }, problems } } : { body: { data: { id: 'p1', ...json } } });
    showList();
    await selectPage();
    await userEvent.click(await screen.findByRole('button', { name: 'Edit fields' }));
    const dialog = await screen.findByRole('alertdialog');
    await userEvent.selectOptions(within(dialog).getByRole('combobox', { name: 'Field' }), 'weight');
    await userEvent.type(await within(dialog).findByRole('textbox', { name: /Weight/ }), '7');
    await userEvent.click(within(dialog).getByRole('button', { name: 'Change 2 parcel' }));
    await screen.findByText('Done: 1 of 2');
    expect(screen.getByText('Sent on: Fill this in. Weight: Enter 3 or less.')).toBeTruthy();
  });

  it('waits while the platform does not answer, says so, and goes on by itself', async () => {
    let isAway = true;
    held.current.reply = platformOf(parcels(3), ({ method, path }) => {
      if (method !== 'PUT' || !path.endsWith('/send')) return null;
      return isAway ? { status: 503, body: {} } : { body: { data: { id: path.split('/').at(-2), label: 'x', status: 'sent' } } };
    });
    showList();
    await selectPage();
    await userEvent.click(await screen.findByRole('button', { name: 'Send' }));
    await userEvent.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Send 3 parcel' }));
    await screen.findByText(/The platform does not answer/);
    expect(screen.getByText('0 of 3 done')).toBeTruthy();
    expect(screen.queryByText('These failed:')).toBeNull();
    isAway = false;
    expect(await screen.findByText('lectern.bulk.success', {}, { timeout: 5_000 })).toBeTruthy();
    expect(new Set(held.current.seen.filter(({ path }) => path.endsWith('/send')).map(({ headers }) => headers['idempotency-key'])).size).toBe(3);
  });

  it('says what was done, to be taken back, though the rest was refused', async () => {
    held.current.reply = platformOf(parcels(3), ({ method, path }) => {
      if (method !== 'PUT' || !path.endsWith('/send')) return null;
      return path.includes('p2') ? { status: 409, body: { httpcode: 409, code: 'TRANSITION_REFUSED', message: 'x' } } : { body: { data: { id: path.split('/').at(-2), label: 'x', status: 'sent' } } };
    });
    showList();
    await selectPage();
    await userEvent.click(await screen.findByRole('button', { name: 'Send' }));
    await userEvent.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Send 3 parcel' }));
    await screen.findByText('Done: 2 of 3');
    expect(screen.queryByText('lectern.bulk.success')).toBeNull();
    await userEvent.click(screen.getAllByRole('button', { name: 'Close' }).at(-1)!);
    expect(await screen.findByText('lectern.bulk.success')).toBeTruthy();
    // What is left to do stays selected, that alone.
    expect(await screen.findByText('1 selected')).toBeTruthy();
    expect(screen.getByRole<HTMLInputElement>('checkbox', { name: 'Select: Parcel 02' }).checked).toBe(true);
  });
});

it('keeps the way back above the list when the notice is gone, over a new page, for the rows that were changed alone', async () => {
  const undoable = defineResource({ ...parcel, lifecycle: { ...parcel.lifecycle!, actions: { send: { from: ['packed'], to: 'sent', bulk: true, undo: 'unpack' }, unpack: { from: ['sent'], to: 'packed' } } } });
  const rows = parcels(5).map((row, index) => (index === 0 ? { ...row, status: 'sent', allowed: ['update', 'unpack'] } : row));
  let isRefused = true;
  held.current.reply = platformOf(rows, ({ method, path }) => {
    if (method !== 'PUT') return null;
    if (path.endsWith('p3/unpack') && isRefused) return { status: 409, body: { httpcode: 409, code: 'TRANSITION_REFUSED', message: 'x' } };
    return { body: { data: { id: path.split('/').at(-2), label: 'x', status: path.endsWith('/send') ? 'sent' : 'packed' } } };
  });
  const showIt = () => show({ server: held.current, declarations: [undoable], at: '/parcel', children: <ListScreen resource={normalized(undoable)} /> });
  const { unmount } = showIt();
  await selectPage();
  await userEvent.click(await screen.findByRole('button', { name: 'Send' }));
  await userEvent.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Send 4 parcel' }));
  expect(await screen.findByRole('region', { name: 'The last change of several rows' })).toBeTruthy();
  unmount();
  showIt();
  const panel = await screen.findByRole('region', { name: 'The last change of several rows' });
  expect(panel.textContent).toContain('Send: 4 done');
  await userEvent.click(within(panel).getByRole('button', { name: 'Undo' }));
  await waitFor(() => expect(calls('/unpack').sort()).toEqual(['p2', 'p3', 'p4', 'p5']));
  // What was refused can be tried again, that alone; the panel says so, no longer what was done.
  isRefused = false;
  await waitFor(() => expect(screen.getByRole('region', { name: 'The last change of several rows' }).textContent).toMatch(/^3 were undone\. Parcel 03 could not be undone/));
  held.current.seen.length = 0;
  await waitFor(() => expect(within(screen.getByRole('region', { name: 'The last change of several rows' })).getByRole('button', { name: 'Undo' }).getAttribute('aria-busy')).not.toBe('true'));
  await userEvent.click(within(screen.getByRole('region', { name: 'The last change of several rows' })).getByRole('button', { name: 'Undo' }));
  await waitFor(() => expect(calls('/unpack')).toEqual(['p3']));
  await waitFor(() => expect(screen.queryByRole('region', { name: 'The last change of several rows' })).toBeNull());
});

it('keeps it of a run over several rows also where one of them alone was changed', async () => {
  const undoable = defineResource({ ...parcel, lifecycle: { ...parcel.lifecycle!, actions: { send: { from: ['packed'], to: 'sent', bulk: true, undo: 'unpack' }, unpack: { from: ['sent'], to: 'packed' } } } });
  held.current.reply = platformOf(parcels(2), ({ method, path }) => (method !== 'PUT' ? null : path.endsWith('p2/send') ? { status: 409, body: { httpcode: 409, code: 'CONFLICT', message: 'No' } } : { body: { data: { id: path.split('/').at(-2), label: 'x', status: path.endsWith('/send') ? 'sent' : 'packed' } } }));
  show({ server: held.current, declarations: [undoable], at: '/parcel', children: <ListScreen resource={normalized(undoable)} /> });
  await selectPage();
  await userEvent.click(await screen.findByRole('button', { name: 'Send' }));
  await userEvent.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Send 2 parcel' }));
  expect(await screen.findByText('Done: 1 of 2')).toBeTruthy();
  await userEvent.click(screen.getAllByRole('button', { name: 'Close' })[0]!);
  const panel = await screen.findByRole('region', { name: 'The last change of several rows' });
  await userEvent.click(within(panel).getByRole('button', { name: 'Undo' }));
  await waitFor(() => expect(calls('/unpack')).toEqual(['p1']));
});

it('says in the next page how far a run came that was left by force, and has the other rows selected', async () => {
  held.current.reply = platformOf(parcels(4), ({ method, path }) => {
    if (method !== 'PUT' || !path.endsWith('/send')) return null;
    return path.includes('p1') || path.includes('p2') ? { body: { data: { id: path.split('/').at(-2), label: 'x', status: 'sent' } } } : { fault: 'hang' };
  });
  const { unmount } = showList();
  await selectPage();
  await userEvent.click(await screen.findByRole('button', { name: 'Send' }));
  await userEvent.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Send 4 parcel' }));
  await screen.findByText('2 of 4 done');
  window.dispatchEvent(new Event('pagehide'));
  unmount();
  showList();
  expect(await screen.findByText('“Send” ended when the page was left: 2 of 4 are done, the others are selected.')).toBeTruthy();
  expect(await screen.findByText('2 selected')).toBeTruthy();
  // Said once.
  expect(Object.keys(sessionStorage).filter((key) => key.includes('run.'))).toEqual([]);
});
