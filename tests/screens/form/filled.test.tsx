import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { defaultValues } from '../../../src/forms/formValues';
import { CreateScreen } from '../../../src/screens/form/CreateScreen';
import { defineResource, f } from '../../../src/schemas';
import type { Actor } from '../../../src/schemas';
import { normalized, replies, show, superAdmin, useServer } from '../support/screens';

const server = useServer();

const visit = defineResource({
  name: 'visit',
  tenant: 'platform',
  fields: { place: f.text({ required: true }), on: f.date({ default: { now: true } }), seenAt: f.datetime({ readOnly: true, default: { now: true } }) },
});
const task = defineResource({ name: 'task', fields: { title: f.text(), ownerId: f.ref('user', { default: { user: 'id' } }), dueOn: f.date({ default: { today: 1 } }) } });

it('a new record begins with the day, and sends it', async () => {
  server.current.reply = replies({ 'POST /visit': (request) => ({ body: { data: { ...request.json, id: 'v-1', version: 1 } } }) });
  show({ server: server.current, declarations: [visit], at: '/visit/create', actor: superAdmin, children: <CreateScreen resource={normalized(visit)} /> });
  await userEvent.type(await screen.findByLabelText(/^Place/), 'Kochi');
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(server.current.seen.find((request) => request.method === 'POST')?.json).toEqual({ place: 'Kochi', on: expect.stringMatching(/^\d{4}-\d\d-\d\d$/) as string }));
});

it.each(['fr', 'ja'] as const)('somebody new begins with the language of whoever writes them down, %s', (language) => {
  const rules = { now: '2026-03-04T20:00:00.000Z', user: { id: 'u-1', instituteId: null, role: 'super_admin' } };
  const person = normalized(defineResource({ name: 'reader', tenant: 'platform', fields: { reads: f.language({ default: { user: 'language' } }) } }));
  expect(defaultValues({ resource: person, instituteId: null, rules: { ...rules, language } })).toMatchObject({ reads: language });
  expect(defaultValues({ resource: person, instituteId: null, rules })).toMatchObject({ reads: 'en' });
});

it('the form says it in the language of the console', async () => {
  const reader = defineResource({ name: 'reader', tenant: 'platform', fields: { name: f.text({ required: true }), reads: f.language({ default: { user: 'language' } }) } });
  server.current.reply = replies({ 'POST /reader': (request) => ({ body: { data: { ...request.json, id: 'r-1', version: 1 } } }) });
  show({ server: server.current, declarations: [reader], at: '/reader/create', locale: 'fr', actor: superAdmin, children: <CreateScreen resource={normalized(reader)} /> });
  expect(await screen.findByDisplayValue('français')).toBeDefined();
});

const pass = defineResource({
  name: 'pass',
  tenant: 'platform',
  fields: { days: f.integer({ choices: [30, 90], unit: 'd' }), kind: f.choice(['course', 'membership'], { roles: { membership: ['super_admin'] } }) },
});
const faculty: Actor = { id: 'u-2', role: 'faculty', instituteId: 'i-1', allowAllInstitutes: true, modules: { pass: { create: true, read: true, update: true, delete: false } } };

it.each([['super_admin', superAdmin, ['course', 'membership']], ['faculty', faculty, ['course']]] as const)('a %s chooses among numbers, and among the choices open to the role', async (_, actor, kinds) => {
  server.current.reply = replies({ 'POST /pass': (request) => ({ body: { data: { ...request.json, id: 'p-1', version: 1 } } }) });
  show({ server: server.current, declarations: [pass], at: '/pass/create', actor, children: <CreateScreen resource={normalized(pass)} /> });
  const days = await screen.findByRole<HTMLSelectElement>('combobox', { name: /^Days/ });
  expect([...days.options].map((option) => option.text)).toEqual(['None', '30 d', '90 d']);
  expect([...screen.getByRole<HTMLSelectElement>('combobox', { name: /^Kind/ }).options].map((option) => option.value)).toEqual(['', ...kinds]);
  await userEvent.selectOptions(days, '90');
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(server.current.seen.find((request) => request.method === 'POST')?.json).toEqual({ days: 90 }));
});

it.each([
  ['the person in their own institute', 'i-1', null, 'u-1'],
  ['nobody in another', 'i-1', 'i-2', null],
  ['nobody where it is not said yet whose the record is', null, null, null],
])('%s', (_, instituteId, chosen, ownerId) => {
  const rules = { now: '2026-03-04T20:00:00.000Z', user: { id: 'u-1', instituteId, role: 'faculty' } };
  expect(defaultValues({ resource: normalized(task), instituteId: chosen, rules })).toMatchObject({ ownerId, dueOn: '2026-03-06' });
});
