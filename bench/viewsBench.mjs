import { cpus } from 'node:os';
import { chmodSync, mkdirSync } from 'node:fs';
import { inRoot } from '../scripts/lib/paths.mjs';
import { runNode } from '../scripts/lib/run.mjs';
import { authorize, startProduct } from './lib/product.mjs';

/**
 * `BENCH_DATA=<folder> node bench/salesBench.mjs [sales]`: filters, orders, searches and summaries of the sales report and the transaction
 * history, which views give, over so many sales; by the API, one call after the other, the slowest twentieth and the middle of each.
 */
const [, , sales = '1000000'] = process.argv;
const dataDir = process.env.BENCH_DATA;
const TIMES = 20;
mkdirSync(dataDir, { recursive: true });
chmodSync(dataDir, 0o755);
if (!process.argv.includes('--seeded')) {
  await (await startProduct({ dataDir })).stop();
  await runNode({ script: inRoot('scripts/tsRun.mjs'), args: [inRoot('bench/seedSales.ts'), dataDir, sales] });
}
const product = await startProduct({ dataDir });
const month = { from: new Date(Date.now() - 30 * 86_400_000).toISOString(), to: new Date().toISOString() };
const year = { from: new Date(Date.now() - 365 * 86_400_000).toISOString(), to: new Date().toISOString() };
const CASES = [
  ['sales, this month', '/sales', { filters: { soldAt: month }, totals: true }],
  ['sales, this month, page 100', '/sales', { filters: { soldAt: month }, page: 100 }],
  ['sales, a year, by amount', '/sales', { filters: { soldAt: year }, sortField: 'amount', sortOrder: 'desc' }],
  ['sales, this month, courses', '/sales', { filters: { soldAt: month, appliedFor: ['course'] } }],
  ['sales, refunded', '/sales', { filters: { status: ['refunded'] } }],
  ['sales, all, with totals', '/sales', { totals: true }],
  ['sales, a rare text', '/sales', { query: 'welcome39 zoya' }],
  ['sales, one number', '/sales', { query: 'b-431276' }],
  ['sales, this month, summary by day', '/sales/summary', { filters: { soldAt: month }, by: 'soldAt:day', timeZone: 'Asia/Kolkata' }],
  ['sales, this month, summary by institute', '/sales/summary', { filters: { soldAt: month }, by: 'instituteId' }],
  ['sales, a year, summary by month', '/sales/summary', { filters: { soldAt: year }, by: 'soldAt:month', timeZone: 'Asia/Kolkata' }],
  ['sales, all, summary by month', '/sales/summary', { by: 'soldAt:month', timeZone: 'Asia/Kolkata' }],
  ['transactions, page 1', '/transactions/search', {}],
  ['transactions, failed', '/transactions/search', { filters: { status: ['failed'] } }],
  ['transactions, this month, by card', '/transactions/search', { filters: { createdAt: month, method: ['card'] } }],
  ['transactions, by amount', '/transactions/search', { sortField: 'amount', sortOrder: 'desc' }],
  ['transactions, this month, summary by day', '/transactions/summary', { filters: { createdAt: month }, by: 'createdAt:day', timeZone: 'Asia/Kolkata' }],
  ['transactions, all, summary by month', '/transactions/summary', { by: 'createdAt:month', timeZone: 'Asia/Kolkata' }],
];
console.log(`${sales} sales, ${cpus().length} cores`);
for (const account of ['super_admin', 'institute']) {
  const authorization = await authorize({ address: product.address, account });
  for (const [name, path, { page = 0, ...body }] of CASES) {
    const times = [];
    const paging = path.endsWith('summary') ? '' : `?size=20&page=${page}`;
    for (let at = 0; at < TIMES; at++) {
      const begun = performance.now();
      const response = await fetch(`${product.address}/api/v9${path}${paging}`, { method: 'POST', headers: { authorization, 'content-type': 'application/json' }, body: JSON.stringify(body) });
      await response.arrayBuffer();
      if (!response.ok) throw new Error(`${name} answered ${response.status}`);
      times.push(performance.now() - begun);
    }
    times.sort((one, other) => one - other);
    console.log(`| ${name}, ${account} | ${times[TIMES / 2].toFixed(0)} ms | ${times[Math.ceil(TIMES * 0.95) - 1].toFixed(0)} ms |`);
  }
}
await product.stop();
