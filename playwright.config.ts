import { availableParallelism } from 'node:os';
import { defineConfig } from '@playwright/test';
import { findChromium } from './scripts/lib/chromium.mjs';

/** Journeys of a person, in a real browser, against the real platform that the global setup starts. */
export default defineConfig({
  testDir: 'tests/e2e',
  globalSetup: './tests/e2e/support/globalSetup.ts',
  outputDir: 'test-results',
  // Generous: one machine is three times as slow as another, and what never comes is told apart from what is late all the same.
  timeout: 240_000,
  expect: { timeout: 30_000 },
  // Each has a product and a browser of its own. Two to a processor take a third more of it for the same journeys: whoever waits for a page looks at it again and again.
  workers: Math.min(8, Math.max(2, availableParallelism())),
  // A journey that fails runs once more, on a product begun anew; one that passes only then is named at the end (docs/decisions/0113).
  retries: 1,
  reporter: 'list',
  use: {
    locale: 'en-IN',
    timezoneId: 'Asia/Kolkata',
    viewport: { width: 1440, height: 900 },
    // Without movement, which the browser would draw frame by frame while a test waits; a journey from end to end is made with it.
    contextOptions: { reducedMotion: 'reduce' },
    // What a test watches or replaces must pass through it; the test of the worker itself lets it in.
    serviceWorkers: 'block',
    // A recording of every step costs a third of the time; `--trace on` makes one when it is wanted.
    trace: 'off',
    launchOptions: {
      executablePath: findChromium({ isForTests: true }) ?? undefined,
      // A page of a test lives for seconds: code that is compiled once more to be fast costs more than it gains there.
      // All pages of a product in one process of the browser, which keeps what it has compiled; nothing but the product is opened.
      args: ['--process-per-site', '--renderer-process-limit=1', '--disable-site-isolation-trials', '--js-flags=--no-opt,--no-maglev', '--no-sandbox', '--disable-gpu', '--disable-quic', '--no-first-run', '--disable-background-networking', '--disable-component-update', '--disable-sync'],
    },
  },
});
