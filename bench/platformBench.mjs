import autocannon from 'autocannon';
import { authorize, search } from './lib/product.mjs';

const SECONDS = 6;
const CONNECTIONS = 10;

/** Requests a second and the slowest fortieth, over 100,000 learners, as a super admin and as one institute. */
export async function measurePlatform({ product }) {
  const { address } = product;
  const all = await authorize({ address, account: 'super_admin' });
  const institute = await authorize({ address, account: 'institute' });
  const words = await lastNames({ address, authorization: all });
  const { items } = await search({ address, authorization: institute, path: '/user/search', body: { size: 50 } });
  const list = (body) => ({ method: 'POST', path: '/api/v9/user/search', body: JSON.stringify({ size: 20, page: 0, sortField: 'createdAt', sortOrder: 'desc', ...body }) });

  const cases = [
    ['selective search, one institute', institute, words.rare.map((query) => list({ query }))],
    ['selective search, all institutes', all, words.rare.map((query) => list({ query }))],
    ['broad search, one institute', institute, words.common.map((query) => list({ query }))],
    ['broad search, all institutes', all, words.common.map((query) => list({ query }))],
    ['text, filter and sort, page 1', all, words.common.map((query) => list({ query, filters: { status: ['active'] } }))],
    ['list, page 1', all, [list({})]],
    ['list, page 1,000', all, [list({ page: 999 })]],
    ['list, page 1, one institute', institute, [list({})]],
    ['one record', institute, items.map((item) => ({ method: 'GET', path: `/api/v9/user/${item.id}` }))],
  ];
  const rows = [];
  for (const [name, authorization, requests] of cases) rows.push({ name, ...(await fire({ address, authorization, requests })) });
  return rows;
}

async function fire({ address, authorization, requests }) {
  const options = { url: address, connections: CONNECTIONS, headers: { authorization, 'content-type': 'application/json' }, requests };
  await autocannon({ ...options, duration: 2 });
  const result = await autocannon({ ...options, duration: SECONDS });
  if (result.non2xx + result.errors > 0) throw new Error(`${result.non2xx + result.errors} of ${result.requests.total} failed: ${JSON.stringify(requests[0])}`);
  return { perSecond: result.requests.average, p50: result.latency.p50, p97: result.latency.p97_5 };
}

/** Parts of family names that few learners bear, and of such that many do. */
async function lastNames({ address, authorization }) {
  const counts = new Map();
  for (let page = 0; page < 20; page++) {
    const { items } = await search({ address, authorization, path: '/user/search', body: { size: 100, page, sortField: 'emailId', sortOrder: 'asc' } });
    for (const { name } of items) {
      const last = name.split(' ').at(-1).toLowerCase();
      counts.set(last, (counts.get(last) ?? 0) + 1);
    }
  }
  const sorted = [...counts.entries()].sort((a, b) => a[1] - b[1]).map(([name]) => name);
  const long = sorted.filter((name) => name.length >= 6);
  return { rare: long.slice(0, 40).map((name) => name.slice(0, 6)), common: sorted.slice(-8) };
}
