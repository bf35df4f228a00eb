import { once } from 'node:events';
import { connect, type AddressInfo, type Socket } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { createTestPlatform, type TestPlatform } from './support';
import { openConsole, type OpenConsole } from './support/openConsole';

const LIVE = '/api/v9/user/live';
const SOCKETS = [LIVE, '/admin/chat?ticket=nobody-has-ever-had-this', '/plan/chat?session_id=!'];

/** The beginning of a message of so many bytes, as a client has it. */
function frame(bytes: number, sent: number): Buffer {
  const head = Buffer.alloc(14);
  head[0] = 0x81;
  head[1] = 0xff;
  head.writeBigUInt64BE(BigInt(bytes), 2);
  return Buffer.concat([head, Buffer.alloc(sent, 0x61)]);
}

/** Sockets of callers who have not said who they are, and do not do as they are told. */
describe('a socket of a stranger', () => {
  let platform: TestPlatform;
  let port: number;
  const open: (Socket | OpenConsole)[] = [];
  beforeAll(async () => {
    platform = await createTestPlatform();
    await platform.app.listen({ host: '127.0.0.1', port: 0 });
    port = (platform.app.server.address() as AddressInfo).port;
  });
  afterEach(async () => {
    for (const one of open.splice(0)) 'leave' in one ? one.leave() : one.destroy();
    await expect.poll(connections).toBe(0);
  });
  afterAll(() => platform.close());

  const connections = (): Promise<number> => new Promise((done) => platform.app.server.getConnections((_, count) => done(count)));
  /** A client that takes no leave when it is told to go. */
  const opened = async (path: string): Promise<Socket> => {
    const socket = connect(port, '127.0.0.1').on('error', () => undefined);
    open.push(socket);
    socket.write([`GET ${path} HTTP/1.1`, 'Host: 127.0.0.1', 'Connection: Upgrade', 'Upgrade: websocket', 'Sec-WebSocket-Version: 13', 'Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==', '', ''].join('\r\n'));
    await Promise.race([once(socket, 'data'), once(socket, 'close')]);
    return socket;
  };
  const console = (token: string): OpenConsole => {
    const one = openConsole({ address: `http://127.0.0.1:${port}`, token });
    open.push(one);
    return one;
  };

  it.each(SOCKETS)('is ended where it sends more than saying who it is takes: %s', async (path) => {
    const socket = await opened(path);
    socket.write(frame(699_000, 4_000));
    await expect.poll(connections, { timeout: 3_000 }).toBe(0);
  });

  it.each(SOCKETS)('is ended soon where it says nothing, without a leave it would have to take: %s', async (path) => {
    await opened(path);
    await expect.poll(connections, { timeout: 9_000 }).toBe(0);
  });

  it('is one of two hundred of a network; who is known counts no more, and who leaves makes room', async () => {
    const token = await platform.login('super_admin');
    const known = console(token);
    await known.heard(1);
    const strangers = await Promise.all(Array.from({ length: 200 }, () => opened(LIVE)));
    expect(await connections()).toBe(201);
    const late = await opened(LIVE);
    await expect.poll(() => late.closed).toBe(true);
    await console(token).isClosedBy(1006);
    expect(known.closed()).toBeNull();
    for (const one of strangers) one.destroy();
    await expect.poll(connections).toBe(1);
    await console(token).heard(1);
    // Who is known is waited for no longer.
    await wait(5_500);
    expect(known.closed()).toBeNull();
  }, 60_000);
});
