import { expect, test as base, type ConsoleMessage, type Page } from '@playwright/test';
import { emailOf, PASSWORD, signInToApi, type Account, type Api } from './api';
import { KeptContexts } from './keptContext';
import { signInStored } from './storedSession';
import { startWorkerProduct } from './workerProduct';

/** A page on which somebody stays signed in from test to test of a worker, without movement, and the calls of that session. */
export interface Kept {
  readonly page: Page;
  readonly api: Api;
}

interface Journey {
  /** Tests that only look may share one page, on which this account has signed in: it is their `page`. @default each has its own */
  readonly keptAs: Account | null;
  /** Signs a person in and opens the screen that follows, or that of the address `at`. @default of `page`: the test's own */
  readonly signIn: (account: Account, options?: { readonly at?: string; readonly page?: Page }) => Promise<void>;
  /** Journeys about signing in fill the form. */
  readonly byForm: boolean;
  readonly api: (account: Account) => Promise<Api>;
  /** What the browser's console has said that nobody expected. Checked after every journey. */
  readonly silence: { readonly allow: (pattern: RegExp) => void };
}

/** A journey of a person: begins on no page, ends with a browser console that has stayed silent. */
export const test = base.extend<Journey, { readonly address: string; readonly contexts: KeptContexts; readonly kept: (account: Account) => Promise<Kept> }>({
  address: [
    async ({}, use, { workerIndex }) => {
      const { address, stop } = await startWorkerProduct({ worker: workerIndex });
      await use(address);
      await stop();
    },
    { scope: 'worker', timeout: 150_000 },
  ],
  contexts: [
    async ({ browser }, use) => {
      const contexts = new KeptContexts(browser);
      await use(contexts);
      await contexts.close();
    },
    { scope: 'worker' },
  ],
  // Whatever a file may set by `test.use` stands here: what is opened with one setting is no other's.
  context: async ({ contexts, kept, keptAs, locale, timezoneId, viewport, serviceWorkers, contextOptions }, use) =>
    keptAs ? use((await kept(keptAs)).page.context()) : contexts.lend(JSON.stringify({ locale, timezoneId, viewport, serviceWorkers, contextOptions }), use),
  kept: [
    async ({ browser, address }, use, { project }) => {
      const all = new Map<Account, Promise<Kept>>();
      const { locale, timezoneId, viewport, serviceWorkers } = project.use;
      const open = async (account: Account): Promise<Kept> => {
        const page = await browser.newPage({ locale, timezoneId, viewport, serviceWorkers, baseURL: address, reducedMotion: 'reduce' });
        return { page, api: await signInStored({ page, address, account }) };
      };
      await use((account) => all.get(account) ?? all.set(account, open(account)).get(account)!);
      for (const one of all.values()) await (await one).page.close();
    },
    { scope: 'worker' },
  ],
  keptAs: [null, { option: true }],
  page: async ({ context }, use) => use(context.pages()[0]!),
  baseURL: async ({ address }, use) => use(address),
  api: async ({ address }, use) => use((account) => signInToApi({ address, account })),
  byForm: [false, { option: true }],
  signIn: async ({ page, address, byForm }, use) =>
    use(async (account, { at, page: other = page } = {}) => {
      if (!byForm) return void (await signInStored({ page: other, address, account, at }));
      await signInByForm({ page: other, address, account });
      if (at !== undefined) await other.goto(`${address}${at}`);
    }),
  silence: [
    async ({ page }, use) => {
      const said: string[] = [];
      // The browser's driver says so itself, where the settings of the tests keep the worker out.
      const allowed: RegExp[] = [/Service Worker registration blocked by Playwright/];
      const hear = (message: ConsoleMessage): void => {
        if (['error', 'warning'].includes(message.type())) said.push(`${message.type()}: ${message.text()} (${message.location().url})`);
      };
      const catchError = (error: Error): void => void said.push(`uncaught: ${error.message}`);
      page.on('console', hear).on('pageerror', catchError);
      await use({ allow: (pattern) => allowed.push(pattern) });
      page.off('console', hear).off('pageerror', catchError);
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
