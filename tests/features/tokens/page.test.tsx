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
