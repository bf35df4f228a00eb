import { once } from 'node:events';
import { connect, type AddressInfo } from 'node:net';
import { Writable } from 'node:stream';
import Fastify from 'fastify';
import { expect, it } from 'vitest';
import { registerFailures } from '../../platform/kernel/http/failures';
import { registerJson } from '../../platform/kernel/http/json';

/** Levels of the log's lines. */
const INFO = 30;
const WARN = 40;

it('a caller who hangs up in the middle of a body is no failure of the platform', async () => {
  const lines: { level: number; msg: string; code?: string }[] = [];
  const stream = new Writable({ write: (line: Buffer, _encoding, done) => done(void lines.push(JSON.parse(line.toString()))) });
  const app = Fastify({ logger: { level: 'info', stream } });
  registerFailures(app);
  registerJson(app);
  app.post('/lost', async () => {
    throw Object.assign(new Error('read ECONNRESET'), { code: 'ECONNRESET' });
  });
  await app.listen({ host: '127.0.0.1', port: 0 });
  const { port } = app.server.address() as AddressInfo;
  const reported = () => lines.filter(({ code }) => code !== undefined);

  const socket = connect(port, '127.0.0.1');
  await once(socket, 'connect');
  socket.write('POST /lost HTTP/1.1\r\nhost: localhost\r\ncontent-type: application/json\r\ncontent-length: 1000\r\n\r\n{"name":');
  await once(app.server, 'request');
  socket.destroy();
  await expect.poll(reported).toMatchObject([{ level: INFO, code: 'BAD_REQUEST', msg: expect.stringContaining('hung up') }]);

  // The same sign from the database is one.
  const reply = await fetch(`http://127.0.0.1:${port}/lost`, { method: 'POST', headers: { 'content-type': 'application/json' }, body: '{}' });
  expect(reply.status).toBe(503);
  expect(reported().at(-1)).toMatchObject({ level: WARN, code: 'UNAVAILABLE' });
  await app.close();
});
