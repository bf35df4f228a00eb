import { afterAll, beforeAll, beforeEach } from 'vitest';
import { startServer, type TestServer } from './server';

/** One scripted server for all tests of a file: there from the first on, and before each without what it was asked until then. */
export function testServer(): TestServer {
  let server: TestServer;
  beforeAll(async () => {
    server = await startServer();
  });
  beforeEach(() => {
    server.seen.length = 0;
  });
  afterAll(() => server.close());
  // A file names it before it has been started.
  return new Proxy({} as TestServer, { get: (_, key) => Reflect.get(server, key) as unknown, set: (_, key, value) => Reflect.set(server, key, value) });
}
