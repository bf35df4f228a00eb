import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { CreateScreen } from '../../../src/screens/form/CreateScreen';
import { defineResource, f } from '../../../src/schemas';
import type { Actor } from '../../../src/schemas';
import { normalized, replies, show, useServer } from '../support/screens';

const server = useServer();

const hall = defineResource({
  name: 'hall',
  fields: { city: f.text({ suggest: 'POST /place/search' }), provider: f.choice(['zoom', 'merithub'], { required: true, default: 'zoom', usual: 'GET /institute/defaultLiveProviders' }) },
});
const head: Actor = { id: 'u-2', role: 'institute', instituteId: 'i-1', allowAllInstitutes: false, modules: { hall: { create: true, read: true, update: true, delete: true } } };

const open = (handlers: Parameters<typeof replies>[0]) => {
  server.current.reply = replies({ 'POST /hall': (request) => ({ body: { data: { ...request.json, id: 'h-1', version: 1 } } }), ...handlers });
  show({ server: server.current, declarations: [hall], at: '/hall/create', actor: head, children: <CreateScreen resource={normalized(hall)} /> });
};
const provider = async () => (await screen.findAllByRole<HTMLInputElement>('radio')).find(({ checked }) => checked)?.value;

it('a text is completed by what the call says of it once somebody types, and anything else is taken as well', async () => {
  open({ 'POST /place/search': ({ json }) => ({ body: { data: { items: [{ name: `${String(json?.['query'])}chi` }, { name: 7 }, null] } } }) });
  const city = await screen.findByLabelText<HTMLInputElement>(/^City/);
  expect(server.current.seen.filter(({ path }) => path.endsWith('/place/search'))).toEqual([]);
  await userEvent.type(city, 'Ko');
  await waitFor(() => expect([...(city.list?.options ?? [])].map(({ value }) => value)).toEqual(['Kochi']));
  await userEvent.type(city, 'llam');
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(server.current.seen.find(({ method, path }) => method === 'POST' && path.endsWith('/hall'))?.json).toMatchObject({ city: 'Kollam' }));
});

it('a new record begins with what the call says first for its institute, and sends it', async () => {
  open({ 'GET /institute/defaultLiveProviders': () => ({ body: { data: { items: [{ provider: 'merithub' }, { provider: 'zoom' }] } } }) });
  await waitFor(async () => expect(await provider()).toBe('merithub'));
  expect(server.current.seen.find(({ path }) => path.endsWith('/defaultLiveProviders'))?.query.get('instituteId')).toBe('i-1');
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(server.current.seen.find(({ method, path }) => method === 'POST' && path.endsWith('/hall'))?.json).toMatchObject({ provider: 'merithub' }));
});

it('what somebody has chosen by then stays', async () => {
  open({ 'GET /institute/defaultLiveProviders': () => ({ body: { data: { items: [{ provider: 'zoom' }] } }, delayMs: 1_000 }) });
  await userEvent.click(await screen.findByRole('radio', { name: /merithub/i }));
  await userEvent.click(screen.getByRole('radio', { name: /zoom/i }));
  await userEvent.click(screen.getByRole('radio', { name: /merithub/i }));
  await new Promise((later) => setTimeout(later, 1_500));
  expect(await provider()).toBe('merithub');
});

it.each([['refuses', () => ({ status: 500, body: {} })], ['gives no choice of the field', () => ({ body: { data: { items: [{ provider: 'skype' }] } } })], ['gives nothing', () => ({ body: { data: {} } })]] as const)('where the call %s the declared default stays', async (_, reply) => {
  open({ 'GET /institute/defaultLiveProviders': reply });
  await waitFor(() => expect(server.current.seen.some(({ path }) => path.endsWith('/defaultLiveProviders'))).toBe(true));
  await new Promise((later) => setTimeout(later, 100));
  expect(await provider()).toBe('zoom');
});
