import { mkdtemp, rm } from 'node:fs/promises';
import { once } from 'node:events';
import { request } from 'node:http';
import { connect, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { Client } from 'pg';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { readPidFile } from '../../platform/kernel/db/embedded/processes';
import { send, spawnPlatform, type SpawnedPlatform } from './support/spawnPlatform';

describe.skipIf(process.env['DATABASE_URL'])('a platform that is told to end', () => {
  let dataDir: string;
  let platform: SpawnedPlatform;
  let token: string;
  const sockets: Socket[] = [];

  beforeEach(async () => {
    dataDir = await mkdtemp(join(tmpdir(), 'lectern-ends-'));
    platform = await spawnPlatform(dataDir);
    const reply = await send({ address: platform.said.address!, path: '/api/v9/user/userLogin', body: { username: 'institute@demo.lectern.test', password: 'Lectern-demo-1' } });
    token = `Bearer ${String(reply?.data['token'])}`;
  }, 120_000);
  afterEach(async () => {
    for (const socket of sockets.splice(0)) socket.destroy();
    await platform.end('SIGKILL');
    await rm(dataDir, { recursive: true, force: true });
  });

  /** A connection that sends this and then nothing more. Gives back when it ended, in milliseconds since 1970. */
  const leaveOpen = async (sent: string): Promise<{ socket: Socket; ended: Promise<number> }> => {
    const socket = connect(Number(new URL(platform.said.address!).port), '127.0.0.1');
    sockets.push(socket);
    socket.on('error', () => undefined).resume();
    const ended = once(socket, 'close').then(() => Date.now());
    await once(socket, 'connect');
    if (sent) socket.write(sent);
    return { socket, ended };
  };
  const head = (method: string, path: string, length: number, type = 'application/json'): string =>
    `${method} ${path} HTTP/1.1\r\nhost: localhost\r\nauthorization: ${token}\r\ncontent-type: ${type}\r\ncontent-length: ${length}\r\n\r\n`;
  const uploadPath = async (): Promise<string> => {
    const reply = await send({ address: platform.said.address!, path: '/api/v9/uploads/user', token, body: { fileName: 'me.png', contentType: 'image/png', bytes: 1000 } });
    return String(reply?.data['uploadURL']).replace(/^https?:\/\/[^/]+/, '');
  };

  it('ends within 12 seconds whatever is connected, its database with it', { timeout: 120_000 }, async () => {
    const silent = await Promise.all(['', 'GE', 'GET /api/v9/branch HTTP/1.1\r\nhost: loc', 'GET /healthz HTTP/1.1\r\nhost: localhost\r\n\r\n'].map(leaveOpen));
    const started = await Promise.all([
      head('POST', '/api/v9/branch', 1_000) + '{"name":',
      head('PUT', await uploadPath(), 1_000, 'image/png') + '\x89PNG',
      'GET /plan/chat HTTP/1.1\r\nhost: localhost\r\nconnection: upgrade\r\nupgrade: websocket\r\nsec-websocket-version: 13\r\nsec-websocket-key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n',
    ].map(leaveOpen));
    await sleep(500);
    // What came before has been read by then.
    expect((await fetch(`${platform.said.address!}/healthz`)).status).toBe(200);
    const begun = Date.now();
    await platform.end('SIGTERM');
    expect(Date.now() - begun).toBeLessThan(12_000);
    // Those who have asked for nothing, or were answered, wait for nobody else.
    for (const { ended } of silent) expect((await ended) - begun).toBeLessThan(6_000);
    for (const { ended } of started) expect((await ended) - begun).toBeLessThan(12_000);
    expect(platform.exitCode()).toBe(0);
    await expect.poll(() => readPidFile(join(dataDir, 'postgres')), { timeout: 5_000 }).toBeNull();
  });

  it('answers what is under way first, and begins nothing more', { timeout: 120_000 }, async () => {
    const blocker = new Client({ host: join(dataDir, 'run'), user: 'postgres', database: 'lectern' });
    await blocker.connect();
    await blocker.query('begin; lock table app.branch in access exclusive mode');
    const { hostname, port } = new URL(platform.said.address!);
    const running = request({ hostname, port, path: '/api/v9/branch', headers: { authorization: token } }).end();
    const answered = once(running, 'response').then(async ([reply]) => {
      let body = '';
      for await (const chunk of reply) body += String(chunk);
      return { status: reply.statusCode as number, rows: (JSON.parse(body) as { data: { length?: number } }).data };
    });
    await expect.poll(async () => (await blocker.query("select 1 from pg_stat_activity where wait_event_type = 'Lock'")).rowCount, { timeout: 10_000 }).toBe(1);
    const begun = Date.now();
    const over = platform.end('SIGTERM');
    await expect.poll(() => send({ address: platform.said.address!, path: '/api/v9/user/userLogin', body: {} }), { timeout: 5_000 }).toBeNull();
    await blocker.query('commit');
    // The database will end this connection itself.
    blocker.on('error', () => undefined);
    expect((await answered).status).toBe(200);
    await over;
    expect(Date.now() - begun).toBeLessThan(12_000);
    await blocker.end().catch(() => undefined);
  });
});

