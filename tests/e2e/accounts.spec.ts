import type { Page } from '@playwright/test';
import { startMailServer, type MailServer } from '../platform/support/smtpServer';
import { signInToApi } from './support/api';
import { newDataDir, removeDataDir, startProduct, type Product } from './support/product';
import { expect, test } from './support/test';

const PASSWORD = 'Correct-horse-9';
let product: Product;
let mailServer: MailServer;

test.beforeAll(async () => {
  test.setTimeout(180_000);
  mailServer = await startMailServer();
  product = await startProduct({ dataDir: newDataDir(), env: { SMTP_URL: `smtp://127.0.0.1:${mailServer.port}`, MAIL_FROM: 'no-reply@lectern.test' } });
});
test.afterAll(async () => {
  await product?.stop();
  await mailServer?.close();
  if (product) removeDataDir(product.dataDir);
});

/** The text of the newest mail to somebody, once there is one that says it. */
async function mailTo(address: string, words: RegExp): Promise<string> {
  const found = (): string => mailServer.mails.filter((mail) => mail.envelopeTo.includes(address) && words.test(mail.text ?? '')).at(-1)?.text ?? '';
  await expect.poll(found, { timeout: 30_000 }).not.toBe('');
  return found();
}

async function signIn(page: Page, email: string): Promise<void> {
  await page.goto(`${product.address}/auth/login`);
  await page.getByLabel('E-mail or phone number').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
}

async function signOut(page: Page): Promise<void> {
  await page.evaluate(() => localStorage.clear());
}

test('from nothing to work: an institute registers, is approved, and its people come by the mails they get', async ({ page, silence }) => {
  test.setTimeout(240_000);
  // Refusals that are part of the journey: waiting for approval, a link used twice.
  silence.allow(/status of (403|498)/);
  const head = 'head@kochi.example';
  await page.goto(`${product.address}/auth/register-1`);
  await page.getByLabel(/^Name of the institute/).fill('Kochi Evening School');
  await page.getByLabel('E-mail', { exact: true }).fill(head);
  await page.getByLabel('Phone number').fill('98470 54321');
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.getByRole('button', { name: 'Register', exact: true }).click();
  const code = /\b\d{6}\b/.exec(await mailTo(head, /\b\d{6}\b/))![0];
  await page.getByLabel('Digit 1').click();
  await page.keyboard.type(code);
  await page.getByRole('button', { name: 'Continue', exact: true }).click({ timeout: 3_000 }).catch(() => undefined);
  await expect(page.getByRole('heading', { name: 'Add your logo' })).toBeVisible();

  await signIn(page, head);
  await expect(page.getByRole('heading', { name: 'Awaiting approval' })).toBeVisible();
  await expect(page.getByRole('alert')).toHaveCount(0);

  const admin = await signInToApi({ address: product.address, account: 'super_admin' });
  const waiting = await admin.call<{ items: { id: string }[] }>('POST', '/institute/search', { query: 'Kochi Evening' });
  expect((await admin.call('PUT', `/institute/${waiting.body.data.items[0]!.id}/approveInstitute`, {})).status).toBe(200);
  expect(await mailTo(head, /has been approved/)).toMatch(/\/auth\/login/);

  await signIn(page, head);
  await expect(page.getByRole('navigation', { name: 'Main navigation' })).toBeVisible();
  await expect(page.getByText('Access denied')).toHaveCount(0);
  const token = await page.evaluate(() => localStorage.getItem('lectern.token')!);

  for (const role of ['faculty', 'sub_admin'] as const) {
    const email = `${role}@kochi.example`;
    const made = await fetch(`${product.address}/api/v9/user`, { method: 'POST', headers: { authorization: token, 'content-type': 'application/json' }, body: JSON.stringify({ name: `Kochi ${role === 'faculty' ? 'Teacher' : 'Office'}`, emailId: email, role }) });
    expect(made.status).toBe(201);
    const link = /https?:\S+#link=\S+/.exec(await mailTo(email, /#link=/))![0];
    await signOut(page);
    await page.goto('about:blank');
    await page.goto(link);
    await expect(page.getByRole('heading', { name: /^Welcome, Kochi/ })).toBeVisible();
    await expect(page.getByText(/invites you to Kochi Evening School/)).toBeVisible();
    await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
    await page.getByRole('button', { name: 'Set the password and sign in' }).click();
    await expect(page.getByRole('navigation', { name: 'Main navigation' })).toBeVisible();
    await expect(page.getByText('Access denied')).toHaveCount(0);
    await page.goto('about:blank');
    await page.goto(link);
    await expect(page.getByText(/used already/)).toBeVisible();
  }
});
