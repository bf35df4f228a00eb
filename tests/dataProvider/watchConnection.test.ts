// @vitest-environment jsdom
import { onlineManager } from '@tanstack/react-query';
import { afterEach, expect, it, vi } from 'vitest';
import { waitBefore, watchConnection } from '../../src/dataProvider/watchConnection';
import { testConsole } from './support/console';
import { testServer } from './support/testServer';

const server = testServer();
let stop: () => void = () => undefined;
afterEach(() => {
  stop();
  onlineManager.setOnline(true);
});

function watched(waits: readonly number[] = [20]) {
  const { clients, signals } = testConsole({ url: server.url });
  stop = watchConnection({ signals, apiBase: clients.main.base, waits });
  return { call: () => clients.main.send({ method: 'GET', path: '/thing' }).catch(() => undefined) };
}
const healthAsked = (): number => server.seen.filter((one) => one.path === '/healthz').length;

it('asks nothing while calls are answered, whatever the answer', async () => {
  const { call } = watched();
  server.reply = () => ({ status: 500 });
  await call();
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(healthAsked()).toBe(0);
  expect(onlineManager.isOnline()).toBe(true);
});

it('does not take one lost call for a lost platform', async () => {
  const { call } = watched();
  server.reply = ({ path }) => (path === '/healthz' ? { body: { status: 'ok' } } : { fault: 'drop' });
  await call();
  await vi.waitFor(() => expect(healthAsked()).toBe(1));
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(onlineManager.isOnline()).toBe(true);
  expect(healthAsked()).toBe(1);
});

it('tells that the platform is gone, asks again, and tells that it is back', async () => {
  const { call } = watched();
  server.reply = () => ({ fault: 'drop' });
  await call();
  await vi.waitFor(() => expect(onlineManager.isOnline()).toBe(false));
  await vi.waitFor(() => expect(healthAsked()).toBeGreaterThan(2));
  server.reply = () => ({ status: 404 });
  await vi.waitFor(() => expect(onlineManager.isOnline()).toBe(true));
  const asked = healthAsked();
  await new Promise((resolve) => setTimeout(resolve, 60));
  expect(healthAsked()).toBe(asked);
});

it('takes a gateway that speaks in its place for no answer', async () => {
  const { call } = watched();
  server.reply = () => ({ status: 503 });
  await call();
  await vi.waitFor(() => expect(onlineManager.isOnline()).toBe(false));
  // A call that is answered after all is a sign of life as well.
  server.reply = ({ path }) => (path === '/healthz' ? { status: 503 } : { body: { data: {} } });
  await call();
  expect(onlineManager.isOnline()).toBe(true);
});

it('asks every few seconds while the page is seen, at other times than another page, and seldom behind others', () => {
  const waits = [0, 1, 2, 3, 20].map((tries) => waitBefore({ tries, isHidden: false, chance: 0.5 }));
  expect(waits).toEqual([1_000, 2_000, 3_000, 4_000, 4_000]);
  expect(waitBefore({ tries: 9, isHidden: false, chance: 0.99 })).toBeLessThanOrEqual(5_000);
  expect(waitBefore({ tries: 9, isHidden: false, chance: 0 })).toBeLessThan(waitBefore({ tries: 9, isHidden: false, chance: 0.1 }));
  expect(waitBefore({ tries: 9, isHidden: true, chance: 0 })).toBeGreaterThan(20_000);
});

it('asks at once when somebody turns to the page, and not while nobody sees it', async () => {
  const hidden = vi.spyOn(document, 'hidden', 'get').mockReturnValue(true);
  const { call } = watched([60_000]);
  server.reply = () => ({ fault: 'drop' });
  await call();
  await vi.waitFor(() => expect(onlineManager.isOnline()).toBe(false));
  const asked = healthAsked();
  window.dispatchEvent(new Event('visibilitychange'));
  await new Promise((resolve) => setTimeout(resolve, 30));
  expect(healthAsked()).toBe(asked);
  hidden.mockReturnValue(false);
  server.reply = () => ({ status: 404 });
  window.dispatchEvent(new Event('focus'));
  await vi.waitFor(() => expect(onlineManager.isOnline()).toBe(true));
  expect(healthAsked()).toBe(asked + 1);
  hidden.mockRestore();
});
