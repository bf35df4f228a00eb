import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { Client } from 'pg';
import PostalMime, { type Email } from 'postal-mime';
import { SMTPServer } from 'smtp-server';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { send, spawnPlatform, type SpawnedPlatform } from './support/spawnPlatform';

let dataDir: string;
const platforms: SpawnedPlatform[] = [];
/** Whether the mail server says that it has taken a mail, once all of it is there. */
let isAnswering = false;
const arrived: Email[] = [];
let server: SMTPServer;

beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'lectern-killed-'));
  await chmod(dataDir, 0o755);
  isAnswering = false;
  arrived.length = 0;
  server = new SMTPServer({
    authOptional: true, disabledCommands: ['STARTTLS'], logger: false,
    onData: (stream, _session, done) => {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', () => void PostalMime.parse(Buffer.concat(chunks)).then((mail) => {
        arrived.push(mail);
        if (isAnswering) done();
      }));
    },
  });
  server.on('error', () => undefined);
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', () => ready()));
});
afterEach(async () => {
  for (const platform of platforms.splice(0)) await platform.end('SIGTERM');
  await new Promise<void>((closed) => server.close(() => closed()));
  await rm(dataDir, { recursive: true, force: true });
});

const start = async (): Promise<string> => {
  const { port } = server.server.address() as { port: number };
  const platform = await spawnPlatform(dataDir, { env: { SMTP_URL: `smtp://127.0.0.1:${port}`, MAIL_FROM: 'no-reply@example.test' } });
  platforms.push(platform);
  return platform.said.address ?? '';
};
const until = async (isSo: () => boolean | Promise<boolean>): Promise<void> => {
  for (let tried = 0; tried < 400 && !(await isSo()); tried++) await sleep(50);
  expect(await isSo()).toBe(true);
};
const ask = async <T extends object>(text: string): Promise<T[]> => {
  const client = new Client({ host: join(dataDir, 'run'), user: 'postgres', database: 'lectern' });
  await client.connect();
  try {
    return (await client.query<T>(text)).rows;
  } finally {
    await client.end();
  }
};
const mail = async () => (await ask<{ id: string; state: string; tries: number; lease: number | null; link: string | null }>(
  `select id, state, tries, extract(epoch from next_try_at - now())::float as lease, link from core.outbox where recipient = 'asha@example.test'`))[0]!;

it.skipIf(process.env['DATABASE_URL'])('a mail under way when the platform is killed is neither lost nor given out twice as two: it is sent again under its own id', { timeout: 300_000 }, async () => {
  const address = await start();
  const signedIn = await send({ address, path: '/api/v9/user/userLogin', body: { username: 'institute@demo.lectern.test', password: 'Lectern-demo-1' } });
  const made = await send({ address, path: '/api/v9/user', token: `Bearer ${String(signedIn?.data['token'])}`, body: { name: 'Asha Rao', emailId: 'asha@example.test', role: 'faculty' } });
  expect(made?.status).toBe(201);
  // All of it has gone over, and the server has not said that it has it.
  await until(() => arrived.length === 1);
  await platforms.splice(0)[0]!.end('SIGKILL');
  const { id, lease } = await mail();
  expect(await mail()).toMatchObject({ state: 'waiting', tries: 1, link: expect.stringContaining('#link=') });
  expect(lease, 'it belongs to who has taken it for a while, and no longer').toBeLessThanOrEqual(150);
  isAnswering = true;
  await start();
  await sleep(2_500);
  expect(arrived, 'not before that is over').toHaveLength(1);
  await ask(`update core.outbox set next_try_at = now() where id = '${id}'`);
  // What the minute brings.
  await ask(`insert into pgboss.job (name) values ('mail')`);
  await until(async () => (await mail()).state === 'sent');
  expect(await mail()).toMatchObject({ tries: 2, link: null });
  expect(arrived.map(({ messageId }) => messageId)).toEqual([`<${id}@example.test>`, `<${id}@example.test>`]);
  await sleep(2_500);
  expect(arrived).toHaveLength(2);
});
