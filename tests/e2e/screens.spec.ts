import { dialogOf } from './support/list';
import { declared, listOf, rowsIn } from './support/modules';
import { expect, expectAccessible, expectContrast, setLook, test } from './support/test';
import { ready, visitWhole } from './support/visit';

// Each only looks, as a person of its own: they may stand in any worker.
test.describe.configure({ mode: 'parallel' });

/** Every module; its list, form, edit and record page follow from its declaration. */
const MODULES = await declared();

test.describe('each module', () => {
  test.use({ keptAs: 'super_admin' });
  for (const resource of MODULES) {
    test(`${resource.name}: list, create, edit and show are accessible in light and dark, and silent`, async ({ page, kept }) => {
      const { api } = await kept('super_admin');
      const [row] = await rowsIn({ api, resource });
      const list = await listOf({ api, resource, modules: MODULES, row });
      // Ten rows hold a cell of every kind.
      const create = resource.endpoint.without.includes('create') ? [] : [`${list}/create`];
      for (const screen of [`${list}?perPage=10`, ...create, `${list}/${row!.id}`, `${list}/${row!.id}/show`]) {
        await visitWhole(page, screen);
        await setLook(page, { theme: 'light' });
        await expectAccessible(page);
        // The other theme changes colours alone.
        await setLook(page, { theme: 'dark' });
        await expectContrast(page);
      }
    });
  }
});

test('menus, filters, bulk bar and dialogs are accessible', async ({ page, signIn }) => {
  await signIn('super_admin', { at: '/app/coupon?perPage=10' });
  await ready(page);
  await page.getByRole('group', { name: 'Filters' }).getByRole('button', { name: 'Status', exact: true }).click();
  await expect(dialogOf(page)).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await page.getByRole('checkbox', { name: 'Select all rows of this page' }).check();
  await page.getByRole('toolbar', { name: 'Actions for the selection' }).getByRole('button', { name: 'Deactivate' }).click();
  await expect(dialogOf(page)).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press('Escape');
});

test('what rows come to is drawn and told, is accessible, and leads to the rows', async ({ page, signIn }) => {
  await signIn('super_admin', { at: '/app/coupon?perPage=10' });
  await ready(page);
  await page.getByRole('button', { name: 'Summary' }).click();
  const panel = page.getByRole('region', { name: 'What the rows come to' });
  // What is drawn has got its styles: the policy lets them in.
  await expect(panel.getByRole('img').locator('rect, path').first()).toBeVisible();
  expect(await panel.getByRole('img').locator('svg').first().evaluate((svg) => getComputedStyle(svg.parentElement!).display)).not.toBe('block');
  for (const theme of ['light', 'dark'] as const) {
    await setLook(page, { theme });
    await expectAccessible(page);
  }
  // In a narrow window there is no room for all months: those that are named are equally far from each other.
  await page.setViewportSize({ width: 620, height: 900 });
  await expect.poll(async () => {
    const middles = await panel.locator('.MuiChartsAxis-directionX .MuiChartsAxis-tickLabel').evaluateAll((labels) => labels.map((label) => label.getBoundingClientRect()).filter(({ width }) => width > 0).map(({ x, width }) => x + width / 2));
    const gaps = middles.slice(1).map((middle, at) => Math.round((middle - middles[at]!) / 4));
    return { are: middles.length > 1, distances: new Set(gaps).size };
  }).toEqual({ are: true, distances: 1 });
  await page.setViewportSize({ width: 1440, height: 900 });
  await panel.getByRole('button', { name: 'Show as a table' }).click();
  await panel.getByRole('button', { name: 'By month' }).click();
  await page.getByRole('menuitemradio', { name: 'Applies to' }).click();
  const course = panel.getByRole('row').filter({ hasText: 'Webinar' });
  const count = await course.getByRole('cell').last().textContent();
  await expectAccessible(page);
  await course.getByRole('button').click();
  await expect(page).toHaveURL(/appliedFor/);
  await expect(page.getByRole('main')).toContainText(`of ${count}`);
});

test('what is offered above a list below a record is of one size of type', async ({ page, api, signIn }) => {
  const institute = await api('institute');
  const course = await institute.call<{ id: string }>('POST', '/course/courseMaster', { name: 'Theyyam for beginners', planType: 'free' });
  await signIn('institute', { at: `/app/courses/${course.body.data.id}/show` });
  const action = page.getByRole('button', { name: 'Enrol learners' });
  await expect(action).toBeVisible();
  const sizes = await action.evaluate((button) => [button, ...button.parentElement!.querySelectorAll('a')].map((one) => getComputedStyle(one).fontSize));
  expect(sizes.length).toBeGreaterThan(1);
  expect(new Set(sizes).size).toBe(1);
});

test('on a phone lists are cards, nothing is cut off, and it is accessible', async ({ page, api, signIn }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await signIn('super_admin').catch(() => undefined);
  for (const path of ['/app/institution?perPage=10', '/app/coupon?perPage=10', '/app/coupon/create', '/app/branch?perPage=10']) {
    await page.goto(path);
    await ready(page);
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
    expect(overflow, `${path} scrolls sideways`).toBe(0);
    await expectAccessible(page);
  }
  // The longest words.
  await page.evaluate(() => localStorage.setItem('lectern.locale', 'fr'));
  await page.goto('/app/profile');
  await ready(page);
  const asking = await api('super_admin');
  for (const resource of MODULES) {
    await visitWhole(page, await listOf({ api: asking, resource, modules: MODULES }));
    expect(await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth), `${resource.name} in French scrolls sideways`).toBe(0);
  }
  await page.evaluate(() => localStorage.setItem('lectern.locale', 'en'));
  await page.reload();
  await page.getByRole('button', { name: 'Open navigation' }).click();
  await page.getByRole('navigation', { name: 'Main navigation' }).getByRole('link', { name: 'Users' }).click();
  await expect(page.getByRole('heading', { name: 'Users', level: 1 })).toBeVisible();
});
