import { blockedToFirstRow, openPage, openTab, trafficToFirstRow, untilQuiet, untilRowsChange, untilShown } from './lib/browser.mjs';
import { repeat } from './lib/figures.mjs';

const ROUNDS = 3;
const FIRST_LIST_ROUNDS = 5;

/**
 * One console's figures: the first list cold and warm, and work inside the list.
 * @param {{ browser, subject: Subject }} options
 * @typedef {{ name: string, address: string, list: string, row: string, storageState?: object,
 *   next: (page) => Promise<void>, searchBox: (page) => object, firstLink: (page) => object, formField: string }} Subject
 */
export async function measureConsole({ browser, subject }) {
  const figures = {};
  for (const profile of ['fast', 'slow']) {
    figures[profile] = {
      ...(await repeat({ times: FIRST_LIST_ROUNDS, measure: () => firstList({ browser, subject, profile }) })),
      ...(await repeat({ times: ROUNDS, measure: () => insideList({ browser, subject, profile }) })),
      rows100: (await repeat({ times: ROUNDS, measure: () => manyRows({ browser, subject, profile, count: 100 }) })).ms,
      ...prefixed(await repeat({ times: ROUNDS, measure: () => manyRows({ browser, subject, profile, count: 1000 }) })),
    };
  }
  return figures;
}

/**
 * From the address to the first row: nothing cached, then once more with what the browser kept. The second visit is a tab
 * of its own, as on another morning: a tab that stays may keep compiled code in its memory, which depends on the headers
 * of the page and not on the console.
 */
async function firstList({ browser, subject, profile }) {
  const { context, page } = await openPage({ browser, subject, profile });
  await page.goto(subject.address + subject.list, { waitUntil: 'commit' });
  await page.waitForFunction(() => window.__bench?.firstRow > 0, undefined, { timeout: 120_000 });
  const cold = await page.evaluate(() => window.__bench.firstRow);
  const { requests, scriptBytes } = await trafficToFirstRow(page);
  // What loads after the first row settles before the second visit, as it does for a person.
  await untilQuiet(page);
  const blocked = await blockedToFirstRow(page);
  await page.close();
  const again = await openTab({ context, subject, profile });
  await again.goto(subject.address + subject.list, { waitUntil: 'commit' });
  await again.waitForFunction(() => window.__bench?.firstRow > 0, undefined, { timeout: 120_000 });
  const warm = await again.evaluate(() => window.__bench.firstRow);
  await context.close();
  return { cold, blocked, requests, scriptBytes, warm };
}

async function insideList({ browser, subject, profile }) {
  const { context, page } = await openPage({ browser, subject, profile });
  await page.goto(subject.address + subject.list);
  await page.waitForSelector(subject.row);
  await untilQuiet(page);
  const nextPage = await untilRowsChange({ page, row: subject.row, act: () => subject.next(page) });

  await page.evaluate(() => (window.__bench.slowestKey = 0));
  const box = subject.searchBox(page);
  await box.focus();
  const filter = await untilRowsChange({ page, row: subject.row, act: () => box.pressSequentially('nair', { delay: 60 }) });
  await page.waitForTimeout(300);
  const slowestKey = await page.evaluate(() => window.__bench.slowestKey);

  await page.goto('about:blank');
  await page.goto(subject.address + subject.list);
  await page.waitForSelector(subject.row);
  await untilQuiet(page);
  const form = await untilShown({ page, selector: subject.formField, act: () => subject.firstLink(page).click() });
  await context.close();
  return { nextPage, filter, slowestKey, form };
}

/**
 * From the arrival of another page's records until its rows stand, and the longest task on the way. Rows that a console
 * leaves out while they are out of sight count by the room it keeps for them.
 */
async function manyRows({ browser, subject, profile, count }) {
  const { context, page } = await openPage({ browser, subject, profile });
  const query = new URLSearchParams({ page: '1', perPage: String(count), sort: 'createdAt', order: 'DESC', filter: '{}' });
  await page.goto(`${subject.address}${subject.list}?${query}`);
  await page.evaluate(countRows);
  await page.waitForFunction(({ row, gap, wanted }) => window.__countRows({ row, gap }) >= wanted, { row: subject.row, gap: subject.gap, wanted: count }, { timeout: 120_000 });
  await page.waitForTimeout(1_500);
  await page.evaluate(watchRows, { row: subject.row, gap: subject.gap, count });
  await subject.next(page);
  await page.waitForFunction(() => window.__rows.painted > 0, undefined, { timeout: 120_000 });
  const figures = await page.evaluate(() => ({ ms: window.__rows.painted - window.__rows.arrived, longest: window.__rows.longest }));
  await context.close();
  return figures;
}

/** Runs in the page: how to count the rows that stand, and those whose room stands. */
function countRows() {
  window.__countRows = ({ row, gap }) => {
    const left = gap ? [...document.querySelectorAll(gap)].map((one) => Number(one.style.getPropertyValue('--rows'))) : [];
    return left.reduce((sum, rows) => sum + rows, document.querySelectorAll(row).length);
  };
}

/** Runs in the page: notes when the reply with the records ended, and when its first and last row stood. */
function watchRows({ row, gap, count }) {
  const ends = () => {
    const all = document.querySelectorAll(row);
    return { count: window.__countRows({ row, gap }), first: all[0]?.textContent, last: all[all.length - 1]?.textContent };
  };
  const before = ends();
  const rows = { arrived: 0, painted: 0, longest: 0 };
  window.__rows = rows;
  new MutationObserver((_, observer) => {
    const now = ends();
    if (now.count < count || now.first === before.first || now.last === before.last) return;
    observer.disconnect();
    requestAnimationFrame(() => setTimeout(() => {
      const replies = performance.getEntriesByType('resource').filter((entry) => /\/(user\/search|peer-api\/user)/.test(entry.name));
      rows.arrived = replies.at(-1).responseEnd;
      rows.painted = performance.now();
    }));
  }).observe(document, { childList: true, subtree: true, characterData: true });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) if (!rows.painted) rows.longest = Math.max(rows.longest, entry.duration);
  }).observe({ type: 'longtask' });
}

function prefixed({ ms, longest }) {
  return { rows1000: ms, longest1000: longest };
}
