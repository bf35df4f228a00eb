const PASSWORD = 'Lectern-demo-1';

/** The smallest react-admin app: where its parts are. */
export function peerSubject(address) {
  return {
    name: 'peer',
    address,
    list: '/#/user',
    row: 'tbody tr.RaDataTable-row',
    next: (page) => page.getByRole('button', { name: /next page/i }).click(),
    searchBox: (page) => page.getByRole('textbox').first(),
    firstLink: (page) => page.locator('tbody tr.RaDataTable-row').first(),
    formField: 'form input[name="name"]',
  };
}

/** Lectern with a super admin signed in, as in the morning: the session is kept, nothing is cached. */
export async function lecternSubject({ browser, address }) {
  const context = await browser.newContext();
  const page = await context.newPage();
  await page.goto(`${address}/auth/login`);
  await page.getByLabel('E-mail or phone number').fill('super_admin@demo.lectern.test');
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await page.getByRole('navigation', { name: 'Main navigation' }).waitFor();
  await page.goto(`${address}/app/user`);
  await page.locator(ROW).first().waitFor();
  const storageState = await context.storageState();
  await context.close();
  return {
    name: 'lectern',
    address,
    storageState,
    list: '/app/user',
    row: ROW,
    gap: GAP,
    next: (target) => target.getByRole('button', { name: 'Next page' }).click(),
    searchBox: (target) => target.locator('input[data-search]'),
    firstLink: (target) => target.locator(`${ROW} a`).first(),
    formField: 'form input[name="name"]',
  };
}

/** Rows that are left out while they are out of sight: their room says how many. */
const GAP = '[data-block][role=presentation]';
/** A row with a record, not a skeleton. */
const ROW = '[role=row][data-id]';
