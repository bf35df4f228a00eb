import { chromium } from 'playwright-core';
import { findChromium } from '../../scripts/lib/chromium.mjs';

const ARGS = ['--no-sandbox', '--disable-gpu', '--disable-quic', '--no-first-run', '--disable-background-networking', '--disable-component-update', '--disable-sync'];

/** `slow`: a processor four times slower, 9 Mbit/s, 150 ms a round trip. */
export const PROFILES = {
  fast: null,
  slow: { cpu: 4, bytesPerSecond: (9 * 1024 * 1024) / 8, latency: 150 },
};

export function launch() {
  return chromium.launch({ executablePath: findChromium() ?? undefined, args: ARGS });
}

/**
 * A page of a fresh context (nothing cached) that notes when rows stand, how long tasks block, and what was fetched.
 * @param {{ browser, subject, profile: 'fast' | 'slow' }} options
 */
export async function openPage({ browser, subject, profile }) {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, storageState: subject.storageState });
  const page = await context.newPage();
  await page.addInitScript(instrument, subject.row);
  const session = await context.newCDPSession(page);
  await session.send('Network.enable');
  await applyProfile({ session, profile: PROFILES[profile] });
  return { context, page, session, traffic: watchTraffic(session) };
}

async function applyProfile({ session, profile }) {
  if (!profile) return;
  await session.send('Emulation.setCPUThrottlingRate', { rate: profile.cpu });
  await session.send('Network.emulateNetworkConditions', {
    offline: false, latency: profile.latency, downloadThroughput: profile.bytesPerSecond, uploadThroughput: profile.bytesPerSecond,
  });
}

/** Bytes on the wire, and requests, since the last reset. */
function watchTraffic(session) {
  let requests = new Map();
  session.on('Network.requestWillBeSent', ({ requestId, request }) => {
    if (request.url.startsWith('http')) requests.set(requestId, { url: request.url, type: '', bytes: 0 });
  });
  session.on('Network.responseReceived', ({ requestId, response }) => {
    const one = requests.get(requestId);
    if (one) one.type = response.mimeType;
  });
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const one = requests.get(requestId);
    if (one) one.bytes = encodedDataLength;
  });
  return {
    reset: () => (requests = new Map()),
    read: () => {
      const all = [...requests.values()].filter((one) => !one.url.endsWith('favicon.ico'));
      const scripts = all.filter((one) => one.type.includes('javascript'));
      return { requests: all.length, scriptBytes: scripts.reduce((sum, one) => sum + one.bytes, 0), urls: all.map((one) => one.url) };
    },
  };
}

/** Runs inside the page, before anything of it. */
function instrument(row) {
  const bench = { firstRow: 0, blocked: 0, longest: 0, slowestKey: 0 };
  window.__bench = bench;
  const look = () => {
    if (!bench.firstRow && document.querySelector(row)) requestAnimationFrame(() => (bench.firstRow ||= performance.now()));
  };
  new MutationObserver(look).observe(document, { childList: true, subtree: true, attributes: true });
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) {
      bench.blocked += Math.max(0, duration - 50);
      bench.longest = Math.max(bench.longest, duration);
    }
  }).observe({ type: 'longtask', buffered: true });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) if (entry.name.startsWith('key')) bench.slowestKey = Math.max(bench.slowestKey, entry.processingEnd - entry.startTime);
  }).observe({ type: 'event', durationThreshold: 16, buffered: true });
}

/** Milliseconds from the click or the last key of `act` until the first row has its new text, taken inside the page. */
export async function untilRowsChange({ page, row, act }) {
  await page.evaluate((selector) => {
    const before = document.querySelector(selector)?.textContent;
    window.__change = { begun: 0, done: 0 };
    const begin = () => (window.__change.begun ||= performance.now());
    addEventListener('click', begin, { capture: true, once: true });
    addEventListener('keydown', () => (window.__change.begun = performance.now()), { capture: true });
    let last = before;
    new MutationObserver(() => {
      const now = document.querySelector(selector)?.textContent;
      if (!now || now === last) return;
      last = now;
      requestAnimationFrame(() => (window.__change.done = performance.now()));
    }).observe(document, { childList: true, subtree: true, characterData: true });
  }, row);
  await act();
  // Settled: what changes last counts, for a box may ask more than once while one types.
  await page.waitForFunction(() => window.__change.done > window.__change.begun && performance.now() - window.__change.done > 600, undefined, { timeout: 60_000 });
  return page.evaluate(() => window.__change.done - window.__change.begun);
}
