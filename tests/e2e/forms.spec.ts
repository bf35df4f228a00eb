import type { Page } from '@playwright/test';
import { expect, expectAccessible, test } from './support/test';
import { heard } from './support/heard';
import { settle } from './support/list';

test('an invalid form focuses the first bad field; then create, show, edit', async ({ page, signIn }) => {
  await signIn('super_admin', { at: '/app/institution' });
  await page.getByRole('link', { name: 'New Institution' }).click();
  const name = page.getByRole('textbox', { name: 'Name' });
  await page.getByRole('textbox', { name: 'E-mail' }).fill('not an address');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(name).toBeFocused();
  await expect(name).toHaveAccessibleDescription(/Fill this in/);
  await expect(page.getByRole('textbox', { name: 'E-mail' })).toHaveAccessibleDescription(/e-mail address/);

  await name.fill('Nalanda Evening School');
  await page.getByRole('textbox', { name: 'E-mail' }).fill('office@nalanda-evening.example');
  await page.getByRole('textbox', { name: 'Phone' }).fill('9847011223');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText('“Nalanda Evening School” was created.')).toBeVisible();

  await page.goto('/app/institution');
  await page.getByRole('searchbox', { name: 'Search Institutions' }).fill('nalanda');
  await page.getByRole('link', { name: 'Nalanda Evening School', exact: true }).click();
  await page.getByRole('textbox', { name: 'Description' }).fill('Evening classes for those who work.');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText('“Nalanda Evening School” was saved.')).toBeVisible();

  await page.goto('/app/institution');
  await page.getByRole('searchbox', { name: 'Search Institutions' }).fill('nalanda');
  await settle(page);
  const address = await page.getByRole('link', { name: 'Nalanda Evening School', exact: true }).getAttribute('href');
  await page.goto(`${address!}/show`);
  await expect(page.getByRole('definition').filter({ hasText: 'Evening classes for those who work.' })).toBeVisible();
  await page.getByRole('button', { name: 'Approve' }).click();
  await page.getByRole('alertdialog', { name: 'Approve “Nalanda Evening School”?' }).getByRole('button', { name: 'Approve' }).click();
  await expect(page.getByText('“Nalanda Evening School” was approved.')).toBeVisible();

  // What has been done to it, by whom, and what was otherwise before.
  await page.getByRole('button', { name: 'Show changes' }).click();
  const changes = page.getByRole('region', { name: 'History' }).getByRole('listitem');
  await expect(changes).toHaveCount(3);
  await expect(changes.nth(0)).toContainText(/approved/i);
  await expect(changes.nth(1)).toContainText('Evening classes for those who work.');
  await expect(changes.nth(1)).toContainText('Ananya Deshpande');
  await expect(changes.nth(2)).toContainText('Created');
  await expectAccessible(page);
});

test('what the platform refuses stands at the field', async ({ page, signIn, silence }) => {
  silence.allow(/422/);
  await signIn('super_admin', { at: '/app/language/create' });
  await page.getByRole('textbox', { name: 'Name', exact: true }).fill('Hindi');
  await page.getByRole('combobox', { name: 'Code' }).fill('Zulu');
  await page.getByRole('option', { name: /Zulu/ }).first().click();
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByRole('textbox', { name: 'Name', exact: true })).toHaveAccessibleDescription(/“Hindi” has this already/);
});

test('a field that depends on another comes and goes', async ({ page, signIn }) => {
  await signIn('super_admin', { at: '/app/coupon/create' });
  await expect(page.getByRole('textbox', { name: 'Percent off' })).toBeVisible();
  await page.getByRole('radio', { name: 'Amount' }).check();
  await expect(page.getByRole('textbox', { name: 'Percent off' })).toBeHidden();
  await expect(page.getByRole('textbox', { name: 'Amount off' })).toBeVisible();
});

test('a lost connection while saving keeps the form, and saving again works', async ({ page, context, signIn, silence }) => {
  silence.allow(/ERR_INTERNET_DISCONNECTED|Failed to load resource/);
  await signIn('super_admin', { at: '/app/language/create' });
  await page.getByRole('textbox', { name: 'Name', exact: true }).fill('Kokborok');
  await page.getByRole('combobox', { name: 'Code' }).fill('Kokborok');
  await page.getByRole('combobox', { name: 'Code' }).fill('Welsh');
  await page.getByRole('option', { name: /Welsh/ }).first().click();
  await context.setOffline(true);
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByRole('alert').filter({ hasText: 'Nothing was saved; what you typed is kept here.' })).toHaveCount(1);
  await expect(page.getByText('Error', { exact: true })).toHaveCount(1);
  await expect(page.getByRole('textbox', { name: 'Name', exact: true })).toHaveValue('Kokborok');
  await context.setOffline(false);
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText('“Kokborok” was created.')).toBeVisible();
});

test('what is changed after an answer that was lost changes the one record that was made', async ({ page, signIn, api, silence }) => {
  silence.allow(/ERR_FAILED|Failed to load resource|422/);
  await signIn('super_admin', { at: '/app/language/create' });
  await page.getByRole('textbox', { name: 'Name', exact: true }).fill('Kokborak');
  await page.getByRole('combobox', { name: 'Code' }).fill('Kyrgyz');
  await page.getByRole('option', { name: /Kyrgyz/ }).first().click();
  // It arrives, and its answer does not.
  await page.route('**/api/v9/language', async (route) => {
    await route.fetch();
    await route.abort();
  }, { times: 1 });
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText(/It is not certain whether this was saved/)).toBeVisible();
  await page.getByRole('textbox', { name: 'Name', exact: true }).fill('Kokborok two');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText('“Kokborok two” was created.')).toBeVisible();
  const found = await (await api('super_admin')).call<{ items: { name: string }[] }>('POST', '/language/search', { query: 'Kokbor' });
  expect(found.body.data.items.map(({ name }) => name).filter((name) => name !== 'Kokborok')).toEqual(['Kokborok two']);
});

for (const [how, isTold] of [['told at once', true], ['by the next call', false]] as const) {
  test(`a session that ends in a form, ${how}, brings the typed text back after signing in`, async ({ page, signIn, api, silence }) => {
    silence.allow(/401/);
    const name = `Kottayam Riverside ${how}`;
    // The browser does not ask whether to stay where nothing can be saved any more.
    const asked: string[] = [];
    page.on('dialog', (dialog) => {
      asked.push(dialog.type());
      void dialog.accept();
    });
    // Where a proxy lets no sockets through, nobody hears before they ask.
    if (!isTold) await page.routeWebSocket(/\/user\/live$/, (socket) => socket.close());
    const hears = heard(page);
    await signIn('institute', { at: '/app/branch/create' });
    if (isTold) await hears;
    await page.getByRole('textbox', { name: 'Name', exact: true }).fill(name);
    await page.getByRole('combobox', { name: 'City' }).fill('Kottayam');
    await page.evaluate(async () => {
      const token = Object.values(localStorage).find((value) => value.includes('Bearer '))!;
      const header = /Bearer [\w-]+/.exec(token)![0];
      await fetch('/api/v9/user/logout', { method: 'POST', headers: { authorization: header } });
    });
    // A call of the page's own may be the next one: then there is no button any more.
    if (!isTold) await page.getByRole('button', { name: 'Save', exact: true }).click({ timeout: 5_000 }).catch(() => undefined);
    await expect(page).toHaveURL(/\/auth\/login/);
    expect(asked).toEqual([]);
    await page.getByLabel('E-mail or phone number').fill('institute@demo.lectern.test');
    await page.getByLabel('Password', { exact: true }).fill('Lectern-demo-1');
    await page.getByRole('button', { name: 'Sign in', exact: true }).click();
    await expect(page).toHaveURL(/\/app\/branch\/create/);
    await page.getByRole('button', { name: 'Restore it' }).click();
    await expect(page.getByRole('textbox', { name: 'Name', exact: true })).toHaveValue(name);
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await expect(page.getByText(`“${name}” was created.`)).toBeVisible();
    const made = await (await api('institute')).call<{ total: number }>('POST', '/branch/search', { query: name });
    expect(made.body.data.total).toBe(1);
  });
}

test('a change made elsewhere meanwhile is met before it is lost', async ({ page, signIn, api, silence }) => {
  silence.allow(/412/);
  const other = await api('super_admin');
  const created = await other.call<{ id: string }>('POST', '/language', { name: 'Bodo', code: 'brx' });
  await signIn('super_admin', { at: `/app/language/${created.body.data.id}` });
  await page.getByRole('textbox', { name: 'Own name' }).fill('mine');
  await other.call('PUT', `/language/${created.body.data.id}`, { nativeName: 'theirs' });
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByRole('alertdialog', { name: 'Changed by you elsewhere' })).toBeVisible();
  await page.getByRole('button', { name: 'Load that version' }).click();
  await expect(page.getByRole('textbox', { name: 'Own name' })).toHaveValue('theirs');
});

test('typed text is guarded when one leaves', async ({ page, signIn }) => {
  await signIn('super_admin', { at: '/app/language/create' });
  await page.getByRole('textbox', { name: 'Name', exact: true }).fill('Half');
  await page.getByRole('navigation', { name: 'Main navigation' }).getByRole('link', { name: 'Users' }).click();
  await expect(page.getByRole('alertdialog', { name: 'Leave without saving?' })).toBeVisible();
  await page.getByRole('button', { name: 'Stay here' }).last().click();
  await expect(page.getByRole('textbox', { name: 'Name', exact: true })).toHaveValue('Half');
});

test('a click right after typing hits its button, whatever the field left has to say', async ({ page, signIn }) => {
  await page.setViewportSize({ width: 1440, height: 1800 });
  await signIn('institute', { at: '/app/coupon/create' });
  const percent = page.getByRole('textbox', { name: 'Percent off' });
  const problems = page.getByRole('status').filter({ hasText: /needs? attention/ });
  await percent.fill('7x');
  await pressSave(page);
  await expect(problems.getByRole('button', { name: 'Percent off' })).toBeVisible();

  await percent.fill('12');
  await expect(percent).not.toHaveAttribute('aria-invalid');
  await page.getByRole('textbox', { name: 'Code' }).fill('pressed-1');
  await page.getByRole('radio', { name: 'Course' }).check();
  await percent.fill('15');
  await pressSave(page);
  await expect(page.getByText('“PRESSED-1” was created.')).toBeVisible();
});

test('on a phone whatever the focus comes to stands clear of the bar of a form, also while that says what is wrong', async ({ page, signIn }) => {
  await page.setViewportSize({ width: 390, height: 700 });
  await signIn('institute', { at: '/app/email-marketing/create' });
  await page.getByRole('textbox', { name: 'Text', exact: true }).waitFor();
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.locator('[data-foot-bar]')).toContainText('Name');
  const bar = page.locator('[data-foot-bar]');
  await page.getByRole('textbox', { name: 'Name' }).focus();
  const met = new Set<string>();
  for (let step = 0; step < 40; step += 1) {
    await page.keyboard.press('Tab');
    const at = page.locator(':focus');
    if (await bar.locator(':focus').count()) break;
    const name = (await at.getAttribute('aria-label')) ?? (await at.getAttribute('id')) ?? '';
    met.add(name);
    const under = async (): Promise<number> => {
      const [own, foot] = await Promise.all([at.boundingBox(), bar.boundingBox()]);
      return Math.max(0, Math.min(own!.y + own!.height, own!.y + 60) - foot!.y);
    };
    await expect.poll(under, { message: `${name} lies under the bar` }).toBe(0);
  }
  expect([...met].join(' ')).toContain('Bold');
});

test('a link is set in a rich text by the keyboard, its address checked and completed', async ({ page, signIn }) => {
  await signIn('super_admin', { at: '/app/settings/termsAndConditions' });
  const text = page.locator('[contenteditable=true]').first();
  await text.click();
  await page.keyboard.press('Control+A');
  await page.keyboard.type('See the fees');
  // The text is left before the browser has told of what is selected, as on a busy machine.
  await text.evaluate((at) => {
    getSelection()?.modify('extend', 'backward', 'word');
    (at.closest('form') ?? document).querySelector<HTMLElement>('button[aria-label="Link"]')?.focus();
  });
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Link' });
  const address = dialog.getByRole('textbox', { name: 'Web or e-mail address' });
  await expect(address).toBeFocused();
  await page.keyboard.type('javascript:alert(1)');
  await page.keyboard.press('Enter');
  await expect(address).toHaveAccessibleDescription(/Enter a web address/);
  await expectAccessible(page);
  await address.fill('example.com/fees');
  await page.keyboard.press('Enter');
  await expect(dialog).toBeHidden();
  await expect(text.locator('a')).toHaveAttribute('href', 'https://example.com/fees');
  await expect(text.locator('a')).toHaveText('fees');
  await expect(text).toBeFocused();
  await expect(page.getByText('Unsaved changes')).toBeVisible();
  await page.getByRole('button', { name: 'Link', exact: true }).click();
  await expect(address).toHaveValue('https://example.com/fees');
  await dialog.getByRole('button', { name: 'Remove the link' }).click();
  await expect(text.locator('a')).toHaveCount(0);
  await page.getByRole('button', { name: 'Cancel' }).click();
});

/** By the mouse alone, slowly enough for the page to move between down and up. */
async function pressSave(page: Page): Promise<void> {
  const box = (await page.getByRole('button', { name: 'Save', exact: true }).boundingBox())!;
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
  await page.mouse.down();
  await page.waitForTimeout(150);
  await page.mouse.up();
}

test('a form of many fields shows those in sight at once, keeps room for the others, and moves nothing as they come', async ({ page, signIn }) => {
  await signIn('super_admin', { at: '/app/user?perPage=10' });
  const row = page.locator('[role=row][data-id] a').first();
  await expect(row).toBeVisible();
  await page.evaluate(() => {
    const drawn = { first: 0, shift: 0 };
    Object.assign(window, { drawn });
    // Told before the first of them is painted.
    new MutationObserver((_, observer) => {
      drawn.first = document.querySelectorAll('form [data-path]').length;
      if (drawn.first === 0) return;
      observer.disconnect();
      new PerformanceObserver((list) => {
        for (const shift of list.getEntries() as (PerformanceEntry & { value: number })[]) drawn.shift += shift.value;
      }).observe({ type: 'layout-shift' });
    }).observe(document, { childList: true, subtree: true });
  });
  await row.click();
  await expect(page.getByRole('button', { name: 'Save', exact: true })).toBeVisible();
  await expect.poll(() => page.locator('form [data-path]').count()).toBeGreaterThan(6);
  await page.waitForTimeout(500);
  const { first, shift } = await page.evaluate(() => (window as unknown as { drawn: { first: number; shift: number } }).drawn);
  expect(first).toBeLessThanOrEqual(6);
  expect(shift).toBeLessThan(0.01);
});
