import type { Page } from '@playwright/test';
import { expect, test } from './support/test';

test('by keyboard alone: sign in, find a coupon, edit it, save', async ({ page }) => {
  await page.goto('/auth/login');
  await tabTo(page, 'E-mail or phone number');
  await page.keyboard.type('institute@demo.lectern.test');
  await tabTo(page, 'Password');
  await page.keyboard.type('Lectern-demo-1');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('navigation', { name: 'Main navigation' })).toBeVisible();

  await tabTo(page, 'Coupons');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Coupons', level: 1 })).toBeVisible();
  await expect(page.locator('[role=grid][aria-busy=false]')).toBeVisible();
  await page.keyboard.press('/');
  await expect(page.getByRole('searchbox', { name: 'Search Coupons' })).toBeFocused();
  const code = (await page.locator('a[data-open]').nth(2).textContent()) ?? '';
  await page.keyboard.type(code);
  await expect(page.locator('a[data-open]')).toHaveCount(1);
  await tabTo(page, code);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: code, level: 1 })).toBeVisible();
  await tabTo(page, 'Description');
  await page.keyboard.press('Control+A');
  await page.keyboard.type('Typed without a mouse');
  await page.keyboard.press('Control+S');
  await expect(page.getByText(`“${code}” was saved.`)).toBeVisible();
});

test('by keyboard alone rows are deactivated and that is taken back, and the focus stays in the list', async ({ page, signIn }) => {
  await signIn('institute', { at: '/app/coupon?filter={"status":["active"]}' });
  const rows = page.locator('[role=row][data-id]');
  await expect(rows.nth(1)).toBeVisible();
  await rows.first().focus();
  await page.keyboard.press('Space');
  const bar = page.getByRole('toolbar', { name: 'Actions for the selection' });
  await bar.getByRole('button', { name: 'Deactivate' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('alertdialog').or(page.getByRole('dialog'))).toBeVisible();
  await tabTo(page, 'Deactivate');
  await page.keyboard.press('Enter');
  await expect(bar).toHaveCount(0);
  const isInPage = () => page.evaluate(() => document.querySelector('main')?.contains(document.activeElement) ?? false);
  await expect.poll(isInPage).toBe(true);
  await page.getByRole('button', { name: 'Undo' }).last().focus();
  await page.keyboard.press('Enter');
  await expect(page.getByText('Undone.', { exact: true })).toBeVisible();
  await expect.poll(isInPage).toBe(true);
});

test('by keyboard alone a doubt is answered: the window begins in the text, whose editor comes by itself', async ({ page, signIn }) => {
  await signIn('institute', { at: '/app/interaction/doubts?filter={"status":["open"]}' });
  const id = await page.locator('[role=row][data-id]').first().getAttribute('data-id');
  await page.goto(`/app/interaction/doubts/${id}/show`);
  await page.getByRole('button', { name: 'Answer', exact: true }).press('Enter');
  await expect(page.getByRole('dialog').or(page.getByRole('alertdialog')).getByRole('textbox')).toBeFocused();
  // Left empty it is asked for again, there.
  await tabTo(page, 'Answer');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog').or(page.getByRole('alertdialog')).getByRole('textbox')).toBeFocused();
  await page.keyboard.type('By the third law.');
  await tabTo(page, 'Answer');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main').getByText('By the third law.')).toBeVisible();
});

/** Presses Tab until the element in focus is called so; fails when it is never met. */
async function tabTo(page: Page, name: string): Promise<void> {
  for (let step = 0; step < 80; step++) {
    await page.keyboard.press('Tab');
    const focused = await page.evaluate(nameOfFocused);
    if (focused === name || focused === `${name} optional`) return;
  }
  throw new Error(`Tab never reaches “${name}”.`);
}

/** Runs in the page: what the element in focus is called, by its label or its text. */
function nameOfFocused(): string {
  const element = document.activeElement as HTMLInputElement | null;
  const label = element?.labels?.[0]?.innerText ?? element?.getAttribute('aria-label') ?? element?.innerText ?? '';
  return label.replace(/\s+/g, ' ').trim();
}
