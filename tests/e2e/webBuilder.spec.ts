import type { Browser, Page } from '@playwright/test';
import { blocksOf, VECTORS } from '../features/webBuilder/vectors';
import { siteOf } from '../features/webBuilder/support';
import { makeInstitutions } from './support/records';
import { expect, expectAccessible, setLook, test } from './support/test';

const saved = (page: Page) => expect(page.locator('.wb-status')).toHaveText(/^(Draft saved|Published)$/);
const headings = (page: Page): Promise<string[]> => page.locator('.ls :is(h1, h2, h3)').allInnerTexts();

/** One dot. */
const PICTURE = Buffer.from('iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==', 'base64');

/** A browser in which nobody has signed in. */
async function stranger(browser: Browser, address: string): Promise<Page> {
  const page = await (await browser.newContext({ baseURL: address })).newPage();
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type()) && !/404/.test(message.text())) throw new Error(message.text());
  });
  return page;
}

test('an institute builds its site by mouse and keyboard, publishes it, and goes back to what it was', async ({ page, browser, address, signIn, api, silence }) => {
  // The second of two who save at once is refused: the browser notes the answer itself.
  silence.allow(/status of 412/);
  const { details } = await api('institute');
  const site = `/sites/${String(details['instituteId'])}/`;
  page.setDefaultTimeout(30_000);
  const outside = await stranger(browser, address);
  await signIn('institute', { at: '/app/web-builder' });
  await page.getByRole('button', { name: 'Begin with “An institute”' }).click();
  const order = page.getByRole('region', { name: 'On this page' }).getByRole('listitem');
  await expect(order.first()).toHaveText('Header');
  const faces = await page.locator('.wb :is(h2, h3, label, button, .wb-kind), header').evaluateAll((all) => [...new Set(all.filter((one) => !one.closest('.wb-paper')).map((one) => getComputedStyle(one).fontFamily))]);
  expect(faces).toEqual([expect.stringMatching(/^"Inter Variable"/)]);

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
    await page.getByRole('button', { name: 'Redo' }).click();
    await expect(page.locator('.wb-paper .hero')).toContainText('Learn by the river');
    await saved(page);
  });

  await test.step('a picture is sent, and there is room for what is said of it', async () => {
    await page.locator('.wb-order .wb-choose', { hasText: /^Hero$/ }).click();
    await page.locator('.wb-right input[type=file]').setInputFiles({ name: 'river.png', mimeType: 'image/png', buffer: PICTURE });
    await expect(page.locator('.wb-paper .hero img')).toBeVisible();
    const said = (await page.locator('.wb-right').getByText(/or drag it here/).boundingBox())!;
    expect(said.width).toBeGreaterThan(140);
    expect(said.height).toBeLessThan(80);
    await saved(page);
  });

  await test.step('nobody else sees a draft; everybody sees what is published, exactly', async () => {
    expect((await outside.goto(site))?.status()).toBe(404);
    const publish = page.getByRole('button', { name: 'Publish', exact: true });
    await publish.click();
    const left = page.getByRole('dialog', { name: 'Before everybody sees the site' });
    await expect(left.getByRole('listitem')).toHaveText([/^Home › Hero/, /^Home › Questions/, /^About us › Text/]);
    await left.getByRole('button', { name: /^About us › Text/ }).click();
    await expect(left).toBeHidden();
    await expect(page.locator('.wb-order .wb-choose[aria-pressed=true]')).toHaveText('Text');
    await page.locator('.wb-right [contenteditable=true]').fill('We teach by the river.');
    await expect(page.locator('.wb-paper')).toContainText('We teach by the river.');
    await saved(page);
    await page.locator('.wb-pages select').selectOption({ label: 'Home' });
    await publish.click();
    await expect(left.getByRole('listitem')).toHaveText([/^Home › Hero/, /^Home › Questions/]);
    expect((await outside.goto(site))?.status()).toBe(404);
    await left.getByRole('button', { name: 'Publish all the same' }).click();
    await expect(page.getByText('Everybody sees the site now.')).toBeVisible();
    await expect(page.getByText('Everybody sees the published site at').getByRole('link')).toHaveAttribute('href', /^\/sites\/[0-9a-f-]+\/$/);
    const drawn = await headings(page);
    expect((await outside.goto(site))?.status()).toBe(200);
    expect(await headings(outside)).toEqual(drawn);
    await expect.poll(() => outside.locator('.hero img').evaluate((one: HTMLImageElement) => one.naturalWidth)).toBe(1);
    await expect(outside.locator('main')).toContainText('Since 1998 we teach in this town.');
    expect(await outside.evaluate(() => [...document.scripts].filter((one) => one.type !== 'application/ld+json').length)).toBe(0);
  });

  await test.step('axe finds nothing in the editor and on the site', async () => {
    for (const theme of ['light', 'dark'] as const) {
      await setLook(page, { theme });
      await expectAccessible(page, `the editor, ${theme}`);
    }
    await page.getByRole('button', { name: 'Phone' }).click();
    await expect(page.locator('.wb-paper')).toHaveCSS('width', '390px');
    for (const width of [1440, 390]) {
      await outside.setViewportSize({ width, height: 900 });
      await expectAccessible(outside, `the site, ${width}`);
      expect(await outside.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth)).toBe(true);
    }
  });

  await test.step('what was published before comes back byte for byte', async () => {
    const bytes = async (): Promise<string> => (await outside.request.get(site)).text();
    const first = await bytes();
    await page.locator('.wb-order .wb-choose', { hasText: /^Hero$/ }).click();
    await page.getByRole('textbox', { name: 'Heading' }).fill('Something else');
    await expect(page.locator('.wb-paper .hero')).toContainText('Something else');
    await saved(page);
    expect(await bytes()).toBe(first);
    await page.getByRole('button', { name: 'Publish', exact: true }).click();
    await page.getByRole('button', { name: 'Publish all the same' }).click();
    await expect.poll(bytes).not.toBe(first);
    await page.getByRole('button', { name: 'History' }).click();
    await page.getByRole('button', { name: /^Version 1/ }).click();
    await expect(page.getByText('Changed: “Hero” on the page “Home” (Heading)')).toBeVisible();
    const restore = page.getByRole('button', { name: 'Restore version 1' });
    // It is written in the button's own colour, not in that of the list around it.
    expect(await restore.evaluate((button) => [...button.querySelectorAll('span')].map((text) => getComputedStyle(text).color === getComputedStyle(button).color))).toEqual([true]);
    await restore.click();
    await expect(page.locator('.wb-paper .hero')).toContainText('Learn by the river');
    await page.getByRole('button', { name: 'Publish', exact: true }).click();
    await page.getByRole('button', { name: 'Publish all the same' }).click();
    await expect.poll(bytes).toBe(first);
  });

  await test.step('two editors are told of each other, and neither writes over the other unseen', async () => {
    const other = await (await browser.newContext({ baseURL: address, viewport: { width: 1440, height: 900 } })).newPage();
    await signIn('institute', { page: other });
    await other.goto('/app/web-builder');
    await expect(other.getByText('You have this site open elsewhere as well.')).toBeVisible();
    const write = async (on: Page, text: string): Promise<void> => {
      await on.locator('.wb-order .wb-choose', { hasText: /^Hero$/ }).click();
      await on.getByRole('textbox', { name: 'Heading' }).fill(text);
    };
    await write(other, 'By the second');
    await saved(other);
    await write(page, 'By the first');
    const told = page.getByRole('alertdialog');
    await expect(told).toContainText('You changed this site in another tab meanwhile');
    await expect(page.getByRole('toolbar', { name: 'The site' }).getByRole('status')).toHaveText('Changed in another tab');
    await expect(told).toContainText('Changed: “Hero” on the page “Home” (Heading)');
    await told.getByRole('button', { name: 'Take the draft of the other tab' }).click();
    await expect(page.locator('.wb-paper .hero')).toContainText('By the second');
    await other.context().close();
  });

  await test.step('nothing of the editor stays in the page once it is left', async () => {
    expect(await page.evaluate(() => Object.hasOwn(document, 'createElement'))).toBe(true);
    await page.getByRole('link', { name: 'Home', exact: true }).first().click();
    await expect(page.locator('.wb')).toHaveCount(0);
    await expect.poll(() => page.evaluate(() => [Object.hasOwn(document, 'createElement'), document.adoptedStyleSheets.length])).toEqual([false, 0]);
  });
  await outside.context().close();
});

test('what is typed is kept whatever page is opened next, and a page without a block is told of before everybody sees it', async ({ page, signIn, silence }) => {
  silence.allow(/status of 422/);
  await signIn('super_admin', { at: '/app/web-builder' });
  await page.getByRole('button', { name: 'Begin with “An empty page”' }).click();
  const publish = page.getByRole('button', { name: 'Publish', exact: true });
  const pages = page.locator('.wb-pages select');
  await publish.click();
  await expect(page.getByRole('alert').filter({ hasText: 'Before the site can be published:' })).toContainText('Put at least one block on the page “Home”: there is nothing on it yet.');
  await page.getByRole('button', { name: 'Add the block “Text”' }).click();
  await publish.click();
  await expect(page.getByRole('alert').filter({ hasText: 'Before the site can be published:' })).toContainText('Home › Text › Text: nothing is written there yet. Fill it in, or remove the block.');
  const text = page.locator('.wb-right [contenteditable=true]');
  for (const way of ['by the list', 'by a key', 'by a new page']) {
    await text.click();
    await page.keyboard.type(`Typed fast, then away ${way}. `);
    if (way === 'by the list') await page.getByRole('button', { name: 'Add a page' }).click();
    else if (way === 'by a key') await pages.selectOption({ label: 'New page' });
    else await page.getByRole('button', { name: 'Add a page' }).press('Enter');
    await expect(page.getByRole('region', { name: 'On this page' }).getByRole('listitem')).toHaveCount(2);
    await pages.selectOption({ label: 'Home' });
    await expect(page.locator('.wb-paper')).toContainText(`away ${way}.`);
    await page.locator('.wb-order .wb-choose', { hasText: /^Text$/ }).click();
    await expect(text).toContainText(`away ${way}.`);
  }
  await saved(page);
  await publish.click();
  const left = page.getByRole('dialog', { name: 'Before everybody sees the site' });
  await expect(left.getByRole('listitem')).toHaveText([/^New pageNothing on this page yet$/, /^New pageNothing on this page yet$/]);
  await left.getByRole('listitem').first().getByRole('button').click();
  await expect(pages).not.toHaveValue('home');
  await publish.click();
  await left.getByRole('button', { name: 'Publish all the same' }).click();
  await expect(page.getByText('Everybody sees the site now.')).toBeVisible();
  const shown = await page.locator('.wb-where a').getAttribute('href');
  const status = async (): Promise<number> => (await page.request.get(shown!)).status();
  expect(await status()).toBe(200);
  await page.getByRole('button', { name: 'Take the site down' }).click();
  const question = page.getByRole('alertdialog', { name: 'Take the site down?' });
  await expect(question).toContainText('at its address it is said that there is nothing');
  await question.getByRole('button', { name: 'Take the site down' }).click();
  await expect(page.getByText('The site is down. Publish it to put it up again.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Take the site down' })).toHaveCount(0);
  expect(await status()).toBe(404);
  await publish.click();
  await left.getByRole('button', { name: 'Publish all the same' }).click();
  await expect(page.getByRole('button', { name: 'Take the site down' })).toBeVisible();
  expect(await status()).toBe(200);
  await page.reload();
  for (const way of ['by the list', 'by a key', 'by a new page']) await expect(page.locator('.wb-paper')).toContainText(`away ${way}.`);
});

test('who opens the address of a site that is not there, or of a draft that is not to be seen, reads so on a page', async ({ page, address, silence }) => {
  // The browser itself notes the status of the page.
  silence.allow(/status of 404/);
  for (const path of ['/sites/none/', '/sites/0198ffff-0000-7000-8000-00000000beef/', '/sites/0198ffff-0000-7000-8000-00000000beef/draft/']) {
    expect((await page.goto(address + path))?.status()).toBe(404);
    await expect(page.getByRole('heading', { name: 'This page does not exist' })).toBeVisible();
  }
});

test('who sees several institutes reads whose site would be begun', async ({ page, signIn, api }) => {
  const [made] = await makeInstitutions({ api: await api('super_admin'), prefix: 'Siteless', count: 1 });
  await signIn('super_admin', { at: '/app/web-builder' });
  // Another journey may have begun the operator’s.
  await expect(page.getByText('The operator itself has no site yet.').or(page.locator('.wb-paper')).first()).toBeVisible();
  await page.getByRole('button', { name: 'Institute: All institutes' }).click();
  await page.getByRole('searchbox', { name: 'Find an institute' }).fill(made!.name);
  await page.getByRole('button', { name: made!.name, exact: true }).click();
  await expect(page.getByText(`“${made!.name}” has no site yet.`)).toBeVisible();
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

test('a draft that got no answer is saved by itself once the platform answers, also where the save was done all the same', async ({ page, signIn, silence }) => {
  silence.allow(/ERR_FAILED|Failed to load|status of 412/);
  await signIn('institute2', { at: '/app/web-builder' });
  await page.getByRole('button', { name: 'Begin with “An institute”' }).click();
  await saved(page);
  const status = page.locator('.wb-status');
  const write = async (text: string) => {
    await page.locator('.wb-order .wb-choose', { hasText: /^Hero$/ }).click();
    await page.getByRole('textbox', { name: 'Heading' }).fill(text);
  };
  const saves = '**/web-builder/web-configuration**';
  await page.route(saves, (route) => route.abort());
  await write('Never sent');
  await expect(status).toContainText('Not saved: the platform does not answer.');
  await expect(page.getByRole('alert').filter({ hasText: 'Look at the record' })).toHaveCount(0);
  await page.unroute(saves);
  await saved(page);
  // Done, and the answer lost. It says so for a moment, until it is tried again.
  const told = await status.evaluateHandle((one) => {
    const texts: string[] = [];
    new MutationObserver(() => texts.push(one.textContent ?? '')).observe(one, { subtree: true, childList: true, characterData: true });
    return texts;
  });
  let lost = 0;
  await page.route(saves, async (route) => {
    if (route.request().method() === 'GET' || lost > 0) return route.continue();
    lost += 1;
    await route.fetch();
    return route.abort();
  });
  await write('Sent and not answered');
  await expect.poll(async () => (await told.jsonValue()).some((text) => text.includes('Not saved: the platform does not answer.'))).toBe(true);
  await saved(page);
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page.reload();
  await expect(page.locator('.wb-paper .hero')).toContainText('Sent and not answered');
});
