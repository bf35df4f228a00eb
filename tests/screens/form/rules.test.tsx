import { fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { CreateScreen } from '../../../src/screens/form/CreateScreen';
import { EditScreen } from '../../../src/screens/form/EditScreen';
import { defineResource, f } from '../../../src/schemas';
import { normalized, replies, show, superAdmin, useServer } from '../support/screens';

const server = useServer();

const offer = defineResource({
  name: 'offer',
  tenant: 'platform',
  fields: { price: f.money(), offerPrice: f.money({ roles: { write: ['institute'] } }), code: f.text(), oldCode: f.text() },
  rules: [
    { if: { offerPrice: { gt: { field: 'price' } } }, at: 'offerPrice', says: 'aboveField' },
    { if: { code: { is: { field: 'oldCode' } } }, at: 'code', says: 'sameAsField' },
    { if: { oldCode: 'X' }, at: 'oldCode', says: 'noX' },
  ],
});

const describing = (input: HTMLElement, text: HTMLElement): boolean => text.closest('[role=alert]')?.id === input.getAttribute('aria-describedby');
const posts = () => server.current.seen.filter((request) => request.method === 'POST' && request.path.endsWith('/offer'));

it('what breaks a rule is said at its field, in words, and nothing is sent', async () => {
  server.current.reply = replies({ 'POST /offer': (request) => ({ body: { data: { ...request.json, id: 'o-1', version: 1 } } }) });
  show({ server: server.current, declarations: [offer], at: '/offer/create', actor: superAdmin, children: <CreateScreen resource={normalized(offer)} /> });
  await userEvent.type(await screen.findByLabelText(/^Code/), 'A');
  await userEvent.type(screen.getByLabelText(/^Old code/), 'A');
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  expect(describing(screen.getByLabelText(/^Code/), await screen.findByText('This may not be the same as “Old code”.'))).toBe(true);
  await userEvent.clear(screen.getByLabelText(/^Old code/));
  await userEvent.type(screen.getByLabelText(/^Old code/), 'X');
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  expect(describing(screen.getByLabelText(/^Old code/), await screen.findByText('This does not fit the rest of the record.'))).toBe(true);
  expect(posts()).toEqual([]);
  await userEvent.type(screen.getByLabelText(/^Old code/), 'Y');
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(posts()).toHaveLength(1));
});

it('where the field of a rule cannot be typed in, what the platform says of it stands with its name', async () => {
  server.current.reply = replies({
    'GET /offer/o-1': () => ({ body: { data: { id: 'o-1', version: 1, price: 10, offerPrice: 9, code: null, oldCode: null, allowed: ['update'] } } }),
    'PUT /offer/o-1': () => ({ status: 422, body: { httpcode: 422, code: 'VALIDATION', message: 'No', problems: { offerPrice: { code: 'aboveField', params: { fields: 'price' } } }, errors: { offerPrice: 'May not be more than price.' } } }),
  });
  show({ server: server.current, declarations: [offer], at: '/offer/o-1', actor: superAdmin, children: <EditScreen resource={normalized(offer)} /> });
  await userEvent.clear(await screen.findByLabelText(/^Price/));
  await userEvent.type(screen.getByLabelText(/^Price/), '8');
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('Offer price: This may not be more than “Price”.')).toBeTruthy();
});

it('what is wrong between two fields is said no longer than it is, whichever of them is mended', async () => {
  const stay = defineResource({
    name: 'stay', tenant: 'platform',
    fields: { price: f.integer(), least: f.integer(), from: f.date(), to: f.date({ after: 'from' }), kind: f.text(), room: f.text({ required: { kind: 'lab' } }), code: f.text({ unique: true }) },
    rules: [{ if: { least: { gt: { field: 'price' } } }, at: 'least', says: 'aboveField' }],
  });
  server.current.reply = replies({ 'POST /stay': () => ({ status: 422, body: { httpcode: 422, code: 'VALIDATION', message: 'No', problems: { code: { code: 'unique' } }, errors: { code: 'Is already taken.' } } }) });
  show({ server: server.current, declarations: [stay], at: '/stay/create', actor: superAdmin, children: <CreateScreen resource={normalized(stay)} /> });
  const type = (label: RegExp, value: string) => fireEvent.change(screen.getByLabelText(label), { target: { value } });
  await screen.findByLabelText(/^Price/);
  for (const [label, value] of [[/^Price/, '8'], [/^Least/, '9'], [/^From/, '2026-02-02'], [/^To/, '2026-02-01'], [/^Kind/, 'lab'], [/^Code/, 'A']] as const) type(label, value);
  const save = () => userEvent.click(screen.getByRole('button', { name: 'Save' }));
  await save();
  expect((await screen.findAllByRole('alert')).map(({ textContent }) => textContent)).toEqual(expect.arrayContaining(['This may not be more than “Price”.', 'This must be on the day of “From” or after it.', 'Fill this in.']));
  type(/^Price/, '9');
  await waitFor(() => expect(screen.queryByText('This may not be more than “Price”.')).toBeNull());
  type(/^From/, '2026-02-01');
  await waitFor(() => expect(screen.queryByText(/^This must be on the day of/)).toBeNull());
  type(/^Kind/, 'hall');
  await waitFor(() => expect(screen.queryByText('Fill this in.')).toBeNull());
  await save();
  expect(await screen.findByText('This is taken already.')).toBeTruthy();
  type(/^Kind/, 'room');
  type(/^Price/, '10');
  await new Promise((done) => setTimeout(done, 100));
  expect(screen.getByText('This is taken already.')).toBeTruthy();
});

const visit = defineResource({
  name: 'visit',
  tenant: 'platform',
  fields: { kind: f.text(), room: f.text({ required: { kind: 'lab' } }), share: f.integer() },
  form: { sections: [{ name: 'general', fields: ['kind', 'room'] }, { name: 'fees', fields: ['share'], roles: ['admin'] }] },
});

it('a field is marked as optional until its condition holds, and is then asked for; a section of other roles is not there', async () => {
  show({ server: server.current, declarations: [visit], at: '/visit/create', actor: superAdmin, children: <CreateScreen resource={normalized(visit)} /> });
  expect((await screen.findByLabelText(/^Room/)).getAttribute('aria-required')).not.toBe('true');
  expect(screen.getByText('Room').textContent).toContain('optional');
  expect(screen.queryByLabelText(/^Share/)).toBeNull();
  await userEvent.type(screen.getByLabelText(/^Kind/), 'lab');
  expect(screen.getByText('Room').textContent).not.toContain('optional');
  expect(screen.getByLabelText(/^Room/).getAttribute('aria-required')).toBe('true');
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('Fill this in.')).toBeTruthy();
});

const card = defineResource({
  name: 'card',
  tenant: 'platform',
  fields: { heading: f.text({ maxLength: 60 }), words: f.longText(), isHidden: f.boolean(), place: f.url() },
  form: { sections: [{ name: 'general', fields: ['heading', 'words', 'isHidden', 'place'], searchResult: { title: 'heading', text: 'words', hidden: 'isHidden', address: 'place' } }] },
});

it('what a search engine will show stands below its fields and follows what is typed', async () => {
  show({ server: server.current, declarations: [card], at: '/card/create', actor: superAdmin, children: <CreateScreen resource={normalized(card)} /> });
  const result = await screen.findByRole('figure');
  expect(result.textContent).toMatch(/^As a search engine shows ityour domain/);
  await userEvent.type(screen.getByLabelText(/^Heading/), 'Algebra in the evening');
  await userEvent.type(screen.getByLabelText(/^Words/), 'From June.');
  await userEvent.type(screen.getByLabelText(/^Place/), 'https://learn.example/algebra');
  await waitFor(() => expect(result.textContent).toContain('learn.example › algebraAlgebra in the eveningFrom June.'));
  await userEvent.click(screen.getByLabelText(/^Is hidden/));
  await waitFor(() => expect(result.textContent).toContain('not shown in search results'));
});

it('may ask whose the record is: the operator’s own, one of the institute that is chosen, or of the institute of whoever writes', async () => {
  const ticket = defineResource({
    name: 'ticket',
    fields: { kind: f.choice(['plan', 'course'], { required: true, default: 'plan' }) },
    rules: [{ if: { kind: 'plan', instituteId: { empty: false } }, at: 'kind', says: 'operatorsAlone' }],
  });
  const institution = defineResource({ name: 'institution', tenant: 'self', fields: { name: f.text() } });
  const sent = () => server.current.seen.filter((request) => request.method === 'POST' && request.path.endsWith('/ticket'));
  server.current.reply = replies({
    'GET /institute': () => ({ body: { data: { items: [{ id: 'i-1', title: 'Kochi' }], hasMore: false, page: 0, size: 20 } } }),
    'POST /ticket': (request) => ({ body: { data: { ...request.json, id: 't-1', version: 1 } } }),
  });
  const draw = (actor: typeof superAdmin) => show({ server: server.current, declarations: [ticket, institution], at: '/ticket/create', actor, children: <CreateScreen resource={normalized(ticket)} /> });
  const save = () => userEvent.click(screen.getByRole('button', { name: 'Save' }));
  const wrong = 'This does not fit the rest of the record.';

  const theirs = draw({ id: 'u-2', role: 'institute', instituteId: 'i-1', allowAllInstitutes: false, modules: { ticket: { create: true, read: true, update: true, delete: true } } } as never);
  await screen.findByRole('radio', { name: 'Plan' });
  await save();
  expect(await screen.findByText(wrong)).toBeTruthy();
  expect(sent()).toEqual([]);
  theirs.unmount();

  draw(superAdmin);
  await userEvent.click(await screen.findByRole('combobox', { name: 'Institute' }));
  await userEvent.click(await screen.findByRole('option', { name: 'Operator' }));
  await save();
  await waitFor(() => expect(sent().map(({ json }) => json)).toEqual([{ kind: 'plan', instituteId: null }]));
  expect(screen.queryByText(wrong)).toBeNull();
});
