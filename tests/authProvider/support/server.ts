import { afterAll, beforeAll, beforeEach } from 'vitest';
import { startServer, type TestServer } from '../../dataProvider/support/server';

/** A server for the tests of a file, which each begin with nothing seen, nothing stored, and the page at this address. */
export function useFreshBrowser({ at }: { readonly at: string }): { readonly server: TestServer } {
  const held = {} as { server: TestServer };
  beforeAll(async () => {
    held.server = await startServer();
  });
  beforeEach(() => {
    held.server.seen.length = 0;
    held.server.reply = () => ({ body: { data: {} } });
    localStorage.clear();
    sessionStorage.clear();
    window.history.replaceState(null, '', at);
  });
  afterAll(() => held.server.close());
  return held;
}
