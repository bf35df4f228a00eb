import { fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { defineResource, f } from '../../src/schemas';
import { CreateScreen } from '../../src/screens/form/CreateScreen';
import { normalized, show, useServer } from '../screens/support/screens';

const server = useServer();
const person = defineResource({ name: 'person', tenant: 'platform', title: '{name}', fields: { name: f.text({ searchable: true }), kind: f.choice(['teacher', 'learner']) }, list: { filters: ['kind'] } });
const club = defineResource({ name: 'club', tenant: 'platform', fields: { label: f.text(), headId: f.ref('person', { where: { kind: ['teacher'] } }) } });

it('references are narrowed as declared, in order, told apart by a second line, and go on as one scrolls', async () => {
  const names = Array.from({ length: 45 }, (_, at) => ({ id: `p${at}`, title: at < 2 ? 'Émile' : `Zoé ${String(at).padStart(2, '0')}`, subtitle: `${at}@club.example` }));
  server.current.reply = ({ path, query }) => {
    if (!path.endsWith('/person/list/minimal')) return { body: { data: { items: [], total: 0 } } };
    const page = Number(query.get('page'));
    return { body: { data: { items: names.slice(page * 20, page * 20 + 20).toReversed(), total: 45, page, size: 20 } } };
  };
  show({ server: server.current, declarations: [person, club], at: '/club/create', children: <CreateScreen resource={normalized(club)} /> });
  await userEvent.click(await screen.findByRole('combobox', { name: /^Head/ }));
  const options = () => screen.getAllByRole('option').map((one) => one.textContent);
  await waitFor(() => expect(options().slice(0, 3).map((text) => text?.replace(/^[ÉZ]{1,2}(?=[ÉZ])/u, ''))).toEqual([expect.stringMatching(/Émile\d@club\.example$/), expect.stringMatching(/Émile\d@club\.example$/), expect.stringMatching(/Zoé 022@club\.example$/)]));
  expect(screen.getByText('25 more: type to narrow them down.')).toBeTruthy();
  expect(server.current.seen.findLast((request) => request.path.endsWith('/minimal'))?.query.get('kind')).toBe('teacher');
  fireEvent.scroll(screen.getByRole('listbox'));
  await waitFor(() => expect(options()).toHaveLength(40));
  fireEvent.scroll(screen.getByRole('listbox'));
  await waitFor(() => expect(options()).toHaveLength(45));
  expect(screen.queryByText(/type to narrow/)).toBeNull();
});
