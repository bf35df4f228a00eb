import type { Page } from '@playwright/test';
import { fixed as fixedWords } from '../../src/i18n/en/fixed';
import errors from '../contract/errors.json' with { type: 'json' };
import { emailOf, PASSWORD, type Account, type Api } from './support/api';
import type { Fault } from './support/faultProxy';
import { faultyConsole, QUIET } from './support/faultyConsole';
import { dialogOf } from './support/list';
import { expectNothingSaid, expectSaidOnce, timesSaid } from './support/said';
import { expect, test } from './support/test';

/** Calls of modules; those of the session and of the frame pass. */
const MODULES = /^\/api\/v9\/(coupon|branch|membership|banner)\b/;
const PLAN = 'Plan Expired. Please renew/upgrade your plan.';

const { proxy, open } = faultyConsole();
const keysLeft = (page: Page): Promise<string[]> => page.evaluate(() => Object.keys(localStorage).filter((key) => /token|user|role|moduleAccess|loginTime|INSTITUTE|accessFetchedAt/i.test(key)));

const main = errors.clients.find((one) => one.client === 'main')!;

test.describe('the main client', () => {
  for (const { status, message } of main.statuses.filter((row) => row.action.startsWith('show') && typeof row.status === 'number' && row.status !== 401)) {
    test(`${status} says “${message}” once and stays`, async ({ page }) => {
      await open({ page, faults: [{ path: MODULES, status: status as number }] });
      await expectSaidOnce(page, message!);
      await expect(page).toHaveURL(/\/app\/coupon/);
    });
  }

  test('several calls of a screen that find the session ended end it once', async ({ page }) => {
    await open({ page, at: '/app/home', account: 'super_admin', faults: [{ path: /^\/api\/v9\/(?:home\/|user\/details)/, status: 401, together: 2 }] });
    await expect(page).toHaveURL(/\/auth\/login$/);
    expect(proxy.met.length).toBeGreaterThan(1);
    await expect(page.getByRole('alert').filter({ hasText: 'Please login again' })).toHaveCount(1);
  });

  for (const [name, fault] of [['401', { status: 401 }], ['httpcode 401 in a 200', { status: 200, body: { httpcode: 401 } }]] as const) {
    test(`${name} ends the session: storage is cleared, the sign-in page says so once`, async ({ page }) => {
      await open({ page, faults: [{ path: MODULES, ...fault }] });
      await expect(page).toHaveURL(/\/auth\/login$/);
      const notice = page.getByRole('alert').filter({ hasText: 'Please login again' });
      await expect(notice).toHaveCount(1);
      await expect(notice.getByText('Error', { exact: true })).toBeVisible();
      expect(await keysLeft(page)).toEqual([]);
      await page.reload();
      await expect(page.getByRole('button', { name: 'Sign in', exact: true })).toBeVisible();
      await expect(notice).toHaveCount(0);
    });
  }

  for (const [name, fault] of [
    ['403', { status: 403 }],
    ['404 without the header', { status: 404 }],
    ['404 with the header at “true”', { status: 404, headers: { 'x-plan-active': 'true' } }],
    ['403 with the header', { status: 403, headers: { 'x-plan-active': 'false' } }],
    ['499', { status: 499 }],
    ['423', { status: 423 }],
    ['498 without words', { status: 498 }],
  ] as const) {
    test(`${name} is silent and stays`, async ({ page }) => {
      await open({ page, faults: [{ path: MODULES, ...fault }] });
      await expectNothingSaid(page);
      await expect(page).toHaveURL(/\/app\/coupon/);
      expect(await page.evaluate(() => localStorage.getItem('lectern.token'))).not.toBeNull();
    });
  }

  test('404 with x-plan-active false says the plan has expired once and leads to change-plan', async ({ page }) => {
    await open({ page, faults: [{ path: MODULES, status: 404, headers: { 'x-plan-active': 'false' } }] });
    await expect(page).toHaveURL(/\/app\/institute\/membership\?p=changeplan$/);
    await expectSaidOnce(page, PLAN);
  });

  for (const status of [418, 502]) {
    test(`${status}, which no row names, leads to the root path, once`, async ({ page }) => {
      await open({ page, at: '/app/banner', faults: [{ path: /^\/api\/v9\/banner\b/, status, times: 3 }] });
      await expect(page).not.toHaveURL(/\/app\/banner/);
      await expect(page.getByRole('navigation', { name: 'Main navigation' })).toBeVisible();
      await expectNothingSaid(page);
    });
  }

  test('a status nobody names on the landing page itself makes no loop', async ({ page }) => {
    await open({ page, at: '/', faults: [{ path: /^\/api\/v9\/\w+\/search$/, status: 418 }, { path: /^\/api\/v9\/home\//, status: 418 }] });
    await expect(page.getByRole('navigation', { name: 'Main navigation' })).toBeVisible();
    // It comes to rest: for a while nothing more is asked.
    let met = -1;
    await expect.poll(() => {
      const before = met;
      met = proxy.met.length;
      return met === before;
    }, { intervals: [1_500] }).toBe(true);
    expect(met).toBeLessThan(20);
  });

  test('no reply at all says “Error” once and stays', async ({ page }) => {
    await open({ page, faults: [{ path: MODULES, instead: 'drop' }] });
    await expectSaidOnce(page, 'Error');
    await expect(page).toHaveURL(/\/app\/coupon/);
  });

  test('no reply within 180 seconds says “Time Out” once and stays', async ({ page }) => {
    await page.clock.install();
    await open({ page, faults: [{ path: MODULES, instead: 'hang' }] });
    await page.clock.fastForward(165_000);
    expect(await timesSaid(page, 'Time Out')).toBe(0);
    await page.clock.fastForward(16_000);
    await expect.poll(() => timesSaid(page, 'Time Out')).toBe(1);
    await expect(page).toHaveURL(/\/app\/coupon/);
  });
});

test.describe('a sign-in', () => {
  async function signIn(page: Page, fault: Omit<Fault, 'path'>): Promise<void> {
    proxy.answer({ path: /\/user\/userLogin$/, method: 'POST', ...fault });
    await page.goto(`${proxy.address}/auth/login`);
    await page.getByLabel('E-mail or phone number').fill(emailOf('institute'));
    await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
    await page.getByRole('button', { name: 'Sign in', exact: true }).click();
    await expect.poll(() => proxy.met.length).toBe(1);
  }

  for (const status of [404, 498]) {
    test(`${status} shows the server's own message`, async ({ page }) => {
      await signIn(page, { status, body: { httpcode: status, message: 'Said by the server alone.' } });
      await expectSaidOnce(page, 'Said by the server alone.');
      await expect(page).toHaveURL(/\/auth\/login$/);
    });
  }

  test('a code in the body of a 200 counts', async ({ page }) => {
    await signIn(page, { status: 200, body: { httpcode: 404, message: 'Said in a body.' } });
    await expectSaidOnce(page, 'Said in a body.');
  });

  test('403 says that the account is not active, with the support contact', async ({ page }) => {
    await signIn(page, { status: 403, body: { httpcode: 403, code: 'INACTIVE', supportContact: 'help@school.example' } });
    await expectSaidOnce(page, 'This account is not active. Write to help@school.example for help.');
  });

  test('423 takes the message away', async ({ page }) => {
    await signIn(page, { status: 404, body: { message: 'To be taken away.' } });
    await expect(page.getByText('To be taken away.')).toBeVisible();
    proxy.answer({ path: /\/user\/userLogin$/, status: 423, body: { message: 'Locked.' } });
    await page.getByRole('button', { name: 'Sign in', exact: true }).click();
    await expect.poll(() => proxy.met.length).toBe(1);
    await expect(page.getByText('To be taken away.')).toBeHidden();
    expect(await timesSaid(page, 'Locked.')).toBe(0);
    await expect(page).toHaveURL(/\/auth\/login$/);
  });

  test('409 of the auth client has its own text', async ({ page }) => {
    proxy.answer({ path: /\/user\/sendLoginOtp$/, status: 409 });
    await page.goto(`${proxy.address}/auth/userlogin-otp`);
    await page.getByLabel('E-mail or phone number').fill(emailOf('institute'));
    await page.locator('button[type=submit]').click();
    await expectSaidOnce(page, 'Active account found for this phonenumber & email');
  });
});

test.describe('uploads', () => {
  const image = { name: 'logo.png', mimeType: 'image/png', buffer: Buffer.from('iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==', 'base64') };
  const ADDRESS = /^\/api\/v9\/uploads\//;
  const given = { uploadUrl: '/files/put-here', filePublicUrl: '/files/x.png' };
  for (const [name, text, faults] of [
    ['an address that is not given', 'Not able to genararte upload url.', [{ path: ADDRESS, status: 500 }]],
    ['an answer without an address', 'Url genration failed', [{ path: ADDRESS, status: 200, body: { data: {} } }]],
    ['a file that is refused', 'File Uploaded failed', [{ path: ADDRESS, status: 200, body: { data: given } }, { path: /put-here/, status: 403 }]],
    ['a picture whose sending breaks off', 'Unable to Upload Image Try agian', [{ path: ADDRESS, status: 200, body: { data: given } }, { path: /put-here/, instead: 'drop' }]],
  ] as const) {
    test(`${name}: “${text}”`, async ({ page }) => {
      await open({ page, at: '/app/banner/create' });
      proxy.answer(...faults);
      await page.locator('input[type=file]').setInputFiles(image);
      await expect(page.getByText(text, { exact: true })).toHaveCount(1);
      await expect(page.getByText('Internal Server Error')).toHaveCount(0);
    });
  }
});

test.describe('services', () => {
  /** Refuses one call as the catalogue does without a word, and saves. */
  async function refuse({ page, text, fault, at, account, act }: { page: Page; text: string; fault: Fault; at: string; account?: Account; act: () => Promise<void> }): Promise<void> {
    await open({ page, at, faults: [QUIET, fault], ...(account ? { account } : {}) });
    await act();
    await expectSaidOnce(page, text);
    expect(new URL(page.url()).pathname).toBe(at);
  }
  const save = (page: Page): Promise<void> => page.getByRole('button', { name: 'Save', exact: true }).click();
  const firstOf = async (api: Api, path: string): Promise<string> => (await api.call<{ items: { id: string }[] }>('POST', path, { filters: path.startsWith('/coupon') ? { status: 'active' } : {}, size: 1 })).body.data.items[0]!.id;

  test('a coupon that cannot be added: “Failed to add coupon”', async ({ page }) => {
    const fault = { path: /^\/api\/v9\/coupon$/, method: 'POST', status: 403 };
    await refuse({ page, fault, text: 'Failed to add coupon', at: '/app/coupon/create', act: async () => {
      await page.getByRole('textbox', { name: 'Code' }).fill('FAULTY-1');
      await page.getByRole('textbox', { name: 'Percent off' }).fill('5');
      await page.getByRole('radio', { name: 'Course' }).check();
      await save(page);
    } });
  });

  test('a coupon that cannot be changed: “Failed to Update Coupon”', async ({ page, api }) => {
    const id = await firstOf(await api('institute'), '/coupon/search');
    await refuse({ page, fault: { path: /^\/api\/v9\/coupon\//, method: 'PATCH', status: 403 }, text: 'Failed to Update Coupon', at: `/app/coupon/${id}`, act: async () => {
      await page.getByRole('textbox', { name: 'Description' }).fill('Never to be kept');
      await save(page);
    } });
  });

  for (const [name, head, fault, text] of [
    ['an error of the platform', 'Internal Server Error', { status: 500 }, 'Nothing was saved; what you typed is kept here.'],
    ['no answer at all', 'Error', { instead: 'drop' }, 'It is not certain whether this was saved.'],
  ] as const) {
    test(`a save that meets ${name} says so once, at its button, with what has come of it`, async ({ page }) => {
      await open({ page, at: '/app/branch/create', faults: [QUIET, { path: /^\/api\/v9\/branch$/, method: 'POST', ...fault }] });
      const field = page.getByRole('textbox', { name: 'Name', exact: true });
      await field.fill('Never Built');
      await page.getByRole('combobox', { name: 'City' }).fill('Kochi');
      await save(page);
      const said = page.getByRole('alert').filter({ hasText: text });
      await expect(said).toBeVisible();
      await expect(said.getByText(head, { exact: true })).toBeVisible();
      await expectSaidOnce(page, text);
      await expect(page.getByText(head, { exact: true })).toHaveCount(1);
      await expect(field).toHaveValue('Never Built');
    });
  }

  test('a deletion that meets an error says that nothing was deleted', async ({ page }) => {
    await open({ page, faults: [QUIET, { path: /^\/api\/v9\/coupon\/[^/]+$/, method: 'DELETE', status: 500 }] });
    await page.getByRole('button', { name: /^Actions: / }).first().click();
    await page.getByRole('menuitem', { name: 'Delete' }).click();
    await dialogOf(page).getByRole('button', { name: /^Delete coupon/ }).click();
    await expect(dialogOf(page).getByRole('alert')).toHaveText('Internal Server Error – Nothing was deleted. The platform met an error. Try again in a moment.');
    await expect(page.getByText('Internal Server Error')).toHaveCount(1);
  });

  test('a coupon that cannot be deactivated: “failed to deactivate coupon”', async ({ page, api }) => {
    const id = await firstOf(await api('institute'), '/coupon/search');
    await refuse({ page, fault: { path: /^\/api\/v9\/coupon\//, method: 'PATCH', status: 403 }, text: 'failed to deactivate coupon', at: `/app/coupon/${id}/show`, act: async () => {
      await page.getByRole('button', { name: 'Deactivate' }).click();
      await dialogOf(page).getByRole('button', { name: 'Deactivate' }).click();
    } });
  });

  test('an institution that cannot be added: “Failed to Add Institution”', async ({ page }) => {
    await refuse({ page, account: 'super_admin', fault: { path: /^\/api\/v9\/institute$/, method: 'POST', status: 403 }, text: 'Failed to Add Institution', at: '/app/institution/create', act: async () => {
      await page.getByRole('textbox', { name: 'Name' }).fill('Never Made School');
      await page.getByRole('textbox', { name: 'E-mail' }).fill('never@school.example');
      await page.getByRole('textbox', { name: 'Phone' }).fill('9847033221');
      await save(page);
    } });
  });

  test('an institution that cannot be changed: “Failed to Upadate Institution”', async ({ page, api }) => {
    const id = await firstOf(await api('super_admin'), '/institute/search');
    await refuse({ page, account: 'super_admin', fault: { path: /^\/api\/v9\/institute\//, method: 'PUT', status: 403 }, text: 'Failed to Upadate Institution', at: `/app/institution/${id}`, act: async () => {
      await page.getByRole('textbox', { name: 'Description' }).fill('Never to be kept');
      await save(page);
    } });
  });

  test('a user who cannot be added: “Failed to Add user”', async ({ page }) => {
    await refuse({ page, fault: { path: /^\/api\/v9\/user$/, method: 'POST', status: 403 }, text: 'Failed to Add user', at: '/app/user/create', act: async () => {
      await page.getByRole('textbox', { name: 'Name', exact: true }).fill('Never Made');
      await page.getByRole('textbox', { name: 'E-mail' }).fill('never.made@school.example');
      await page.getByRole('combobox', { name: 'Role' }).selectOption('Faculty');
      await save(page);
    } });
  });

  test('the analytics configuration that does not come is logged and shown to nobody', async ({ page }) => {
    const logged: string[] = [];
    page.on('console', (message) => logged.push(`${message.type()}: ${message.text()}`));
    await open({ page, faults: [{ path: /\/web-configs\/app-integrations$/, status: 500 }] });
    await expect.poll(() => logged).toContain('info: Failed to fetch analytics configuration');
    await expectNothingSaid(page);
  });
});

test('texts of screens that are not built yet stand in the catalogue, byte for byte', () => {
  const fixed = JSON.stringify(fixedWords);
  const reached = ['Failed to add coupon', 'Failed to Update Coupon', 'failed to deactivate coupon', 'Failed to Add Institution', 'Failed to Upadate Institution', 'Failed to Add user'];
  const areas = { service: errors.service, payment: errors.payment, chat: errors.chat, reports: errors.reports };
  const later = Object.entries(areas).flatMap(([area, { messages }]) => messages.map(({ text }) => ({ area, text }))).filter(({ text }) => !reached.includes(text));
  later.push(...errors.clients.filter((one) => one.client === 'second').flatMap((one) => one.statuses.flatMap(({ message }) => (message === 'Item already exists.' ? [{ area: 'second client', text: message }] : []))));
  later.push({ area: 'upload', text: 'something went wrong!' }, { area: 'upload', text: 'File not selected' });
  for (const { area, text } of later) console.log(`not yet reachable: ${area}: ${text}`);
  expect(later.filter(({ text }) => !fixed.includes(JSON.stringify(text))).map(({ text }) => text)).toEqual([]);
});
