import { rowsOf } from './support/list';
import { expect, test } from './support/test';

test('a list in the window of a small laptop shows ten rows whole', async ({ page, signIn }) => {
  await page.setViewportSize({ width: 1366, height: 800 });
  await signIn('super_admin', { at: '/app/lead_management' });
  await rowsOf(page).first().waitFor();
  const foot = (await page.getByRole('navigation', { name: 'Pages' }).boundingBox())!.y;
  const bottoms = await rowsOf(page).evaluateAll((rows) => rows.map((row) => row.getBoundingClientRect().bottom));
  expect(bottoms.filter((bottom) => bottom <= foot + 1).length).toBeGreaterThanOrEqual(10);
});

test('filters that take several lines have all of them above the rows, in every window', async ({ page, signIn }) => {
  const filter = { status: ['active', 'expired', 'inactive'], type: ['percent', 'flat'], appliedFor: ['course', 'membership'] };
  await signIn('super_admin', { at: `/app/coupon?filter=${encodeURIComponent(JSON.stringify(filter))}` });
  for (const [width, height] of [[1440, 900], [1280, 850], [1366, 768], [1024, 768]] as const) {
    await page.setViewportSize({ width, height });
    await rowsOf(page).first().waitFor();
    const bar = page.getByRole('searchbox', { name: 'Search Coupons' }).locator('xpath=ancestor::div[contains(@class,"toolbar")]');
    await expect(bar.getByRole('button', { name: 'Export' })).toBeVisible();
    const covered = await bar.getByRole('button').evaluateAll((buttons) => buttons.filter((one) => {
      const { x, y, width: wide, height: high } = one.getBoundingClientRect();
      const top = document.elementFromPoint(x + wide / 2, y + high / 2);
      return wide > 0 && !(top && (one.contains(top) || top.contains(one) && !top.matches('[role=grid] *, section')));
    }).map((one) => one.textContent || one.getAttribute('aria-label')));
    expect(covered, `${width} × ${height}`).toEqual([]);
    await expect(page.getByRole('navigation', { name: 'Pages' })).toBeInViewport();
  }
});

test('a report scrolls in one place, what its rows come to with them, below the names of its columns', async ({ page, signIn }) => {
  await signIn('super_admin', { at: '/app/report/user-report' });
  for (const height of [900, 700]) {
    await page.setViewportSize({ width: 1440, height });
    const drawing = page.getByRole('region', { name: 'What the rows come to' }).getByRole('img');
    await expect(drawing.locator('svg')).toBeInViewport();
    const scroller = page.getByRole('grid').locator('..');
    await expect.poll(() => scroller.evaluate((one) => [document.documentElement.scrollHeight <= innerHeight, one.scrollHeight > one.clientHeight])).toEqual([true, true]);
    await expect(rowsOf(page).first()).toBeInViewport();
    await scroller.evaluate((one) => one.scrollTo({ top: 10_000 }));
    await expect(drawing).not.toBeInViewport();
    await expect(page.getByRole('columnheader', { name: 'E-mail' })).toBeInViewport();
    await scroller.evaluate((one) => one.scrollTo({ top: 0 }));
  }
});

test('a narrowed menu leaves the page as high as its window', async ({ page, signIn }) => {
  await page.setViewportSize({ width: 1366, height: 800 });
  await signIn('super_admin', { at: '/app/home' });
  await page.getByRole('button', { name: 'Narrow the navigation' }).click();
  await page.getByRole('button', { name: 'Widen the navigation' }).waitFor();
  const menu = await page.getByRole('navigation', { name: 'Main navigation' }).evaluate((nav) => [nav.scrollHeight > nav.clientHeight, Math.max(...[...nav.querySelectorAll('h2')].map((one) => one.offsetTop)) <= nav.scrollHeight]);
  expect(menu).toEqual([true, true]);
  expect(await page.getByRole('navigation', { name: 'Main navigation' }).locator('h2').first().evaluate((heading) => (heading as HTMLElement).offsetParent?.tagName)).toBe('NAV');
});

test('a board has all its columns in the window of a small laptop, and says where they go on in a narrower one', async ({ page, signIn }) => {
  await page.addInitScript(() => localStorage.setItem('lectern.board.lead', 'true'));
  await page.setViewportSize({ width: 1360, height: 800 });
  await signIn('super_admin', { at: '/app/lead_management' });
  const board = page.getByRole('group', { name: 'Rows by state' });
  await expect(board.locator('[draggable]').first()).toBeVisible();
  await expect(board).not.toHaveAttribute('data-more');
  const last = (await board.locator('section').last().boundingBox())!;
  expect(last.x + last.width).toBeLessThanOrEqual(1360);
  await page.setViewportSize({ width: 1100, height: 800 });
  await expect(board).toHaveAttribute('data-more', 'after');
  await board.evaluate((one) => one.scrollTo({ left: 10_000 }));
  await expect(board).toHaveAttribute('data-more', 'before');
});

test('a table on a record’s page says on a phone where its columns go on', async ({ page, signIn, api }) => {
  const { body } = await (await api('super_admin')).call<{ items: { courseId: string }[] }>('GET', '/subscription/');
  await page.setViewportSize({ width: 390, height: 844 });
  await signIn('super_admin', { at: `/app/courses/${body.data.items[0]!.courseId}/show` });
  const table = page.getByRole('table').first();
  await expect(table.getByRole('link').first()).toBeVisible();
  const scroller = table.locator('..');
  await expect(scroller).toHaveAttribute('data-more', 'after');
  const shadow = (end: string): Promise<string> => scroller.locator('..').evaluate((one, at) => getComputedStyle(one, `::${at}`).opacity, end);
  expect([await shadow('before'), await shadow('after')]).toEqual(['0', '1']);
  await scroller.evaluate((one) => one.scrollTo({ left: 10_000 }));
  await expect(scroller).toHaveAttribute('data-more', 'before');
  expect([await shadow('before'), await shadow('after')]).toEqual(['1', '0']);
});
