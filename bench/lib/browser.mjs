import { chromium } from 'playwright-core';
import { findChromium } from '../../scripts/lib/chromium.mjs';

const ARGS = ['--no-sandbox', '--disable-gpu', '--disable-quic', '--no-first-run', '--disable-background-networking', '--disable-component-update', '--disable-sync'];

/** `slow`: a processor four times slower, 9 Mbit/s, 150 ms a round trip. `narrow`: 400 kbit/s, 400 ms a round trip. */
export const PROFILES = {
  fast: null,
  slow: { cpu: 4, bytesPerSecond: (9 * 1024 * 1024) / 8, latency: 150 },
  narrow: { cpu: 1, bytesPerSecond: 400_000 / 8, latency: 400 },
};

export function launch() {
  return chromium.launch({ executablePath: findChromium() ?? undefined, args: ARGS });
}

/**
 * A page of a fresh context (nothing cached) that notes when rows stand, how long tasks block, and what was fetched.
 * @param {{ browser, subject, profile: 'fast' | 'slow' | 'narrow' }} options
 */
export async function openPage({ browser, subject, profile }) {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, storageState: subject.storageState });
  return { context, page: await openTab({ context, subject, profile }) };
}

/** Another page of a context, with what the context has kept. */
export async function openTab({ context, subject, profile }) {
  const page = await context.newPage();
  await page.addInitScript(instrument, subject.row);
  const session = await context.newCDPSession(page);
  await session.send('Network.enable');
  await applyProfile({ session, profile: PROFILES[profile] });
  return page;
}

async function applyProfile({ session, profile }) {
  if (!profile) return;
  await session.send('Emulation.setCPUThrottlingRate', { rate: profile.cpu });
  await session.send('Network.emulateNetworkConditions', {
    offline: false, latency: profile.latency, downloadThroughput: profile.bytesPerSecond, uploadThroughput: profile.bytesPerSecond,
  });
}

/**
 * Waits until a page does nothing any more: no long task ends and no request within a second, half a minute at most. A fixed time would
 * be over before the work on a slow machine and long after it on a fast one.
 */
export async function untilQuiet(page) {
  await page.waitForTimeout(1_500);
  await page.waitForFunction(() => {
    const ends = [...window.__bench.tasks.map(([begun, duration]) => begun + duration), ...performance.getEntriesByType('resource').map((one) => one.responseEnd || Infinity)];
    return performance.now() - Math.max(0, ...ends) > 1_000;
  }, undefined, { timeout: 30_000, polling: 100 }).catch(() => undefined);
}

/** Time (ms) by which tasks that began before the first row stood were longer than 50 ms. */
export function blockedToFirstRow(page) {
  return page.evaluate(() => window.__bench.tasks.filter(([begun]) => begun < window.__bench.firstRow).reduce((sum, [, duration]) => sum + Math.max(0, duration - 50), 0));
}

/** Requests begun, and bytes of script fetched, before the first row stood. */
export function trafficToFirstRow(page) {
  return page.evaluate(() => {
    const { firstRow } = window.__bench;
    const fetched = performance.getEntriesByType('resource').filter((one) => one.startTime < firstRow && !one.name.endsWith('favicon.ico'));
    const scripts = fetched.filter((one) => one.responseEnd <= firstRow && new URL(one.name).pathname.endsWith('.js'));
    return { requests: fetched.length + 1, scriptBytes: scripts.reduce((sum, one) => sum + one.transferSize, 0) };
  });
}

/**
 * What a page has cost until it is quiet: first paint (ms), requests and bytes on the wire, how far its parts have
 * jumped (layout shift, as Lighthouse sums it up), and the longest task once its own content stood (ms).
 */
export function costsOf(page) {
  return page.evaluate(() => {
    const { shift, tasks, firstRow } = window.__bench;
    const all = [...performance.getEntriesByType('navigation'), ...performance.getEntriesByType('resource')];
    const scripts = all.filter((one) => new URL(one.name).pathname.endsWith('.js'));
    const sum = (entries) => entries.reduce((total, one) => total + one.transferSize, 0);
    const paint = performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? NaN;
    const later = tasks.filter(([begun]) => begun >= firstRow).map(([, duration]) => duration);
    return { paint, content: firstRow, requests: all.length, bytes: sum(all), scriptBytes: sum(scripts), shift, longestAfter: Math.max(0, ...later) };
  });
}

/** Runs inside the page, before anything of it. */
function instrument(row) {
  const bench = { firstRow: 0, longest: 0, slowestKey: 0, shift: 0, tasks: [] };
  window.__bench = bench;
  const look = () => {
    if (!bench.firstRow && document.querySelector(row)) requestAnimationFrame(() => (bench.firstRow ||= performance.now()));
  };
  new MutationObserver(look).observe(document, { childList: true, subtree: true, attributes: true });
  new PerformanceObserver((list) => {
    for (const { startTime, duration } of list.getEntries()) {
      bench.tasks.push([startTime, duration]);
      bench.longest = Math.max(bench.longest, duration);
    }
  }).observe({ type: 'longtask', buffered: true });
  new PerformanceObserver((list) => {
    for (const { value, hadRecentInput } of list.getEntries()) if (!hadRecentInput) bench.shift += value;
  }).observe({ type: 'layout-shift', buffered: true });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) if (entry.name.startsWith('key')) bench.slowestKey = Math.max(bench.slowestKey, entry.processingEnd - entry.startTime);
  }).observe({ type: 'event', durationThreshold: 16, buffered: true });
}

/** Milliseconds from the click or the last key of `act` until the first row has a new text, taken inside the page. */
export async function untilRowsChange({ page, row, act }) {
  await page.evaluate((selector) => {
    const change = { begun: 0, done: 0 };
    window.__change = change;
    const begin = () => Object.assign(change, { begun: performance.now(), done: 0 });
    addEventListener('click', begin, { capture: true, once: true });
    addEventListener('keydown', begin, { capture: true });
    let last = document.querySelector(selector)?.textContent;
    new MutationObserver(() => {
      const now = document.querySelector(selector)?.textContent;
      if (!now || now === last) return;
      last = now;
      requestAnimationFrame(() => (change.done ||= performance.now()));
    }).observe(document, { childList: true, subtree: true, characterData: true });
  }, row);
  await act();
  await page.waitForFunction(() => window.__change.done > 0, undefined, { timeout: 60_000 });
  return page.evaluate(() => window.__change.done - window.__change.begun);
}

/** Milliseconds from the click of `act` until what the selector names is drawn, taken inside the page. */
export async function untilShown({ page, selector, act }) {
  await page.evaluate((wanted) => {
    const shown = { begun: 0, done: 0 };
    window.__shown = shown;
    addEventListener('click', () => (shown.begun = performance.now()), { capture: true, once: true });
    new MutationObserver((_, observer) => {
      if (!shown.begun || !document.querySelector(wanted)?.getClientRects().length) return;
      observer.disconnect();
      requestAnimationFrame(() => (shown.done = performance.now()));
    }).observe(document, { childList: true, subtree: true, attributes: true });
  }, selector);
  await act();
  await page.waitForFunction(() => window.__shown.done > 0, undefined, { timeout: 60_000 });
  return page.evaluate(() => window.__shown.done - window.__shown.begun);
}
