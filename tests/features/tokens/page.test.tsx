import { useState } from 'react';
import type { ReactNode } from 'react';
import { act, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { LastMovements } from '../../../src/customPages/tokens/page/LastMovements';
import TokensPage from '../../../src/customPages/tokens/page/TokensPage';
import { selectedInstitute } from '../../../src/dataProvider/selectedInstitute';
import { replies, show, useServer } from '../../screens/support/screens';
import { aiTokenPurchaseReport } from '../../../src/resources/aiTokenPurchaseReport';
import { aiTokenRate } from '../../../src/resources/aiTokenRate';
import { aiTokenTransactionReport } from '../../../src/resources/aiTokenTransactionReport';

const held = useServer();
afterEach(() => act(() => selectedInstitute.choose(null)));

it('the page of AI tokens is the chosen institute’s, and the operator’s ways where none is chosen', async () => {
  const none = () => ({ body: { data: { items: [], total: 0, page: 0, size: 8 } } });
  held.current.reply = replies({
    'GET /ai-token/balance': ({ query }) => ({ body: { data: { credit: 50, debit: 8, balance: query.get('instituteId') === 'i-1' ? 42 : 0 } } }),
    'GET /ai-token/rate': none, 'POST /ai-token/transaction-report/search': none, 'POST /ai-token/purchase-report/search': none,
  });
  selectedInstitute.choose({ id: 'i-1', name: 'Kochi Academy' });
  show({ server: held.current, declarations: [aiTokenRate, aiTokenPurchaseReport, aiTokenTransactionReport], at: '/ai-token', children: <TokensPage /> });
  expect(await screen.findByText(/^42\b/)).toBeTruthy();
  // All there are, and not those of the period that the reports begin with.
  for (const name of ['All purchases', 'All transactions']) expect(screen.getByRole('link', { name }).getAttribute('href')).toMatch(/\?filter=%7B%7D$/);
  act(() => selectedInstitute.choose(null));
  expect(await screen.findByRole('link', { name: 'Ledger' })).toBeTruthy();
  expect(screen.queryByText(/^42\b/)).toBeNull();
});

it('says why tokens came or went in the reader’s language', async () => {
  const movement = { id: 'e-1', createdAt: '2026-11-01T10:00:00.000Z', type: 'credit', kind: 'purchase', note: null, amount_token: 500, closing_balance: 512 };
  const none = () => ({ body: { data: { items: [], total: 0, page: 0, size: 8 } } });
  held.current.reply = replies({
    'GET /ai-token/balance': () => ({ body: { data: { credit: 512, debit: 0, balance: 512 } } }),
    'GET /ai-token/rate': none, 'POST /ai-token/search': () => ({ body: { data: { items: [movement], total: 1, page: 0, size: 8 } } }), 'POST /ai-token/purchase-report/search': none,
  });
  selectedInstitute.choose({ id: 'i-1', name: 'Kochi Academy' });
  show({ server: held.current, declarations: [aiTokenRate, aiTokenPurchaseReport, aiTokenTransactionReport], at: '/ai-token', locale: 'fr', children: <TokensPage /> });
  expect(await screen.findByText('Achat')).toBeTruthy();
  act(() => selectedInstitute.choose(null));
});

const NONE = () => ({ body: { data: { items: [], total: 0, page: 0, size: 8 } } });

it('shows what asking for the balance has entered, at the first look', async () => {
  const entered: object[] = [];
  held.current.reply = replies({
    'GET /ai-token/balance': () => {
      setTimeout(() => entered.push({ id: 'e-1', createdAt: '2026-11-26T10:00:00.000Z', type: 'credit', kind: 'first', note: null, amount_token: 2_500, closing_balance: 2_500 }), 150);
      return { body: { data: { credit: 2_500, debit: 0, balance: 2_500 } }, delayMs: 300 };
    },
    'GET /ai-token/rate': NONE, 'POST /ai-token/search': () => ({ body: { data: { items: [...entered], total: entered.length, page: 0, size: 8 } } }), 'POST /ai-token/purchase-report/search': NONE,
  });
  selectedInstitute.choose({ id: 'i-1', name: 'Kochi Academy' });
  show({ server: held.current, declarations: [aiTokenRate, aiTokenPurchaseReport, aiTokenTransactionReport], at: '/ai-token', children: <TokensPage /> });
  expect(await screen.findByText('+2,500.00')).toBeTruthy();
  expect(screen.queryByText(/Nothing was received or used yet/)).toBeNull();
  act(() => selectedInstitute.choose(null));
});

it('asks for the last movements once the balance is known, and again when it is another', async () => {
  function Page(): ReactNode {
    const [moved, setMoved] = useState<string | null>(null);
    return <><button onClick={() => setMoved(moved === null ? '0 0' : '5 0')}>Next</button><LastMovements moved={moved} /></>;
  }
  held.current.reply = replies({ 'POST /ai-token/search': NONE });
  const asked = (): number => held.current.seen.filter(({ path }) => path.endsWith('/ai-token/search')).length;
  show({ server: held.current, declarations: [aiTokenTransactionReport], at: '/ai-token', children: <Page /> });
  await screen.findByRole('heading');
  await new Promise((go) => setTimeout(go, 100));
  expect(asked()).toBe(0);
  for (const times of [1, 2]) {
    act(() => screen.getByRole('button', { name: 'Next' }).click());
    await waitFor(() => expect(asked()).toBe(times));
    await screen.findByText(/Nothing was received or used yet/);
  }
});

it('asks for no movements on behalf of who may not read them, whatever becomes of the balance', async () => {
  function Page(): ReactNode {
    const [moved, setMoved] = useState('0 0');
    return <><button onClick={() => setMoved('5 0')}>Next</button><LastMovements moved={moved} /></>;
  }
  held.current.reply = replies({});
  const actor = { id: 'u-2', role: 'institute', instituteId: 'i-1', allowAllInstitutes: false, modules: {} } as const;
  show({ server: held.current, declarations: [aiTokenTransactionReport], at: '/ai-token', actor, children: <Page /> });
  act(() => screen.getByRole('button', { name: 'Next' }).click());
  await new Promise((go) => setTimeout(go, 100));
  expect(held.current.seen.filter(({ path }) => path.endsWith('/ai-token/search'))).toEqual([]);
});

it.each([[{ aiToken: { create: true, read: true, update: true, delete: false } }, true], [{ aiToken: { create: false, read: true, update: false, delete: false } }, false]])('offers to buy to who may, and tells others why not: %j', async (modules, mayBuy) => {
  held.current.reply = replies({ 'GET /ai-token/balance': () => ({ body: { data: { credit: 50, debit: 8, balance: 42 } } }), 'POST /ai-token/search': NONE });
  const actor = { id: 'u-2', role: 'institute', instituteId: 'i-1', allowAllInstitutes: false, modules } as const;
  show({ server: held.current, declarations: [aiTokenRate, aiTokenPurchaseReport, aiTokenTransactionReport], at: '/ai-token', actor, children: <TokensPage /> });
  await screen.findByRole('heading', { level: 1 });
  expect([screen.queryByRole('button', { name: 'Buy AI tokens' }) !== null, screen.queryByText(/^You may look at AI tokens, not buy any/) !== null]).toEqual([mayBuy, !mayBuy]);
});
