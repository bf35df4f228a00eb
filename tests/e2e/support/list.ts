import type { Locator, Page } from '@playwright/test';

/** The rows of records of a list, without head and totals. */
export function rowsOf(page: Page): Locator {
  return page.locator('[role=grid], [role=treegrid]').getByRole('row').filter({ has: page.getByRole('link') }).filter({ hasNot: page.getByRole('columnheader') });
}

/** The row of the record of just this title; another may have it within a longer one. */
export function rowOf(page: Page, title: string): Locator {
  return rowsOf(page).filter({ has: page.getByRole('link', { name: title, exact: true }) });
}

/** Titles of the rows, in their order. */
export async function titlesOf(page: Page): Promise<string[]> {
  return rowsOf(page).locator('a[data-open]').allInnerTexts();
}

/** The list without an answer under way. */
export async function settle(page: Page): Promise<void> {
  await page.locator('[role=grid][aria-busy=false], [role=treegrid][aria-busy=false]').waitFor();
}

/** The list without an answer under way, or what it says where no row matches, in its period or at all. */
export async function settleOrNone(page: Page): Promise<void> {
  await page.locator('[role=grid][aria-busy=false], [role=treegrid][aria-busy=false]').or(page.getByRole('heading', { name: /^Nothing matches$|: nothing in this period$/ })).waitFor();
}

/** The dialog that is open, whether it informs or warns. */
export function dialogOf(page: Page): Locator {
  return page.getByRole('dialog').or(page.getByRole('alertdialog'));
}
