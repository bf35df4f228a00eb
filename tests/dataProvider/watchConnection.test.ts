// @vitest-environment jsdom
import { onlineManager } from '@tanstack/react-query';
import { afterEach, expect, it, vi } from 'vitest';
import { watchConnection } from '../../src/dataProvider/watchConnection';
import { testConsole } from './support/console';
import { testServer } from './support/testServer';

const server = testServer();
let stop: () => void = () => undefined;
afterEach(() => {
  stop();
  onlineManager.setOnline(true);
});

function watched() {
  const { clients, signals } = testConsole({ url: server.url });
  stop = watchConnection({ signals, apiBase: clients.main.base, waits: [20] });
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
