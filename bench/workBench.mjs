import { randomBytes } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fire } from './lib/fire.mjs';
import { authorize, search, startProduct } from './lib/product.mjs';

const BULK = 1_000;
/** As many calls at a time as the console's bulk actions make. */
const AT_ONCE = 4;
const EXPORT_PAGE = 1_000;

/** What takes more than one call: a bulk action, the rows of an export, the reads of two nodes over one database. */
export async function measureWork({ product, dataDir, learners }) {
  const authorization = await authorize({ address: product.address, account: 'super_admin' });
  return {
    bulk: await measureBulk({ product, authorization }),
    export: await measureExport({ product, authorization, learners }),
    nodes: await measureNodes({ product, dataDir, authorization }),
  };
}

/** One call a row, as the console does it: milliseconds for switching 1,000 people off; then they are switched on again. */
async function measureBulk({ product: { address }, authorization }) {
  const { items } = await search({ address, authorization, path: '/user/search', body: { size: BULK, fields: ['status'], filters: { role: ['student'], status: ['active'] } } });
  const run = async (action) => {
    const begun = performance.now();
    const waiting = items.map(({ id }) => id);
    const line = async () => {
      for (let id = waiting.pop(); id; id = waiting.pop()) {
        const { ok, status } = await fetch(`${address}/api/v9/user/${id}/${action}`, { method: 'PUT', headers: { authorization } });
        if (!ok) throw new Error(`${action} answered ${status}`);
      }
    };
    await Promise.all(Array.from({ length: AT_ONCE }, line));
    return performance.now() - begun;
  };
  const ms = await run('deactivate');
  await run('activate');
  return { rows: items.length, ms };
}

/** All rows by pages of 1,000, one after the other: milliseconds, and how much more memory the platform then holds. */
async function measureExport({ product, authorization, learners }) {
  const before = product.memory();
  const begun = performance.now();
  let rows = 0;
  for (let page = 0; rows < Math.min(learners, 100_000); page++) {
    const { items } = await search({ address: product.address, authorization, path: '/user/search', body: { size: EXPORT_PAGE, page } });
    if (items.length === 0) break;
    rows += items.length;
  }
  return { rows, ms: performance.now() - begun, memory: product.memory() - before };
}

/** Requests a second for one record and a page, by one node and by two that share the load. */
async function measureNodes({ product, dataDir, authorization }) {
  const [, , , , socketDir] = readFileSync(join(dataDir, 'postgres/postmaster.pid'), 'utf8').split('\n');
  const folder = mkdtempSync(join(tmpdir(), 'lectern-node-'));
  const url = `postgresql://lectern_owner@localhost/lectern?host=${encodeURIComponent(socketDir)}`;
  const second = await startProduct({ dataDir: folder, env: { DATABASE_URL: url, LECTERN_DEMO: '1', LECTERN_SECRET: randomBytes(32).toString('hex') } });
  const requests = [{ method: 'POST', path: '/api/v9/user/search', body: JSON.stringify({ size: 20 }) }];
  try {
    const one = await fire({ address: product.address, authorization, requests });
    const both = await Promise.all([product, second].map(({ address }) => fire({ address, authorization, requests })));
    return { one: one.perSecond, two: both.reduce((sum, { perSecond }) => sum + perSecond, 0) };
  } finally {
    await second.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}
