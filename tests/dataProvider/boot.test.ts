// @vitest-environment jsdom
import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { QueryClient } from '@tanstack/react-query';
import { STORAGE_KEYS } from '../../src/authProvider';
import { forgetEarly, takeEarly } from '../../src/dataProvider/early';
import { readConfig } from '../../src/dataProvider';
import { takeOpeningRows } from '../../src/dataProvider/openingRows';
import { startServer, type TestServer } from './support/server';
import { testConsole } from './support/console';

const script = readFileSync(new URL('../../public/boot.js', `file://${__filename}`), 'utf8');
let server: TestServer;
let asked: string[] = [];
const realFetch = globalThis.fetch;

beforeAll(async () => {
  server = await startServer();
});
beforeEach(() => {
  vi.resetModules();
  vi.restoreAllMocks();
  localStorage.clear();
  asked = [];
  server.seen.length = 0;
  server.reply = () => ({ body: { data: { items: [{ id: '1' }], total: 1 } } });
  window.__lecternEarly = undefined;
  window.__lecternAddressToken = undefined;
  // An address without an origin has no server here.
  globalThis.fetch = ((url: string, init?: RequestInit) => {
    asked.push(url);
    return url === '/config.json' ? Promise.resolve(new Response(JSON.stringify({ apiBase: '/x/', demo: true, demoAccounts: [{ label: 'Admin', username: 'a@x', password: 'p' }] }))) : realFetch(url, init);
  }) as typeof fetch;
});
afterAll(async () => {
  globalThis.fetch = realFetch;
  await server.close();
});

/** Runs the boot script as a page at this address does. */
function boot(address: string): void {
  window.history.replaceState(null, '', address);
  new Function(script)();
}
const search = (authorization = 'Bearer test') => {
  const { dataProvider } = testConsole({ url: server.url, authorization });
  return dataProvider.getList('coupon', { filter: {}, pagination: { page: 1, perPage: 50 } });
};

/** The settings that the page's first script has found, or asked for. */
const given = async () => readConfig(await (await window.__lecternConfig)!.json());

describe('the boot script', () => {
  it('puts the chosen look and language on the page before anything is drawn', () => {
    localStorage.setItem('lectern.theme', 'dark');
    localStorage.setItem('lectern.accent', 'teal');
    localStorage.setItem('lectern.density', 'enormous');
    localStorage.setItem('lectern.locale', 'ja');
    boot('/auth/login');
    expect({ ...document.documentElement.dataset }).toMatchObject({ theme: 'dark', accent: 'teal', density: 'normal' });
    expect(document.documentElement.lang).toBe('ja');
  });

  it('fetches the signed-in half beforehand, for who is signed in', () => {
    const preloads = () => [...document.querySelectorAll('link[rel=modulepreload]')].map((link) => link.getAttribute('href'));
    document.head.innerHTML = '<meta name="lectern-console" content="/assets/console-1.js">';
    boot('/app/coupon');
    expect(preloads()).toEqual([]);
    localStorage.setItem(STORAGE_KEYS.token, 'Bearer test');
    boot('/auth/login');
    expect(preloads()).toEqual([]);
    boot('/app/coupon');
    expect(preloads()).toEqual(['/assets/console-1.js']);
    document.head.innerHTML = '';
  });

  it('takes the settings from the page where they stand in it', async () => {
    document.head.innerHTML = '<script type="application/json" id="lectern-config">{"apiBase":"/in/page"}</script>';
    boot('/auth/login');
    expect((await given()).apiBase).toBe('/in/page');
    expect(asked).toEqual([]);
    document.head.innerHTML = '';
  });

  it('asks for the settings once, for the code to take over', async () => {
    boot('/auth/login');
    expect(await given()).toEqual({ apiBase: '/x', apiV2Base: '/api/v2', isDemo: true, demoAccounts: [{ key: null, label: 'Admin', username: 'a@x', password: 'p' }], publicHosts: [] });
    expect(asked).toEqual(['/config.json']);
  });

  it('takes a token out of the address before it asks for anything, on pages of the console alone', () => {
    boot('/app/coupon?token=t1&page=2');
    expect(window.__lecternAddressToken).toBe('t1');
    expect(window.location.search).toBe('?page=2');
    boot('/feedback?token=t2');
    expect(window.location.search).toBe('?token=t2');
  });

  it('starts the list this page began with last time, and the client uses exactly that answer, once', async () => {
    localStorage.setItem(STORAGE_KEYS.token, 'Bearer test');
    window.history.replaceState(null, '', '/app/coupon');
    // Just opened, however long this machine took to load the test.
    vi.spyOn(performance, 'now').mockReturnValue(500);
    await search();
    // Under the list's address, and under the one the console was opened at.
    expect((JSON.parse(localStorage.getItem(STORAGE_KEYS.early)!) as [string, unknown][]).map(([page]) => page)).toEqual(['/app/coupon', '/']);
    server.seen.length = 0;
    boot('/app/coupon');
    expect((await search()).data).toEqual([{ id: '1' }]);
    expect(server.seen).toHaveLength(1);
    await search();
    expect(server.seen).toHaveLength(2);
  });

  it('has the rows stand where the list looks for them before anything is drawn, unless they let wait', async () => {
    localStorage.setItem(STORAGE_KEYS.token, 'Bearer test');
    window.history.replaceState(null, '', '/app/coupon');
    forgetEarly();
    const { dataProvider } = testConsole({ url: server.url, authorization: 'Bearer test' });
    const params = { pagination: { page: 1, perPage: 50 }, sort: { field: 'name', order: 'ASC' as const }, filter: { status: 'active' } };
    const open = async (): Promise<QueryClient> => {
      boot('/app/coupon');
      const client = new QueryClient();
      await takeOpeningRows({ client, data: dataProvider });
      return client;
    };
    const rowsIn = (client: QueryClient): unknown => client.getQueryData(['coupon', 'getList', { ...params, meta: undefined }]);

    expect(rowsIn(await open()), 'nothing was asked for before').toBeUndefined();
    await dataProvider.getList('coupon', params);
    // Rows that come later than they are waited for are not there: on a busy machine they may.
    await expect.poll(async () => {
      server.seen.length = 0;
      return rowsIn(await open());
    }).toMatchObject({ data: [{ id: '1' }], total: 1 });
    expect(server.seen).toHaveLength(1);

    server.reply = () => ({ status: 500, body: {} });
    expect(rowsIn(await open()), 'the list says a failure').toBeUndefined();
    globalThis.fetch = (() => new Promise(() => undefined)) as typeof fetch;
    expect(rowsIn(await open()), 'nobody waits for long').toBeUndefined();
  });

  it('starts nothing for another page, without a session, or with a token in the address', () => {
    localStorage.setItem(STORAGE_KEYS.early, JSON.stringify([['/app/coupon', { url: `${server.url}/x`, body: '{}' }]]));
    boot('/app/coupon');
    localStorage.setItem(STORAGE_KEYS.token, 'Bearer test');
    boot('/app/user');
    boot('/app/coupon?token=t1');
    localStorage.setItem(STORAGE_KEYS.early, '{broken');
    boot('/app/coupon');
    expect(asked.every((url) => url === '/config.json')).toBe(true);
  });

  it('asks for what the module of the address declares, in the language that is spoken', () => {
    document.head.innerHTML = '<meta name="lectern-modules" content="/assets/modules-x/ coupon subject-section=section">';
    const part = (address: string): string | undefined => {
      Object.assign(window, { __lecternPart: undefined, __lecternAddressToken: undefined });
      boot(address);
      return window.__lecternPart?.path;
    };
    expect(part('/app/coupon'), 'nobody is signed in').toBeUndefined();
    localStorage.setItem(STORAGE_KEYS.token, 'Bearer test');
    localStorage.setItem('lectern.locale', 'fr');
    expect(part('/app/coupon/1/show')).toBe('/assets/modules-x/fr/coupon.json');
    expect(part('/app/subject-section')).toBe('/assets/modules-x/fr/section.json');
    expect(asked).toContain('/assets/modules-x/fr/section.json');
    expect(part('/app/home')).toBeUndefined();
    expect(part('/app/coupon?token=t1')).toBeUndefined();
    // Below a record the list that was opened here says whose it is.
    localStorage.setItem(STORAGE_KEYS.early, JSON.stringify([['/app/subject-section/7/topics', { url: `${server.url}/x`, body: '{}', asked: { resource: 'sectionTopic' } }]]));
    expect(part('/app/subject-section/7/topics')).toBe('/assets/modules-x/fr/sectionTopic.json');
    document.head.innerHTML = '';
  });

  it('gives its answer to nobody else', () => {
    const reply = Promise.resolve(new Response('{}'));
    const early = { url: '/u', body: '{}', authorization: 'Bearer a', reply };
    const request = { method: 'POST', url: '/u', body: '{}', authorization: 'Bearer a' };
    for (const other of [{ authorization: 'Bearer b' }, { body: '{"a":1}' }, { url: '/v' }, { method: 'PUT' }]) {
      window.__lecternEarly = early;
      expect(takeEarly({ ...request, ...other })).toBeNull();
    }
    expect(takeEarly(request)).toBe(reply);
    expect(takeEarly(request)).toBeNull();
  });
});
