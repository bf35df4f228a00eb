import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import autocannon from 'autocannon';
import { launch, openPage } from './lib/browser.mjs';
import { authorize, startProduct } from './lib/product.mjs';
import { writeSection } from './lib/section.mjs';

const SECONDS = 8;
const CONNECTIONS = 10;
const BLOCKS = 200;
const WORDS = 'Learn by the river, in the evening.';
const MOST_PAGE_BYTES = 30_000;

/** The published sites and their editor. `product` is fresh, with the demo content. */
export async function measureSites({ product: { address } }) {
  const authorization = await authorize({ address, account: 'institute' });
  const call = async (method, path, body) => {
    const reply = await fetch(`${address}/api/v9${path}`, { method, headers: { authorization, ...(body && { 'content-type': 'application/json' }) }, ...(body && { body: JSON.stringify(body) }) });
    if (!reply.ok) throw new Error(`${path} answered ${reply.status}: ${await reply.text()}`);
    return (await reply.json()).data;
  };
  const show = async (blocks) => {
    const { configuration } = await call('GET', '/web-builder/web-build-configs').catch(() => ({ configuration: null }));
    const site = { ...(configuration ?? emptySite()), pages: [{ id: 'home', path: '', title: 'Home', isLinked: true, blocks }] };
    await call(configuration ? 'PUT' : 'POST', '/web-builder/web-configuration', { configuration: site });
    await call('PUT', '/web-builder/publish', {});
  };
  await show(usualBlocks());
  const page = address + (await call('GET', '/web-builder/shown')).path;
  const served = await servedPage(page);
  await show(manyBlocks());
  const large = await servedPage(page);
  return { served, large, editor: await editorKeys({ address, account: 'institute' }) };
}

const emptySite = () => ({ theme: {}, header: {}, footer: {}, pages: [] });

/** A page as institutes have it: one of each block that shows their own rows or words. */
function usualBlocks() {
  return [
    { id: 'a1', type: 'hero', props: { heading: 'Learn with us', text: 'Classes in the morning and in the evening.', layout: 'centre', buttonLabel: 'Courses', buttonAddress: '/courses' } },
    { id: 'a2', type: 'courses', props: { heading: 'Courses' } },
    { id: 'a3', type: 'faculty', props: { heading: 'Teachers' } },
    { id: 'a4', type: 'testimonials', props: { items: [{ quote: 'The evening batch is good.', name: 'Anjali' }] } },
    { id: 'a5', type: 'faq', props: { items: [{ question: 'When does it begin?', answer: 'In June.' }] } },
    { id: 'a6', type: 'contact', props: { heading: 'Contact' } },
  ];
}

function manyBlocks() {
  const four = (nth) => [
    { id: `h${nth}`, type: 'hero', props: { heading: `Heading ${nth}`, text: 'Classes in the morning.', layout: 'centre', buttonLabel: 'Courses', buttonAddress: '/courses' } },
    { id: `f${nth}`, type: 'faq', props: { items: [{ question: `Question ${nth}?`, answer: 'An answer of one sentence.' }] } },
    { id: `r${nth}`, type: 'richText', props: { text: `<p>Some words, ${nth}.</p>` } },
    { id: `t${nth}`, type: 'testimonials', props: { items: [{ quote: 'The evening batch is good.', name: `Learner ${nth}` }] } },
  ];
  return Array.from({ length: BLOCKS / 4 }, (_, nth) => four(nth)).flat();
}

async function servedPage(url) {
  const headers = { 'accept-encoding': 'br' };
  const first = await fetch(url, { headers });
  if (!first.ok) throw new Error(`${url} answered ${first.status}.`);
  const html = Buffer.byteLength(await first.text());
  const sent = Number(first.headers.get('content-length'));
  await autocannon({ url, connections: CONNECTIONS, headers, duration: 2 });
  const result = await autocannon({ url, connections: CONNECTIONS, headers, duration: SECONDS });
  if (result.non2xx + result.errors > 0) throw new Error(`${result.non2xx + result.errors} of ${result.requests.total} failed.`);
  if (sent > MOST_PAGE_BYTES) throw new Error(`The page is ${sent} bytes.`);
  const figures = { html, sent, perSecond: result.requests.average, p50: result.latency.p50, p97: result.latency.p97_5 };
  console.error(url, figures);
  return figures;
}

/** Keys typed into a block among many: how long each takes until it is drawn, and the longest task while they are typed and after. */
async function editorKeys({ address, account }) {
  const browser = await launch();
  try {
    const subject = { row: '.wb-paper .hero', storageState: undefined };
    const { context, page } = await openPage({ browser, subject, profile: 'fast' });
    await page.goto(`${address}/auth/login`);
    await page.getByLabel('E-mail or phone number').fill(`${account}@demo.lectern.test`);
    await page.getByLabel('Password', { exact: true }).fill('Lectern-demo-1');
    await page.getByRole('button', { name: 'Sign in', exact: true }).click();
    await page.getByRole('navigation', { name: 'Main navigation' }).waitFor();
    await page.goto(`${address}/app/web-builder`);
    await page.waitForFunction((count) => document.querySelectorAll('.wb-paper .wb-drawn').length >= count, BLOCKS, { timeout: 60_000 });
    const figures = {};
    for (const [name, nth] of [['first', 0], ['middle', BLOCKS / 8], ['last', BLOCKS / 4 - 1]]) {
      await page.locator('.wb-order .wb-choose', { hasText: /^Hero$/ }).nth(nth).click();
      const box = page.getByRole('textbox', { name: 'Heading' });
      await box.waitFor();
      await box.focus();
      await page.waitForTimeout(1_500);
      await page.evaluate(watchKeys);
      await box.pressSequentially(WORDS, { delay: 80 });
      await page.waitForTimeout(1_500);
      figures[name] = await page.evaluate(() => window.__keys);
      console.error(name, figures[name]);
    }
    await context.close();
    const all = Object.values(figures).flatMap(({ keys }) => keys).sort((one, other) => one - other);
    return { p50: all[Math.floor(all.length / 2)], p95: all[Math.floor(all.length * 0.95)], slowest: all.at(-1), longest: Math.max(...Object.values(figures).map(({ longest }) => longest)), count: all.length };
  } finally {
    await browser.close();
  }
}

/** Runs in the page: from each key to the picture after it, as `requestAnimationFrame` and the task behind it tell. */
function watchKeys() {
  const found = { keys: [], longest: 0 };
  window.__keys = found;
  window.__stopKeys?.();
  const press = (event) => {
    const begun = event.timeStamp;
    requestAnimationFrame(() => {
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = () => found.keys.push(performance.now() - begun);
      port2.postMessage(null);
    });
  };
  document.addEventListener('keydown', press, true);
  const tasks = new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) found.longest = Math.max(found.longest, duration);
  });
  tasks.observe({ type: 'longtask' });
  window.__stopKeys = () => {
    document.removeEventListener('keydown', press, true);
    tasks.disconnect();
  };
}

/** `node bench/sitesBench.mjs`: over a product of its own, with the demo content; writes its part of `bench/results.md`. */
if (import.meta.url === pathToFileURL(process.argv[1]).href) {
  const dataDir = mkdtempSync(join(tmpdir(), 'lectern-bench-'));
  chmodSync(dataDir, 0o755);
  const product = await startProduct({ dataDir });
  try {
    const { served, large, editor } = await measureSites({ product });
    const line = (what, { html, sent, perSecond, p50, p97 }) => `${what}: ${Math.round(perSecond).toLocaleString('en')} a second (median ${p50} ms, p97.5 ${p97} ms), ${html.toLocaleString('en')} bytes of HTML and CSS, ${sent.toLocaleString('en')} as sent, no script.`;
    writeSection({
      name: 'sites', title: 'Published sites and their editor', command: 'node bench/sitesBench.mjs',
      lines: [
        line('A page with courses, faculty, testimonials, questions and contact, ten connections', served),
        line(`A page of ${BLOCKS} blocks`, large),
        `The editor with ${BLOCKS} blocks (fast): from a key to the picture after it ${Math.round(editor.p50)} ms (median of ${editor.count}), p95 ${Math.round(editor.p95)} ms, slowest ${Math.round(editor.slowest)} ms; longest task while typing and after ${Math.round(editor.longest)} ms.`,
      ],
    });
  } finally {
    await product.stop();
    rmSync(dataDir, { recursive: true, force: true });
  }
}
