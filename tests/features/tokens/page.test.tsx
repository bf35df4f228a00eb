import { act, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
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
