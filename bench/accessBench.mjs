import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { launch } from './lib/browser.mjs';
import { authorize, startProduct } from './lib/product.mjs';
import { writeSection } from './lib/section.mjs';

// `node bench/accessBench.mjs`: how soon open sessions follow what somebody may do. Writes its part of `bench/results.md`.
const ACCOUNT = 'sub_admin';
const MODULE = 'coupon';
const SESSIONS = 3;
const ROUNDS = 15;

const dataDir = mkdtempSync(join(tmpdir(), 'lectern-access-'));
chmodSync(dataDir, 0o755);
const product = await startProduct({ dataDir });
const browser = await launch();
try {
  const operator = await caller('super_admin');
  const own = await caller(ACCOUNT);
  const { userDetails } = await own('GET', '/user/details');
  const { access } = await operator('GET', `/user/${userDetails.id}`);
  const pages = [];
  for (let nth = 0; nth < SESSIONS; nth++) pages.push(await openSession());
  const ways = { taken: [], granted: [] };
  for (let round = 0; round < ROUNDS; round++) {
    for (const way of ['taken', 'granted']) {
      const wanted = { ...access, [MODULE]: way === 'taken' ? [] : ['read'] };
      await operator('PUT', `/user/${userDetails.id}`, { access: wanted });
      const answered = Date.now();
      const [calls, ...screens] = await Promise.all([untilCalls({ authorization: own.authorization, isOpen: way === 'granted' }), ...pages.map((page) => untilShown({ page, isOpen: way === 'granted' }))]);
      ways[way].push({ calls: calls - answered, menu: Math.max(...screens.map(({ menu }) => menu)) - answered, screen: Math.max(...screens.map(({ screen }) => screen)) - answered });
    }
  }
  writeSection({
    name: 'access', title: 'Access followed by open sessions', command: 'node bench/accessBench.mjs',
    lines: Object.entries(ways).map(([way, rounds]) => `A module ${way}, ${SESSIONS} open sessions of the person, ${rounds.length} rounds, milliseconds from the reply to who changed it until the last session follows (median, slowest): calls ${figures(rounds, 'calls')}, menu ${figures(rounds, 'menu')}, screen ${figures(rounds, 'screen')}.`),
  });
} finally {
  await browser.close();
  await product.stop();
  rmSync(dataDir, { recursive: true, force: true });
}

async function caller(account) {
  const authorization = await authorize({ address: product.address, account });
  const call = async (method, path, body) => {
    const reply = await fetch(`${product.address}/api/v9${path}`, { method, headers: { authorization, ...(body && { 'content-type': 'application/json' }) }, ...(body && { body: JSON.stringify(body) }) });
    if (!reply.ok) throw new Error(`${path} answered ${reply.status}: ${await reply.text()}`);
    return (await reply.json()).data;
  };
  return Object.assign(call, { authorization });
}

/** A browser of its own, signed in, at the list in question. */
async function openSession() {
  const page = await (await browser.newContext({ viewport: { width: 1440, height: 900 } })).newPage();
  await page.goto(`${product.address}/auth/login`);
  await page.getByLabel('E-mail or phone number').fill(`${ACCOUNT}@demo.lectern.test`);
  await page.getByLabel('Password', { exact: true }).fill('Lectern-demo-1');
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await page.getByRole('navigation', { name: 'Main navigation' }).waitFor();
  await page.goto(`${product.address}/app/${MODULE}`);
  await page.locator(`nav a[href="/app/${MODULE}"]`).waitFor();
  return page;
}

/** When the first call was answered as it is to be from now on. */
async function untilCalls({ authorization, isOpen }) {
  for (;;) {
    const { status } = await fetch(`${product.address}/api/v9/${MODULE}/search`, { method: 'POST', headers: { authorization, 'content-type': 'application/json' }, body: '{}' });
    if ((status === 200) === isOpen) return Date.now();
    await new Promise((done) => setTimeout(done, 10));
  }
}

/** When menu and screen were as they are to be: the entry and the list are there, or neither. Nothing is clicked. */
async function untilShown({ page, isOpen }) {
  const until = (selector) => page.waitForFunction(([wanted, there]) => (document.querySelector(wanted) !== null) === there && Date.now(), [selector, isOpen], { timeout: 20_000, polling: 'raf' }).then((handle) => handle.jsonValue());
  const [menu, screen] = await Promise.all([until(`nav a[href="/app/${MODULE}"]`), until('main [role=grid], main table')]);
  return { menu, screen };
}

function figures(rounds, name) {
  const sorted = rounds.map((round) => round[name]).sort((a, b) => a - b);
  return `${sorted[Math.floor(sorted.length / 2)]}, ${sorted.at(-1)}`;
}
