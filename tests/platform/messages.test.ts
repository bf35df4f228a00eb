import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { composeMessage, type MessageContent, type MessageKind } from '../../platform/messages/compose';
import { askedLanguage, LANGUAGES, type Language } from '../../platform/kernel/language';
import { filled, wordsIn } from '../../platform/messages/words';
import { messagesOf, paramsOf } from '../../platform/messages/words/ofModules';
import { loadDeclarations } from '../../platform/declarations';
import { LOCALES } from '../../src/i18n/locales';
import { accountId, createTestPlatform, INSTITUTES, PASSWORD, type CallResult, type TestPlatform } from './support';

const CONTENTS: Readonly<Record<MessageKind, MessageContent>> = {
  loginCode: { kind: 'loginCode', code: '012345', minutes: 10 },
  registerCode: { kind: 'registerCode', code: '012345', minutes: 10 },
  resetCode: { kind: 'resetCode', code: '012345', minutes: 10 },
  accountExists: { kind: 'accountExists', link: 'https://console.example.test/auth/login' },
  accountChanged: { kind: 'accountChanged', name: 'Asha <b>', what: 'both', contact: 'help@example.test', link: 'https://console.example.test/app/profile' },
  invitation: { kind: 'invitation', name: 'Asha <b>', by: 'Meera\r\nBcc: y', place: 'Banyan', hours: 168, link: 'https://console.example.test/auth/reset-password#link=abc' },
  passwordLink: { kind: 'passwordLink', name: 'Asha <b>', by: 'Meera', place: 'Banyan', hours: 24, link: 'https://console.example.test/auth/reset-password#link=abc' },
  standing: { kind: 'standing', standing: 'approved', name: 'Asha <b>', institute: 'Banyan', contact: 'help@example.test', modules: 12, link: 'https://console.example.test/auth/login' },
  enquiry: { kind: 'enquiry', name: 'Asha <b>', course: 'Algebra\r\nBcc: y', visitor: { name: 'Visitor <i>', phoneNumber: '+919845012345', emailId: 'visitor@example.test', notes: 'In the evening?\nOr at noon?' } },
  told: { kind: 'told', module: 'doubt', message: 'answered', name: 'Asha <b>', params: { by: 'Meera\r\nBcc: y', title: 'Why?', place: 'Banyan', answer: 'It scatters.\nMore at dusk.' }, contact: 'help@example.test', link: 'https://console.example.test/app/interaction/doubts/1/show' },
};

describe('the words of messages', () => {
  const leaves = (level: unknown, path = ''): [string, string][] =>
    typeof level === 'string' ? [[path, level]] : Object.entries(level as object).flatMap(([name, value]) => leaves(value, path ? `${path}.${name}` : name));
  const places = (text: string): string[] => [...text.matchAll(/%\{(\w+)\}/g)].map((match) => match[1]!).sort();

  it('are there in every language of the console, each its own, with the same places', () => {
    expect([...LANGUAGES].sort()).toEqual(LOCALES.map(({ locale }) => locale).sort());
    const english = leaves(wordsIn('en'));
    for (const language of LANGUAGES.filter((one) => one !== 'en')) {
      const words = new Map(leaves(wordsIn(language)));
      expect([...words.keys()]).toEqual(english.map(([path]) => path));
      for (const [path, text] of english) {
        expect(places(words.get(path)!), `${language} ${path}`).toEqual(places(text));
        if (!(language === 'fr' && ['Code', 'E-mail'].includes(text))) expect(words.get(path), `${language} ${path}`).not.toBe(text);
      }
    }
  });

  it.each(LANGUAGES)('are whole in %s, as a mail and as a text message', (language) => {
    for (const content of Object.values(CONTENTS)) {
      const mail = composeMessage({ to: { channel: 'email', address: 'a@b.test' }, language, appName: 'Banyan\r\nBcc: x', content });
      const sms = composeMessage({ to: { channel: 'sms', address: '+911234567890' }, language, appName: 'Banyan', content });
      for (const text of [mail.subject, mail.body, mail.html!, sms.body]) expect(text).not.toMatch(/%\{|undefined/);
      expect(mail.subject).toContain('Banyan Bcc: x');
      expect(mail.subject).not.toMatch(/[\r\n]/);
      expect(mail.html).toContain(`<html lang="${language}">`);
      expect(mail.html).not.toContain('<b>');
      expect(sms.html).toBeNull();
      const code = 'code' in content ? content.code : null;
      expect([mail.code, sms.code]).toEqual([code, code]);
      const link = 'link' in content ? content.link : null;
      expect(mail.link).toBe(link);
      if (link) for (const text of [mail.body, mail.html!]) expect(text).toContain(link);
      if (code) for (const text of [mail.body, mail.html!, sms.body]) expect(text).toContain(code);
    }
  });

  it.each(LANGUAGES)('name somebody who is called as the institute is once, in %s', (language) => {
    for (const kind of ['invitation', 'passwordLink'] as const) {
      const { body } = composeMessage({ to: { channel: 'email', address: 'a@b.test' }, language, appName: 'Lectern', content: { ...(CONTENTS[kind] as Extract<MessageContent, { place: string }>), by: 'Banyan Academy', place: 'Banyan Academy' } });
      expect(body.split('Banyan Academy')).toHaveLength(2);
    }
  });

  it.each(LANGUAGES)('say what was changed before the way to the account, in %s', (language) => {
    const { body, link } = composeMessage({ to: { channel: 'email', address: 'a@b.test' }, language, appName: 'Lectern', content: CONTENTS.accountChanged });
    const told = body.indexOf(wordsIn(language).accountChanged.changes.both);
    expect(told).toBeGreaterThan(0);
    expect(told).toBeLessThan(body.indexOf(link!));
  });

  it.each(LANGUAGES)('lead to the screen of what they tell, in %s: each but a code, which is asked for at its screen, and an enquiry, of which an institute has none', (language) => {
    for (const content of Object.values(CONTENTS).filter((one) => !('code' in one) && one.kind !== 'enquiry')) {
      const { body, html, link } = composeMessage({ to: { channel: 'email', address: 'a@b.test' }, language, appName: 'Lectern', content });
      expect(link, content.kind).toMatch(/^https:\/\/console\.example\.test\//);
      expect(body.split('\n'), content.kind).toContain(link);
      expect(html, content.kind).toContain(`href="${link!}"`);
    }
  });

  const TOLD = loadDeclarations().all().flatMap(({ name, after, fields, lifecycle }) =>
    Object.entries(after).flatMap(([event, steps]) => steps.flatMap((step) => (step.kind === 'tell' ? [{ name, event, message: step.message, fields, action: lifecycle?.actions[event] }] : []))));
  it.each(TOLD.flatMap((one) => LANGUAGES.map((language) => [one.name, one.message, language, one] as const)))('of %s, “%s” in %s says what happened, to what, and what was answered', (module, message, language, { fields, action }) => {
    const words = messagesOf({ module, language })[message]!;
    const said = paramsOf({ subject: '', text: words.text });
    expect(said.includes('title') || said.some((name) => name in fields), words.text).toBe(true);
    expect(said.includes('by') || said.includes('place'), words.text).toBe(true);
    // What whoever acted has answered is what the reader waits for.
    expect(said).toEqual(expect.arrayContaining(Object.keys(action?.ask ?? {})));
  });

  it.each([[false, 'You find it in the learning app of Banyan.'], [true, 'You find it in the learning app or on the website of Banyan.']])('tell a learner whose institute has named no address where it stands, the website where there is one (%s)', (hasSite, where) => {
    const { body, link } = composeMessage({ to: { channel: 'email', address: 'a@b.test' }, language: 'en', appName: 'Lectern', content: { ...(CONTENTS.told as Extract<MessageContent, { kind: 'told' }>), isLearner: true, hasSite, link: null } });
    expect(link).toBeNull();
    expect(body).toContain(where);
    expect(body).toContain('It scatters.\nMore at dusk.');
  });

  it('are chosen by what is asked for most', () => {
    const cases: [string | undefined, Language | null][] = [
      ['fr-CA,fr;q=0.9,en;q=0.8', 'fr'], ['de-DE,de;q=0.9,ja;q=0.5,zh;q=0.7', 'zh'], ['zh', 'zh'], ['JA', 'ja'], ['en;q=0.2, fr;q=0', 'en'], ['de', null], ['', null], [undefined, null], [`${'x,'.repeat(5000)}fr`, null],
    ];
    for (const [header, language] of cases) expect(askedLanguage(header), header?.slice(0, 40)).toBe(language);
  });
});

describe('messages of the platform', () => {
  let platform: TestPlatform;
  beforeAll(async () => {
    platform = await createTestPlatform();
    await platform.context.database.transaction({ scope: { kind: 'all' } }, (trx) =>
      sql`insert into app.tenant_info (id, institute_id, app_name) values (${INSTITUTES.white}, ${INSTITUTES.white}, 'Banyan Academy')`.execute(trx));
  });
  afterAll(() => platform?.close());

  const call = (method: 'POST' | 'PUT', url: string, body: unknown, { token, language }: { token?: string; language?: string } = {}): Promise<CallResult> =>
    platform.call({ method, url: `/api/v9${url}`, body, ...(token && { token }), ...(language && { headers: { 'accept-language': language } }) });
  const last = async (recipient: string) => {
    const { rows } = await platform.context.database.transaction({ scope: { kind: 'all' } }, (trx) => sql<{ kind: string; language: Language; subject: string; body: string; html: string | null; code: string | null }>`
      select kind, language, subject, body, html, code from core.outbox where recipient = ${recipient} order by at desc, id desc limit 1`.execute(trx));
    return rows[0]!;
  };
  const address = (name: string): string => `${name}@demo.lectern.test`;

  it.each(LANGUAGES)('go out in %s: each kind', async (language) => {
    await call('POST', '/user/sendLoginOtp', { username: address('admin') }, { language });
    const login = await last(address('admin'));
    expect(login).toMatchObject({ kind: 'loginCode', language, subject: filled(wordsIn(language).code.subjects.login, { app: 'Lectern' }) });
    expect(login.body).toContain(filled(wordsIn(language).code.text, { code: login.code! }));
    expect(login.html).toContain(login.code);

    const { data } = await call('POST', '/user/forgotPassword', { username: address('whitelabel') }, { language });
    expect(await last(address('whitelabel'))).toMatchObject({ kind: 'resetCode', language, subject: filled(wordsIn(language).code.subjects.reset, { app: 'Banyan Academy' }) });
    expect(data['requestId']).toBeTruthy();

    const emailId = `new-${language}@example.test`;
    const phoneNumber = `987651${1000 + LANGUAGES.indexOf(language)}`;
    const registered = await call('POST', '/user/instituteRegistration', { name: `New ${language}`, emailId, phoneNumber, password: 'Correct-horse-1' }, { language });
    expect(await last(emailId)).toMatchObject({ kind: 'registerCode', language });
    // Confirmed by a program that asks for no language: it was remembered with the registration.
    expect((await call('POST', '/user/verifyOtp', { requestId: registered.data['requestId'], otp: (await last(emailId)).code })).status).toBe(200);
    await platform.context.database.transaction({ scope: { kind: 'all' } }, async (trx) => {
      const { rows } = await sql<{ language: string }>`select p.language from core.person_language p join app."user" u on u.id = p.user_id where u.email_id = ${emailId}`.execute(trx);
      expect(rows).toEqual([{ language }]);
    });

    const own = await platform.login('faculty');
    expect((await call('PUT', '/user/language', { language }, { token: own })).data).toEqual({ language });
    const manager = await platform.login('institute');
    const move = (emailId: string): Promise<CallResult> => call('PUT', `/user/${accountId('faculty')}`, { emailId }, { token: manager, language: language === 'fr' ? 'ja' : 'fr' });
    // Whoever changes it speaks another language.
    expect((await move(`moved-${language}@demo.lectern.test`)).status).toBe(200);
    expect(await last(address('faculty'))).toMatchObject({ kind: 'accountChanged', language, code: null, subject: filled(wordsIn(language).accountChanged.subject, { app: 'Lectern' }), body: expect.stringContaining(wordsIn(language).accountChanged.changes.emailId) as string });
    expect((await move(address('faculty'))).status).toBe(200);
  });

  it('follow the last sign-in where no language is asked for, and are English for whoever never chose', async () => {
    expect((await call('POST', '/user/userLogin', { username: address('institute2'), password: PASSWORD }, { language: 'ja-JP,ja;q=0.9,en;q=0.5' })).status).toBe(200);
    await call('POST', '/user/sendLoginOtp', { username: address('institute2') });
    expect((await last(address('institute2'))).language).toBe('ja');
    await call('POST', '/user/sendLoginOtp', { username: address('sub_admin') }, { language: 'de' });
    expect((await last(address('sub_admin'))).language).toBe('en');
  });

  it('are named by the institute alone where it is white-labelled', async () => {
    await call('POST', '/user/sendLoginOtp', { username: address('institute') });
    expect((await last(address('institute'))).subject).toContain('Lectern');
  });

  it('take no language nobody speaks', async () => {
    const token = await platform.login('admin');
    expect(await call('PUT', '/user/language', { language: 'de' }, { token })).toMatchObject({ status: 422, body: { problems: { language: { code: 'choice' } } } });
  });
});
