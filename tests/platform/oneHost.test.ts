import { connect, type AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { giveHost, hero, makerOf, siteOf } from '../features/webBuilder/support';
import { createTestPlatform, INSTITUTES, type TestPlatform } from './support';

const NORTH = 'learn.north.example';
const HANDSHAKE = ['Connection: Upgrade', 'Upgrade: websocket', 'Sec-WebSocket-Version: 13', 'Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ=='];

let platform: TestPlatform;
beforeAll(async () => {
  platform = await createTestPlatform();
  await platform.app.listen({ host: '127.0.0.1', port: 0 });
  await giveHost({ platform, institute: INSTITUTES.north, host: NORTH });
  expect((await makerOf({ platform, token: await platform.login('institute') }).show(siteOf([hero('North')]))).status).toBe(200);
});
afterAll(() => platform?.close());

/** All that comes back for what is written as it stands. */
const told = (first: string, headers: readonly string[], after = '') => new Promise<string>((done, fail) => {
  const socket = connect((platform.app.server.address() as AddressInfo).port, '127.0.0.1');
  const parts: Buffer[] = [];
  socket.on('error', fail).on('data', (part) => parts.push(part)).on('close', () => done(Buffer.concat(parts).toString()));
  socket.write(`${[first, ...headers].join('\r\n')}\r\n\r\n${after}`);
});
const statuses = (text: string): number[] => [...text.matchAll(/^HTTP\/1\.1 (\d+)/gm)].map((match) => Number(match[1]));
const CLOSE = 'Connection: close';

describe('a request that names two hosts is refused, and nothing after it is read', () => {
  const calls: readonly (readonly [string, string, readonly string[]])[] = ['/', '/app/coupon', '/api/v9/user/details', '/files/x', '/healthz', '/config.json', '/nowhere'].flatMap((path) => [
    [`two headers, ${path}`, `GET ${path} HTTP/1.1`, [`Host: ${NORTH}`, 'Host: 127.0.0.1']] as const,
    [`two headers of one host, ${path}`, `POST ${path} HTTP/1.1`, ['Host: 127.0.0.1', 'hOST: 127.0.0.1']] as const,
    [`another in the target, ${path}`, `GET http://${NORTH}${path} HTTP/1.1`, ['Host: 127.0.0.1']] as const,
    [`another in the header, ${path}`, `GET HTTP://127.0.0.1${path} HTTP/1.1`, [`Host: ${NORTH}`]] as const,
    [`a name before the host, ${path}`, `GET http://127.0.0.1@${NORTH}${path} HTTP/1.1`, [`Host: ${NORTH}`]] as const,
  ]);
  it.each([...calls, ['another in a target without a path', `GET http://${NORTH} HTTP/1.1`, ['Host: 127.0.0.1']], ['a socket', 'GET /plan/chat?session_id=visitor-1 HTTP/1.1', [`Host: ${NORTH}`, 'Host: 127.0.0.1', ...HANDSHAKE]], ['an empty header', `GET http://${NORTH}/ HTTP/1.1`, ['Host:']]] as const)('%s', async (_name, first, headers) => {
    const text = await told(first, headers, ['GET /healthz HTTP/1.1', 'Host: 127.0.0.1', CLOSE, '', ''].join('\r\n'));
    expect(statuses(text), text).toEqual([400]);
    expect(text).toMatch(/"code":"BAD_REQUEST"/);
    expect(text).not.toMatch(/North/);
  });
});

describe('a target that names the host of its header', () => {
  it.each(['', '/', '/?x=1', '/api/v9/user/details', '/healthz', '/config.json', '/nowhere', '/api/v9/nowhere'])('is that address there: %s', async (path) => {
    const short = (text: string): string => text.replace(/^(date|x-request-id):.*\r\n/gim, '').replace(/"requestId":"[^"]+"/, '');
    const plain = short(await told(`GET ${path.startsWith('/') ? path : `/${path}`} HTTP/1.1`, [`Host: ${NORTH}`, CLOSE]));
    for (const origin of [`http://${NORTH}`, `HTTPS://${NORTH.toUpperCase()}:443`, `http://${NORTH}:80`]) expect(short(await told(`GET ${origin}${path} HTTP/1.1`, [`Host: ${NORTH}`, CLOSE])), origin).toBe(plain);
    expect(plain.includes('>North<')).toBe(['', '/', '/?x=1'].includes(path));
  });
});
