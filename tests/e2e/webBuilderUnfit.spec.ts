import type { Page } from '@playwright/test';
import { expect, expectAccessible, test } from './support/test';

const status = (page: Page) => page.locator('.wb-status');
/** The site of this institute, which another journey of the worker may have begun with the same template. */
async function begun(page: Page): Promise<void> {
  const [begin, add] = [page.getByRole('button', { name: 'Begin with “An institute”' }), page.getByRole('button', { name: 'Add a page' })];
  await expect(begin.or(add)).toBeVisible();
  if (await begin.isVisible()) await begin.click();
}

const UNSAVED = 'Not saved: something that you wrote here cannot be used yet';
const LONG = 'A heading of many words that nobody reads to its end, '.repeat(3).trim();

test('what cannot be used in a part of a site is not said to be saved, stays where it was typed, and is named before it is published', async ({ page, signIn }) => {
  await signIn('whitelabel', { at: '/app/web-builder' });
  await begun(page);
  const order = page.locator('.wb-order .wb-choose');
  const heading = page.getByRole('textbox', { name: 'Heading' });
  const paper = page.locator('.wb-paper .hero');
  await order.filter({ hasText: /^Hero$/ }).click();
  await heading.fill('Short');
  await expect(paper).toContainText('Short');
  await expect(status(page)).toHaveText('Draft saved');
  await heading.fill(LONG);
  // Said while the field still has the focus.
  await expect(status(page)).toHaveText(UNSAVED);
  await expect(page.locator('.wb-right')).toContainText(`Use at most 120 characters: there are ${LONG.length}.`);
  await expect(paper).toContainText('Short');
  await expectAccessible(page);

  await order.filter({ hasText: /^Text$|^Course list$/ }).first().click();
  await expect(status(page)).toHaveText(UNSAVED);
  await page.getByRole('button', { name: 'Add a page' }).click();
  await expect(status(page)).toHaveText(UNSAVED);
  await page.locator('.wb-pages select').selectOption({ label: 'Home' });
  await order.filter({ hasText: /^Hero$/ }).click();
  await expect(heading).toHaveValue(LONG);
  await expect(page.locator('.wb-right')).toContainText('Use at most 120 characters');

  await page.getByRole('button', { name: 'Publish', exact: true }).click();
  await expect(page.getByRole('alert').filter({ hasText: 'Before the site can be published:' })).toContainText('Home › Hero › Heading: what is written there cannot be used.');
  await heading.fill('Put right');
  await expect(status(page)).toHaveText('Draft saved');
  await expect(paper).toContainText('Put right');

  // What was refused is gone with its undoing, and with its block.
  await heading.fill(LONG);
  await expect(status(page)).toHaveText(UNSAVED);
  await page.locator('.wb-bar').getByRole('button', { name: 'Undo' }).click();
  await expect(status(page)).toHaveText('Draft saved');
  await expect(heading).not.toHaveValue(LONG);
  await heading.fill(LONG);
  await expect(status(page)).toHaveText(UNSAVED);
  await page.getByRole('button', { name: /Remove “\d+\. Hero”/ }).click();
  await expect(status(page)).toHaveText('Draft saved');

  // What stands around every page, and the page itself, is no block.
  await order.filter({ hasText: /^Footer$/ }).click();
  await page.getByRole('textbox', { name: 'Last line' }).fill(LONG.repeat(2));
  await expect(status(page)).toHaveText(UNSAVED);
  await page.getByRole('button', { name: 'Page and site' }).or(page.locator('.wb-parthead button')).first().click();
  await page.getByRole('textbox', { name: 'Title' }).fill(LONG.repeat(2));
  await page.getByRole('button', { name: 'Publish', exact: true }).click();
  await expect(page.getByRole('alert').filter({ hasText: 'Before the site can be published:' }).getByRole('listitem')).toHaveText([/^Home › Title: .*cannot be used\. Correct it\.$/, /^Footer › Last line: .*cannot be used\. Correct it\.$/]);
  await expect(status(page)).toHaveText(UNSAVED);
});

test('an address that a page cannot have is named at its field before anything is sent, with what it may be', async ({ page, signIn }) => {
  await signIn('whitelabel', { at: '/app/web-builder' });
  await begun(page);
  await page.getByRole('button', { name: 'Add a page' }).click();
  const address = page.getByRole('textbox', { name: 'Address' });
  const side = page.locator('.wb-right');
  const saved = await address.inputValue();
  await expect(side.locator('label', { hasText: 'Address' })).not.toContainText('optional');
  for (const [typed, said] of [
    ['/pricing', 'Small letters without accents, digits and hyphens, without a slash: about-us.'],
    ['#contact', 'Small letters without accents, digits and hyphens, without a slash: about-us.'],
    ['about', 'Another page of this site has this address. Give this one an address of its own.'],
    ['courses', 'The site needs this address for itself. Choose another.'],
    ['', 'Only the first page has no address. Give this one an address, such as about-us.'],
  ] as const) {
    await address.fill(typed);
    await address.press('Tab');
    await expect(side).toContainText(said);
    await expect(status(page)).toHaveText(UNSAVED);
    await expect(page.getByRole('alert').filter({ hasText: 'Could not be saved' })).toHaveCount(0);
  }
  expect(saved).not.toBe('');
  await address.fill('Pricing');
  await expect(status(page)).toHaveText('Draft saved');
});

test('links follow the address of their page, and what leads nowhere is named before everybody sees it', async ({ page, signIn }) => {
  await signIn('whitelabel', { at: '/app/web-builder' });
  await begun(page);
  await page.getByRole('button', { name: 'Add a page' }).click();
  const address = page.getByRole('textbox', { name: 'Address' });
  await address.fill('history');
  await expect(status(page)).toHaveText('Draft saved');
  await page.locator('.wb-order .wb-choose').filter({ hasText: /^Header$/ }).click();
  await page.getByRole('textbox', { name: 'Button leads to' }).fill('/history');
  await page.getByRole('textbox', { name: /^Button(?! leads)/ }).fill('Our past');
  await expect(page.locator('.wb-paper header a', { hasText: 'Our past' })).toHaveAttribute('href', '/history');
  await page.locator('.wb-parthead button').first().click();
  await address.fill('our-history');
  await expect(page.locator('.wb-paper header a', { hasText: 'Our past' })).toHaveAttribute('href', '/our-history');
  await expect(status(page)).toHaveText('Draft saved');
  await page.reload();
  await expect(page.locator('.wb-paper header a', { hasText: 'Our past' })).toHaveAttribute('href', '/our-history');

  // Other journeys of the worker may have made such pages: this one's is the last.
  const last = page.locator('.wb-pages select option').last();
  await page.locator('.wb-pages select').selectOption((await last.getAttribute('value'))!);
  await page.getByRole('button', { name: 'Remove the page' }).or(page.getByRole('button', { name: /Remove .*New page/ })).first().click();
  await page.getByRole('button', { name: 'Publish', exact: true }).click();
  const check = page.getByRole('dialog', { name: 'Before everybody sees the site' });
  await check.getByRole('button', { name: /Header.*Leads to \/our-history, where no page of the site is/ }).click();
  await page.getByRole('textbox', { name: 'Button leads to' }).fill('/courses');
  await expect(status(page)).toHaveText('Draft saved');
});
