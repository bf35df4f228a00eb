import { JSDOM } from 'jsdom';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { createTestPlatform, INSTITUTES, type TestPlatform } from '../../platform/support';
import { longestBlock } from '../../platform/support/longestBlock';
import { giveHost, hero, makerOf, seen, siteOf } from './support';

const HOST = 'ask.north.example';
let platform: TestPlatform;
let course: string;
beforeAll(async () => {
  platform = await createTestPlatform();
  const token = await platform.login('institute');
  const call = (method: 'POST' | 'PUT', url: string, body: unknown = {}) => platform.call({ method, url: `/api/v9${url}`, token, body });
  await giveHost({ platform, institute: INSTITUTES.north, host: HOST });
  course = String((await call('POST', '/course/courseMaster', { name: 'Algebra', planType: 'free' })).data['id']);
  await call('PUT', `/course/${course}/activate`);
  await call('PUT', '/tenant-info/privacyPolicy', { content: '<p>We keep <strong>little</strong>.</p>' });
  await call('PUT', '/tenant-info/refundPolicy', { content: '<p></p>' });
  await makerOf({ platform, token }).show(siteOf([hero('North'), { id: 'c1', type: 'contact', props: { heading: 'Reach us' } }]));
});
afterAll(() => platform.close());

const GOOD = { name: 'Meera Iyer', phone: '98450 12345', email: 'meera@example.test', message: 'Is there a class\r\nin the evening?', consent: 'yes' };
let address = 0;
beforeEach(() => (address += 1));
const ask = (values: Readonly<Record<string, string>>, { at = `/courses/${course}`, host = HOST, from = `198.51.100.${address}` }: { readonly at?: string; readonly host?: string; readonly from?: string } = {}) =>
  platform.app.inject({ method: 'POST', url: at, remoteAddress: from, headers: { host, accept: 'text/html', 'content-type': 'application/x-www-form-urlencoded' }, payload: new URLSearchParams(values).toString() });
const leads = async (): Promise<readonly Record<string, unknown>[]> => {
  const { data } = await platform.call({ method: 'POST', url: '/api/v9/lead/search', token: await platform.login('super_admin'), body: { filters: { source: ['website'] } } });
  return data['items'] as readonly Record<string, unknown>[];
};
const mailed = async () => (await platform.context.database.transaction({ scope: { kind: 'all' } }, (trx) => sql<{ recipient: string; subject: string; body: string }>`select recipient, subject, body from core.outbox where kind = 'enquiry' order by at, id`.execute(trx))).rows;
const dom = (html: string): Document => new JSDOM(html).window.document;

describe('a course of a published site', () => {
  it('is asked about by a plain form, which becomes a lead of the institute with the course', async () => {
    const page = await seen({ platform, path: `/courses/${course}`, host: HOST });
    expect(page.headers['content-security-policy']).toMatch(/form-action 'self'/);
    expect(page.headers['content-security-policy']).not.toContain('script');
    expect(page.bytes.length).toBeLessThan(30_000);
    const form = dom(page.text).querySelector('form')!;
    expect([form.getAttribute('method'), form.getAttribute('action')]).toEqual(['post', `/courses/${course}#ask`]);
    expect([...form.querySelectorAll('[required]')].map((one) => one.getAttribute('name'))).toEqual(['name', 'phone', 'consent']);
    expect(dom(page.text).querySelector('main a.btn')?.getAttribute('href')).toBe('#ask');
    const reply = await ask(GOOD);
    expect([reply.statusCode, reply.headers['location']]).toEqual([303, `/courses/${course}/thanks`]);
    const thanks = await seen({ platform, path: `/courses/${course}/thanks`, host: HOST });
    expect([thanks.status, dom(thanks.text).querySelector('h1')?.textContent, /name="robots" content="noindex"/.test(thanks.text)]).toEqual([200, 'Thank you', true]);
    expect(await leads()).toMatchObject([{ name: 'Meera Iyer', phoneNumber: '+919845012345', emailId: 'meera@example.test', source: 'website', institutionId: INSTITUTES.north, courseId: course, interest: 'Algebra', notes: 'Is there a class\nin the evening?', status: 'new', ownerId: null }]);
    expect((await leads())[0]!['consentedAt']).toEqual(expect.any(String));
    // Leads are the operator's: those in charge of the institute, and nobody of another, get it by mail.
    expect(await mailed()).toEqual([{ recipient: 'institute@demo.lectern.test', subject: expect.stringContaining('Meera Iyer asks about Algebra'), body: expect.stringMatching(/Phone number: \+919845012345\nE-mail: meera@example\.test[\s\S]*Is there a class\nin the evening\?/) }]);
    expect((await platform.call({ method: 'POST', url: '/api/v9/lead/search', token: await platform.login('super_admin'), body: { query: 'Meera' } })).data['total'], 'is found by its name').toBe(1);
  });

  it('waits for nobody who changes one of those in charge meanwhile', async () => {
    const before = (await mailed()).length;
    await platform.context.database.transaction({ scope: { kind: 'all' } }, async (trx) => {
      await sql`select 1 from app."user" where email_id = 'institute@demo.lectern.test' for update`.execute(trx);
      expect((await ask(GOOD)).statusCode).toBe(303);
    });
    expect(await mailed()).toHaveLength(before + 1);
  });

  it('shows again what was written and what is wrong with it, and keeps nothing', async () => {
    const before = (await leads()).length;
    const reply = await ask({ name: ' ', phone: '12', email: 'nobody', message: '<b>Hello</b>' });
    expect(reply.statusCode).toBe(422);
    const page = dom(reply.body);
    expect(page.querySelector('[role=alert]')?.textContent).toMatch(/nothing has been sent yet/);
    expect([...page.querySelectorAll('[aria-invalid]')].map((one) => [one.getAttribute('name'), page.getElementById(one.getAttribute('aria-describedby')!)?.textContent])).toEqual([
      ['name', 'Please tell us your name.'], ['phone', expect.stringContaining('phone number')], ['email', 'This is no e-mail address.'], ['consent', expect.stringContaining('consent')],
    ]);
    expect([page.querySelector<HTMLInputElement>('[name=phone]')?.value, page.querySelector('textarea')?.textContent]).toEqual(['12', '<b>Hello</b>']);
    expect((await ask({ ...GOOD, consent: '' })).statusCode).toBe(422);
    expect(await leads()).toHaveLength(before);
  });

  it.each([
    ['many names', Array.from({ length: 2_300 }, (_, index) => `n${index}=1`).join('&')], ['one name many times', 'name=a&'.repeat(2_300)], ['a long message', `message=${'a'.repeat(16_000)}`],
    ['escapes', `name=${'%3Cb%3E'.repeat(2_300)}`], ['broken escapes', `phone=${'%'.repeat(16_000)}`], ['digits', `phone=${'9'.repeat(16_000)}`], ['dots', `email=${'a.a@'.repeat(4_000)}`], ['signs alone', '&='.repeat(8_000)],
    ['names of objects', '__proto__=1&constructor=2&toString=3&hasOwnProperty=4'],
  ])('holds nobody up by %s, and keeps nothing of it', async (_name, payload) => {
    const before = (await leads()).length;
    let [status, best] = [0, Infinity];
    for (let tried = 0; tried < 8 && best > 50; tried++) {
      best = Math.min(best, await longestBlock(async () => {
        const reply = await platform.app.inject({ method: 'POST', url: `/courses/${course}`, remoteAddress: `203.0.113.${tried}`, headers: { host: HOST, accept: 'text/html', 'content-type': 'application/x-www-form-urlencoded' }, payload });
        status = reply.statusCode;
      }));
    }
    expect(best).toBeLessThan(50);
    expect([413, 422, 429]).toContain(status);
    expect(await leads()).toHaveLength(before);
  });

  it('thanks a program that fills in what people do not see, and keeps nothing of it', async () => {
    const before = (await leads()).length;
    expect((await ask({ ...GOOD, website: 'https://spam.example' })).statusCode).toBe(303);
    expect(await leads()).toHaveLength(before);
  });

  it('takes five questions a minute of one address, and says so on the page', async () => {
    const before = (await leads()).length;
    const replies = [];
    for (let at = 0; at < 7; at++) replies.push((await ask(GOOD, { from: '203.0.113.9' })).statusCode);
    expect(replies).toEqual([303, 303, 303, 303, 303, 429, 429]);
    const late = await ask(GOOD, { from: '203.0.113.9' });
    expect(dom(late.body).querySelector('[role=alert]')?.textContent).toMatch(/short time/);
    expect(await leads()).toHaveLength(before + 5);
  });

  it('takes no more of a site than so many an hour, wherever they come from', async () => {
    await platform.context.database.transaction({ scope: { kind: 'all' } }, (trx) => sql`insert into app.lead (id, name, phone_number, source, institution_id, status, consented_at) select gen_random_uuid(), 'Flood', '+919845012345', 'website', ${INSTITUTES.north}, 'new', now() from generate_series(1, 120)`.execute(trx));
    expect((await ask(GOOD)).statusCode).toBe(429);
    await platform.context.database.transaction({ scope: { kind: 'all' } }, (trx) => sql`delete from app.lead where id in (select id from app.lead where name = 'Flood' limit (select count(*) - 117 from app.lead where source = 'website' and institution_id = ${INSTITUTES.north}))`.execute(trx));
    const before = (await leads()).length;
    // However many ask at once.
    const replies = await Promise.all(Array.from({ length: 12 }, (_, at) => ask(GOOD, { from: `192.0.2.${at + 1}` })));
    expect((await leads()).length).toBeLessThanOrEqual(before + 3);
    expect(new Set(replies.map(({ statusCode }) => statusCode))).toEqual(new Set([303, 429]));
    await platform.context.database.transaction({ scope: { kind: 'all' } }, (trx) => sql`delete from app.lead where name = 'Flood'`.execute(trx));
    expect((await ask(GOOD)).statusCode).toBe(303);
  });

  it('takes twenty questions an hour of one address', async () => {
    const left: number[] = [];
    for (let at = 0; at < 22; at++) {
      if (at % 5 === 0) vi.setSystemTime(Date.now() + 61_000);
      left.push((await ask({ ...GOOD, website: 'filled' }, { from: '203.0.113.77' })).statusCode);
    }
    vi.useRealTimers();
    expect(left).toEqual([...Array.from({ length: 20 }, () => 303), 429, 429]);
  });

  it('keeps of a message what can be read, and cuts none within a sign', async () => {
    expect((await ask({ ...GOOD, name: 'Signs', message: `a\u0000b\u202ec\n${'\u{1f600}'.repeat(1_200)}` })).statusCode).toBe(303);
    // Throws where half a sign stands.
    const written = (text: string): string => decodeURIComponent(encodeURIComponent(text));
    const notes = String((await leads()).find(({ name }) => name === 'Signs')!['notes']);
    expect([written(notes).slice(0, 4), [...notes].length]).toEqual(['abc\n', 1_000]);
  });

  it('takes what its form sends and nothing else, and from no page of another host', async () => {
    const before = (await leads()).length;
    const send = (headers: Readonly<Record<string, string>>, payload: string) => platform.app.inject({ method: 'POST', url: `/courses/${course}`, remoteAddress: '192.0.2.99', headers: { host: HOST, accept: 'text/html', ...headers }, payload });
    expect((await send({ 'content-type': 'application/json' }, '{"name":{},"message":5}')).statusCode).toBe(415);
    const form = new URLSearchParams(GOOD).toString();
    const elsewhere = await send({ 'content-type': 'application/x-www-form-urlencoded', origin: 'https://evil.example' }, form);
    expect([elsewhere.statusCode, dom(elsewhere.body).querySelector<HTMLInputElement>('input[name=name]')?.value]).toEqual([403, GOOD.name]);
    expect(await leads()).toHaveLength(before);
    expect((await send({ 'content-type': 'application/x-www-form-urlencoded', origin: `http://${HOST}` }, form)).statusCode).toBe(303);
  });

  it('is asked about below its address on the platform too, and nowhere under another’s host, or of a course that is not on the site', async () => {
    const at = `/sites/${INSTITUTES.north}/courses/${course}`;
    const reply = await ask(GOOD, { at, host: 'localhost' });
    expect([reply.statusCode, reply.headers['location']]).toEqual([303, `${at}/thanks`]);
    await giveHost({ platform, institute: INSTITUTES.south, host: 'ask.south.example' });
    const before = (await leads()).length;
    for (const [where, host] of [[`/courses/${crypto.randomUUID()}`, HOST], [`/courses/${course}`, 'localhost'], [`/sites/${INSTITUTES.south}/courses/${course}`, 'localhost'], ['/sites/x/courses/y', 'localhost'], [`/sites/${INSTITUTES.south}/courses/${course}`, HOST]] as const) {
      expect((await ask(GOOD, { at: where, host })).statusCode, `${host}${where}`).toBe(404);
    }
    expect(await leads()).toHaveLength(before);
  });
});

describe('what an institute has settled', () => {
  it('stands on pages of its own that the footer leads to, where it is written', async () => {
    const page = await seen({ platform, path: '/', host: HOST });
    expect([...dom(page.text).querySelectorAll('footer a[href*=policies]')].map((one) => [one.textContent, one.getAttribute('href')])).toEqual([['Privacy policy', '/policies/privacy']]);
    const policy = await seen({ platform, path: '/policies/privacy', host: HOST });
    expect([policy.status, dom(policy.text).querySelector('main strong')?.textContent]).toEqual([200, 'little']);
    for (const path of ['/policies/refunds', '/policies/terms', '/policies/other']) expect((await seen({ platform, path, host: HOST })).status, path).toBe(404);
    expect((await seen({ platform, path: '/sitemap.xml', host: HOST })).text).toContain('/policies/privacy');
  });

  it('and the telephone is read in groups, as in the console', async () => {
    const { text } = await seen({ platform, path: '/', host: HOST });
    expect([...dom(text).querySelectorAll('main a[href^="tel:"]')].map((one) => one.textContent).join()).toMatch(/^\+91 \d{5} \d{5}$/);
  });
});
