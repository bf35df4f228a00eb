import type { Page } from '@playwright/test';
import routes from '../contract/routes.json' with { type: 'json' };
import { emailOf, PASSWORD, type Api } from './support/api';
import { expect, expectAccessible, setLook, test } from './support/test';

const PHONE = { width: 390, height: 844 };
const DESK = { width: 1440, height: 900 };
const NEW_PASSWORD = 'Banyan-tree-4711';
const addressesOf = (area: string): string[] => routes.flatMap((route) => (route.area === area && route.fullPath ? [route.fullPath] : []));

for (const address of [...addressesOf('auth'), ...addressesOf('public')]) {
  test(`${address} shows its page, titled and silent`, async ({ page }) => {
    await page.goto(address);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page).toHaveURL(new RegExp(`${address === '/thankyou' ? '/thank-you' : address}$`));
    await expect(page).toHaveTitle(/.+ – \S+/);
  });
}

test('addresses that nobody knows lead to sign-in or to page-not-found; the root to sign-in', async ({ page }) => {
  for (const [address, target] of [['/auth', '/auth/login'], ['/auth/none', '/auth/login'], ['/none', '/page-not-found'], ['/feedback/none', '/page-not-found'], ['/', '/auth/login'], ['/auth/login?redirect=/', '/auth/login']] as const) {
    await page.goto(address);
    await expect(page, address).toHaveURL((url) => url.pathname === target);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  }
});

test('signing in loads nothing of the console', async ({ page }) => {
  const files: string[] = [];
  page.on('response', (response) => files.push(new URL(response.url()).pathname));
  await page.goto('/auth/login');
  await expect(page.getByRole('heading', { name: 'Sign in' })).toBeVisible();
  expect(files.filter((file) => /\/(console|mui|List|Edit)[-.]/i.test(file))).toEqual([]);
});

test('an institute registers by keyboard, adds its logo, is approved and signs in', async ({ page, api }) => {
  const admin = await api('super_admin');
  const person = newPerson();
  await page.goto('/auth/login');
  await page.getByRole('link', { name: 'Register your institute' }).click();
  await fillByKeyboard(page, person);
  await typeCode({ page, admin, address: person.email, heading: 'Enter the code' });

  await expect(page.getByRole('heading', { name: 'Add your logo' })).toBeVisible();
  await expectEverywhere(page);
  const chooser = page.getByLabel(/^Choose/);
  await chooser.setInputFiles({ name: 'logo.svg', mimeType: 'image/svg+xml', buffer: Buffer.from('<svg/>') });
  await expect(page.getByRole('alert')).toHaveText('Only jpg, jpeg, jfif, png files are accepted here.');
  await chooser.setInputFiles({ name: 'logo.png', mimeType: 'image/png', buffer: Buffer.alloc(1_000_001) });
  await expect(page.getByRole('alert')).toContainText('at most 1,000,000 bytes');
  await expectEverywhere(page);
  await chooser.setInputFiles({ name: 'logo.png', mimeType: 'image/png', buffer: PIXEL });
  await expect(page.getByRole('img', { name: 'The chosen picture' })).toBeVisible();
  await page.getByRole('button', { name: 'Use this logo' }).press('Enter');

  await expect(page.getByRole('heading', { name: 'Awaiting approval' })).toBeVisible();
  await expectEverywhere(page);
  const found = await admin.call<{ items: { id: string; imageURL: string }[] }>('POST', '/institute/search', { query: person.name, size: 1 });
  const { id, imageURL } = found.body.data.items[0]!;
  expect((await page.request.get(imageURL)).status()).toBe(200);
  expect((await admin.call('PUT', `/institute/${id}/approveInstitute`)).status).toBe(200);

  await page.getByRole('link', { name: 'Back to sign-in' }).click();
  await expect(page.getByLabel('E-mail or phone number')).toHaveValue(person.email);
  await page.getByLabel('Password', { exact: true }).fill(NEW_PASSWORD);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('navigation', { name: 'Main navigation' })).toBeVisible();
});

test('a picture that is none is refused with the reason, and the logo can be skipped', async ({ page, api }) => {
  const person = newPerson();
  await page.goto('/auth/register-1');
  await fillByKeyboard(page, person);
  await typeCode({ page, admin: await api('super_admin'), address: person.email, heading: 'Enter the code' });
  await page.getByLabel(/^Choose/).setInputFiles({ name: 'logo.png', mimeType: 'image/png', buffer: Buffer.from('not a picture at all') });
  await expect(page.getByRole('alert')).toContainText('The content of this file is not what its name says.');
  await page.getByRole('button', { name: 'Use this logo' }).click();
  await page.getByRole('button', { name: 'Skip for now' }).click();
  await expect(page.getByRole('heading', { name: 'Awaiting approval' })).toBeVisible();
});

test('signing up leads to the welcome; until approval the account is told that it waits, what comes next and whom to write to', async ({ page, api, silence }) => {
  silence.allow(/403/);
  const person = newPerson();
  await page.goto('/auth/signup');
  await fillByKeyboard(page, person);
  await typeCode({ page, admin: await api('super_admin'), address: person.email, heading: 'Enter the code' });
  await expect(page.getByRole('heading', { name: `Welcome, ${person.name}` })).toBeVisible();
  await expectEverywhere(page);
  await page.getByRole('link', { name: 'Back to sign-in' }).click();
  await page.getByLabel('Password', { exact: true }).fill(NEW_PASSWORD);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Awaiting approval' })).toBeVisible();
  await expect(page.getByRole('main')).toContainText('a mail goes to those who run it');
  await expect(page.getByRole('main')).toContainText(/Write to \S+@\S+/);
  await expectEverywhere(page);
});

test('an account that is there is told to its owner, and to whoever has proved an address', async ({ page, api, silence }) => {
  silence.allow(/409/);
  const admin = await api('super_admin');
  await page.goto('/auth/register-1');
  await fillByKeyboard(page, { ...newPerson(), email: emailOf('institute') });
  await expect(page.getByRole('heading', { name: 'Enter the code' })).toBeVisible();
  await expect(page.getByText('or a message that there is an account already')).toBeVisible();
  const { body } = await admin.call<{ items: { recipient: string; kind: string; subject: string }[] }>('GET', '/outbox?size=50');
  expect(body.data.items.find((one) => one.recipient === emailOf('institute'))).toMatchObject({ kind: 'accountExists', subject: 'Lectern: you already have an account' });

  const [first, second] = [newPerson(), newPerson()];
  const enter = async (person: Person): Promise<void> => {
    await page.goto('/auth/signup');
    await fillByKeyboard(page, person);
    await typeCode({ page, admin, address: person.email, heading: 'Enter the code' });
  };
  await enter(first);
  await expect(page.getByRole('heading', { name: `Welcome, ${first.name}` })).toBeVisible();
  await enter({ ...second, phoneNumber: first.phoneNumber });
  await expect(page.getByRole('alert')).toHaveText('Active account found for this phonenumber & email');
  await expectEverywhere(page);
});

test('a wrong code is refused, another can be had, and a new password signs in', async ({ page, api, silence }) => {
  silence.allow(/498|422/);
  const admin = await api('super_admin');
  await page.goto('/auth/forgot-password');
  await page.getByLabel('E-mail or phone number').fill(emailOf('faculty'));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Set a new password' })).toBeVisible();
  await expectEverywhere(page);
  const code = await codeOf({ admin, address: emailOf('faculty') });
  await expect(page.getByLabel('Digit 1')).toBeFocused();
  await page.keyboard.type(code === '111111' ? '222222' : '111111');
  await page.getByLabel('New password').fill(PASSWORD);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('alert')).toContainText('The code is wrong or has expired.');
  await expect(page.getByRole('button', { name: /Send another code in \d+ second/ })).toBeDisabled();

  await page.getByLabel('Digit 1').focus();
  await page.keyboard.type(code);
  await page.getByLabel('New password').fill('password1234');
  await page.keyboard.press('Enter');
  await expect(page.getByLabel('New password')).toHaveAttribute('aria-invalid', 'true');
  await page.getByLabel('New password').fill(PASSWORD);
  await page.keyboard.press('Enter');
  await expect(page.getByText('The new password is set. Sign in with it.')).toBeVisible();
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('navigation', { name: 'Main navigation' })).toBeVisible();
});

for (const address of ['/auth/userlogin-otp', '/auth/login-2']) {
  test(`${address} signs in by a code alone, which may be pasted`, async ({ page, api, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.goto(address);
    await page.getByLabel('E-mail or phone number').fill(emailOf('institute2'));
    await page.keyboard.press('Enter');
    await expect(page.getByLabel('Digit 1')).toHaveAttribute('autocomplete', 'one-time-code');
    await expect(page.getByLabel('Digit 1')).toBeFocused();
    const code = await codeOf({ admin: await api('super_admin'), address: emailOf('institute2') });
    await page.evaluate((text) => navigator.clipboard.writeText(text), code);
    await page.keyboard.press('ControlOrMeta+V');
    await expect(page.getByRole('navigation', { name: 'Main navigation' })).toBeVisible();
  });
}

test('refusals and the code come in the language chosen, and the outbox shows the code to whoever is at the machine', async ({ page, silence }) => {
  silence.allow(/404|498/);
  await page.addInitScript(() => localStorage.setItem('lectern.locale', 'fr'));
  await page.goto('/auth/login');
  await page.getByLabel('E-mail ou numéro de téléphone').fill('nobody@example.test');
  await page.getByLabel('Mot de passe', { exact: true }).fill('wrong-wrong');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('alert')).toHaveText('Aucun compte ne correspond à ce nom et à ce mot de passe.');
  await page.goto('/auth/userlogin-otp');
  await page.getByLabel('E-mail ou numéro de téléphone').fill(emailOf('whitelabel'));
  await page.keyboard.press('Enter');
  const link = page.getByRole('link', { name: /boîte d’envoi/ });
  await expect(page.getByLabel('Chiffre 1')).toBeFocused();
  const [outbox] = await Promise.all([page.waitForEvent('popup'), link.click()]);
  const latest = outbox.getByRole('article').first();
  await expect(latest.getByRole('heading', { name: /votre code de connexion/ })).toHaveAttribute('lang', 'fr');
  await expect(latest).toContainText(emailOf('whitelabel'));
  const code = (await latest.locator('code').textContent()) ?? '';
  expect(code).toMatch(/^\d{6}$/);
  for (const [size, colorScheme] of [[PHONE, 'dark'], [DESK, 'light']] as const) {
    await outbox.setViewportSize(size);
    await outbox.emulateMedia({ colorScheme });
    expect(await outbox.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)).toBe(0);
    await expectAccessible(outbox);
  }
  await page.bringToFront();
  await page.getByLabel('Chiffre 1').focus();
  await page.keyboard.type(code);
  await expect(page).toHaveURL(/\/app/);
});

test('who is signed in still reaches the sign-in, and may continue where the address says', async ({ page, signIn }) => {
  await signIn('institute', { at: '/auth/login?redirect=/app/branch' });
  await page.getByRole('button', { name: /^Continue as / }).click();
  await expect(page).toHaveURL(/\/app\/branch/);
});

test('feedback is stored; after too much of it the wait is said', async ({ page, address, api, silence }) => {
  silence.allow(/429/);
  const admin = await api('super_admin');
  const message = `Good courses ${crypto.randomUUID()}`;
  await page.goto('/feedback');
  await page.getByRole('radio', { name: '4 – good' }).focus();
  await page.keyboard.press('Space');
  await page.keyboard.press('Tab');
  await page.keyboard.type(message);
  await page.keyboard.press('Tab');
  await page.keyboard.type('Asha');
  await page.keyboard.press('Tab');
  await page.keyboard.type('asha@example.com');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Your feedback has arrived. Thank you.')).toBeVisible();
  await expect(page).toHaveURL(/\/thank-you$/);
  const kept = await admin.call<{ items: Record<string, unknown>[] }>('GET', '/feedback?size=20');
  expect(kept.body.data.items.find((one) => one['message'] === message)).toMatchObject({ rating: 4, name: 'Asha', email: 'asha@example.com' });

  for (let left = 12; left > 0; left--) await fetch(`${address}/api/v9/feedback`, { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify({ message: 'x' }) });
  await page.goto('/feedback');
  await page.getByLabel('Your message').fill('One more.');
  await page.getByRole('button', { name: 'Send' }).click();
  await expect(page.getByRole('alert')).toContainText(/Wait \d+ second/);
  await expectEverywhere(page);
});

test('without a connection the page says so, and goes on once it is back', async ({ page, context, silence }) => {
  silence.allow(/ERR_INTERNET_DISCONNECTED|ERR_FAILED/);
  await page.goto('/auth/error-2');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await context.setOffline(true);
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByText('Still no connection.')).toBeVisible();
  await context.setOffline(false);
  await expect(page).toHaveURL(/\/auth\/login$/);
});

interface Person {
  readonly name: string;
  readonly email: string;
  readonly phoneNumber: string;
}

function newPerson(): Person {
  const mark = crypto.randomUUID().slice(0, 8);
  return { name: `Academy ${mark}`, email: `office.${mark}@school.example`, phoneNumber: `98${String(Math.floor(Math.random() * 100_000_000)).padStart(8, '0')}` };
}

/** The account form from its first field to its end, without a mouse. */
async function fillByKeyboard(page: Page, { name, email, phoneNumber }: Person): Promise<void> {
  await expect(page.getByLabel(/^Name of the institute/)).toBeFocused();
  await page.keyboard.type(name);
  for (const text of ['Anjali Nair', email, phoneNumber, NEW_PASSWORD]) {
    await page.keyboard.press('Tab');
    await page.keyboard.type(text);
  }
  await page.keyboard.press('Enter');
}

async function typeCode({ page, admin, address, heading }: { page: Page; admin: Api; address: string; heading: string }): Promise<void> {
  await expect(page.getByRole('heading', { name: heading })).toBeVisible();
  await expect(page.getByLabel('Digit 1')).toBeFocused();
  await expectEverywhere(page);
  await page.getByLabel('Digit 1').focus();
  await page.keyboard.type(await codeOf({ admin, address }));
}

/** The code that was sent last to an address, as the outbox has it. */
async function codeOf({ admin, address }: { admin: Api; address: string }): Promise<string> {
  const { body } = await admin.call<{ items: { recipient: string; body: string }[] }>('GET', '/outbox?size=50');
  const code = /\b\d{6}\b/.exec(body.data.items.find((one) => one.recipient === address)?.body ?? '')?.[0];
  if (!code) throw new Error(`No code was sent to ${address}`);
  return code;
}

/** Nothing cut off, and accessible, in both themes, on a phone and at a desk. */
async function expectEverywhere(page: Page): Promise<void> {
  for (const size of [PHONE, DESK]) {
    await page.setViewportSize(size);
    await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth), `${page.url()} at ${size.width}`).toBe(0);
    for (const theme of ['light', 'dark'] as const) {
      await setLook(page, { theme });
      await expectAccessible(page);
    }
  }
}

/** The smallest picture there is. */
const PIXEL = Buffer.from('iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==', 'base64');
