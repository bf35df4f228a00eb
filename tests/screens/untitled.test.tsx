import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { ListScreen } from '../../src/screens/list/ListScreen';
import { ShowScreen } from '../../src/screens/show/ShowScreen';
import { defineResource, f } from '../../src/schemas';
import { normalized, replies, show, useServer } from './support/screens';

const server = useServer();
const crate = defineResource({
  name: 'crate', tenant: 'platform', title: '{label}',
  fields: { label: f.text(), innerId: f.ref('crate') },
  list: { columns: ['label', 'innerId'] },
});
const resource = normalized(crate);
const nameless = { id: 'c-1', label: null, innerId: 'c-2', version: 1, allowed: ['update', 'delete'] };

function open(at: string, children: React.ReactElement, locale?: 'fr' | 'ja' | 'zh') {
  server.current.reply = replies({
    'GET /crate/c-1': () => ({ body: { data: nameless } }),
    'POST /crate/search': () => ({ body: { data: { items: [nameless], total: 1, page: 0, size: 20 } } }),
    'GET /crate/list/minimal': () => ({ body: { data: { items: [{ id: 'c-2', title: '' }], total: 1 } } }),
  });
  return show({ server: server.current, declarations: [crate], at, children, ...(locale ? { locale } : {}) });
}

it('names a record without a title so, on its page and where it is referred to, and never by its id', async () => {
  open('/crate/c-1/show', <ShowScreen resource={resource} />);
  expect(await screen.findByRole('heading', { name: 'Untitled crate', level: 1 })).toBeTruthy();
  await waitFor(() => expect(screen.getAllByText('Untitled crate')).toHaveLength(2));
  expect(document.body.textContent).not.toMatch(/c-[12]/);
});

it('opens it from a list by that name', async () => {
  open('/crate', <ListScreen resource={resource} />);
  const link = await screen.findByRole('link', { name: 'Untitled crate' });
  expect(link.getAttribute('href')).toContain('/crate/c-1');
});

it.each([['fr', 'Sans nom\u00a0: crate'], ['ja', '名称未設定のCrate'], ['zh', '未命名的Crate']] as const)('says so in %s', async (locale, text) => {
  open('/crate/c-1/show', <ShowScreen resource={resource} />, locale);
  expect(await screen.findByRole('heading', { name: text, level: 1 })).toBeTruthy();
});
