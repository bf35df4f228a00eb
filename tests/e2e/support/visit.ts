import { expect, type Page } from '@playwright/test';

/** What stands at an address. */
export interface Seen {
  /** Where the address led. */
  readonly path: string;
  readonly screen: string | null;
  readonly isBlank: boolean;
}

/** Within a console that is open: goes to an address as a link does, and waits until another screen stands there and has words. */
export function visit(page: Page, address: string): Promise<Seen> {
  return page.evaluate(go, { address, most: 8_000 });
}

/** As `visit`, until the screen is titled and fetches nothing any more. */
export async function visitWhole(page: Page, address: string): Promise<void> {
  expect((await page.evaluate(go, { address, most: 30_000 })).isBlank, `${address} is blank`).toBe(false);
  await ready(page);
}

/** The heading stands and nothing is being fetched any more. */
export async function ready(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
}

/** In the page. */
async function go({ address, most }: { address: string; most: number }): Promise<Seen> {
  const find = (): HTMLElement | null => document.querySelector('main [data-screen]:not([data-left])');
  if (address === window.location.pathname + window.location.search) return { path: window.location.pathname, screen: find()?.dataset['screen'] ?? null, isBlank: false };
  document.querySelectorAll('[data-screen]').forEach((one) => one.setAttribute('data-left', ''));
  const index = ((window.history.state as { idx?: number } | null)?.idx ?? 0) + 1;
  window.history.pushState({ idx: index, key: `walk${index}`, usr: null }, '', address);
  window.dispatchEvent(new PopStateEvent('popstate'));
  const limit = performance.now() + most;
  const isThere = (): boolean => Boolean(find()?.innerText.trim());
  while (!isThere() && performance.now() < limit) await new Promise((next) => setTimeout(next, 15));
  return { path: window.location.pathname, screen: find()?.dataset['screen'] ?? null, isBlank: !isThere() };
}
