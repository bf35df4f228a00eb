import type { Page } from '@playwright/test';
import { joinByLink, PASSWORD, signInToApi } from './support/api';
import { dialogOf, settle } from './support/list';
import { expect, expectAccessible, test } from './support/test';


test('home: each figure is the total of its list', async ({ page, signIn }) => {
  await signIn('super_admin', { at: '/app/home' });
  for (const name of ['coupon', 'branch']) {
    const tile = page.locator(`[data-figure=${name}]`);
    const total = await tile.locator('strong').innerText();
    await tile.click();
    await settle(page);
    await expect(page.getByText(new RegExp(`of ${total}$`))).toBeVisible();
    await page.goBack();
  }
});

test('home: no figure stands alone in a row of its own', async ({ page, signIn }) => {
  await signIn('super_admin', { at: '/app/home' });
  const tiles = page.locator('[data-figure]');
  await expect(tiles.nth(6)).toBeVisible();
  const tops = await tiles.evaluateAll((all) => all.map((tile) => Math.round(tile.getBoundingClientRect().top)));
  const rows = [...new Set(tops)].map((top) => tops.filter((one) => one === top).length);
  expect(Math.max(...rows) - Math.min(...rows)).toBeLessThanOrEqual(1);
});

test('home: what wants work is counted, and each line leads to just those rows', async ({ page, signIn, api }) => {
  const { call } = await api('super_admin');
  const code = `ENDS${Date.now() % 1_000_000}`;
  const tomorrow = new Date(Date.now() + 86_400_000).toISOString();
  const made = await call('POST', '/coupon', { code, kind: 'percent', percentOff: 10, appliedFor: 'course', endsAt: tomorrow, isPrivate: true });
  expect(made.status, JSON.stringify(made.body)).toBe(201);
  await signIn('super_admin', { at: '/app/home' });
  const region = page.getByRole('region', { name: 'Needs you today' });
  await expect(region.getByRole('link', { name: /institutes? waits? for approval/ })).toBeVisible();
  await expect(region.getByText('Looking for what needs you')).toBeHidden();
  await expectAccessible(page);
  const sentences = await region.getByRole('link').allInnerTexts();
  expect(sentences.join('\n')).toMatch(/active coupons? ends? within 7 days/);
  for (const sentence of sentences) {
    const total = /\d+/.exec(sentence)![0];
    await region.getByRole('link', { name: sentence }).click();
    await settle(page);
    await expect(page.getByText(new RegExp(`–\\d+ of ${total}$`))).toBeVisible();
    if (sentence.includes('coupon') && sentence.includes('within')) await expect(page.getByRole('link', { name: code })).toBeVisible();
    await page.goBack();
  }
});

test('home: what was just done stands first in the recent work, and is counted', async ({ page, signIn, api }) => {
  const { call } = await api('institute');
  const name = `Branch of ${Date.now()}`;
  const made = await call('POST', '/branch', { name, city: 'Kochi' });
  expect(made.status, JSON.stringify(made.body)).toBe(201);
  await signIn('super_admin', { at: '/app/home' });
  const work = page.getByRole('region', { name: 'Recent work' });
  await expect(work.getByRole('listitem').first()).toContainText(name);
  await expect(page.locator('[data-figure=branch]')).toContainText('+');
  // What stands below it moves until it is known how much there is: on a first visit nobody knows.
  await expect(page.getByRole('region', { name: 'Needs you today' }).getByRole('status')).toHaveCount(0);
  await work.getByRole('link', { name }).click();
  await expect(page.getByRole('heading', { name, level: 1 })).toBeVisible();
});

test('first steps: what is done is ticked, and “don’t show again” is remembered', async ({ page, signIn, api }) => {
  const { call } = await api('whitelabel');
  await signIn('whitelabel', { at: '/app' });
  await expect(page.getByRole('heading', { name: 'First steps', level: 1 })).toBeVisible();
  await expect(page.getByRole('listitem').filter({ hasText: 'Add a branch' })).toBeVisible();
  const steps = await call<{ steps: { key: string; isDone: boolean }[] }>('GET', '/home/first-steps');
  const done = steps.body.data.steps.filter((step) => step.isDone).length;
  await expect(page.getByRole('img', { name: 'Done' })).toHaveCount(done);
  await expectAccessible(page);
  await page.getByRole('checkbox', { name: 'Don’t show this again' }).check();
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page).not.toHaveURL(/\/app\/?$/);
  await page.goto('/app');
  await expect(page).not.toHaveURL(/\/app\/?$/);
});

test('first steps: a branch that is made ticks its step', async ({ page, signIn, api }) => {
  const { call } = await api('whitelabel');
  const own = await call<{ items: { id: string }[] }>('POST', '/branch/search', { size: 100 });
  for (const { id } of own.body.data.items) await call('DELETE', `/branch/${id}`);
  await signIn('whitelabel', { at: '/app' });
  const step = page.getByRole('listitem').filter({ hasText: 'Add a branch' });
  await expect(step.getByRole('link', { name: 'Add a branch' })).toHaveAttribute('href', '/app/branch/create');
  const made = await call('POST', '/branch', { name: `First of ${Date.now()}`, city: 'Kochi' });
  expect(made.status, JSON.stringify(made.body)).toBe(201);
  await page.reload();
  await expect(step.getByRole('img', { name: 'Done' })).toBeVisible();
});

test('profile: a changed password ends the other session, and the old one counts no more', async ({ page, address, api, silence }) => {
  const { call } = await api('super_admin');
  const stamp = Date.now();
  const mail = `profile.${stamp}@school.example`;
  const institutes = await call<{ items: { id: string }[] }>('POST', '/institute/search', { size: 1, filters: { status: ['active'] } });
  const person = await call('POST', '/user', { name: 'Profile Person', emailId: mail, role: 'sub_admin', instituteId: institutes.body.data.items[0]!.id });
  expect(person.status, JSON.stringify(person.body)).toBe(201);
  await joinByLink({ address, email: mail });
  const login = async (password: string): Promise<{ status: number; authorization: string }> => {
    const reply = await fetch(`${address}/api/v9/user/userLogin`, { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify({ username: mail, password }) });
    const { data } = (await reply.json()) as { data?: { token?: string } };
    const token = data?.token ?? '';
    return { status: reply.status, authorization: token.startsWith('Bearer ') ? token : `Bearer ${token}` };
  };
  const other = await login(PASSWORD);
  await enter({ page, mail });
  await page.goto('/app/profile');
  const sessions = page.getByRole('region', { name: 'Where you are signed in' }).getByRole('listitem');
  await expect(sessions).toHaveCount(2);
  await expect(sessions.first()).toContainText('This one');

  silence.allow(/422/);
  await page.getByRole('textbox', { name: 'Name', exact: true }).fill('Profile Person the Second');
  await changePassword({ page, current: 'not-the-password', next: 'Another-demo-2' });
  await expect(page.getByText('This is not your current password.')).toBeVisible();
  await changePassword({ page, current: PASSWORD, next: 'Another-demo-2' });
  await expect(sessions).toHaveCount(1);
  expect((await fetch(`${address}/api/v9/user/details`, { headers: { authorization: other.authorization } })).status).toBe(401);
  expect((await login(PASSWORD)).status).not.toBe(200);
  // What is typed beside it stays, and is saved.
  await expect(page.getByRole('textbox', { name: 'Name', exact: true })).toHaveValue('Profile Person the Second');
  await page.getByRole('button', { name: 'Save details' }).click();
  await expect(page.getByText('Your details are saved.')).toBeVisible();

  await login('Another-demo-2');
  await page.reload();
  await expect(sessions).toHaveCount(2);
  await sessions.last().getByRole('button').click();
  await dialogOf(page).getByRole('button', { name: 'End session' }).click();
  await expect(sessions).toHaveCount(1);

  await page.getByRole('button', { name: 'Sign out everywhere' }).click();
  await dialogOf(page).getByRole('button', { name: 'Sign out everywhere' }).click();
  await expect(page).toHaveURL(/\/auth\/login/);
  await expect(page.getByText('You are signed out everywhere.')).toBeVisible();
});

test('settings: a domain is added, its proof is looked for, and it is given up', async ({ page, signIn }) => {
  await signIn('whitelabel', { at: '/app/settings/domains' });
  const host = `learn-${Date.now()}.school.invalid`;
  await page.getByRole('textbox', { name: 'Domain' }).fill(host);
  await page.getByRole('button', { name: 'Add domain' }).click();
  const card = page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: host }) });
  await expect(card).toContainText(`_lectern.${host}`);
  await card.getByRole('button', { name: 'Verify now' }).click();
  await expect(card.getByRole('alert')).toContainText(/DNS (has no TXT record|gave no answer)/, { timeout: 20_000 });
  await card.getByRole('button', { name: `Delete ${host}` }).click();
  await dialogOf(page).getByRole('button', { name: `Delete ${host}` }).click();
  await expect(card).toHaveCount(0);
});

test('settings: what is saved stays, and a change made elsewhere is not written over unasked', async ({ page, signIn, api, silence }) => {
  await signIn('whitelabel', { at: '/app/settings/supportContactInfo' });
  const { call } = await api('whitelabel');
  const phone = page.getByRole('textbox', { name: /Phone/ }).first();
  await phone.fill('+919876500001');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect.poll(async () => JSON.stringify((await call('GET', '/tenant-info/supportContactInfo')).body.data)).toContain('+919876500001');
  const stored = await call<Record<string, unknown>>('GET', '/tenant-info/supportContactInfo');
  const field = Object.entries(stored.body.data).find(([, value]) => value === '+919876500001')![0];
  await call('PUT', '/tenant-info/supportContactInfo', { [field]: '+919876500002' });
  silence.allow(/412/);
  await phone.fill('+919876500003');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(dialogOf(page)).toContainText('changed by you in another tab');
  await dialogOf(page).getByRole('button', { name: 'Overwrite with mine' }).click();
  await expect.poll(async () => JSON.stringify((await call('GET', '/tenant-info/supportContactInfo')).body.data)).toContain('+919876500003');
});

test('settings: the payment provider that is not configured is said plainly', async ({ page, signIn, silence }) => {
  silence.allow(/422/);
  await signIn('whitelabel', { at: '/app/settings/paymentAccountInfo' });
  await page.getByRole('button', { name: 'Connect Razorpay' }).click();
  await expect(page.getByRole('alert').first()).toContainText('This platform has no Razorpay keys yet');
});

test('settings: who has not been granted them is shown none', async ({ page, signIn }) => {
  await signIn('faculty', { at: '/app/settings' });
  await expect(page.getByRole('heading', { name: 'You do not have access to this screen' })).toBeVisible();
});

test('the tour is offered once, is taken by keyboard, and can be taken again', async ({ page, signIn }) => {
  await signIn('super_admin', { at: '/app/coupon' });
  await settle(page);
  await page.getByRole('button', { name: 'Take the tour' }).focus();
  await page.keyboard.press('Enter');
  for (const title of ['The menu', 'Find anything', 'Narrow a list', 'Your account', 'Help']) {
    const card = page.getByRole('dialog', { name: /^Tour, step/ });
    await expect(card.getByRole('heading', { name: title })).toBeVisible();
    await expect(card.locator('[data-main]')).toBeFocused();
    await page.keyboard.press('Enter');
  }
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Take the tour' })).toHaveCount(0);
  await page.reload();
  await settle(page);
  await expect(page.getByRole('button', { name: 'Take the tour' })).toHaveCount(0);
  await page.getByRole('button', { name: 'Help', exact: true }).click();
  await page.getByRole('menuitem', { name: 'Take the tour' }).click();
  await expect(page.getByRole('heading', { name: 'The menu' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: 'Help', exact: true })).toBeFocused();
});

test('help stands beside the screen and follows it', async ({ page, signIn }) => {
  await signIn('super_admin', { at: '/app/coupon' });
  await settle(page);
  await page.getByRole('button', { name: 'Help', exact: true }).click();
  await page.getByRole('menuitem', { name: 'Help for this screen' }).click();
  const panel = page.getByRole('complementary', { name: 'Help for this screen' });
  await expect(panel.getByRole('heading', { name: 'About Coupons' })).toBeVisible();
  await expect(panel.getByText('Cannot be used until it is activated.')).toBeVisible();
  await expect(page.getByTitle('Inactive – Cannot be used until it is activated.').first()).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('link', { name: /^New coupon/i }).click();
  await expect(panel.getByRole('heading', { name: 'Forms' })).toBeVisible();
  await panel.getByRole('button', { name: 'Close help' }).click();
  await expect(panel).toHaveCount(0);
});

test('lists, records, home and settings print without the frame', async ({ page, address, signIn }) => {
  const { call } = await signInToApi({ address, account: 'super_admin' });
  const found = await call<{ items: { id: string }[] }>('POST', '/coupon/search', { size: 1 });
  await signIn('super_admin');
  for (const path of ['/app/coupon', `/app/coupon/${found.body.data.items[0]!.id}/show`, '/app/home', '/app/settings/supportContactInfo']) {
    await page.goto(path);
    await ready(page);
    await page.emulateMedia({ media: 'print' });
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByRole('navigation', { name: 'Main navigation' })).toBeHidden();
    await expect(page.getByRole('button', { name: 'Help', exact: true })).toBeHidden();
    await page.emulateMedia({ media: null });
  }
});

/** Signs somebody in who is no demo account. */
async function enter({ page, mail }: { page: Page; mail: string }): Promise<void> {
  await page.goto('/auth/login');
  await page.getByLabel('E-mail or phone number').fill(mail);
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(page.getByRole('navigation', { name: 'Main navigation' })).toBeVisible();
}

async function changePassword({ page, current, next }: { page: Page; current: string; next: string }): Promise<void> {
  await page.getByLabel('Current password', { exact: true }).fill(current);
  await page.getByLabel('New password', { exact: true }).fill(next);
  await page.getByLabel('New password again', { exact: true }).fill(next);
  await page.getByRole('button', { name: 'Change the password' }).click();
}

/** The heading stands and nothing is being fetched any more. */
async function ready(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
  await page.waitForLoadState('networkidle');
}

test('settings: a saved name stands in the title at once', async ({ page, signIn }) => {
  await signIn('whitelabel', { at: '/app/settings/tenantInfo' });
  const name = page.getByRole('textbox', { name: /^Page title/ });
  const wanted = `Own ${Date.now()}`;
  await name.fill(wanted);
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page).toHaveTitle(new RegExp(wanted));
  await expect(page).toHaveTitle(/ · Settings/);
});
