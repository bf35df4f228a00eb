import { mkdirSync } from 'node:fs';
import { chromium } from 'playwright-core';
import { findChromium } from './lib/chromium.mjs';
import { inRoot } from './lib/paths.mjs';

// `node scripts/picture.mjs <address>`: the README's picture, taken from a running platform with fresh demo content.
const address = process.argv[2] ?? 'http://127.0.0.1:4100';
const browser = await chromium.launch({ executablePath: findChromium() ?? undefined, args: ['--no-sandbox', '--disable-gpu'] });
const page = await browser.newPage({ viewport: { width: 1440, height: 860 }, locale: 'en-IN', timezoneId: 'Asia/Kolkata' });
await page.goto(`${address}/auth/login`);
await page.getByLabel('E-mail or phone number').fill('super_admin@demo.lectern.test');
await page.getByLabel('Password', { exact: true }).fill('Lectern-demo-1');
await page.getByRole('button', { name: 'Sign in', exact: true }).click();
await page.getByRole('navigation', { name: 'Main navigation' }).getByRole('link', { name: 'Institution' }).click();
await page.locator('[role=grid][aria-busy=false]').waitFor();
await page.waitForLoadState('networkidle');
await page.mouse.move(700, 760);
mkdirSync(inRoot('docs/pictures'), { recursive: true });
await page.screenshot({ path: inRoot('docs/pictures/list.png') });
await browser.close();
