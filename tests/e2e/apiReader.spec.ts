import { expect, test } from './support/test';

test('the reader of the API draws a call on a desk in the light and on a phone in the dark, by the keyboard, and asks no other host', async ({ page, address }) => {
  // The description of every call there is: a busy machine takes its time to draw it.
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.emulateMedia({ colorScheme: 'light' });
  await page.goto('/api/docs');
  await page.getByRole('textbox', { name: 'Filter by tag' }).fill('branch');
  const call = page.locator('.opblock').filter({ hasText: 'Branch: search' });
  await call.getByRole('button').first().focus();
  await page.keyboard.press('Enter');
  for (const [viewport, colorScheme] of [[{ width: 1280, height: 900 }, 'light'], [{ width: 390, height: 844 }, 'dark']] as const) {
    await page.setViewportSize(viewport);
    await page.emulateMedia({ colorScheme });
    await expect(call.getByText('Responses', { exact: true })).toBeVisible();
    await expect(call.getByText('At most 100; 1,000 with the export right').first()).toBeVisible();
    await expect(page.locator('html')).toHaveClass(colorScheme === 'dark' ? /dark-mode/ : /^$/);
    expect(await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)).toBe(0);
  }
  await expect(page.getByRole('button', { name: /Try it out|Execute|Authorize/ })).toHaveCount(0);
  expect(asked.some((url) => url.endsWith('/api/openapi.json'))).toBe(true);
  expect(asked.filter((url) => !url.startsWith(`${address}/`) && !/^(data|blob):/.test(url))).toEqual([]);
});
