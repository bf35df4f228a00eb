import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { expect, test, type Page } from '@playwright/test';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { SELF_SIGNED } from '../foreign/certificate';
import { NAMED, NASTIEST, settingsOf, type Speech } from '../foreign/dialects';
import { UPLOAD_HEADER } from '../foreign/files';
import { PASSWORD, startForeignPlatform, statusOf, type ForeignPlatform } from '../foreign/platform';
import { startStaticHost, type StaticHost } from '../foreign/staticHost';
import { expectAccessible } from './support/axe';
import { dialogOf } from './support/list';

/** Modules of the build, by their files. */
const MODULES = readdirSync(resolve(import.meta.dirname, '../../src/resources')).map((file) => file.replace(/\.ts$/, ''));

/** A picture of one dot. */
const DOT = Buffer.from('iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==', 'base64');

let platform: ForeignPlatform;
let host: StaticHost;
const said: string[] = [];

test.beforeAll(async () => {
  platform = await startForeignPlatform(NAMED.gentle);
  host = await startStaticHost({ platform: platform.url });
  platform.origin = host.address;
});
test.afterAll(async () => {
  await host.close();
  await platform.close();
});
test.beforeEach(({ page }) => {
  said.length = 0;
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type()) && !/Service Worker registration blocked/.test(message.text())) said.push(`${message.type()}: ${message.text()}`);
  });
  page.on('pageerror', (error) => said.push(`uncaught: ${error.message}`));
});

function speak(speech: Speech, more: (settings: Record<string, unknown>) => Record<string, unknown> = (settings) => settings): void {
  platform.speak(speech);
  host.config = { body: JSON.stringify(more(settingsOf({ speech, base: platform.url, modules: MODULES }))) };
}

/** The settings that the kit prints of a platform, and nothing else. */
async function speakAsPrinted(speech: Speech): Promise<void> {
  platform.speak(speech);
  const root = resolve(import.meta.dirname, '../..');
  const given = test.info().outputPath('given.json');
  // What a place of files wants besides nobody can guess.
  writeFileSync(given, JSON.stringify(speech.upload === 'header' ? { platform: { uploadHeaders: UPLOAD_HEADER } } : {}));
  const { stdout } = await promisify(execFile)(process.execPath, ['scripts/tsRun.mjs', 'conformance/src/main.ts', `${platform.url}/api/v9`, '--user', 'asha@school.example', '--password', PASSWORD, '--origin', host.address, '--config', given, '--write', 'coupon', '--json'], { cwd: root, maxBuffer: 10_000_000 });
  const { lines, config } = JSON.parse(stdout) as { lines: readonly { mark: string }[]; config: unknown };
  expect(lines.filter(({ mark }) => mark === 'FAIL')).toEqual([]);
  platform.speak(speech);
  host.config = { body: JSON.stringify(config) };
}

const JOURNEYS: readonly (readonly [name: string, speech: Speech, speak: (speech: Speech) => void | Promise<void>])[] = [
  ['gentle', NAMED.gentle, (speech) => speak(speech)],
  ['Spring-like', NAMED.spring, (speech) => speak(speech)],
  ['Mongo-like', NAMED.mongo, (speech) => speak(speech)],
  // As a store of documents, with as much at once as fits together.
  ['nastiest', NASTIEST, speakAsPrinted],
];

async function signIn(page: Page): Promise<void> {
  await page.goto(`${host.address}/auth/login`);
  await expect(page.getByRole('button', { name: 'Sign in', exact: true })).toBeVisible();
  // It sends nobody a code by which a password is set anew.
  await expect(page.getByText('Forgot password?')).toHaveCount(0);
  await page.getByLabel('E-mail or phone number').fill('asha@school.example');
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(page.getByRole('navigation', { name: 'Main navigation' })).toBeVisible();
}

for (const [name, speech, opened] of JOURNEYS) {
  test(`a person works through the console in front of a ${name} platform of another origin, from plain files`, async ({ page }) => {
    await opened(speech);
    await signIn(page);
    // Home leaves out what the platform does not have.
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Asha');
    await expect(page.getByRole('heading', { name: 'Latest changes' })).toHaveCount(0);
    // Nobody has said where its chat is: no token goes out for it.
    await expect(page.getByRole('button', { name: 'Ask the assistant' })).toHaveCount(0);

    await page.getByRole('link', { name: 'Coupons' }).first().click();
    await expect(page.getByText('OFFER-47')).toBeVisible();
    await expect(page.getByText('47', { exact: true }).first()).toBeVisible();
    const row = (code: string) => page.getByRole('row').filter({ hasText: code });
    await expect(row('OFFER-46')).toContainText('Active');
    await expect(row('OFFER-45')).toContainText('Inactive');

    // One field changes; the record keeps the others, those of no specification among them.
    const [id, before] = [...platform.store.coupon].find(([, one]) => one['code'] === 'OFFER-46')!;
    const kept = { ...before };
    await row('OFFER-46').getByRole('link').first().click();
    await page.getByLabel('Description').fill('Half the price');
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await expect(page.getByText('Half the price').first()).toBeVisible();
    expect(platform.store.coupon.get(id)).toEqual({ ...kept, description: 'Half the price' });
    expect(statusOf(platform.store.coupon.get(id)!)).toBe('active');

    // A new one.
    await page.goto(`${host.address}/app/coupon/create`);
    await page.getByLabel('Code', { exact: true }).fill('FRESH-01');
    await page.getByLabel('Percent off', { exact: true }).fill('15');
    await page.getByLabel('Minimum purchase').fill('1,250');
    await page.getByRole('radio', { name: 'Course' }).check();
    await page.getByLabel('Institute', { exact: true }).click();
    await page.getByRole('option', { name: 'Institute 2' }).click();
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await expect(page.getByRole('heading', { name: 'FRESH-01' })).toBeVisible();
    // This platform keeps no least amount: that is said, and none is shown.
    await expect(page.getByText('“FRESH-01” was created, but the platform shows otherwise, or not at all, what was entered in: Minimum purchase.')).toBeVisible();
    await expect(page.getByText('1,250')).toHaveCount(0);
    expect([...platform.store.coupon.values()].find((one) => one['code'] === 'FRESH-01')).toMatchObject({ percentOff: 15, kind: 'percent', isActive: true });

    // A picture, put where the platform says, with what that place wants; the record keeps everything else.
    const [school, held] = [...platform.store.institute][1]!;
    const institute = { ...held };
    await page.goto(`${host.address}/app/institution/${school}`);
    await page.locator('input[type=file]').first().setInputFiles({ name: 'school.png', mimeType: 'image/png', buffer: DOT });
    await expect.poll(() => [...platform.files.kept.values()].map(({ type, bytes }) => [type, bytes.equals(DOT)])).toEqual([['image/png', true]]);
    // Its address begins with a slash, and stands for one of the platform.
    await expect.poll(() => page.locator('form img').first().evaluate((image: HTMLImageElement) => [image.src.split('/files')[0], image.naturalWidth])).toEqual([platform.url, 1]);
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await expect.poll(() => platform.store.institute.get(school)).toEqual({ ...institute, imageURL: [...platform.files.kept.keys()][0] });

    // Some together, of which nothing else changes either.
    await page.goto(`${host.address}/app/coupon`);
    const lapsing = [...platform.store.coupon].filter(([, one]) => ['OFFER-44', 'OFFER-43'].includes(String(one['code']))).map(([key, one]) => [key, { ...one }] as const);
    for (const code of ['OFFER-44', 'OFFER-43']) await row(code).getByRole('checkbox').check();
    await page.getByRole('button', { name: 'Deactivate', exact: true }).click();
    await dialogOf(page).getByRole('button', { name: /^Deactivate 2/ }).click();
    await expect(page.getByText('2 coupons deactivated.', { exact: true })).toBeVisible();
    await expect(row('OFFER-44')).toContainText('Inactive');
    await expect.poll(() => lapsing.map(([key]) => platform.store.coupon.get(key))).toEqual(lapsing.map(([, one]) => ({ ...one, isActive: false })));

    // A part of the settings, and the way out.
    await page.goto(`${host.address}/app/settings/socialMedia`);
    await page.getByLabel('Website').fill('https://new.example');
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await expect.poll(() => platform.store.single['social-media']).toMatchObject({ website: 'https://new.example', mastodon: '@school@example.org' });
    await page.goto(`${host.address}/app/profile`);
    await expect(page.getByRole('heading', { level: 1, name: 'My Profile' })).toBeVisible();
    await page.getByRole('button', { name: /Asha/ }).first().click();
    await page.getByText('Logout', { exact: true }).click();
    await expect(page).toHaveURL(/\/auth\/login/);

    expect(said).toEqual([]);
    const beyond = platform.calls.filter(({ method, path }) => method !== 'OPTIONS' && !/^\/(user\/(userLogin|me)|modules\/my-access|web-configs\/app-integrations|coupon|institute|uploads\/institute|tenant-info\/(refundPolicy|social-media))(\/|$)/.test(path));
    expect(beyond.map(({ method, path }) => `${method} ${path}`)).toEqual([]);
  });
}

test('settings that cannot be used are named on a page of their own', async ({ page }) => {
  const files: readonly (readonly [body: string | null, type: string, words: RegExp])[] = [
    [null, '', /There is no \/config\.json/], ['<!doctype html>', 'text/html', /a page came/], ['{"apiBase":"https://api', 'application/json', /is no JSON/],
    [JSON.stringify({ apibase: 'https://api.example.org', platform: { put: 'all' }, modules: { coupons: false } }), 'application/json', /apibase: there is no such key\. Is apiBase meant\?/],
    [JSON.stringify({ apiBase: platform.url, platform: {}, modules: { coupon: { list: { columns: ['colour'] } } } }), 'application/json', /modules\.coupon\.list\.columns: there is no field colour/],
  ];
  for (const [body, type, words] of files) {
    host.config = body === null ? null : { body, type };
    await page.goto(`${host.address}/auth/login`);
    await expect(page.getByRole('heading', { level: 1, name: 'The settings of this console are not right' })).toBeVisible();
    await expect(page.getByRole('listitem').filter({ hasText: words })).toBeVisible();
  }
  await expectAccessible(page);
});

test('a platform that is not let in, or has a certificate nobody trusts, is said not to be reached, and nothing typed is lost', async ({ page }) => {
  const secure = await startForeignPlatform(NAMED.gentle, SELF_SIGNED);
  try {
    for (const base of [platform.url, secure.url]) {
      speak(NAMED.gentle, (settings) => ({ ...settings, apiBase: `${base}/api/v9` }));
      platform.origin = null;
      await page.goto(`${host.address}/auth/login`);
      await page.getByLabel('E-mail or phone number').fill('asha@school.example');
      await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
      await page.getByRole('button', { name: 'Sign in', exact: true }).click();
      await expect(page.getByRole('alert').filter({ hasText: 'The platform could not be reached.' })).toBeVisible();
      await expect(page.getByLabel('E-mail or phone number')).toHaveValue('asha@school.example');
      await expect(page.getByLabel('Password', { exact: true })).toHaveValue(PASSWORD);
    }
    expect(secure.calls).toEqual([]);
  } finally {
    platform.origin = host.address;
    await secure.close();
  }
});

test('the look of the settings is that of the page', async ({ page }) => {
  speak(NAMED.gentle, (settings) => ({ ...settings, branding: { appName: 'Kite School', pageTitle: 'Kite', primaryColour: '#0a7a3f' } }));
  await page.goto(`${host.address}/auth/login`);
  await expect(page).toHaveTitle(/Kite/);
  await expect(page.getByText('Kite School').first()).toBeVisible();
  expect(said).toEqual([]);
});

test('code for other platforms is no part of what a console of its own platform loads', () => {
  const folder = resolve(import.meta.dirname, '../../dist/console');
  const html = readFileSync(resolve(folder, 'index.html'), 'utf8');
  const first = [...new Set([...html.matchAll(/assets\/(?:base|console|signedOut)-[\w-]+\.js/g)].map(([path]) => path))];
  expect(first.length).toBeGreaterThan(1);
  for (const file of first) expect(readFileSync(resolve(folder, file), 'utf8')).not.toMatch(/\$numberDecimal|x-auth-token/);
});
