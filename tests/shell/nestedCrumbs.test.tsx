import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { Breadcrumbs } from '../../src/shell/header/Breadcrumbs';
import { defineResource, f } from '../../src/schemas';
import { replies, show, useServer } from '../screens/support/screens';

const server = useServer();
const exam = defineResource({ name: 'exam', menu: { group: 'learning', icon: 'test' }, fields: { name: f.text({ required: true }) } });
const part = defineResource({ name: 'part', route: 'exam/:examId/parts', fields: { name: f.text({ required: true }), examId: f.ref('exam', { required: true }) } });

it.each([
  ['/exam/e-1/parts', ['Learning', 'Exam', 'Mock 1 → /exam/e-1/show', 'Part']],
  ['/exam/e-1/parts/p-1/show', ['Learning', 'Exam', 'Mock 1 → /exam/e-1/show', 'Part → /exam/e-1/parts', 'Details']],
])('the way to %s leads over the record it stands below', async (at, wanted) => {
  server.current.reply = replies({ 'GET /exam/list/minimal': () => ({ body: { data: { items: [{ id: 'e-1', title: 'Mock 1' }], total: 1 } } }) });
  show({ server: server.current, declarations: [exam, part], at, children: <Breadcrumbs /> });
  const steps = (): string[] => screen.getAllByRole('listitem').map((item) => [item.textContent, item.querySelector('a')?.getAttribute('href')].filter(Boolean).join(' → '));
  await waitFor(() => expect(steps()).toEqual(wanted.map((step) => (step === 'Exam' ? 'Exam → /exam' : step))));
});
