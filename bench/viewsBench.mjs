/** Asked so often each; what is slow fewer times, so that all of it comes to an end. */
const TIMES = 20;
const [FEWEST, ENOUGH_MS] = [5, 4_000];

/**
 * Lists and summaries that views give: sales, transactions, and the rankings of the dashboard, across all institutes and in one; the
 * middle and the slowest twentieth of each.
 * @returns rows of name and milliseconds, in their order
 */
export async function measureViews({ address, accounts }) {
  const rows = [];
  for (const { who, authorization } of accounts) {
    for (const [name, path, { page = 0, ...body }] of cases()) {
      const times = await timesOf({ address, authorization, path: path.endsWith('summary') ? path : `${path}?size=20&page=${page}`, body });
      rows.push({ name: `${name}, ${who}`, p50: times[Math.floor(times.length / 2)], p95: times[Math.ceil(times.length * 0.95) - 1] });
    }
  }
  return rows;
}

function cases() {
  const since = (days) => ({ from: new Date(Date.now() - days * 86_400_000).toISOString(), to: new Date().toISOString() });
  const [month, year, timeZone] = [since(30), since(365), 'Asia/Kolkata'];
  return [
    ['sales, this month', '/sales', { filters: { soldAt: month }, totals: true }],
    ['sales, this month, page 100', '/sales', { filters: { soldAt: month }, page: 100 }],
    ['sales, a year, by amount', '/sales', { filters: { soldAt: year }, sortField: 'amount', sortOrder: 'desc' }],
    ['sales, this month, courses', '/sales', { filters: { soldAt: month, appliedFor: ['course'] } }],
    ['sales, refunded', '/sales', { filters: { status: ['refunded'] } }],
    ['sales, all, with totals', '/sales', { totals: true }],
    ['sales, a rare text', '/sales', { query: 'welcome39 zoya' }],
    ['sales, one number', '/sales', { query: 'b-431276' }],
    ['sales, this month, summary by day', '/sales/summary', { filters: { soldAt: month }, by: 'soldAt:day', timeZone }],
    ['sales, this month, summary by institute', '/sales/summary', { filters: { soldAt: month }, by: 'instituteId' }],
    ['sales, a year, summary by month', '/sales/summary', { filters: { soldAt: year }, by: 'soldAt:month', timeZone }],
    ['sales, all, summary by month', '/sales/summary', { by: 'soldAt:month', timeZone }],
    ['transactions, page 1', '/transactions/search', {}],
    ['transactions, failed', '/transactions/search', { filters: { status: ['failed'] } }],
    ['transactions, this month, by card', '/transactions/search', { filters: { createdAt: month, method: ['card'] } }],
    ['transactions, by amount', '/transactions/search', { sortField: 'amount', sortOrder: 'desc' }],
    ['transactions, this month, summary by day', '/transactions/summary', { filters: { createdAt: month }, by: 'createdAt:day', timeZone }],
    ['transactions, all, summary by month', '/transactions/summary', { by: 'createdAt:month', timeZone }],
    ['popular courses', '/dashboard/popular-courses/search', {}],
    ['popular courses, by what they bring', '/dashboard/popular-courses/search', { sortField: 'net', sortOrder: 'desc' }],
    ['popular courses, by name', '/dashboard/popular-courses/search', { sortField: 'name', sortOrder: 'asc' }],
    ['popular courses, summary by plan', '/dashboard/popular-courses/summary', { by: 'planType' }],
    ['popular faculties', '/dashboard/popular-faculties/search', {}],
    ['popular faculties, by classes taught lately', '/dashboard/popular-faculties/search', { sortField: 'taughtLately', sortOrder: 'desc' }],
    ['popular faculties, by name', '/dashboard/popular-faculties/search', { sortField: 'name', sortOrder: 'asc' }],
    ['batches of live classes', '/live-class/-/batch/search', {}],
    ['batches of live classes, by name', '/live-class/-/batch/search', { sortField: 'name', sortOrder: 'asc' }],
  ];
}

async function timesOf({ address, authorization, path, body }) {
  const times = [];
  for (let [at, all] = [0, 0]; at < TIMES && (at < FEWEST || all < ENOUGH_MS); at++) {
    const begun = performance.now();
    const response = await fetch(`${address}/api/v9${path}`, { method: 'POST', headers: { authorization, 'content-type': 'application/json' }, body: JSON.stringify(body) });
    await response.arrayBuffer();
    if (!response.ok) throw new Error(`${path} ${JSON.stringify(body)} answered ${response.status}`);
    times.push(performance.now() - begun);
    all += times.at(-1);
  }
  return times.sort((one, other) => one - other);
}
