import type { Browser, BrowserContext, CDPSession, Page } from '@playwright/test';

/** What a site keeps in a browser. */
const STORED = 'cookies,file_systems,indexeddb,local_storage,service_workers,cache_storage';
const CHANGES_TIME = ['install', 'pauseAt', 'setFixedTime', 'setSystemTime'] as const;

/**
 * Contexts that go from test to test of a worker, by the options they are opened with: each is as good as new, but keeps what its
 * browser has fetched and compiled. One that is opened for each test, or emptied as the runner does it, reads all code
 * anew, which costs more than the rest of a page's opening.
 */
export class KeptContexts {
  private readonly all = new Map<string, BrowserContext>();

  constructor(private readonly browser: Browser) {}

  /** For one test, with a single blank page: opened with the test's own options, of which `key` tells those that differ. */
  async lend(key: string, use: (context: BrowserContext) => Promise<void>): Promise<void> {
    const context = await this.emptied(this.all.get(key) ?? (await this.open(key)));
    await use(context);
    if (this.all.get(key) !== context) await context.close();
  }

  async close(): Promise<void> {
    for (const context of this.all.values()) await context.close();
  }

  private async emptied(context: BrowserContext): Promise<BrowserContext> {
    const before = context.pages();
    // There is always a page, so that their process goes on.
    const page = await context.newPage();
    await Promise.all(before.map((one) => one.close()));
    await forgetStored(page);
    await Promise.all([context.clearPermissions(), context.unrouteAll(), context.setOffline(false)]);
    return context;
  }

  /** A clock that somebody has set stays set: its context goes to no other test. */
  private async open(key: string): Promise<BrowserContext> {
    const context = await this.browser.newContext();
    const { clock } = context;
    for (const name of CHANGES_TIME) {
      const change = clock[name].bind(clock) as (...given: unknown[]) => Promise<void>;
      clock[name] = async (...given: unknown[]) => {
        this.all.delete(key);
        await change(...given);
      };
    }
    this.all.set(key, context);
    return context;
  }
}

/** Lets the browser forget all that sites have stored. */
export async function forgetStored(page: Page): Promise<void> {
  await tell(page, (browser) => browser.send('Storage.clearDataForOrigin', { origin: '*', storageTypes: STORED }));
}

/** Lets the browser forget what it has fetched, for journeys in which a file has to be asked for. */
export async function forgetFetched(page: Page): Promise<void> {
  await tell(page, (browser) => browser.send('Network.clearBrowserCache'));
}

/** Says something to the browser that its driver has no word for. */
async function tell(page: Page, say: (browser: CDPSession) => Promise<unknown>): Promise<void> {
  const browser = await page.context().newCDPSession(page);
  await say(browser);
  await browser.detach();
}
