import { expect, test } from './support/test';

test('a word that is typed and not yet a tag counts when the form is saved, by keys or by mouse', async ({ page, signIn, api }) => {
  const operator = await api('super_admin');
  const { body } = await operator.call<{ items: { id: string }[] }>('POST', '/institute/search', { size: 1 });
  const { id } = body.data.items[0]!;
  const tags = async () => (await operator.call<{ tags: string[] }>('GET', `/institute/${id}`)).body.data.tags;
  await signIn('super_admin', { at: `/app/institution/${id}` });
  await page.getByRole('combobox', { name: 'Tags' }).fill('pending');
  await page.keyboard.press('Control+s');
  await expect(page.getByText(/was saved/)).toBeVisible();
  expect(await tags()).toContain('pending');
  await page.goto(`/app/institution/${id}`);
  await page.getByRole('combobox', { name: 'Tags' }).fill('by mouse');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText(/was saved/)).toBeVisible();
  expect(await tags()).toContain('by mouse');
});

test('in a table of rights whatever has the focus is in sight, both ways', async ({ page, signIn }) => {
  await signIn('super_admin', { at: '/app/role/create' });
  await page.locator('form select').first().selectOption('Sub admin');
  const first = page.getByRole('checkbox').first();
  await first.focus();
  const isCovered = () => page.evaluate(() => {
    const box = document.activeElement!.getBoundingClientRect();
    const [x, y] = [box.left + box.width / 2, box.top + box.height / 2];
    const there = document.elementFromPoint(x, y);
    return there === null || !(there === document.activeElement || there.contains(document.activeElement) || there.closest('td, th, label') === document.activeElement!.closest('td, th, label'));
  });
  let looked = 0;
  for (const key of ['Tab', 'Shift+Tab']) {
    for (let step = 0; step < 60; step += 1) {
      await page.keyboard.press(key);
      if ((await page.evaluate(() => document.activeElement?.getAttribute('type'))) !== 'checkbox') continue;
      await expect.poll(isCovered, { message: `${key} ${step}` }).toBe(false);
      looked += 1;
    }
  }
  expect(looked).toBeGreaterThan(80);
});

test('text with looks is pasted with bold and italic, and silently', async ({ page, signIn }) => {
  await signIn('super_admin', { at: '/app/settings/refundPolicy' });
  const editor = page.locator('[contenteditable="true"]').first();
  await editor.click();
  await editor.evaluate((element) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/html', '<meta charset="utf-8"><p style="margin:0;color:red"><span style="font-weight:700">Seven days</span> and <i style="x:y">no more</i></p><h1 style="color:blue">Exceptions</h1>');
    element.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
  });
  await expect(editor.locator('strong', { hasText: 'Seven days' })).toBeVisible();
  await expect(editor.getByRole('heading', { name: 'Exceptions', level: 2 })).toBeVisible();
});

test('what a text holds stays in it: raised signs, and pictures, of which new ones are said to be left out', async ({ page, signIn, silence }) => {
  // The picture is not there: that it stays is what is looked at.
  silence.allow(/seal\.png/);
  await signIn('super_admin', { at: '/app/settings/refundPolicy' });
  const editor = page.locator('[contenteditable="true"]').first();
  const paste = async (html: string): Promise<void> => {
    await editor.click();
    await editor.evaluate((element, pasted) => {
      const clipboardData = new DataTransfer();
      clipboardData.setData('text/html', pasted);
      element.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
    }, html);
  };
  await paste('<p>Within 10<sup>2</sup> hours, H<sub>2</sub>O and <img src="/files/policy/seal.png" alt="Seal"> a seal</p>');
  await expect(editor.locator('sup')).toHaveText('2');
  await expect(editor.locator('sub')).toHaveText('2');
  await expect(editor.locator('img[src="/files/policy/seal.png"]')).toBeAttached();
  await expect(page.getByText('Pictures cannot be put into this text')).toHaveCount(0);
  await paste('<p>With a photo<img src="https://pictures.example/a.png"></p>');
  await expect(page.getByText('Pictures cannot be put into this text: they were left out.')).toBeVisible();
  await expect(editor.locator('img')).toHaveCount(1);
});

test('a dialog with questions begins in its first one, and Escape throws no answers away at once', async ({ page, signIn, api }) => {
  const institute = await api('institute');
  const course = await institute.call<{ id: string }>('POST', '/course/courseMaster', { name: 'Mohiniyattam for beginners', planType: 'free' });
  await signIn('institute', { at: `/app/studentList/${course.body.data.id}` });
  await page.getByRole('button', { name: 'Enrol learners' }).click();
  const dialog = page.getByRole('alertdialog');
  await expect(dialog.getByRole('combobox', { name: 'Course' })).toBeFocused();
  await dialog.getByRole('combobox', { name: /^Learners/ }).click();
  await page.getByRole('option').first().click();
  // The first closes the options.
  await page.keyboard.press('Escape');
  await page.keyboard.press('Escape');
  await expect(dialog.getByText('Press Escape again to give it up')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
});
