import type { Page } from '@playwright/test';
import { startMailServer, type MailServer } from '../platform/support/smtpServer';
import { emailOf, PASSWORD as DEMO_PASSWORD } from './support/api';
import { forgetStored } from './support/keptContext';
import { dialogOf, settle } from './support/list';
import { removeDataDir, startedDataDir, startProduct, type Product } from './support/product';
import { expect, test } from './support/test';
import { ready, visitWhole } from './support/visit';

// As most people have it, with movement.
test.use({ contextOptions: { reducedMotion: 'no-preference' } });

const PASSWORD = 'Correct-horse-9';
let product: Product;
let mailServer: MailServer;

test.beforeAll(async () => {
  mailServer = await startMailServer();
  product = await startProduct({ dataDir: await startedDataDir(), env: { SMTP_URL: `smtp://127.0.0.1:${mailServer.port}`, MAIL_FROM: 'no-reply@lectern.test', LECTERN_PENDING: 'hide' } });
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

async function signIn(page: Page, email: string, password = PASSWORD): Promise<void> {
  await page.goto(`${product.address}/auth/login`);
  await page.getByLabel('E-mail or phone number').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
}

/** Leaves the console, and forgets the session: a page that is open would go on asking without it. */
async function signOut(page: Page): Promise<void> {
  await page.goto('about:blank');
  await forgetStored(page);
}

/** The super admin finds the institute by the line of the home screen, and approves it from its list. */
async function approveByHand({ page, institute }: { page: Page; institute: string }): Promise<void> {
  await signIn(page, emailOf('super_admin'), DEMO_PASSWORD);
  await page.getByRole('link', { name: /waits? for approval/ }).click();
  await settle(page);
  await page.getByRole('row', { name: new RegExp(institute) }).getByRole('checkbox').check();
  await page.getByRole('button', { name: 'Approve', exact: true }).click();
  await dialogOf(page).getByRole('button', { name: /^Approve/ }).click();
  await expect(page.getByText(/approved/i).first()).toBeVisible();
}

/** What the form of a new user offers as roles. */
async function offeredRoles(page: Page): Promise<string[]> {
  await page.goto(`${product.address}/app/user/create`);
  const options = page.getByRole('combobox', { name: /^Role/ }).locator('option');
  await expect(options.nth(1)).toBeAttached();
  return (await options.allInnerTexts()).filter((name) => name !== 'Choose…');
}

async function addPerson({ page, name, email, role }: { page: Page; name: string; email: string; role: string }): Promise<void> {
  await expect(page.getByRole('navigation', { name: 'Main navigation' })).toBeVisible();
  await page.goto(`${product.address}/app/user/create`);
  await page.getByRole('textbox', { name: /^Name/ }).fill(name);
  await page.getByRole('textbox', { name: /^E-mail/ }).fill(email);
  await page.getByRole('combobox', { name: /^Role/ }).selectOption({ label: role });
  // What the role brings along moves the button: a press in that moment would miss it.
  if (role !== 'Learner') await expect(page.getByRole('group', { name: /^May use/ }).getByRole('table')).toBeVisible();
  await ready(page);
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await page.waitForURL((url) => !url.pathname.endsWith('/create'));
}

/** Whoever has signed in reads every screen of the own menu. */
async function expectWork(page: Page): Promise<void> {
  const menu = page.getByRole('navigation', { name: 'Main navigation' });
  await expect(menu).toBeVisible();
  const addresses = await menu.getByRole('link').evaluateAll((links) => links.map((link) => (link as HTMLAnchorElement).pathname));
  expect(addresses.length).toBeGreaterThan(0);
  for (const address of addresses) {
    await visitWhole(page, address);
    await expect(page.getByText(/Access denied|Something went wrong/)).toHaveCount(0);
  }
}

test('from nothing to work: an institute registers, is approved on screen, invites one of each kind, and each works on every screen of their menu', async ({ page, silence }) => {
  test.setTimeout(600_000);
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

  await signOut(page);
  await approveByHand({ page, institute: 'Kochi Evening School' });
  const approved = await mailTo(head, /has been approved/);
  await signOut(page);

  await page.goto(/https?:\S+\/auth\/login\S*/.exec(approved)![0]);
  await signIn(page, head);
  await expectWork(page);
  const offered = await offeredRoles(page);
  expect(offered).toEqual(['Learner', 'Faculty', 'Sub admin']);

  for (const role of offered) {
    const email = `${role.toLowerCase().replace(' ', '.')}@kochi.example`;
    await signIn(page, head);
    await addPerson({ page, name: `Kochi ${role}`, email, role });
    const link = /https?:\S+#link=\S+/.exec(await mailTo(email, /#link=/))![0];
    await signOut(page);
    await page.goto('about:blank');
    await page.goto(link);
    await expect(page.getByRole('heading', { name: /^Welcome, Kochi/ })).toBeVisible();
    await expect(page.getByText(/Kochi Evening School invites you/)).toBeVisible();
    await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
    await page.getByRole('button', { name: role === 'Learner' ? 'Set the password' : 'Set the password and sign in', exact: true }).click();
    if (role === 'Learner') await expect(page.getByText(/on the app or the platform that Kochi Evening School teaches with\..*learners do not sign in here/)).toBeVisible();
    else await expectWork(page);
    await page.goto('about:blank');
    await page.goto(link);
    await expect(page.getByText(/already been used/)).toBeVisible();
  }
});
