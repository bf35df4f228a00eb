import { mkdirSync } from 'node:fs';
import { chromium } from 'playwright-core';
import { findChromium } from './lib/chromium.mjs';
import { inRoot } from './lib/paths.mjs';

// `node scripts/picture.mjs <address> [name …]`: the pictures of README and docs/operators, taken from a running platform with fresh demo content.
const [address = 'http://127.0.0.1:4100', ...wanted] = process.argv.slice(2);

/** Each picture: where it is taken, what is remembered of how the list is shown, and what is done on the page first. */
const PICTURES = {
  list: { path: '/institution', height: 860, width: 1440 },
  access: { path: '/role', first: openRow },
  gateway: { path: '/settings/paymentGateway' },
  history: { path: '/coupon', first: openHistory },
  courses: { path: '/courses' },
  learners: { path: '/students' },
  import: { path: '/students', height: 720, first: checkFile },
  batches: { path: '/allbatch' },
  leads: { path: '/lead_management', remembered: { 'lectern.board.lead': 'true' } },
  coupons: { path: '/coupon' },
  features: { path: '/membership-feature' },
  forum: { path: '/disscussion-forum' },
  sales: { path: '/report/manage-sales-report' },
  popular: { path: '/dashboard/popular-courses' },
};

const browser = await chromium.launch({ executablePath: findChromium() ?? undefined, args: ['--no-sandbox', '--disable-gpu'] });
mkdirSync(inRoot('docs/pictures'), { recursive: true });
for (const [name, { path, width = 1200, height = 680, first, remembered = {} }] of Object.entries(PICTURES)) {
  if (wanted.length > 0 && !wanted.includes(name)) continue;
  const page = await browser.newPage({ viewport: { width, height }, locale: 'en-IN', timezoneId: 'Asia/Kolkata' });
  await page.goto(`${address}/auth/login`);
  await page.evaluate((kept) => Object.entries(kept).forEach(([key, value]) => localStorage.setItem(key, value)), remembered);
  await page.getByLabel('E-mail or phone number').fill('super_admin@demo.lectern.test');
  await page.getByLabel('Password', { exact: true }).fill('Lectern-demo-1');
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await page.getByRole('navigation', { name: 'Main navigation' }).waitFor();
  await page.goto(`${address}/app${path}`);
  await page.locator('[role=grid][aria-busy=false], [aria-busy=false] [draggable], form').first().waitFor();
  await first?.(page);
  await page.waitForLoadState('networkidle');
  await page.mouse.move(width / 2, height - 4);
  await page.screenshot({ path: inRoot(`docs/pictures/${name}.png`) });
  await page.close();
  console.log(`docs/pictures/${name}.png`);
}
await browser.close();

async function openRow(page) {
  await page.locator('[role=grid] a').first().click();
}

/** A coupon that was changed a moment ago, and what was done to it. */
async function openHistory(page) {
  await openRow(page);
  const description = page.getByLabel('Description');
  await description.fill((await description.inputValue()) === '' ? 'For readers of the newsletter' : '');
  const form = new URL(page.url());
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await page.getByRole('button', { name: 'Undo' }).waitFor();
  await page.goto(`${form.origin}${form.pathname}/show`);
  await page.getByRole('button', { name: 'Show changes' }).click();
  await page.getByRole('region', { name: 'History' }).getByRole('listitem').first().waitFor();
}

/** A file of learners in which a row lacks its address. */
async function checkFile(page) {
  const rows = ['Institute,Name,E-mail,City', 'Vidya Sagar Academy,Asha Rao,asha.rao@example.com,Kochi', 'Vidya Sagar Academy,Nikhil Das,,Thrissur'];
  await page.getByRole('button', { name: 'Import' }).click();
  await page.getByLabel('File to import').setInputFiles({ name: 'learners.csv', mimeType: 'text/csv', buffer: Buffer.from(rows.join('\r\n')) });
  for (let step = 0; step < 2; step += 1) await page.getByRole('button', { name: 'Next', exact: true }).click();
  await page.getByRole('heading', { name: 'What is wrong' }).waitFor();
}
