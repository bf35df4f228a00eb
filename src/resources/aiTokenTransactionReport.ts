import { defineResource, f } from '../schemas';

/** The ledger of AI tokens (part 2 §3, “AI token transaction”): what came, what was used, and the balance around each, a month at first. */
export const aiTokenTransactionReport = defineResource({
  name: 'aiTokenTransactionReport',
  route: 'report/ai-token-trasaction-report',
  module: 'testreport',
  source: 'aiTokenTransactions',
  menu: { group: 'reports', icon: 'reports', order: 110 },
  title: '{kind}',
  endpoint: { path: '/ai-token/transaction', calls: { search: 'POST /ai-token/search' } },
  fields: {
    kind: f.choice(['first', 'purchase', 'given', 'use']),
    note: f.text({ searchable: true }),
    type: f.choice(['credit', 'debit'], { tones: { credit: 'green', debit: 'grey' } }),
    amount_token: f.number({ decimals: 2 }),
    opening_balance: f.number({ decimals: 2 }),
    closing_balance: f.number({ decimals: 2 }),
    isFirstTrans: f.boolean(),
    razorpay_order_id: f.text({ copy: true }),
    credit: f.number({ decimals: 2 }),
    debit: f.number({ decimals: 2 }),
  },
  list: {
    columns: ['kind', 'createdAt', 'type', 'amount_token', 'opening_balance', 'closing_balance', 'isFirstTrans', 'note', 'instituteId'],
    filters: [{ field: 'createdAt', default: 'thisMonth', required: true }, 'type', 'kind', 'amount_token', 'instituteId'],
    sortable: ['createdAt', 'amount_token'],
    totals: ['credit', 'debit'],
  },
  summary: { by: ['createdAt:day', 'createdAt:month', 'kind', 'type', 'instituteId'], measures: { debit: 'sum@createdAt', credit: 'sum@createdAt', entries: 'count' } },
});
