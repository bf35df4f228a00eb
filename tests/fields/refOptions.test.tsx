import { fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { useCellContext } from '../../src/fields/cellContext';
import { useRefOptions } from '../../src/fields/controls/useRefOptions';
import { renderCell } from '../../src/fields/renderCell';
import { defineResource, f, type Field } from '../../src/schemas';
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

it('what is chosen is called with what its title is unique within, in the closed field and in a cell, but for a reference that is narrowed by what stands beside it', async () => {
  const shelf = defineResource({ name: 'shelf', tenant: 'platform', fields: { title: f.text(), personId: f.ref('person', { required: true }) } });
  const loan = defineResource({ name: 'loan', tenant: 'platform', fields: { label: f.text(), personId: f.ref('person'), shelfId: f.ref('shelf'), otherId: f.ref('shelf', { where: { personId: { field: 'personId' } } }) } });
  const item = { id: '01980000-0000-7000-8000-0000000000b1', title: 'Left', subtitle: 'Zoé', within: ['Zoé'] };
  server.current.reply = () => ({ body: { data: { items: [item], total: 1 } } });
  const { fields } = normalized(loan);
  function Told({ field }: { field: Field }) {
    const context = useCellContext('loan');
    const { chosen } = useRefOptions({ field, ids: [item.id], locale: 'en' });
    return <><p data-testid={field.name}>{renderCell({ field, value: item.id, context })}</p><p data-testid={`chosen ${field.name}`}>{chosen[0]!.text}</p></>;
  }
  show({ server: server.current, declarations: [person, shelf, loan], children: <><Told field={fields['shelfId']!} /><Told field={fields['otherId']!} /></> });
  const said = (id: string) => screen.getByTestId(id).textContent;
  await waitFor(() => expect(['shelfId', 'otherId', 'chosen shelfId', 'chosen otherId'].map(said)).toEqual(['Left · Zoé', 'Left', 'Left · Zoé', 'Left']));
});
