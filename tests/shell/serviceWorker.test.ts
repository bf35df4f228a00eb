// @vitest-environment node
import { readFileSync } from 'node:fs';
import { createContext, runInContext } from 'node:vm';
import { expect, it } from 'vitest';
import { workerScript } from '../../scripts/lib/offlineFiles.mjs';
import { PUBLIC_PAGES, publicAddresses } from '../../src/schemas/consoleAddresses';

const text = readFileSync(new URL('../../src/shell/offline/serviceWorker.js', import.meta.url), 'utf8');
const SOURCE = workerScript({ text, version: 'v1', files: [], pages: publicAddresses() });
const PAGE = { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-cache', 'x-lectern-page': '1' };

type Listener = (event: Record<string, unknown>) => void;

/** The worker in a world of its own, over a network that answers as the test says. */
function worker(reply: () => Response) {
  const listeners = new Map<string, Listener>();
  const held = new Map<string, Response>();
  const cache = { put: async (key: string, value: Response) => void held.set(key, value), add: async () => undefined };
  const caches = { open: async () => cache, match: async (key: string) => held.get(key), keys: async () => [] };
  const self = { addEventListener: (name: string, listener: Listener) => listeners.set(name, listener), location: { origin: 'https://c.example' }, fetch: async () => reply(), skipWaiting: () => undefined, registration: {} };
  runInContext(SOURCE, createContext({ self, caches, URL, Promise, Set, RegExp }));
  const send = async (name: string, more: Record<string, unknown>): Promise<Response | null> => {
    const waits: unknown[] = [];
    let answer: Promise<Response> | null = null;
    listeners.get(name)!({ waitUntil: (one: unknown) => waits.push(one), respondWith: (one: Promise<Response>) => (answer = one), ...more });
    const result = await (answer as Promise<Response> | null);
    await Promise.all(waits);
    return result;
  };
  const navigate = (path: string, ahead?: Response) => send('fetch', { request: { method: 'GET', mode: 'navigate', url: `https://c.example${path}` }, preloadResponse: Promise.resolve(ahead) });
  return { held, navigate, install: () => send('install', {}) };
}

it.each(['/', '/app', '/app/coupon/1/show', '/auth/login', '/help/zoom-integration', '/thankyou', '/feedback/', ...PUBLIC_PAGES.map((name) => `/${name}`)])('takes %s for a screen and holds the page', async (path) => {
  const { held, navigate } = worker(() => new Response('page', { headers: PAGE }));
  expect(await (await navigate(path))?.text()).toBe('page');
  expect([...held.keys()]).toEqual(['/']);
});

it.each(['/outbox', '/healthz', '/readyz', '/api/v9/x', '/files/a', '/docs', '/appendix', '/feedback/more', '/help'])('hands on what %s answers, and never holds it nor a page in its place', async (path) => {
  let isUp = true;
  const { held, navigate, install } = worker(() => {
    if (!isUp) throw new TypeError('no network');
    return new Response('other', { headers: PAGE });
  });
  expect(await (await navigate(path))?.text()).toBe('other');
  expect(held.size).toBe(0);
  await install();
  isUp = false;
  await expect(navigate(path)).rejects.toThrow('no network');
});

it.each(['/app', '/sites/north/preview'])('does not ask for %s what the browser has asked for ahead', async (path) => {
  const { navigate } = worker(() => new Response('asked again', { headers: PAGE }));
  expect(await (await navigate(path, new Response('asked ahead', { headers: PAGE })))?.text()).toBe('asked ahead');
});

it.each([
  ['without the mark', { 'x-lectern-page': '' }],
  ['that asks not to be held', { 'cache-control': 'private, no-store' }],
  ['that is no HTML', { 'content-type': 'text/plain' }],
])('hands on a reply %s, and does not hold it', async (_which, headers) => {
  const { held, navigate, install } = worker(() => new Response('reply', { headers: { ...PAGE, ...headers } }));
  expect(await (await navigate('/app'))?.text()).toBe('reply');
  await install();
  expect(held.size).toBe(0);
});

it('answers with the page it holds from the start while there is no network', async () => {
  let isUp = true;
  const { navigate, install } = worker(() => {
    if (!isUp) throw new TypeError('no network');
    return new Response('page', { headers: PAGE });
  });
  await install();
  isUp = false;
  expect(await (await navigate('/app/coupon'))?.text()).toBe('page');
});
