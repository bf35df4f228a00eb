import { expect, expectAccessible, test } from './support/test';

// As most people have it, with movement.
test.use({ contextOptions: { reducedMotion: 'no-preference' } });

test('a learner is made, is a person among the users, and is taken out of the bin of either', async ({ page, signIn, api, silence }) => {
  silence.allow(/status of 404/);
  const institute = await api('institute');
  const branch = await institute.call<{ id: string }>('POST', '/branch', { name: 'Chala Junction', city: 'Kannur' });
  await signIn('institute');
  const menu = page.getByRole('navigation', { name: 'Main navigation' });
  await menu.getByRole('link', { name: 'Learners', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Learners', level: 1 })).toBeVisible();
  await page.getByRole('link', { name: 'New learner' }).click();
  await page.getByLabel('Name', { exact: true }).fill('Devika Nambiar');
  await page.getByLabel('E-mail', { exact: true }).fill('devika.nambiar@learners.example');
  await page.getByLabel(/^Admission number/).fill('2026/777');
  await page.getByRole('combobox', { name: /^Branch/ }).click();
  await page.getByRole('option', { name: /Chala Junction/ }).click();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Devika Nambiar', level: 1 })).toBeVisible();
  // Named by the people's own words, where the module has none.
  await expect(page.getByRole('button', { name: 'Invite again' })).toBeEnabled();
  await expect(page.getByText('Learner', { exact: true })).toHaveCount(0);

  await page.goto(`/app/branch/${branch.body.data.id}/show`);
  await expect(page.getByRole('link', { name: /Devika Nambiar/ })).toBeVisible();
  await page.goto('/app/user?filter=%7B%22q%22%3A%22devika%22%7D');
  await expect(page.getByText('devika.nambiar@learners.example')).toBeVisible();
  await page.goto('/app/faculty?filter=%7B%22q%22%3A%22devika%22%7D');
  await expect(page.getByRole('heading', { name: 'Nothing matches' })).toBeVisible();

  // The tabs keep what is searched for; back leads from one to the one before.
  await page.goto('/app/students?filter=%7B%22q%22%3A%22devika%22%7D');
  const tabs = page.getByRole('navigation', { name: 'Kinds of rows' });
  await tabs.getByRole('link', { name: 'Active 0', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Nothing matches' })).toBeVisible();
  await tabs.getByRole('link', { name: 'Invited 1' }).click();
  await expect(page.getByText('devika.nambiar@learners.example')).toBeVisible();
  await expectAccessible(page);
  await page.goBack();
  await expect(tabs.getByRole('link', { name: 'Active 0', exact: true })).toHaveAttribute('aria-current', 'page');

  const { body } = await institute.call<{ items: { id: string }[] }>('POST', '/student/search', { query: 'devika' });
  const id = body.data.items[0]!.id;
  await institute.call('DELETE', `/student/${id}`);
  await page.goto(`/app/user/${id}/show`);
  await expect(page.getByRole('heading', { name: '“Devika Nambiar” has been deleted', level: 1 })).toBeVisible();
  await page.goto('/app/students');
  await tabs.getByRole('link', { name: 'Deleted 1', exact: true }).click();
  await expectAccessible(page);
  // Its row is known, and its page says all the same how it stands with it.
  await page.getByRole('row').filter({ hasText: 'Devika Nambiar' }).getByRole('link', { name: /Devika Nambiar/ }).click();
  await expect(page.getByRole('heading', { name: '“Devika Nambiar” has been deleted', level: 1 })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Restore' })).toBeVisible();
  await page.goBack();
  await page.getByRole('row').filter({ hasText: 'Devika Nambiar' }).getByRole('button', { name: 'Actions' }).click();
  await page.getByRole('menuitem', { name: 'Restore' }).click();
  await expect(page.getByText('“Devika Nambiar” was restored.')).toBeVisible();
  await page.goto(`/app/user/${id}/show`);
  await expect(page.getByRole('heading', { name: 'Devika Nambiar', level: 1 })).toBeVisible();

  // Enrolled below a course, kept out of it for a while, and found there from the learner's page.
  const course = await institute.call<{ id: string }>('POST', '/course/courseMaster', { name: 'Kathakali for beginners', planType: 'free' });
  await page.goto(`/app/studentList/${course.body.data.id}`);
  const dialog = page.getByRole('alertdialog');
  const row = page.getByRole('row').filter({ hasText: 'Devika Nambiar' });
  const enroll = async (): Promise<void> => {
    await page.getByRole('button', { name: 'Enrol learners' }).click();
    await expect(dialog.getByRole('combobox', { name: 'Course' })).toHaveValue('Kathakali for beginners');
    await dialog.getByRole('combobox', { name: /^Learners/ }).fill('Devika');
    await page.getByRole('option', { name: /Devika Nambiar/ }).click();
    // The list that is still open leaves the button in reach, and the field in sight.
    for (const one of ['button', 'combobox'] as const) await dialog.getByRole(one, { name: one === 'button' ? 'Enrol learners' : /^Learners/ }).click({ trial: true });
    await page.keyboard.press('Tab');
    await expectAccessible(page);
    await dialog.getByRole('button', { name: 'Enrol learners' }).click();
    await expect(page.getByText('1 learner was enrolled.')).toBeVisible();
    await expect(row).toBeVisible();
  };
  // Taken back, it was not, and can be done again.
  await enroll();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(row).toHaveCount(0);
  await enroll();
  await row.getByRole('button', { name: 'Actions' }).click();
  await page.getByRole('menuitem', { name: 'Suspend' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Suspend' }).click();
  await expect(row.getByText('Suspended')).toBeVisible();
  await page.goto(`/app/students/${id}/show`);
  await expect(page.getByRole('region', { name: 'Subscriptions' }).getByText('Kathakali for beginners')).toBeVisible();
});
