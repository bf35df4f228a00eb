import { configure, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { ListScreen } from '../../../src/screens/list/ListScreen';
import { defineResource, f } from '../../../src/schemas';
import { normalized, replies, show, useServer } from '../support/screens';

// Parts of a list are fetched when first used; on a busy machine that takes a moment.
configure({ asyncUtilTimeout: 40_000 });

const held = useServer();

const crate = defineResource({
  name: 'crate',
  fields: { label: f.text({ required: true, searchable: true }), isSecret: f.boolean() },
  list: { columns: ['label'], filters: [{ field: 'isSecret', op: 'include', name: 'withSecret' }], sort: 'label' },
});
const resource = normalized(crate);

/** Answers as a platform that holds three crates of which two are marked; one of before does not know of `only`. */
function answer({ knowsOnly, plain = ['A'] }: { knowsOnly: boolean; plain?: readonly string[] }): void {
  held.current.reply = replies({
    'POST /crate/search': ({ json, query }) => {
      const asked = (json['filters'] as Record<string, unknown> | undefined)?.['withSecret'];
      const open = plain.map((label) => ({ id: label, label, isSecret: false }));
      const secret = ['B', 'C'].map((label) => ({ id: label, label, isSecret: true }));
      const rows = asked === 'only' && knowsOnly ? secret : asked === true ? [...open, ...secret] : open;
      const size = Number(query.get('size'));
      return { body: { data: { items: rows.slice(0, size), total: rows.length, page: 0, size } } };
    },
  });
}

const open = () => show({ server: held.current, declarations: [crate], at: '/crate', children: <ListScreen resource={resource} /> });

it('says how many rows are left out as they are marked, and shows them', async () => {
  answer({ knowsOnly: true });
  open();
  expect(await screen.findByText(/2 not shown: Is secret/)).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Show' }));
  expect(await screen.findByRole('link', { name: 'C' })).toBeTruthy();
  expect(screen.getByText('1–3 of 3')).toBeTruthy();
  await waitFor(() => expect(screen.queryByText(/not shown/)).toBeNull());
});

it('says it also where nothing else is there', async () => {
  answer({ knowsOnly: true, plain: [] });
  open();
  expect(await screen.findByText(/2 not shown: Is secret/)).toBeTruthy();
});

it('says nothing where the platform does not know how to tell', async () => {
  answer({ knowsOnly: false });
  open();
  await screen.findByRole('link', { name: 'A' });
  await waitFor(() => expect(held.current.seen.filter(({ path }) => path.endsWith('/crate/search')).length).toBeGreaterThan(1));
  await new Promise((resolve) => setTimeout(resolve, 100));
  expect(screen.queryByText(/not shown/)).toBeNull();
});
