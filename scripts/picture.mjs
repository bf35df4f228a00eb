import { mkdirSync } from 'node:fs';
import { chromium } from 'playwright-core';
import { findChromium } from './lib/chromium.mjs';
import { inRoot } from './lib/paths.mjs';

// `node scripts/picture.mjs <address> [name …]`: the pictures of README and docs/operators, taken from a running platform with fresh demo content.
const [address = 'http://127.0.0.1:4100', ...wanted] = process.argv.slice(2);

/** Each picture: where it is taken, and what is remembered of how the list is shown. */
const PICTURES = {
  list: { path: '/institution', height: 860, width: 1440 },
  access: { path: '/role', open: 'row' },
  courses: { path: '/courses' },
  learners: { path: '/students' },
  batches: { path: '/allbatch' },
  leads: { path: '/lead_management', remembered: { 'lectern.board.lead': 'true' } },
  coupons: { path: '/coupon' },
  forum: { path: '/disscussion-forum' },
  sales: { path: '/report/manage-sales-report' },
  popular: { path: '/dashboard/popular-courses' },
};

const browser = await chromium.launch({ executablePath: findChromium() ?? undefined, args: ['--no-sandbox', '--disable-gpu'] });
mkdirSync(inRoot('docs/pictures'), { recursive: true });
for (const [name, { path, width = 1200, height = 680, open, remembered = {} }] of Object.entries(PICTURES)) {
  if (wanted.length > 0 && !wanted.includes(name)) continue;
  const page = await browser.newPage({ viewport: { width, height }, locale: 'en-IN', timezoneId: 'Asia/Kolkata' });
  await page.goto(`${address}/auth/login`);
  await page.evaluate((kept) => Object.entries(kept).forEach(([key, value]) => localStorage.setItem(key, value)), remembered);
  await page.getByLabel('E-mail or phone number').fill('super_admin@demo.lectern.test');
  await page.getByLabel('Password', { exact: true }).fill('Lectern-demo-1');
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await page.getByRole('navigation', { name: 'Main navigation' }).waitFor();
  await page.goto(`${address}/app${path}`);
  await page.locator('[role=grid][aria-busy=false], [aria-busy=false] [draggable]').first().waitFor();
  if (open === 'row') await page.locator('[role=grid] a').first().click();
  await page.waitForLoadState('networkidle');
  await page.mouse.move(width / 2, height - 4);
  await page.screenshot({ path: inRoot(`docs/pictures/${name}.png`) });
  await page.close();
  console.log(`docs/pictures/${name}.png`);
}
await browser.close();
