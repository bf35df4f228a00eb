import { fire } from './lib/fire.mjs';
import { authorize, search } from './lib/product.mjs';

/** Requests a second and the slowest fortieth, over many learners, as a super admin and as one institute. */
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
    ['two letters that many hold', all, ['an', 'ra', 'sh'].map((query) => list({ query }))],
    ['filter by city, page 1', all, [list({ filters: { city: 'Kochi' } })]],
    ['list, page 1', all, [list({})]],
    ['list, page 1,000', all, [list({ page: 999 })]],
    ['list, page 1, one institute', institute, [list({})]],
    ['one record', institute, items.map((item) => ({ method: 'GET', path: `/api/v9/user/${item.id}` }))],
  ];
  const rows = [];
  for (const [name, authorization, requests] of cases) rows.push({ name, ...(await fire({ address, authorization, requests })) });
  return rows;
}

/** Parts of family names that few learners bear, however many learners there are, and family names that many do. */
async function lastNames({ address, authorization }) {
  const counts = new Map();
  for (let page = 0; page < 20; page++) {
    const { items } = await search({ address, authorization, path: '/user/search', body: { size: 100, page, sortField: 'name', sortOrder: 'asc' } });
    for (const { name } of items) {
      const last = name.split(' ').at(-1).toLowerCase();
      counts.set(last, (counts.get(last) ?? 0) + 1);
    }
  }
  const sorted = [...counts.entries()].sort((a, b) => a[1] - b[1]).map(([name]) => name);
  const long = sorted.filter((name) => name.length >= 6);
  const rare = [];
  for (const name of long) {
    if (rare.length === MOST_NAMES) break;
    const part = await rarePart({ address, authorization, name });
    if (part) rare.push(part);
  }
  return { rare, common: sorted.slice(-8) };
}

const MOST_NAMES = 40;
/** So many rows a selective search finds. */
const FEW = { least: 20, most: 150 };

/** The beginning of a name that finds few rows; `null` when none does. */
async function rarePart({ address, authorization, name }) {
  for (let length = 6; length <= name.length; length++) {
    const { total } = await search({ address, authorization, path: '/user/search', body: { size: 1, query: name.slice(0, length) } });
    if (total >= FEW.least && total <= FEW.most) return name.slice(0, length);
  }
  return null;
}
