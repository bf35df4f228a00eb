import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { CreateScreen } from '../../../src/screens/form/CreateScreen';
import { ListScreen } from '../../../src/screens/list/ListScreen';
import { defineResource, f } from '../../../src/schemas';
import { normalized, show, superAdmin, useServer } from '../support/screens';

const server = useServer();

const video = defineResource({ name: 'video', tenant: 'platform', fields: { name: f.text() } });
const leaflet = defineResource({ name: 'leaflet', tenant: 'platform', fields: { name: f.text() } });
const remark = defineResource({ name: 'remark', tenant: 'platform', fields: { text: f.text(), about: f.oneOf({ video: 'video', note: 'leaflet' }, { required: true }) }, list: { columns: ['text', 'about'], filters: ['about'] } });

const id = (end: string): string => `0198c000-0000-7000-8000-0000000000${end}`;
const OF: Readonly<Record<string, readonly { id: string; title: string }[]>> = { video: [{ id: id('a1'), title: 'Lenses' }], leaflet: [{ id: id('b1'), title: 'Mirrors' }] };

const answerWith = (rows: readonly object[]) => {
  server.current.reply = ({ path, query, method, json }) => {
    const ids = query.get('id')?.split(',');
    const among = OF[/\/(\w+)\/list\/minimal$/.exec(path)?.[1] ?? ''];
    const items = (among ?? rows).filter((one) => !ids || ids.includes((one as { id: string }).id));
    return method === 'POST' && path.endsWith('/remark') ? { body: { data: { ...json, id: id('c1'), version: 1 } } } : { body: { data: { items, total: items.length, page: 0, size: 20 } } };
  };
};

it('one says what it is and then which; what it is changed to empties the choice', async () => {
  answerWith([]);
  show({ server: server.current, declarations: [video, leaflet, remark], at: '/remark/create', actor: superAdmin, children: <CreateScreen resource={normalized(remark)} /> });
  const kind = await screen.findByRole('combobox', { name: 'About: what it is' });
  expect([...(kind as HTMLSelectElement).options].map(({ text }) => text)).toEqual(['Video', 'Leaflet']);
  const choose = async (option: string): Promise<void> => {
    await userEvent.click(screen.getByRole('combobox', { name: /^About(?!:)/ }));
    await userEvent.click(await screen.findByRole('option', { name: option }));
  };
  await choose('Lenses');
  await waitFor(() => expect(screen.getByRole('combobox', { name: /^About(?!:)/ })).toHaveProperty('value', 'Lenses'));
  await userEvent.selectOptions(kind, 'Leaflet');
  await waitFor(() => expect(screen.getByRole('combobox', { name: /^About(?!:)/ })).toHaveProperty('value', ''));
  await choose('Mirrors');
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(server.current.seen.find((request) => request.method === 'POST' && request.path.endsWith('/remark'))?.json).toEqual({ about: `note:${id('b1')}` }));
});

it('a list names what rows of several modules refer to, in one request a module, and says filters by title', async () => {
  answerWith([{ id: id('c1'), text: 'Fine', about: `note:${id('b1')}`, version: 1 }, { id: id('c2'), text: 'Good', about: `video:${id('a1')}`, version: 1 }]);
  const filter = encodeURIComponent(JSON.stringify({ about: [`video:${id('a1')}`, `note:${id('b1')}`] }));
  show({ server: server.current, declarations: [video, leaflet, remark], at: `/remark?filter=${filter}`, actor: superAdmin, children: <ListScreen resource={normalized(remark)} /> });
  const rowOf = async (name: string) => (await screen.findByRole('link', { name })).closest('[role=row]')!;
  await waitFor(async () => expect((await rowOf('Fine')).textContent).toContain('Mirrors'));
  expect((await rowOf('Good')).textContent).toContain('Lenses');
  expect(await screen.findByText('About is Lenses or Mirrors')).toBeTruthy();
  expect(server.current.seen.find((request) => request.path.endsWith('/remark/search'))?.json).toMatchObject({ filters: { about: [`video:${id('a1')}`, `note:${id('b1')}`] } });
});
