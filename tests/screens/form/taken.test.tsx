import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { CreateScreen } from '../../../src/screens/form/CreateScreen';
import { ModuleActionDialog } from '../../../src/screens/actions/ModuleActionDialog';
import { defineResource, f } from '../../../src/schemas';
import { normalized, show, useServer } from '../support/screens';

const server = useServer();

const institution = defineResource({ name: 'institution', tenant: 'self', fields: { name: f.text() } });
const room = defineResource({ name: 'room', fields: { name: f.text() } });
const person = defineResource({ name: 'person', fields: { name: f.text() } });
const seat = defineResource({
  name: 'seat',
  fields: { roomId: f.ref('room', { required: true }), personId: f.ref('person', { required: true }), isSecret: f.boolean() },
  unique: [['roomId', 'personId']],
  list: { filters: ['roomId', 'personId', { field: 'isSecret', op: 'include', name: 'withSecret' }] },
  actions: { add: { on: 'module', handler: 'makeRows', ask: { roomId: f.ref('room', { required: true }), personIds: f.refs('person', { required: true }) } } },
});
const DECLARATIONS = [institution, room, person, seat];

const id = (end: string): string => `0198c000-0000-7000-8000-0000000000${end}`;
const TITLES: Readonly<Record<string, readonly { id: string; title: string }[]>> = {
  institution: [{ id: id('c1'), title: 'North School' }],
  room: [{ id: id('a1'), title: 'Blue room' }],
  person: [{ id: id('b1'), title: 'Asha' }, { id: id('b2'), title: 'Bilal' }],
};
const asked = (path: string) => server.current.seen.filter((request) => request.path.endsWith(path));

function answer(): void {
  server.current.reply = ({ path, query }) => {
    const [, module = ''] = /\/(\w+)\/list\/minimal$/.exec(path) ?? [];
    const ids = query.get('id')?.split(',');
    const items = path.endsWith('/seat/search') ? [{ id: id('d1'), roomId: id('a1'), personId: id('b1') }] : (TITLES[module] ?? []).filter((one) => !ids || ids.includes(one.id));
    if (path.endsWith(`/room/${id('a1')}`)) return { body: { data: { id: id('a1'), name: 'Blue room', instituteId: id('c1'), version: 1 } } };
    return { body: { data: { items, total: items.length, page: 0, size: 20 } } };
  };
}

const choose = async (name: RegExp, option: string): Promise<void> => {
  await userEvent.click(screen.getByRole('combobox', { name }));
  await userEvent.click(await screen.findByRole('option', { name: option }));
};

it('who is in a room already is shown as that, and cannot be chosen again', async () => {
  answer();
  show({ server: server.current, declarations: DECLARATIONS, at: '/seat/create', actor: { id: 'u-2', role: 'institute', instituteId: id('c1'), allowAllInstitutes: false, modules: Object.fromEntries(DECLARATIONS.map(({ name }) => [name, { create: true, read: true, update: true, delete: true }])) }, children: <CreateScreen resource={normalized(seat)} /> });
  await screen.findByRole('combobox', { name: /^Room/ });
  await choose(/^Room/, 'Blue room');
  await userEvent.click(screen.getByRole('combobox', { name: /^Person/ }));
  const taken = await screen.findByRole('option', { name: /Asha\s*Is in it already/ });
  expect(taken.getAttribute('aria-disabled')).toBe('true');
  expect(screen.getByRole('option', { name: 'Bilal' }).getAttribute('aria-disabled')).toBe('false');
  expect(asked('/seat/search').at(-1)?.json).toMatchObject({ filters: { roomId: id('a1'), personId: [id('b1'), id('b2')], withSecret: true } });
});

it('several at once are chosen among people of the institute whose room it is, without those who are in it', async () => {
  answer();
  show({ server: server.current, declarations: DECLARATIONS, at: '/seat', children: <ModuleActionDialog resource={normalized(seat)} action={normalized(seat).actions['add']!} begun={{ roomId: id('a1') }} onClose={() => undefined} /> });
  const dialog = within(await screen.findByRole('alertdialog'));
  await userEvent.click(dialog.getByRole('combobox', { name: /^People|^Person/ }));
  expect((await screen.findByRole('option', { name: /Asha\s*Is in it already/ })).getAttribute('aria-disabled')).toBe('true');
  await userEvent.click(screen.getByRole('option', { name: 'Bilal' }));
  expect(asked('/person/list/minimal').find((request) => !request.query.has('id'))?.query.get('instituteId')).toBe(id('c1'));
});
