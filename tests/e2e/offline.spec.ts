import { rowsOf } from './support/list';
import { expect, test } from './support/test';

test.use({ serviceWorkers: 'allow' });

test.describe('what the browser holds', () => {
  test('opens the console without the network, holds no call, and leaves signing out as it is', async ({ page, context, signIn, silence }) => {
    silence.allow(/ERR_INTERNET_DISCONNECTED/);
    await signIn('institute');
    await page.goto('/app/branch');
    await rowsOf(page).first().waitFor();
    await page.evaluate(() => navigator.serviceWorker.ready);
    await expect.poll(() => page.evaluate(heldPaths), { timeout: 15_000 }).toEqual(expect.arrayContaining(['/', expect.stringMatching(/^\/assets\/console-/), expect.stringMatching(/^\/assets\/drawings-/)]));

    await page.reload();
    await rowsOf(page).first().waitFor();
    expect(await page.evaluate(() => navigator.serviceWorker.controller !== null)).toBe(true);
    expect((await page.evaluate(heldPaths)).filter((path) => path !== '/' && !path.startsWith('/assets/'))).toEqual([]);

    await context.setOffline(true);
    await page.goto('/app/branch');
    await expect(page.getByRole('navigation', { name: 'Main navigation' })).toBeVisible();
    await context.setOffline(false);
    await page.reload();
    await rowsOf(page).first().waitFor();

    await page.evaluate(() => localStorage.removeItem('lectern.token'));
    await page.goto('/app/branch');
    await expect(page).toHaveURL(/\/auth\/login$/);
  });

  test('asks once for an address that is good for one visit: the preview of a site', async ({ page, address, signIn }) => {
    // Another institute than the journeys of the builder begin with.
    await signIn('whitelabel', { at: '/app/web-builder' });
    await page.evaluate(() => navigator.serviceWorker.ready);
    await page.reload();
    expect(await page.evaluate(() => navigator.serviceWorker.controller !== null)).toBe(true);
    const preview = page.getByRole('button', { name: 'Preview' });
    const begin = page.getByRole('button', { name: 'Begin with “An institute”' });
    await begin.or(preview).first().waitFor();
    if (await begin.isVisible()) await begin.click();
    for (const round of [1, 2]) {
      const [opened] = await Promise.all([page.waitForEvent('popup'), preview.click()]);
      await expect(opened, `${round}`).toHaveURL(new RegExp(`^${address}/sites/[\\w-]+/draft/$`));
      await expect(opened.getByRole('link', { name: 'Skip to the content' })).toBeAttached();
      await opened.close();
    }
  });
});

/** Runs in the page: the paths of everything that is held. */
async function heldPaths(): Promise<string[]> {
  const held = await Promise.all((await caches.keys()).map(async (name) => (await caches.open(name)).keys()));
  return held.flat().map(({ url }) => new URL(url).pathname);
}
