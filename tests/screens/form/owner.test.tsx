import { act, configure, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it } from 'vitest';
import { branch } from '../../../src/resources/branch';
import { institution } from '../../../src/resources/institution';
import { user } from '../../../src/resources/user';
import { CreateScreen } from '../../../src/screens/form/CreateScreen';
import { selectedInstitute } from '../../../src/dataProvider';
import type { Actor } from '../../../src/schemas';
import { normalized, replies, show, useServer } from '../support/screens';

// A form of many fields takes its time on a busy machine.
configure({ asyncUtilTimeout: 40_000 });

const server = useServer();
const DECLARATIONS = [institution, user, branch];
const institutes = { 'GET /institute/list/minimal': () => ({ body: { data: { items: [{ id: 'i-1', title: 'Ganga College' }], total: 1, size: 20 } } }) };
const posted = () => server.current.seen.filter((request) => request.method === 'POST' && !request.path.endsWith('/search'));
const save = () => screen.getByRole('button', { name: 'Save' });
/** The roles on offer. */
const names = () => within(screen.getByRole('combobox', { name: 'Role' })).getAllByRole('option').map((one) => one.textContent).slice(1);
beforeEach(() => selectedInstitute.choose(null));

function create(module: typeof branch | typeof user, actor?: Actor) {
  server.current.reply = replies({ ...institutes, [`POST /${module.name}`]: (request) => ({ body: { data: { ...request.json, id: 'x', version: 1 } } }) });
  show({ server: server.current, declarations: DECLARATIONS, at: `/${module.name}/create`, ...(actor ? { actor } : {}), children: <CreateScreen resource={normalized(module)} /> });
  return userEvent.setup();
}

it('whose a new record is, is asked of who sees several institutes, with the operator as an answer of its own', async () => {
  const person = create(branch);
  await person.type(await screen.findByRole('textbox', { name: 'Name' }), 'North');
  await person.type(screen.getByRole('combobox', { name: 'City' }), 'Agra');
  await person.click(save());
  const owner = screen.getByRole('combobox', { name: 'Institute' });
  await waitFor(() => expect(document.activeElement).toBe(owner));
  expect(posted()).toEqual([]);
  await person.click(owner);
  await person.click(await screen.findByRole('option', { name: 'Operator' }));
  await person.click(save());
  await waitFor(() => expect(posted().map((request) => request.json)).toEqual([{ instituteId: null, name: 'North', city: 'Agra' }]));
});

it('the institute chosen in the header stands there already', async () => {
  selectedInstitute.choose({ id: 'i-1', name: 'Ganga College' });
  const person = create(branch);
  await waitFor(() => expect(screen.getByRole('combobox', { name: 'Institute' })).toHaveProperty('value', 'Ganga College'));
  // What is typed at once goes into the first field of which nothing is filled in.
  expect(document.activeElement).toBe(screen.getByRole('textbox', { name: 'Name' }));
  await person.type(screen.getByRole('textbox', { name: 'Name' }), 'North');
  await person.type(screen.getByRole('combobox', { name: 'City' }), 'Agra');
  await person.click(save());
  await waitFor(() => expect(posted().at(-1)?.json).toMatchObject({ instituteId: 'i-1' }));
});

it('another institute chosen meanwhile leaves the form as it was begun, and that is said', async () => {
  selectedInstitute.choose({ id: 'i-1', name: 'Ganga College' });
  create(branch);
  await waitFor(() => expect(screen.getByRole('combobox', { name: 'Institute' })).toHaveProperty('value', 'Ganga College'));
  act(() => selectedInstitute.choose({ id: 'i-2', name: 'Kaveri School' }));
  await waitFor(() => expect(screen.getByRole('list', { name: 'notices' }).textContent).toBe('lectern.form.staysWith'));
  expect(screen.getByRole('combobox', { name: 'Institute' })).toHaveProperty('value', 'Ganga College');
});

it('roles are those one may give to people of whom the record is', async () => {
  const person = create(user);
  await screen.findByRole('combobox', { name: 'Role' });
  expect(names()).toEqual(['Super admin', 'Institute', 'Learner', 'Admin', 'Faculty', 'Sub admin']);
  await person.click(screen.getByRole('combobox', { name: 'Institute' }));
  await person.click(await screen.findByRole('option', { name: 'Operator' }));
  await waitFor(() => expect(names()).toEqual(['Super admin', 'Admin', 'Sub admin']));
  await person.click(screen.getByRole('combobox', { name: 'Institute' }));
  await person.click(await screen.findByRole('option', { name: 'Ganga College' }));
  await waitFor(() => expect(names()).toEqual(['Institute', 'Learner', 'Faculty', 'Sub admin']));
});

it('a role that needs an institute says so before anything is sent', async () => {
  const person = create(user);
  await person.selectOptions(await screen.findByRole('combobox', { name: 'Role' }), 'Faculty');
  await person.click(screen.getByRole('combobox', { name: 'Institute' }));
  await person.click(await screen.findByRole('option', { name: 'Operator' }));
  await person.click(save());
  expect(await screen.findByText('People of this role belong to an institute: choose one.')).toBeTruthy();
  expect(posted()).toEqual([]);
});

it('of an institute’s people fewer roles are offered, and no institute is asked for', async () => {
  create(user, { id: 'u-2', role: 'institute', instituteId: 'i-1', allowAllInstitutes: false, modules: { user: { create: true, read: true, update: true, delete: true } } });
  await screen.findByRole('combobox', { name: 'Role' });
  expect(names()).toEqual(['Learner', 'Faculty', 'Sub admin']);
  expect(screen.queryByRole('combobox', { name: 'Institute' })).toBeNull();
});
