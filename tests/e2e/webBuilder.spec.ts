import type { Browser, Page } from '@playwright/test';
import { blocksOf, VECTORS } from '../features/webBuilder/vectors';
import { siteOf } from '../features/webBuilder/support';
import { expect, test } from './support/test';

const saved = (page: Page) => expect(page.locator('.wb-status')).toHaveText(/^(Draft saved|Published)$/);

/** A browser in which nobody has signed in. */
async function stranger(browser: Browser, address: string): Promise<Page> {
  const page = await (await browser.newContext({ baseURL: address })).newPage();
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type()) && !/404/.test(message.text())) throw new Error(message.text());
  });
  return page;
}

test('an institute builds its site by mouse and keyboard, and nobody else sees the draft', async ({ page, browser, address, signIn, api }) => {
  test.setTimeout(150_000);
  const { details } = await api('institute');
  const site = `/sites/${String(details['instituteId'])}/`;
  page.setDefaultTimeout(10_000);
  const outside = await stranger(browser, address);
  await signIn('institute');
  await page.goto('/app/web-builder');
  await page.getByRole('button', { name: 'Begin with “An institute”' }).click();
  const order = page.getByRole('region', { name: 'On this page' }).getByRole('listitem');
  await expect(order.first()).toHaveText('Header');

  await test.step('by keyboard: a block is added, moved and filled in', async () => {
    await page.getByRole('button', { name: 'Add the block “Testimonials”' }).focus();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { level: 2, name: 'Testimonials' })).toBeVisible();
    await page.getByLabel('Heading', { exact: false }).first().fill('What learners say');
    await page.getByRole('button', { name: 'Add to Entries' }).or(page.getByRole('button', { name: /Entries/ })).first().focus();
    await page.keyboard.press('Enter');
    await page.getByLabel('Words').fill('The evening batch is good.');
    await page.getByLabel('Name').fill('Anjali');
    const place = await order.filter({ hasText: 'Testimonials' }).evaluate((one) => [...one.parentElement!.children].indexOf(one));
    await page.getByRole('button', { name: /Move “\d+\. Testimonials” up/ }).focus();
    await page.keyboard.press('Enter');
    await expect(order.nth(place - 1)).toContainText('Testimonials');
    await expect(page.locator('.wb-paper')).toContainText('The evening batch is good.');
    await saved(page);
  });

  await test.step('by mouse: a block is dragged onto the page and chosen there', async () => {
    const before = await order.count();
    const kind = (await page.getByTestId('drawer-item:richText').boundingBox())!;
    const onto = (await page.locator('[data-puck-component="hero"], .wb-paper .hero').first().boundingBox())!;
    await page.mouse.move(kind.x + 20, kind.y + 16);
    await page.mouse.down();
    await page.mouse.move(kind.x + 60, kind.y + 30, { steps: 4 });
    await page.mouse.move(onto.x + onto.width / 2, onto.y + onto.height - 20, { steps: 20 });
    await page.mouse.move(onto.x + onto.width / 2, onto.y + onto.height - 12, { steps: 4 });
    await page.mouse.up();
    await expect(order).toHaveCount(before + 1);
    await page.locator('.wb-order .wb-choose', { hasText: /^Text$/ }).click();
    await page.locator('.wb-right [contenteditable=true]').fill('Since 1998 we teach in this town.');
    await page.locator('.wb-paper .hero').click();
    await expect(page.getByRole('heading', { level: 2, name: 'Hero' })).toBeVisible();
    await page.getByRole('textbox', { name: 'Heading' }).fill('Learn by the river');
    await expect(page.locator('.wb-paper .hero')).toContainText('Learn by the river');
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(page.locator('.wb-paper .hero')).toContainText('Learn with us');
    await page.locator('.wb-order .wb-choose', { hasText: /^Hero$/ }).click();
    await expect(page.getByRole('textbox', { name: 'Heading' })).toHaveValue('Learn with us');
    await saved(page);
  });

  await test.step('nobody else sees a draft', async () => {
    expect((await outside.goto(site))?.status()).toBe(404);
  });
  await outside.context().close();
});

test('markup of 500 kinds does not run on a site', async ({ browser, address, api }) => {
  const { call, details } = await api('whitelabel');
  const page = await stranger(browser, address);
  for (let from = 0; from < VECTORS.length; from += 100) {
    const configuration = siteOf(blocksOf(VECTORS.slice(from, from + 100)));
    await call(from === 0 ? 'POST' : 'PUT', '/web-builder/web-configuration', { configuration });
    expect((await call('PUT', '/web-builder/publish', {})).status).toBe(200);
    await page.goto(`/sites/${String(details['instituteId'])}/`);
    await page.locator('summary').first().click();
    await page.mouse.move(400, 400);
    expect(await page.evaluate(() => '__ran' in window)).toBe(false);
    expect(new URL(page.url()).origin).toBe(address);
  }
  await page.context().close();
});
