import { expect, test as base, type Page } from '@playwright/test';
import { emailOf, PASSWORD, signInToApi, type Account, type Api } from './api';
import { signInStored } from './storedSession';
import { startWorkerProduct } from './workerProduct';

interface Journey {
  /** Signs a person in and opens the screen that follows. */
  readonly signIn: (account: Account, page?: Page) => Promise<void>;
  /** Journeys about signing in fill the form. */
  readonly byForm: boolean;
  readonly api: (account: Account) => Promise<Api>;
  /** What the browser's console has said that nobody expected. Checked after every journey. */
  readonly silence: { readonly allow: (pattern: RegExp) => void };
}

/** A journey of a person: begins on no page, ends with a browser console that has stayed silent. */
export const test = base.extend<Journey, { readonly address: string }>({
  address: [
    async ({}, use, { workerIndex }) => {
      const { address, stop } = await startWorkerProduct({ worker: workerIndex });
      await use(address);
      await stop();
    },
    { scope: 'worker', timeout: 150_000 },
  ],
  baseURL: async ({ address }, use) => use(address),
  api: async ({ address }, use) => use((account) => signInToApi({ address, account })),
  byForm: [false, { option: true }],
  signIn: async ({ page, address, byForm }, use) => use((account, other) => (byForm ? signInByForm : signInStored)({ page: other ?? page, address, account })),
  silence: [
    async ({ page }, use) => {
      const said: string[] = [];
      // The browser's driver says so itself, where the settings of the tests keep the worker out.
      const allowed: RegExp[] = [/Service Worker registration blocked by Playwright/];
      page.on('console', (message) => {
        if (['error', 'warning'].includes(message.type())) said.push(`${message.type()}: ${message.text()} (${message.location().url})`);
      });
      page.on('pageerror', (error) => said.push(`uncaught: ${error.message}`));
      await use({ allow: (pattern) => allowed.push(pattern) });
      expect(said.filter((text) => !allowed.some((pattern) => pattern.test(text))), 'the browser console').toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };
export { expectAccessible, expectContrast } from './axe';

/** Fills the sign-in form as a person does and waits for the console's frame. */
export async function signInByForm({ page, account, address = '' }: { page: Page; account: Account; address?: string }): Promise<void> {
  await page.goto(`${address}/auth/login`);
  await page.getByLabel('E-mail or phone number').fill(emailOf(account));
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(page.getByRole('navigation', { name: 'Main navigation' })).toBeVisible();
}

/** Chooses a theme, and a colour where one is named, as another tab of the same person would. */
export async function setLook(page: Page, choices: { readonly theme?: 'light' | 'dark'; readonly accent?: string }): Promise<void> {
  await page.evaluate((values) => {
    for (const [name, value] of Object.entries(values)) {
      localStorage.setItem(`lectern.${name}`, value);
      window.dispatchEvent(new StorageEvent('storage', { key: `lectern.${name}`, newValue: value }));
      // Pages without a choice of look read it once, when they open.
      document.documentElement.dataset[name] = value;
    }
    // No colour is measured on its way to another.
    const ending = document.getAnimations().filter((one) => one.effect?.getComputedTiming().iterations !== Infinity);
    return Promise.all(ending.map((one) => one.finished.catch(() => undefined))).then(() => undefined);
  }, choices);
}
