import { joinByLink, signInToApi } from './support/api';
import { heard } from './support/heard';
import { makeInstitutions } from './support/records';
import { expect, expectAccessible, test } from './support/test';
import { signInAs, userWithoutModules } from './support/users';

test('rights are offered for modules that open something, the others apart and marked', async ({ page, signIn }) => {
  await signIn('super_admin', { at: '/app/role/create' });
  await expect(page.getByText(/^Choose “[^”]+” first$/)).toBeVisible();
  await page.goto('/app/user/create');
  await page.getByRole('combobox', { name: 'Role' }).selectOption('Faculty');
  const modules = page.getByRole('group', { name: 'May use' });
  await expect(modules.getByRole('rowheader', { name: 'Coupons' })).toBeVisible();
  await expect(modules.getByRole('rowheader', { name: 'Settings' })).toBeVisible();
  await expect(modules.getByRole('rowheader', { name: 'Curriculum' })).toHaveCount(0);
  await modules.getByRole('button', { name: /^Show \d+ modules? that opens? nothing yet/ }).click();
  await expect(modules.getByRole('rowheader', { name: 'Curriculum opens nothing yet' })).toBeVisible();
  await expectAccessible(page);

  // What is folded away is counted, ticked by nobody unseen, and cleared with the column.
  await modules.getByRole('checkbox', { name: 'Create: Curriculum' }).check();
  await modules.getByRole('button', { name: 'Hide the modules that open nothing yet' }).click();
  await expect(modules.getByRole('button', { name: /of them ticked/ })).toBeVisible();
  const all = modules.getByRole('checkbox', { name: 'Read: all' });
  await all.check();
  await all.uncheck();
  await expect(modules.getByText(/^0 of \d+ modules/)).toBeVisible();
  await expect(modules.getByRole('button', { name: /of them ticked/ })).toHaveCount(0);
});

test('what was suspended is reopened, in these words', async ({ page, signIn, api }) => {
  const admin = await api('super_admin');
  const [institute] = await makeInstitutions({ api: admin, prefix: 'Kakkad Reopening', count: 1 });
  await admin.call('PUT', `/institute/${institute!.id}/suspendInstitute`, { reason: 'A test' });
  await signIn('super_admin', { at: `/app/institution/${institute!.id}/show` });
  await expect(page.getByRole('button', { name: 'Approve' })).toHaveCount(0);
  await page.getByRole('button', { name: 'Reopen' }).click();
  const dialog = page.getByRole('alertdialog', { name: `Reopen “${institute!.name}”?` });
  await expect(dialog).toContainText('Opens the institute again');
  await expect(dialog).not.toContainText('look at the record again');
  await dialog.getByRole('button', { name: 'Reopen' }).click();
  await expect(page.getByText(`“${institute!.name}” was reopened.`)).toBeVisible();
});

test('the menu of an open console follows what is granted elsewhere', async ({ page, address }) => {
  const { email, actor } = await userWithoutModules({ address });
  const hears = heard(page);
  await signInAs({ page, email });
  await hears;
  const menu = page.getByRole('navigation', { name: 'Main navigation' });
  await expect(menu.getByRole('link', { name: 'Coupons' })).toHaveCount(0);
  const { call } = await signInToApi({ address, account: 'super_admin' });
  expect((await call('PUT', `/user/${actor.id}`, { access: { coupon: ['read'] } })).status).toBe(200);
  // By itself: nothing is clicked, nobody comes back to the window, and it is long until the console would ask.
  await expect(menu.getByRole('link', { name: 'Coupons' })).toBeVisible();
  expect((await call('PUT', `/user/${actor.id}`, { access: {} })).status).toBe(200);
  await expect(menu.getByRole('link', { name: 'Coupons' })).toHaveCount(0);
});

test('a profile that is given counts alone, and the form says what is lost by it', async ({ page, address, signIn }) => {
  const { call } = await signInToApi({ address, account: 'super_admin' });
  const head = await (await signInToApi({ address, account: 'institute' })).call<{ userDetails: { instituteId: string } }>('GET', '/user/details');
  const { instituteId } = head.body.data.userDetails;
  const name = `Coupons alone ${Date.now()}`;
  await call('POST', '/role', { name, kind: 'faculty', instituteId, access: { coupon: ['read'] } });
  const made = await call<{ id: string }>('POST', '/user', { name: 'Given Profile', emailId: `profile.${Date.now()}@demo.lectern.test`, instituteId, role: 'faculty', access: { branch: ['read'], banner: ['read'] } });
  await signIn('super_admin', { at: `/app/user/${made.body.data.id}` });
  await page.getByRole('combobox', { name: /^Access profile/ }).click();
  await page.getByRole('option', { name }).click();
  const table = page.getByRole('group', { name: 'May use' });
  await expect(table.getByText(/^Gains – Read: Coupons/)).toBeVisible();
  await expect(table.getByText(/^Loses – Read: Banners, Branches/)).toBeVisible();
  await expect(table.getByText(/^1 of \d+ modules/)).toBeVisible();
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText('“Given Profile” was saved.')).toBeVisible();
  expect((await call<{ access: object }>('GET', `/user/${made.body.data.id}`)).body.data.access).toEqual({});
  await expect(page.getByText('Nothing besides an access profile.')).toBeVisible();
});

test('a console whose person was deactivated elsewhere closes by itself', async ({ page, address, silence }) => {
  silence.allow(/status of 401/);
  const { email, actor } = await userWithoutModules({ address });
  const hears = heard(page);
  await signInAs({ page, email });
  await hears;
  const { call } = await signInToApi({ address, account: 'super_admin' });
  expect((await call('PUT', `/user/${actor.id}/deactivate`, {})).status).toBe(200);
  await page.waitForURL('/auth/login');
});

test('another role shows what it usually may use and what is lost by it, which is then so, and undone as a whole', async ({ page, address, signIn }) => {
  const { call } = await signInToApi({ address, account: 'super_admin' });
  const head = await (await signInToApi({ address, account: 'institute' })).call<{ userDetails: { instituteId: string } }>('GET', '/user/details');
  const { instituteId } = head.body.data.userDetails;
  const profile = await call<{ id: string }>('POST', '/role', { name: `Desk ${Date.now()}`, kind: 'faculty', instituteId, access: { coupon: ['read'], branch: ['read'] } });
  const make = async (more: object): Promise<string> => {
    const made = await call<{ id: string }>('POST', '/user', { name: 'Role Changer', emailId: `role.${Date.now()}@demo.lectern.test`, instituteId, ...more });
    expect(made.status, JSON.stringify(made.body)).toBe(201);
    return made.body.data.id;
  };
  const accessOf = async (id: string) => (await call<{ access: Record<string, string[]> | null }>('GET', `/user/${id}`)).body.data.access;
  await signIn('super_admin');
  for (const [person, from] of [[{ role: 'student' }, null], [{ role: 'institute', access: { coupon: ['read', 'delete'] } }, { coupon: ['read', 'delete'] }], [{ role: 'faculty', profileId: profile.body.data.id }, {}]] as const) {
    const id = await make(person);
    await page.goto(`/app/user/${id}`);
    await page.getByRole('combobox', { name: 'Role' }).selectOption('Sub admin');
    const table = page.getByRole('group', { name: 'May use' });
    await expect(table.getByText(/^Gains – .*Coupons/)).toBeVisible();
    const shown = Number(/^(\d+) of/.exec(await table.getByText(/^\d+ of \d+ modules/).innerText())![1]);
    // What opens nothing yet is counted where it is folded away.
    const folded = Number(/\((\d+) of them/.exec(await table.getByRole('button', { name: /^Show \d+ modules?/ }).innerText())?.[1] ?? 0);
    expect(shown).toBeGreaterThan(5);
    if (from && 'coupon' in from) await expect(table.getByText(/^Loses – .*Coupons/)).toBeVisible();
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await expect(page.getByText('“Role Changer” was saved.')).toBeVisible();
    expect(Object.keys((await accessOf(id)) ?? {})).toHaveLength(shown + folded);
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect.poll(async () => (await call<{ role: string }>('GET', `/user/${id}`)).body.data.role).toBe(person.role);
    expect(await accessOf(id)).toEqual(from);
  }
  // Who is given nothing because nothing is kept from them loses all the rest.
  await page.goto(`/app/user/${await make({ role: 'super_admin', instituteId: null })}`);
  await page.getByRole('combobox', { name: 'Role' }).selectOption('Admin');
  const table = page.getByRole('group', { name: 'May use' });
  await expect(table.getByText(/^Loses – .*Read/)).toBeVisible();
  await expect(table.getByText(/^Gains/)).toHaveCount(0);
});

test('whose right is taken away in the middle of a new record is told that it is kept, and gets it back with the right', async ({ page, address, silence }) => {
  silence.allow(/status of 403/);
  const { email, actor } = await userWithoutModules({ address });
  const { call } = await signInToApi({ address, account: 'super_admin' });
  const allow = async (access: Record<string, string[]>) => expect((await call('PUT', `/user/${actor.id}`, { access })).status).toBe(200);
  await allow({ coupon: ['create', 'read'] });
  const hears = heard(page);
  await signInAs({ page, email });
  await hears;
  await page.goto('/app/coupon/create');
  await page.getByRole('textbox', { name: 'Code' }).fill('HALFDONE');
  await allow({ coupon: ['read'] });
  await expect(page.getByText('You do not have access to this screen')).toBeVisible();
  await expect(page.getByRole('main').getByRole('status')).toContainText('What you typed is kept in this tab');
  await expectAccessible(page);
  await allow({ coupon: ['create', 'read'] });
  await expect(page.getByRole('textbox', { name: 'Code' })).toBeVisible();
  await page.getByRole('button', { name: 'Restore' }).click();
  await expect(page.getByRole('textbox', { name: 'Code' })).toHaveValue('HALFDONE');
});

test('what was granted meanwhile opens with the next look, what was taken closes with the next call', async ({ page, address, silence }) => {
  silence.allow(/status of 403/);
  const { email, actor } = await userWithoutModules({ address });
  const { call } = await signInToApi({ address, account: 'super_admin' });
  const allow = async (access: Record<string, string[]>) => expect((await call('PUT', `/user/${actor.id}`, { access })).status).toBe(200);
  await signInAs({ page, email });
  await page.goto('/app/coupon');
  await expect(page.getByText('You do not have access to this screen')).toBeVisible();
  await allow({ coupon: ['read'] });
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Coupons', level: 1 })).toBeVisible();
  const menu = page.getByRole('navigation', { name: 'Main navigation' });
  await expect(menu.getByRole('link', { name: 'Coupons' })).toBeVisible();
  await allow({ coupon: [] });
  // A call of the list's own may come before what is typed, and takes the screen away as well.
  await page.getByRole('searchbox', { name: 'Search coupons' }).fill('diwali', { timeout: 3_000 }).catch(() => undefined);
  await expect(page.getByText('You do not have access to this screen')).toBeVisible();
  await expect(menu.getByRole('link', { name: 'Coupons' })).toHaveCount(0);
});

test('people of an institute whose plan has ended are told why, whatever their role', async ({ page, address, silence }) => {
  silence.allow(/status of 404/);
  const { call } = await signInToApi({ address, account: 'super_admin' });
  const head = await (await signInToApi({ address, account: 'expired' })).call<{ userDetails: { instituteId: string } }>('GET', '/user/details');
  const email = `late.faculty.${Date.now()}@demo.lectern.test`;
  const made = await call('POST', '/user', { name: 'Late Faculty', emailId: email, role: 'faculty', instituteId: head.body.data.userDetails.instituteId });
  expect(made.status).toBe(201);
  await joinByLink({ address, email });
  await signInAs({ page, email });
  await page.goto('/app/branch');
  await expect(page.getByText(/Your institute’s plan has ended, so its screens stay closed/)).toBeVisible();
  await expect(page.getByText('You do not have access to this screen')).toHaveCount(0);
  await page.keyboard.press('Control+K');
  await page.getByRole('dialog').getByRole('combobox').fill('branch');
  await page.waitForTimeout(800);
  await expect(page.getByRole('option', { name: /New branch/ })).toHaveCount(0);
  await expect(page.getByText(/Your institute’s plan has ended, so its screens stay closed/)).toBeVisible();
});

test('a teacher chooses who gives a class, of whom they may not read more than the name, and nothing is refused', async ({ page, signIn }) => {
  await signIn('faculty', { at: '/app/live-schedule-class/create' });
  await page.getByLabel('Name', { exact: true }).fill('Evening of questions');
  for (const name of [/^Course/, /^Faculty/]) {
    await page.getByRole('combobox', { name }).click();
    await page.getByRole('option').first().click();
  }
  await page.waitForLoadState('networkidle');
  const starts = new Date(Date.now() + 20 * 86_400_000).toISOString().slice(0, 10);
  await page.getByLabel(/^Starts/).fill(`${starts}T03:10`);
  await page.getByLabel(/^Ends/).fill(`${starts}T03:40`);
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Evening of questions', level: 1 })).toBeVisible();
  await page.waitForLoadState('networkidle');
});
