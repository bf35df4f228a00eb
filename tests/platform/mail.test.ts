import { randomBytes } from 'node:crypto';
import { createServer } from 'node:net';
import type { AddressInfo, Socket } from 'node:net';
import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { parseConfig, type Config } from '../../platform/kernel/config/config';
import { MOST_TRIES, waitAfter } from '../../platform/jobs/tries';
import { deliverDue } from '../../platform/messages/mail/deliver';
import { smtpSettings, type SmtpSettings } from '../../platform/kernel/config/smtpSettings';
import type { MessageContent } from '../../platform/messages/compose';
import { sendMessage } from '../../platform/messages/outbox';
import { createTestPlatform, type TestPlatform } from './support';
import { answer, startMailServer, type MailServer } from './support/smtpServer';

const ALL = { scope: { kind: 'all' } } as const;
const LINK = 'https://console.example.test/auth/reset-password#link=secret-of-the-link';
const INVITATION: MessageContent = { kind: 'invitation', name: 'Asha', by: 'Meera', place: 'Banyan', hours: 168, link: LINK };

let platform: TestPlatform;
let server: MailServer | null = null;
beforeAll(async () => {
  platform = await createTestPlatform();
});
afterAll(() => platform?.close());
afterEach(async () => {
  await server?.close();
  server = null;
  await platform.context.database.transaction(ALL, (trx) => sql`delete from core.outbox`.execute(trx));
});

const smtpAt = (port: number, more: Partial<SmtpSettings> = {}): SmtpSettings => ({ host: '127.0.0.1', port, isSecure: false, isTlsRequired: false, user: null, password: null, from: 'no-reply@example.test', ...more });
const withSmtp = (smtp: SmtpSettings | null): Config => ({ ...platform.context.config, smtp });

interface Row {
  readonly state: string; readonly tries: number; readonly failure: string | null; readonly body: string; readonly html: string | null; readonly link: string | null; readonly code: string | null; readonly wait: number | null;
}

async function put(content: MessageContent = INVITATION, { smtp = smtpAt(1), address = 'asha@example.test' }: { smtp?: SmtpSettings | null; address?: string } = {}): Promise<string> {
  return platform.context.database.transaction(ALL, (trx) => sendMessage({ trx, context: { config: { smtp } }, to: { channel: 'email', address }, language: 'en', appName: 'Banyan "One"', content }));
}
async function rows(): Promise<Row[]> {
  const found = await platform.context.database.transaction(ALL, (trx) => sql<Row>`select state, tries, failure, body, html, link, code, extract(epoch from next_try_at - now())::float as wait from core.outbox order by id`.execute(trx));
  return found.rows;
}
const deliver = (smtp: SmtpSettings, limits = { wholeMs: 5_000, stepMs: 1_000 }): Promise<number> => deliverDue({ ...platform.context, config: withSmtp(smtp), limits });
const makeDue = (): Promise<unknown> => platform.context.database.transaction(ALL, (trx) => sql`update core.outbox set next_try_at = now() where state = 'waiting'`.execute(trx));

describe('a mail', () => {
  it('arrives with both parts, in the institute’s name, and is then not kept with its link', async () => {
    server = await startMailServer();
    const id = await put();
    expect(await deliver(smtpAt(server.port))).toBe(1);
    expect(server.mails).toHaveLength(1);
    const [mail] = server.mails;
    expect(mail).toMatchObject({ from: { name: 'Banyan "One"', address: 'no-reply@example.test' }, subject: 'Banyan "One": Meera invites you', messageId: `<${id}@example.test>`, envelopeTo: ['asha@example.test'] });
    expect(mail!.text).toContain(LINK);
    expect(mail!.html).toContain(`href="${LINK.replace(/&/g, '&amp;')}"`);
    expect(mail!.headers).toContainEqual(expect.objectContaining({ key: 'content-language', value: 'en' }));
    const [row] = await rows();
    expect(row).toMatchObject({ state: 'sent', link: null, html: null, failure: null });
    expect(row!.body).not.toContain('secret-of-the-link');
    expect(await deliver(smtpAt(server.port))).toBe(0);
  });

  it('stays in the outbox where there is no server for it', async () => {
    await put(INVITATION, { smtp: null });
    server = await startMailServer();
    expect(await deliver(smtpAt(server.port))).toBe(0);
    expect(await rows()).toMatchObject([{ state: 'kept', link: LINK }]);
  });

  it('is not sent without what caused it', async () => {
    const failed = platform.context.database.transaction(ALL, async (trx) => {
      await sendMessage({ trx, context: { config: { smtp: smtpAt(1) } }, to: { channel: 'email', address: 'a@b.test' }, language: 'en', appName: 'X', content: INVITATION });
      throw new Error('something else went wrong');
    });
    await expect(failed).rejects.toThrow('something else');
    expect(await rows()).toEqual([]);
  });

  it('is sent once by two nodes that look at the same moment', async () => {
    server = await startMailServer();
    for (let index = 0; index < 8; index++) await put(INVITATION, { address: `person${index}@example.test` });
    const smtp = smtpAt(server.port);
    await Promise.all([deliver(smtp), deliver(smtp), deliver(smtp)]);
    expect(server.mails.map(({ envelopeTo }) => envelopeTo[0]).sort()).toEqual(Array.from({ length: 8 }, (_, index) => `person${index}@example.test`));
  });

  it('whose sender died on the way is sent again, as the same mail', async () => {
    server = await startMailServer();
    const id = await put();
    // Taken by a process that is no more: the lease runs, and nobody settles it.
    await platform.context.database.transaction(ALL, (trx) => sql`update core.outbox set tries = 1, next_try_at = now() + interval '150 seconds'`.execute(trx));
    expect(await deliver(smtpAt(server.port))).toBe(0);
    await makeDue();
    expect(await deliver(smtpAt(server.port))).toBe(1);
    expect(server.mails[0]!.messageId).toBe(`<${id}@example.test>`);
  });
});

describe('a server', () => {
  it('that refuses is not asked again', async () => {
    server = await startMailServer({ options: { onRcptTo: (_address, _session, done) => done(answer(550, 'No such user here')) } });
    await put();
    await deliver(smtpAt(server.port));
    const [row] = await rows();
    expect(row).toMatchObject({ state: 'failed', tries: 1 });
    expect(row!.failure).toContain('No such user here');
  });

  it('that defers is asked again, and takes it then', async () => {
    let isReady = false;
    server = await startMailServer({ options: { onRcptTo: (_address, _session, done) => done(isReady ? null : answer(451, 'Greylisted')) } });
    await put();
    await deliver(smtpAt(server.port));
    const [row] = await rows();
    expect(row).toMatchObject({ state: 'waiting', tries: 1 });
    expect(row!.failure).toContain('Greylisted');
    expect(row!.wait).toBeGreaterThan(3);
    expect(row!.wait).toBeLessThanOrEqual(5);
    isReady = true;
    await makeDue();
    await deliver(smtpAt(server.port));
    expect(await rows()).toMatchObject([{ state: 'sent', tries: 2 }]);
  });

  it('that takes the mail and loses the connection gets it again under the same id', async () => {
    let isFirst = true;
    server = await startMailServer({ taken: (state) => {
      if (isFirst) state.cut();
      isFirst = false;
    } });
    await put();
    await deliver(smtpAt(server.port));
    expect(await rows()).toMatchObject([{ state: 'waiting', tries: 1 }]);
    await makeDue();
    await deliver(smtpAt(server.port));
    expect(await rows()).toMatchObject([{ state: 'sent', tries: 2 }]);
    expect(new Set(server.mails.map(({ messageId }) => messageId)).size).toBe(1);
    expect(server.mails).toHaveLength(2);
  });

  it('that is not there, hangs, or drips is given up in time, and tried again', async () => {
    const sockets: Socket[] = [];
    const silent = createServer((socket) => sockets.push(socket));
    const dripping = createServer((socket) => {
      sockets.push(socket);
      socket.on('error', () => undefined);
      const timer = setInterval(() => socket.write('220-still thinking\r\n'), 100);
      socket.on('close', () => clearInterval(timer));
    });
    for (const one of [silent, dripping]) await new Promise<void>((ready) => one.listen(0, '127.0.0.1', () => ready()));
    for (const port of [1, (silent.address() as AddressInfo).port, (dripping.address() as AddressInfo).port]) {
      await put();
      const begun = Date.now();
      await deliver(smtpAt(port), { wholeMs: 900, stepMs: 400 });
      // Left to themselves none of them would end.
      expect(Date.now() - begun).toBeLessThan(8_000);
    }
    expect((await rows()).map(({ state }) => state)).toEqual(['waiting', 'waiting', 'waiting']);
    sockets.forEach((socket) => socket.destroy());
    for (const one of [silent, dripping]) await new Promise((closed) => one.close(closed));
  });

  it('without encryption is told nothing, where that is asked for; one that nobody vouches for neither', async () => {
    server = await startMailServer();
    await put();
    await deliver(smtpAt(server.port, { isTlsRequired: true }));
    expect(server.mails).toEqual([]);
    await server.close();
    server = await startMailServer({ options: { disabledCommands: [] } });
    await makeDue();
    await deliver(smtpAt(server.port, { isTlsRequired: true }));
    expect(server.mails).toEqual([]);
    const [row] = await rows();
    expect(row).toMatchObject({ state: 'waiting', tries: 2 });
    expect(row!.failure).toMatch(/certificate/i);
  });

  it('that refuses our name costs no mail: the settings can be mended', async () => {
    server = await startMailServer({ options: { authOptional: false, onAuth: (_auth, _session, done) => done(answer(535, 'Wrong password')) } });
    await put();
    await deliver(smtpAt(server.port, { user: 'lectern', password: 'wrong' }));
    const [row] = await rows();
    expect(row).toMatchObject({ state: 'waiting' });
    expect(row!.failure).not.toContain('wrong"');
  });

  it('that never takes it is left at last, and the reason stands there', async () => {
    await put();
    await platform.context.database.transaction(ALL, (trx) => sql`update core.outbox set tries = ${MOST_TRIES - 1}`.execute(trx));
    await deliver(smtpAt(1));
    expect(await rows()).toMatchObject([{ state: 'failed', tries: MOST_TRIES, failure: expect.stringContaining('ECONNREFUSED') as string }]);
  });
});

it('a mail that ended the process each time is left at last', async () => {
  server = await startMailServer();
  await put();
  await platform.context.database.transaction(ALL, (trx) => sql`update core.outbox set tries = ${MOST_TRIES}`.execute(trx));
  expect(await deliver(smtpAt(server.port))).toBe(0);
  expect(await rows()).toMatchObject([{ state: 'failed', tries: MOST_TRIES, failure: expect.stringContaining('ended') as string }]);
});

it('a code that has expired is not sent late, and one that was sent is not kept', async () => {
  server = await startMailServer();
  const code: MessageContent = { kind: 'loginCode', code: '480213', minutes: 10 };
  await put(code);
  await platform.context.database.transaction(ALL, (trx) => sql`update core.outbox set expires_at = now()`.execute(trx));
  expect(await deliver(smtpAt(server.port))).toBe(0);
  expect(await rows()).toMatchObject([{ state: 'expired', code: null }]);
  await put(code);
  await deliver(smtpAt(server.port));
  expect(server.mails[0]!.text).toContain('480213');
  expect((await rows())[1]).toMatchObject({ state: 'sent', code: null, body: expect.not.stringContaining('480213') as string });
});

it('the waits grow, for about a day', () => {
  const waits = Array.from({ length: MOST_TRIES - 1 }, (_, index) => waitAfter(index + 1));
  expect(waits.slice(0, 4)).toEqual([5, 15, 45, 135]);
  expect(waits.every((wait, index) => index === 0 || wait >= waits[index - 1]!)).toBe(true);
  expect(waits.reduce((sum, wait) => sum + wait, 0) / 3600).toBeGreaterThan(20);
});

it('the super admin sees what went out and what did not, and why', async () => {
  server = await startMailServer({ options: { onRcptTo: (_address, _session, done) => done(answer(550, 'No <such> user')) } });
  await put();
  await deliver(smtpAt(server.port));
  const token = await platform.login('super_admin');
  const { data } = await platform.call({ method: 'GET', url: '/api/v9/outbox', token });
  expect(data['items']).toMatchObject([{ state: 'failed', tries: 1, failure: expect.stringContaining('No <such> user') as string }]);
  expect(data['failed']).toBe(1);
  const page = await platform.app.inject({ method: 'GET', url: '/api/v9/outbox', headers: { authorization: token, accept: 'text/html' } });
  expect(page.payload).toContain('Not sent');
  expect(page.payload).not.toContain('<such>');
  for (const account of ['admin', 'institute'] as const) expect(await platform.call({ method: 'GET', url: '/api/v9/outbox', token: await platform.login(account) })).toMatchObject({ status: 403 });
});

describe('the settings', () => {
  it('are read whole', () => {
    expect(smtpSettings({})).toBeNull();
    expect(smtpSettings({ SMTP_URL: 'smtp://me:p%40ss%2F@mail.example.org', MAIL_FROM: 'no-reply@example.org' })).toEqual({ host: 'mail.example.org', port: 587, isSecure: false, isTlsRequired: true, user: 'me', password: 'p@ss/', from: 'no-reply@example.org' });
    expect(smtpSettings({ SMTP_URL: 'smtps://mail.example.org', MAIL_FROM: 'a@b.test' })).toMatchObject({ port: 465, isSecure: true, isTlsRequired: false });
    for (const host of ['localhost:2525', '127.0.0.1:2525', '[::1]:2525']) expect(smtpSettings({ SMTP_URL: `smtp://${host}`, MAIL_FROM: 'a@b.test' })).toMatchObject({ isTlsRequired: false, port: 2525 });
  });

  it.each([
    ['mail.example.org:587', 'a@b.test', /SMTP_URL cannot be read/], ['http://mail.example.org', 'a@b.test', /SMTP_URL cannot be read/], ['smtp://me:pa/ss@mail.example.org', 'a@b.test', /SMTP_URL/],
    ['smtp://me@mail.example.org', 'a@b.test', /no password/], ['smtp://mail.example.org?tls=no', 'a@b.test', /no further settings/], ['smtp://m:%zz@mail.example.org', 'a@b.test', /%25/],
    ['smtp://mail.example.org', '', /MAIL_FROM is not/], ['smtp://mail.example.org', 'Lectern <a@b.test>', /one plain address/], ['', 'a@b.test', /SMTP_URL is not/],
  ])('“%s” from “%s” are refused at the start, in plain words and without the password', (url, from, words) => {
    expect(() => parseConfig({ env: { SMTP_URL: url, MAIL_FROM: from } })).toThrow(words);
  });

  it('of a production start need the console’s address', () => {
    const env = { NODE_ENV: 'production', LECTERN_SECRET: randomBytes(36).toString('base64'), SMTP_URL: 'smtp://mail.example.org', MAIL_FROM: 'a@b.test' };
    expect(() => parseConfig({ env })).toThrow(/LECTERN_CONSOLE_URL/);
    expect(parseConfig({ env: { ...env, LECTERN_CONSOLE_URL: 'https://c.example.org' } }).smtp).toMatchObject({ host: 'mail.example.org' });
  });
});
