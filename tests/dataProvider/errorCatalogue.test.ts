import { describe, expect, it } from 'vitest';
import { failureDetails, type ErrorSignal } from '../../src/dataProvider';
import type { ProfileName } from '../../src/dataProvider/errorCatalogue';
import { PROFILES } from '../../src/dataProvider/profiles';
import { fixed } from '../../src/i18n/en/fixed';
import errors from '../contract/errors.json';
import { allWords, shownBy, testConsole, wordsOf } from './support/console';
import type { TestServer } from './support/server';
import { testServer } from './support/testServer';

const server = testServer();

type Row = { status: number | string; message: string | null; action: string };

/** What one answer leads to, over a fresh console. */
async function signalsFor({ profile, reply, handling = {}, timeoutMs }: { profile: ProfileName; reply: Awaited<ReturnType<TestServer['reply']>>; handling?: object; timeoutMs?: number }) {
  server.reply = () => reply;
  const { clients, sent } = testConsole({ url: server.url, ...(timeoutMs ? { timeoutMs } : {}) });
  const error = await clients[profile].send({ method: 'GET', path: '/thing', handling }).then(() => null, (reason: unknown) => reason);
  return { sent, details: failureDetails(error) };
}

/** The auth client's own row over those all clients share. */
const rows: [ProfileName, Row][] = (['main', 'second', 'auth'] as const).flatMap((profile) => {
  const own = errors.clients.find((one) => one.client === profile)!.statuses as Row[];
  const shared = errors.clients.find((one) => one.client === 'second')!.statuses as Row[];
  const all = profile === 'auth' ? [...shared.filter((row) => !own.some((mine) => mine.status === row.status)), ...own] : own;
  return all.map((row): [ProfileName, Row] => [profile, row]);
});

describe('the status catalogue, over a real connection', () => {
  it.each(rows)('%s: $status', async (profile, { status, message, action }) => {
    if (status === 'requestSetupFailure') {
      const { sent, details } = await signalsFor({ profile, reply: { fault: 'drop' } });
      expect(sent.map(shownBy)).toEqual([message]);
      expect(details?.kind).toBe('network');
      return;
    }
    const code = status === 'other' ? 418 : (status as number);
    const { sent } = await signalsFor({ profile, reply: { status: code, body: { message: 'x' } } });
    const [signal] = sent;
    if (code === 401) {
      expect(sent).toHaveLength(1);
      const out = signal as Extract<ErrorSignal, { kind: 'signOut' }>;
      expect(`${wordsOf((out.title as { key: string }).key)} / ${shownBy(out)}`).toBe(message);
      expect(out.to).toBe('/auth/login');
    } else if (code === 404) {
      expect(sent).toEqual([]);
      const expired = await signalsFor({ profile, reply: { status: 404, headers: { 'x-plan-active': 'false' } } });
      expect(expired.sent).toMatchObject([{ kind: 'planExpired', to: '/app/institute/membership?p=changeplan' }]);
      expect(shownBy(expired.sent[0])).toBe(message);
    } else if (code === 499) {
      expect(sent).toEqual([{ kind: 'flag', flag: 'status499' }]);
    } else if (status === 'other') {
      expect(sent).toEqual([{ kind: 'navigateRoot', to: '/', status: 418 }]);
    } else if (action.includes('silently')) {
      expect(sent).toEqual([]);
    } else {
      expect(sent.map((one) => one.kind)).toEqual(['message']);
      expect(shownBy(signal)).toBe(message);
    }
  });

  it('has the time limits of the specification', () => {
    expect(PROFILES.main.timeoutMs).toBe(180_000);
    expect(PROFILES.second.timeoutMs).toBe(60_000);
    expect(PROFILES.auth.timeoutMs).toBe(60_000);
  });

  it('counts the header on a 404 alone, and only its text "false"', async () => {
    expect((await signalsFor({ profile: 'main', reply: { status: 403, headers: { 'x-plan-active': 'false' } } })).sent).toEqual([]);
    expect((await signalsFor({ profile: 'main', reply: { status: 404, headers: { 'x-plan-active': 'true' } } })).sent).toEqual([]);
    expect((await signalsFor({ profile: 'main', reply: { status: 200, headers: { 'x-plan-active': 'false' } } })).sent).toEqual([]);
  });

  it('ends the session on body httpcode 401 in a 200, once for calls that fail together, again after a new sign-in', async () => {
    server.reply = () => ({ status: 200, body: { httpcode: 401, message: 'gone' } });
    const { clients, sent, signals } = testConsole({ url: server.url });
    const call = () => clients.main.send({ method: 'GET', path: '/thing' }).catch(() => undefined);
    await Promise.all([call(), call(), call()]);
    await call();
    expect(sent.map((one) => one.kind)).toEqual(['signOut']);
    signals.noteSignIn();
    await call();
    expect(sent.map((one) => one.kind)).toEqual(['signOut', 'signOut']);
  });

  it('says why a session has ended where the platform does', async () => {
    const { sent } = await signalsFor({ profile: 'main', reply: { status: 401, body: { code: 'SIGNED_OUT', reason: 'instituteShut', message: 'x' } } });
    expect(sent).toMatchObject([{ kind: 'signOut', text: { key: 'lectern.reason.instituteShut' } }]);
  });

  it('says "Time Out" at our own time limit, and goes nowhere', async () => {
    const { sent, details } = await signalsFor({ profile: 'main', reply: { fault: 'hang' }, timeoutMs: 60 });
    expect(sent.map(shownBy)).toEqual(['Time Out']);
    expect(sent[0]?.kind).toBe('message');
    expect(details?.kind).toBe('timeout');
  });

  it('leaves for the root path once until a call succeeds, and never twice within seconds', async () => {
    let time = 0;
    const { clients, sent } = testConsole({ url: server.url, now: () => time });
    const fails = (): Promise<unknown> => {
      server.reply = () => ({ status: 502, body: '<html>bad gateway</html>' });
      return clients.main.send({ method: 'GET', path: '/thing' }).catch(() => undefined);
    };
    const succeeds = (): Promise<unknown> => {
      server.reply = () => ({ body: { data: {} } });
      return clients.main.send({ method: 'GET', path: '/thing' });
    };
    await fails();
    await fails();
    time = 60_000;
    await fails();
    expect(sent).toHaveLength(1);
    await succeeds();
    await fails();
    expect(sent).toHaveLength(2);
    // The landing page itself fails among calls that succeed.
    await succeeds();
    time += 9_999;
    await fails();
    expect(sent).toHaveLength(2);
  });

  it('says a text once for calls that fail together, whatever their addresses, and again later', async () => {
    let time = 0;
    server.reply = () => ({ status: 500 });
    const { clients, sent } = testConsole({ url: server.url, now: () => time });
    const call = (path: string): Promise<unknown> => clients.main.send({ method: 'GET', path }).catch(() => undefined);
    await Promise.all(['/a', '/b', '/c', '/d', '/e'].map(call));
    expect(sent.map(shownBy)).toEqual(['Internal Server Error']);
    time = 2_000;
    await call('/a');
    expect(sent).toHaveLength(2);
  });

  it('says nothing more once the session has ended', async () => {
    const { clients, sent } = testConsole({ url: server.url });
    server.reply = ({ path }) => ({ status: path.endsWith('/a') ? 401 : 500 });
    for (const path of ['/a', '/b', '/a']) await clients.main.send({ method: 'GET', path }).catch(() => undefined);
    expect(sent.map((one) => one.kind)).toEqual(['signOut']);
  });

  it('keeps 423 and 498 out of the “other” row also where no sign-in asks', async () => {
    for (const profile of ['main', 'second', 'auth'] as const) {
      expect((await signalsFor({ profile, reply: { status: 423, body: { message: 'Locked.' } } })).sent).toEqual([]);
      expect((await signalsFor({ profile, reply: { status: 498, body: { message: 'Wrong code.' } } })).sent.map(shownBy)).toEqual(['Wrong code.']);
      expect((await signalsFor({ profile, reply: { status: 498 } })).sent).toEqual([]);
    }
  });

  it('sets a flag on 499 and nothing else', async () => {
    server.reply = () => ({ status: 499 });
    const { clients, signals } = testConsole({ url: server.url });
    expect(signals.isFlagged('status499')).toBe(false);
    await clients.main.send({ method: 'GET', path: '/thing' }).catch(() => undefined);
    expect(signals.isFlagged('status499')).toBe(true);
  });

  it('shows nothing for a call that was given up', async () => {
    server.reply = () => ({ fault: 'hang' });
    const { clients, sent } = testConsole({ url: server.url });
    const controller = new AbortController();
    const call = clients.main.send({ method: 'GET', path: '/thing', signal: controller.signal });
    setTimeout(() => controller.abort(), 20);
    await expect(call).rejects.toMatchObject({ name: 'AbortError' });
    expect(sent).toEqual([]);
  });
});

describe('a code before the status', () => {
  it('puts validation at the fields', async () => {
    const body = { code: 'VALIDATION', message: 'Some values are not valid.', errors: { code: 'Too short.' }, problems: { code: { code: 'tooShort', params: { min: 4 } } } };
    const { sent, details } = await signalsFor({ profile: 'main', reply: { status: 422, body } });
    expect(sent).toEqual([]);
    expect(details).toMatchObject({ kind: 'validation', problems: { code: { code: 'tooShort', params: { min: 4 }, message: 'Too short.' } } });
  });

  it.each([
    ['TRANSITION_REFUSED', 409, 'lectern.failure.refused'],
    ['IDEMPOTENCY_MISMATCH', 422, 'lectern.answer.keyUsed'],
    ['BAD_FILTER', 400, 'lectern.answer.badFilter'],
  ])('%s speaks in words of its own, the user’s', async (code, status, key) => {
    const { sent } = await signalsFor({ profile: 'main', reply: { status, body: { code, message: 'Only in English.' } } });
    expect(sent).toMatchObject([{ kind: 'message', text: { key } }]);
  });

  it('goes by the reason first, and by the platform’s words last', async () => {
    const known = await signalsFor({ profile: 'main', reply: { status: 409, body: { code: 'TRANSITION_REFUSED', reason: 'lastSuperAdmin', message: 'x' } } });
    expect(known.sent).toMatchObject([{ kind: 'message', text: { key: 'lectern.reason.lastSuperAdmin' } }]);
    const code = await signalsFor({ profile: 'main', reply: { status: 498, body: { code: 'WRONG_OTP', message: 'x' } } });
    expect(code.sent).toMatchObject([{ kind: 'message', text: { key: 'lectern.answer.wrongOtp' } }]);
    const unknown = await signalsFor({ profile: 'main', reply: { status: 498, body: { code: 'NEVER_HEARD_OF', message: 'Ask the porter.' } } });
    expect(unknown.sent.map(shownBy)).toEqual(['Ask the porter.']);
  });

  it.each([['ITEM_EXISTS', 409, 'Item already exist.'], ['TITLE_EXISTS', 422, 'Title already exists (title)'], ['NEVER_HEARD_OF', 409, 'Item already exist.']])('%s shows the text of the catalogue', async (code, status, text) => {
    const { sent } = await signalsFor({ profile: 'main', reply: { status, body: { code, message: 'other words' } } });
    expect(sent.map(shownBy)).toEqual([text]);
  });

  it('keeps 412, 413, 415 and 429 from navigating', async () => {
    const current = { id: '1', name: 'As it is now', version: 7 };
    const stale = await signalsFor({ profile: 'main', reply: { status: 412, body: { code: 'STALE', data: current } } });
    expect(stale.sent).toEqual([]);
    expect(stale.details).toMatchObject({ kind: 'stale', current });
    for (const [status, kind] of [[413, 'tooLarge'], [415, 'wrongType'], [429, 'tooMany']] as const) {
      const { sent, details } = await signalsFor({ profile: 'main', reply: { status, headers: { 'Retry-After': '7' } } });
      expect(sent.map(shownBy)).toEqual([wordsOf(`lectern.failure.${kind}`)]);
      expect(details).toMatchObject({ kind, retryAfter: 7 });
    }
  });
});

describe('how a call wants its failures treated', () => {
  it('keeps a sign-in out of the catalogue where its form speaks', async () => {
    for (const status of [401, 403, 404, 423, 429, 498]) {
      expect((await signalsFor({ profile: 'auth', reply: { status }, handling: { isSignIn: true } })).sent).toEqual([]);
    }
    const inBody = await signalsFor({ profile: 'main', reply: { status: 200, body: { httpcode: 498, message: 'Wrong code.' } }, handling: { isSignIn: true } });
    expect(inBody).toMatchObject({ sent: [], details: { status: 498, serverMessage: 'Wrong code.' } });
    const taken = await signalsFor({ profile: 'auth', reply: { status: 409 }, handling: { isSignIn: true } });
    expect(taken.sent.map(shownBy)).toEqual(['Active account found for this phonenumber & email']);
  });

  it('is quiet but for the end of a session or a plan', async () => {
    for (const status of [400, 409, 418, 500]) expect((await signalsFor({ profile: 'main', reply: { status }, handling: { quiet: true } })).sent).toEqual([]);
    expect((await signalsFor({ profile: 'main', reply: { status: 401 }, handling: { quiet: true } })).sent).toHaveLength(1);
    expect((await signalsFor({ profile: 'main', reply: { status: 404, headers: { 'x-plan-active': 'false' } }, handling: { quiet: true } })).sent).toHaveLength(1);
  });

  it('leaves an expected code to the caller', async () => {
    const reply = { status: 500, body: { code: 'MultipleValidationErrors' } };
    expect((await signalsFor({ profile: 'main', reply, handling: { expects: ['MultipleValidationErrors'] } })).sent).toEqual([]);
    expect((await signalsFor({ profile: 'main', reply: { status: 500 }, handling: { expects: ['MultipleValidationErrors'] } })).sent.map(shownBy)).toEqual(['Internal Server Error']);
  });

  it('speaks where the catalogue is silent, when told so', async () => {
    const named = await signalsFor({ profile: 'main', reply: { status: 403 }, handling: { whenSilent: { key: 'fixed.service.addCoupon' } } });
    expect(named.sent.map(shownBy)).toEqual(['Failed to add coupon']);
    const plain = await signalsFor({ profile: 'second', reply: { status: 400 }, handling: { whenSilent: { key: null } } });
    expect(plain.sent.map(shownBy)).toEqual([wordsOf('lectern.failure.badRequest')]);
    const better = await signalsFor({ profile: 'main', reply: { status: 500 }, handling: { whenSilent: { key: 'fixed.service.addCoupon' } } });
    expect(better.sent.map(shownBy)).toEqual(['Internal Server Error']);
  });
});

describe('the fixed texts', () => {
  const statusTexts = errors.clients.flatMap((client) => client.statuses.flatMap((row) => row.message?.split(' / ') ?? []));
  const others = [errors.upload, errors.service, errors.payment, errors.chat, errors.reports, errors.analytics].flatMap((area) => area.messages.map((one) => one.text));
  const screens = [...errors.screens.texts, ...errors.fixedTexts.texts].flatMap((one) => one.text ?? []);

  it.each([...new Set([...statusTexts, ...others, ...screens])])('“%s” stands once in the catalogue, byte for byte', (text) => {
    expect(allWords(fixed).filter((words) => words === text)).toHaveLength(1);
  });
});
