import { rowOf, rowsOf, settle } from './support/list';
import { expect, test } from './support/test';

const HERE = /\/app\/subject-section\/[\w-]{36}\/topics/;

test('topics are found below their section, made there, changed, deleted and taken back', async ({ page, signIn }) => {
  await signIn('institute', { at: '/app/subject-section' });
  await expect(page.getByRole('heading', { name: 'Subject sections', level: 1 })).toBeVisible();
  await settle(page);
  await page.getByRole('link', { name: 'New subject section' }).click();
  await page.getByLabel('Name').fill('Probability');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Probability', level: 1 })).toBeVisible();
  const id = /subject-section\/([\w-]{36})/.exec(page.url())![1]!;

  // A section without topics leads to the first of them.
  await page.goto(`/app/subject-section/${id}/show`);
  await page.getByRole('region', { name: /^Topics/ }).getByRole('link', { name: 'New topic' }).click();
  await expect(page).toHaveURL(`/app/subject-section/${id}/topics/create`);
  // A new topic begins with what it stands below.
  await expect(page.getByRole('combobox', { name: 'Section' })).toHaveValue('Probability');
  await page.getByLabel('Name').fill('Dice');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Dice', level: 1 })).toBeVisible();
  await expect(page).toHaveURL(new RegExp(`/app/subject-section/${id}/topics/[\\w-]{36}`));

  // The address alone gives the same page, and its list the same row.
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Dice', level: 1 })).toBeVisible();
  await page.goto(`/app/subject-section/${id}/topics`);
  await settle(page);
  await expect(page.getByRole('heading', { name: 'Topics', level: 1 })).toBeVisible();
  await expect(page.getByRole('main').getByRole('link', { name: 'Probability' })).toHaveAttribute('href', new RegExp(`/app/subject-section/${id}`));
  await expect(page.getByRole('columnheader', { name: 'Section' })).toHaveCount(0);
  await expect(rowsOf(page)).toHaveCount(1);
  await rowOf(page, 'Dice').getByRole('link', { name: 'Dice' }).click();
  await expect(page).toHaveURL(HERE);
  await page.getByLabel('Name').fill('Dice and coins');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText('“Dice and coins” was saved.')).toBeVisible();

  // The section's own page tells of it and leads there.
  await page.goto(`/app/subject-section/${id}/show`);
  await page.getByRole('region', { name: /^Topics/ }).getByRole('link', { name: 'Dice and coins' }).click();
  await expect(page).toHaveURL(new RegExp(`/app/subject-section/${id}/topics/[\\w-]{36}$`));
});

test('below a record that is somebody else’s, or was deleted, the page says so and leads to the list', async ({ page, signIn, api, silence }) => {
  silence.allow(/404/);
  const made = await (await api('institute2')).call<{ id: string }>('POST', '/section', { name: 'Kept apart' });
  const theirs = made.body.data.id;
  // Who chooses among institutes begins below it with its own.
  const institute = (await (await api('institute2')).call<{ userDetails: { instituteName: string } }>('GET', '/user/details')).body.data.userDetails.instituteName;
  await signIn('super_admin', { at: `/app/subject-section/${theirs}/topics/create` });
  await expect(page.getByRole('combobox', { name: 'Institute' })).toHaveValue(institute);
  await expect(page.getByRole('combobox', { name: 'Section' })).toHaveValue('Kept apart');
  await signIn('institute', { at: `/app/subject-section/${theirs}/topics` });
  await expect(page.getByRole('heading', { name: 'This record could not be found' })).toBeVisible();
  await page.getByRole('main').getByRole('link', { name: /Subject sections/ }).click();
  await expect(page).toHaveURL(/\/app\/subject-section(\?|$)/);

  const own = await (await api('institute')).call<{ id: string }>('POST', '/section', { name: 'Short-lived' });
  await (await api('institute')).call('DELETE', `/section/${own.body.data.id}`);
  await page.goto(`/app/subject-section/${own.body.data.id}/topics/create`);
  await expect(page.getByRole('heading', { name: '“Short-lived” has been deleted' })).toBeVisible();
  // Restored, it makes room for what stands below it.
  await page.getByRole('button', { name: 'Restore' }).click();
  await expect(page.getByRole('combobox', { name: 'Section' })).toHaveValue('Short-lived');
});

test('what is made from a record, or from a list that was filtered, begins with that', async ({ page, signIn }) => {
  await signIn('institute', { at: '/app/subject' });
  await settle(page);
  const subject = rowsOf(page).first().getByRole('link').first();
  const name = (await subject.innerText()).trim();
  await subject.click();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.goto(`${page.url().replace(/\/show$/, '')}/show`);
  const topics = page.getByRole('region', { name: /^Subject topics/ });
  await topics.getByRole('link', { name: 'New subject topic' }).click();
  await expect(page.getByRole('combobox', { name: 'Subject', exact: true })).toHaveValue(name);
  // Nobody has typed it: leaving asks nothing, and leads back to the record.
  await page.getByRole('button', { name: 'Cancel' }).click();
  await expect(page).toHaveURL(/\/app\/subject\/[\w-]+\/show$/);
  await expect(topics).toBeVisible();

  await page.goto('/app/subject');
  await settle(page);
  await rowsOf(page).first().getByRole('link').first().click();
  await page.goto(`${page.url().replace(/\/show$/, '')}/show`);
  await topics.getByRole('link', { name: 'See all' }).click();
  await settle(page);
  await page.getByRole('link', { name: 'New subject topic' }).click();
  await expect(page.getByRole('combobox', { name: 'Subject', exact: true })).toHaveValue(name);
});
