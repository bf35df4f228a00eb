import { costsOf, openPage } from './lib/browser.mjs';
import { repeat } from './lib/figures.mjs';

const ROUNDS = 3;
/** After its content a page has so long to come to rest. In ms. */
const QUIET_MS = 4_000;

/** Pages by what shows that their own content stands; `isSignedOut` ones are opened without a session. */
const PAGES = [
  { name: 'sign-in', profile: 'slow', path: '/auth/login', content: 'form input', isSignedOut: true },
  { name: 'list', profile: 'slow', path: '/app/user', content: '[role=row][data-id]' },
  { name: 'home', profile: 'slow', path: '/app/home', content: 'main h1' },
  { name: 'list', profile: 'narrow', path: '/app/user', content: '[role=row][data-id]' },
];

/** What single pages cost with nothing cached: see `costsOf`. */
export async function measurePages({ browser, subject, rounds = ROUNDS }) {
  const figures = [];
  for (const one of PAGES) figures.push({ name: `${one.name} (${one.profile})`, ...(await repeat({ times: rounds, measure: () => measurePage({ browser, subject, ...one }) })) });
  return figures;
}

async function measurePage({ browser, subject, profile, path, content, isSignedOut = false }) {
  const opened = { ...subject, row: content, storageState: isSignedOut ? undefined : subject.storageState };
  const { context, page } = await openPage({ browser, subject: opened, profile });
  await page.goto(subject.address + path, { waitUntil: 'commit' });
  await page.waitForFunction(() => window.__bench?.firstRow > 0, undefined, { timeout: 120_000 });
  await page.waitForTimeout(QUIET_MS);
  const costs = await costsOf(page);
  await context.close();
  return costs;
}
