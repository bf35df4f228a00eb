import type { Page } from '@playwright/test';
import type { Account } from './api';
import { startFaultProxy, type Fault, type FaultProxy } from './faultProxy';
import { recordNotices } from './said';
import { store } from './storedSession';
import { expect, signInByForm, test } from './test';

/** A call that nobody waits for, to know that a page has come so far. */
export const QUIET: Fault = { path: /\/web-configs\/app-integrations$/, status: 200, body: { data: {} } };

interface OpenParams {
  readonly page: Page;
  /** @default the list of coupons */
  readonly at?: string;
  /** @default none that matters */
  readonly faults?: readonly Fault[];
  readonly account?: Account;
}

/**
 * The console behind a proxy of this file's own. Call it at the top of a file: it starts the proxy, signs in once for
 * all tests, and begins each without faults and with its notices kept.
 */
export function faultyConsole(): { readonly proxy: Omit<FaultProxy, 'close'>; readonly open: (params: OpenParams) => Promise<void> } {
  const stored = new Map<Account, ReadonlyMap<string, string>>();
  let own: FaultProxy;

  test.beforeAll(async ({ browser, address }) => {
    own = await startFaultProxy({ target: address });
    for (const account of ['institute', 'super_admin'] as const) {
      const page = await browser.newPage();
      await signInByForm({ page, account, address: own.address });
      stored.set(account, new Map(Object.entries(await page.evaluate(() => ({ ...localStorage }) as Record<string, string>))));
      await page.close();
    }
  });
  test.afterAll(() => own.close());
  test.beforeEach(async ({ page, silence }) => {
    silence.allow(/Failed to load resource/);
    own.answer();
    await recordNotices(page);
  });

  return {
    proxy: {
      get address() {
        return own.address;
      },
      get met() {
        return own.met;
      },
      answer: (...faults) => own.answer(...faults),
    },
    async open({ page, at = '/app/coupon', faults = [QUIET], account = 'institute' }) {
      await store({ page, address: own.address, entries: stored.get(account)! });
      own.answer(...faults);
      await page.goto(`${own.address}${at}`);
      await expect.poll(() => own.met.length).toBeGreaterThan(0);
    },
  };
}
