import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { assistantSettings } from '../../../platform/kernel/config/assistantSettings';
import { accountId, createTestPlatform, INSTITUTES, type TestPlatform } from '../../platform/support';
import { startAssistantServer, type AssistantServer } from './support/assistantServer';
import { openChat, type Chat } from './support/openChat';

type Account = 'super_admin' | 'institute' | 'institute2' | 'sub_admin' | 'faculty' | 'expired' | 'student';

const open: Chat[] = [];
afterEach(() => {
  for (const one of open.splice(0)) one.leave();
});

/** A platform that listens, and chats with it. */
function chatsOf(get: () => { platform: TestPlatform; address: string }) {
  const opened = (path: string, headers?: Readonly<Record<string, string>>): Chat => {
    const one = openChat({ address: get().address, path, ...(headers && { headers }) });
    open.push(one);
    return one;
  };
  const ticket = async (account: Account): Promise<string> => String((await get().platform.call({ method: 'POST', url: '/api/v9/chat/ticket', token: await get().platform.login(account), body: {} })).data['ticket']);
  return { opened, ticket, by: async (account: Account, more = ''): Promise<Chat> => opened(`/admin/chat?ticket=${await ticket(account)}${more}`) };
}

describe('the chat, answering out of the help', () => {
  let platform: TestPlatform;
  let address: string;
  let now = new Date('2026-11-25T06:00:00.000Z');
  beforeAll(async () => {
    platform = await createTestPlatform({ clock: () => now, config: { corsOrigins: ['https://elsewhere.example'] } });
    address = await platform.app.listen({ host: '127.0.0.1', port: 0 });
  });
  beforeEach(() => {
    now = new Date('2026-11-25T06:00:00.000Z');
  });
  afterAll(() => platform?.close());
  const { opened, ticket, by } = chatsOf(() => ({ platform, address }));

  it('is opened once by a ticket, in time, or by a token', async () => {
    const one = await ticket('institute');
    expect(await opened(`/admin/chat?ticket=${one}`).ask('hello')).toMatch(/^Hello /);
    await opened(`/admin/chat?ticket=${one}`).isClosedBy(4401);
    const late = await ticket('institute');
    now = new Date(now.getTime() + 31_000);
    await opened(`/admin/chat?ticket=${late}`).isClosedBy(4401);
    const token = await platform.login('faculty');
    expect(await opened(`/admin/chat?token=${encodeURIComponent(token)}`).ask('hello')).toMatch(/^Hello /);
    for (const path of ['/admin/chat', '/admin/chat?token=wrong', '/admin/chat?ticket=', `/admin/chat?ticket=${'x'.repeat(32)}`, '/admin/chat?ticket=%00']) await opened(path).isClosedBy(4401);
  });

  it('answers in the language of the question, whatever the console’s is', async () => {
    const chat = await by('super_admin', '&language=en');
    const english = /\*\*\[Learners\]\((\S+)\)\*\*/.exec(await chat.ask('How many learners are there?'));
    expect(english).not.toBeNull();
    for (const [question, title] of [['Combien d’apprenants avons-nous ?', 'Apprenants'], ['受講者は何人ですか', '受講者'], ['有多少学员？', '学员']] as const) {
      expect(await chat.ask(question), question).toContain(`**[${title}](${english![1]})**`);
    }
    expect(await chat.ask('Comment rembourser un paiement ?')).toMatch(/remboursement/i);
  });

  it('is closed to learners, to who has an ended plan, and to pages of other hosts', async () => {
    expect((await platform.call({ method: 'POST', url: '/api/v9/chat/ticket', token: await platform.login('expired'), body: {} })).status).toBe(404);
    await opened(`/admin/chat?token=${encodeURIComponent(await platform.login('expired'))}`).isClosedBy(4403);
    await opened('/plan/chat?session_id=visitor-1', { origin: 'https://evil.example' }).isClosedBy(4403);
    await opened(`/admin/chat?ticket=${await ticket('institute')}`, { origin: 'null' }).isClosedBy(4403);
    expect(await opened('/plan/chat?session_id=visitor-1', { origin: 'https://elsewhere.example' }).ask('hello')).toMatch(/plans/);
    expect(await opened('/plan/chat?session_id=visitor-1', { origin: address }).ask('hello')).toMatch(/plans/);
    for (const key of ['', 'short', 'with space 1', '<script>alert', 'x'.repeat(101)]) await opened(`/plan/chat?session_id=${encodeURIComponent(key)}`).isClosedBy(4400);
  });

  it('says how many there are where that is asked, of the rows that the reader sees, with the way to them', async () => {
    for (const [name, code] of [['institute', 'AUTUMN-1'], ['institute', 'AUTUMN-2'], ['institute2', 'WINTER-1']] as const) {
      const made = await platform.call({ method: 'POST', url: '/api/v9/coupon', token: await platform.login(name), body: { code, kind: 'percent', percentOff: 10, appliedFor: 'course' } });
      expect(made.status, JSON.stringify(made.body)).toBe(201);
    }
    expect(await (await by('institute')).ask('how many coupons are there?')).toBe('There are **2**. Here is the list:\n\n**[Coupons](/app/coupon)**');
    expect(await (await by('institute2')).ask('how many active coupons are there?')).toMatch(/^There is \*\*1\*\*\. Here is the list:\n\n\*\*\[Coupons\]\(\/app\/coupon\?filter=/);
    expect(await (await by('institute2')).ask('how many coupons were created last year?')).toMatch(/^There are \*\*0\*\*/);
    expect(await (await by('super_admin')).ask('how many coupons are there?')).toMatch(/^In all institutes: \*\*3\*\*/);
    expect(await (await by('super_admin')).ask('how many coupons this year?')).toMatch(/^In all institutes: \*\*3\*\*\. .*\(Created: .*\)\n\nCounted by “Created”\.$/s);
    expect(await (await by('institute')).ask('how many coupons do I have?')).toMatch(/^There are \*\*2\*\*/);
    expect(await (await by('institute')).ask('show coupons')).toMatch(/^Here is the list:/);
    expect(await (await by('institute', '&language=fr')).ask('combien de coupons ?')).toMatch(/^Il y en a \*\*2\*\*/);
    // Nor is a number told of what was not understood, or was denied.
    expect(await (await by('institute')).ask('how many coupons were used by learners of Kochi?')).toMatch(/^Here is the list:/);
    expect(await (await by('institute')).ask('how many coupons are not active?')).toMatch(/^There are \*\*0\*\*/);
    // Who may not read them is told nothing of them.
    expect(await (await by('institute')).ask('how many leads are there?')).not.toMatch(/\*\*\d/);
    // Nobody is from there: it was no place, but perhaps a course, of which the list knows nothing.
    expect(await (await by('institute')).ask('how many learners are in Malayalam grammar?')).toBe('Here is the list:\n\n**[Learners](/app/students)**\n\nI did not understand all of it: the list may show more than you asked for.');
  });

  it('counts what a list hides until it is asked for, says how many of them there are, and leads to a list of so many', async () => {
    const token = await platform.login('institute');
    const make = async (body: Readonly<Record<string, unknown>>): Promise<void> => {
      const made = await platform.call({ method: 'POST', url: '/api/v9/coupon', token, body: { kind: 'percent', percentOff: 10, appliedFor: 'course', startsAt: '2030-01-01T00:00:00.000Z', ...body } });
      expect(made.status, JSON.stringify(made.body)).toBe(201);
    };
    await make({ code: 'SEEN-1', isPrivate: true });
    const asked = async (text: string, more = ''): Promise<string> => (await by('institute', more)).ask(text);
    expect(await asked('how many upcoming coupons are there?')).toMatch(/^There is \*\*1\*\* \(Private\)\. Here is the list:/);
    for (const body of [{ code: 'SEEN-2', isPrivate: true }, { code: 'SEEN-3' }]) await make(body);
    const answer = await asked('how many upcoming coupons are there?');
    expect(answer).toMatch(/^There are \*\*3\*\*, 2 of them “Private”\. Here is the list:/);
    expect(JSON.parse(decodeURIComponent(/\?filter=([^)]+)\)/.exec(answer)![1]!))).toEqual({ status: ['upcoming'], isPrivate: true });
    expect(await (await by('super_admin')).ask('how many upcoming coupons are there?')).toMatch(/^In all institutes: \*\*3\*\*, 2 of them “Private”\./);
    expect(await asked('combien de coupons à venir ?', '&language=fr')).toMatch(/^Il y en a \*\*3\*\*, dont 2 « Privé »\./);
    expect(await asked('未开始的优惠券有多少？', '&language=zh')).toMatch(/^共有 \*\*3\*\* 条，其中“非公开” 2 条。/);
    expect(await asked('開始前のクーポンはいくつありますか？', '&language=ja')).toMatch(/^\*\*3\*\*件あります（うち「非公開」2件）。/);
    // Named themselves they are counted alone, and the others without them.
    expect(await asked('how many upcoming coupons are private?')).toMatch(/^There are \*\*2\*\*\. .*\(Status: Upcoming; Private\)$/s);
    expect(await asked('how many upcoming coupons are not private?')).toMatch(/^There is \*\*1\*\*\. .*\(Status: Upcoming; Private: No\)$/s);
    expect(await asked('how many upcoming coupons are there including private ones?')).toMatch(/^There are \*\*3\*\*, 2 of them “Private”\. .*\(Status: Upcoming\)$/s);
    // Nothing is said of them where there are none.
    expect(await (await by('institute2')).ask('how many coupons are there?')).toBe('There is **1**. Here is the list:\n\n**[Coupons](/app/coupon)**');
  });

  it('says that it does not know where the help speaks of hardly anything that was asked, and shows rows for what begins as a list', async () => {
    const chat = await by('super_admin');
    expect(await chat.ask('what is the price of inorganic chemistry revision')).toMatch(/^I found nothing about this/);
    for (const [question, wanted] of [['How do I create a certificate?', 'Nothing in the help speaks of “certificate”.'], ['Comment créer un certificat ?', 'Rien dans l’aide ne parle de «\u00a0certificat\u00a0».'], ['証明書を作成するには？', 'ヘルプには「証明書」についての説明がありません。'], ['怎么创建证书？', '帮助中没有提到“证书”。']] as const) expect(await chat.ask(question)).toContain(wanted);
    expect(await chat.ask('learners from Kochi who never signed in')).toBe('Here is the list:\n\n**[Learners](/app/students)**\n\nI did not understand all of it: the list may show more than you asked for.');
  });

  it('narrows a list to the institute that is named, to an amount and to a sign-in, and says where it cannot', async () => {
    now = new Date(now.getTime() + 120_000);
    const { data: { name } } = await platform.call({ method: 'GET', url: `/api/v9/institute/${INSTITUTES.south}`, token: await platform.login('super_admin') });
    const chat = await by('super_admin');
    const filterOf = (answer: string): unknown => JSON.parse(decodeURIComponent(/\?filter=([^)]+)\)/.exec(answer)?.[1] ?? 'null'));
    const users = await chat.ask(`how many users of ${String(name)} are there?`);
    expect(users).toMatch(/^In all institutes: \*\*\d+\*\*/);
    expect(filterOf(users)).toEqual({ instituteId: [INSTITUTES.south] });
    // Whoever sees one institute alone learns nothing of the name of another.
    expect(filterOf(await (await by('institute2')).ask(`coupons of ${String(name)}`))).toBeNull();
    expect(await chat.ask('coupons over 500 rupees')).toBe('Here is the list:\n\n**[Coupons](/app/coupon)**\n\nThis list cannot be narrowed by an amount: it shows more than you asked for.');
    expect(await chat.ask('Who logged in today?')).toMatch(/\*\*\[Users\]\(\/app\/user\?filter=/);
  });

  it('answers each message between two markers, with its source and the way to the screen', async () => {
    const chat = await by('super_admin');
    const answer = await chat.ask('how do I invite a user?');
    expect(chat.heard[0]).toBe('[TYPING]');
    expect(chat.heard.at(-1)).toBe('[REMOVE_TYPING]');
    expect(answer).toContain('**Users** · Invite somebody');
    expect(answer).toMatch(/\*\*user\*\*/);
    expect(answer).toContain('[Open “Users”](/app/user)');
  });

  it('says where a field of a record is changed where no page does, to whoever may change it', async () => {
    expect(await (await by('institute2')).ask('How do I change the price of a course?')).toBe('Open “Courses”, choose the record, change “Price”, and save.\n\n[Open “Courses”](/app/courses)');
    expect(await (await by('institute2', '&language=fr')).ask('Comment modifier le prix d’un cours ?')).toMatch(/^Ouvrez «\u00a0Cours\u00a0»/);
    expect(await (await by('sub_admin')).ask('How do I change the price of a course?')).not.toContain('/app/courses');
  });

  it.each([['fr', 'comment inviter un utilisateur ?', '/app/user'], ['zh', '怎么邀请用户？', '/app/user'], ['ja', 'ユーザーを招待する方法は？', '/app/user']])('answers in %s', async (language, question, screen) => {
    const answer = await (await by('super_admin', `&language=${language}`)).ask(question);
    expect(answer).toContain(`](${screen})`);
    expect(answer).not.toMatch(/\bopen\b/i);
  });

  it('speaks of no screen that is not the reader’s, and follows when rights change', async () => {
    const chat = await by('sub_admin');
    expect(await chat.ask('how is an institute approved?')).not.toContain('/app/institution');
    expect(await chat.ask('suspended institutions')).not.toContain('/app/institution');
    expect(await (await by('super_admin')).ask('suspended institutions')).toContain('/app/institution?filter=');
    expect(await chat.ask('show branches')).not.toContain('/app/branch');
    expect((await platform.call({ method: 'PUT', url: `/api/v9/user/${accountId('sub_admin')}`, token: await platform.login('super_admin'), body: { access: { coupon: ['read'], branch: ['read'] } } })).status).toBe(200);
    await expect.poll(() => chat.ask('show branches'), { interval: 50, timeout: 3_000 }).toContain('/app/branch');
  });

  it('turns a sentence into a list with filters, by the reader’s calendar, and changes nothing', async () => {
    const chat = await by('institute', '&zone=Asia/Kolkata');
    const answer = await chat.ask('Coupons that end this month');
    const [, filter = ''] = /\/app\/coupon\?filter=([^)]+)\)/.exec(answer) ?? [];
    expect(JSON.parse(decodeURIComponent(filter))).toEqual({ endsAt: { from: '2026-10-31T18:30:00.000Z', to: '2026-11-30T18:30:00.000Z' } });
    expect(await chat.ask('delete all coupons')).toContain('I change nothing myself');
  });

  it('ends with the session', async () => {
    const token = await platform.login('faculty');
    const own = opened(`/admin/chat?token=${encodeURIComponent(token)}`);
    const other = await by('faculty');
    await Promise.all([own.ask('hello'), other.ask('hello')]);
    expect((await platform.call({ method: 'POST', url: '/api/v9/user/logout', token, body: {} })).status).toBe(200);
    await own.isClosedBy(4401);
    expect(other.closed()).toBeNull();
  });

  it('ends before the next answer where the session or the plan has ended by time alone, of which nobody tells', async () => {
    const inDatabase = (query: ReturnType<typeof sql>) => platform.context.database.transaction({ scope: { kind: 'all' } }, (trx) => query.execute(trx));
    const later = (): void => {
      now = new Date(now.getTime() + 6_000);
    };
    // What was asked before does not count any more.
    now = new Date('2026-11-25T07:00:00.000Z');
    const chat = await by('institute');
    expect(await chat.ask('How many learners are there?')).toContain('/app/student');
    later();
    expect(await chat.ask('How many learners are there?')).toContain('/app/student');
    const toldBefore = chat.heard.length;
    await inDatabase(sql`update core.session set expires_at = ${now.toISOString()} where user_id = ${accountId('institute')}::uuid`);
    later();
    chat.send({ type: 'text', content: 'How many learners are there?', voice: null });
    await chat.isClosedBy(4401);
    expect(chat.heard).toHaveLength(toldBefore);
    const other = await by('institute2');
    expect(await other.ask('hello')).toMatch(/^Hello /);
    await inDatabase(sql`update app.institution set plan_ends_at = current_date - 2 where id = ${INSTITUTES.south}::uuid`);
    later();
    other.send({ type: 'text', content: 'hello', voice: null });
    await other.isClosedBy(4401);
    await inDatabase(sql`update app.institution set plan_ends_at = null where id = ${INSTITUTES.south}::uuid`);
  });

  it('takes what is no message as none, and goes on', async () => {
    const chat = await by('institute2');
    await chat.ask('hello');
    for (const bad of ['', 'hello', '[]', '{}', 'null', { type: 'text' }, { type: 'text', content: 5 }, { type: 'text', content: ' \u0000 ' }, { type: 'video', content: 'x' }, { type: 'audio', content: '<b>' }, { type: 'audio', content: '' }]) chat.send(bad);
    await expect.poll(() => chat.heard.filter((one) => one.startsWith('This message could not be read') || one.startsWith('One question after')).length, { interval: 10 }).toBe(11);
    chat.send({ type: 'text', content: 'x'.repeat(2_001), voice: null });
    await chat.hears('This is too long');
    chat.send({ type: 'audio', content: 'GkXfo59ChoEBQveBAULygQRC84EIQoKEd2VibUKH', voice: 'alloy' });
    await chat.hears('Speech is not set up');
    expect(await chat.ask('hello')).toMatch(/^Hello /);
    chat.send('x'.repeat(700_001));
    await chat.isClosedBy(1009);
  });

  it('has bounds: questions of a minute, chats of one person', async () => {
    const first = await by('whitelabel' as Account);
    for (let count = 0; count < 21; count += 1) await (count < 20 ? first.ask('hello') : Promise.resolve(first.send({ type: 'text', content: 'hello', voice: null })));
    await first.hears('many questions at once');
    // A second chat is no way around it.
    const second = await by('whitelabel' as Account);
    second.send({ type: 'text', content: 'hello', voice: null });
    await second.hears('many questions at once');
    const all = await Promise.all(Array.from({ length: 9 }, () => by('whitelabel' as Account)));
    await expect.poll(() => all.filter((one) => one.closed() === 4429).length, { interval: 20 }).toBe(1);
  });
});

describe('the chat with an endpoint', () => {
  let platform: TestPlatform;
  let address: string;
  let assistant: AssistantServer;
  beforeAll(async () => {
    assistant = await startAssistantServer();
    platform = await createTestPlatform({ config: { assistant: assistantSettings({ ASSISTANT_URL: assistant.url, ASSISTANT_KEY: 'a-key', ASSISTANT_MODEL: 'small' }) } });
    address = await platform.app.listen({ host: '127.0.0.1', port: 0 });
  });
  beforeEach(() => {
    Object.assign(assistant, { answer: ['Open ', '[Coupons]', '(/app/coupon).'], manner: 'well' });
    assistant.asked.length = 0;
  });
  afterAll(async () => {
    await platform?.close();
    await assistant?.close();
  });
  const { opened, by } = chatsOf(() => ({ platform, address }));

  it('streams its answer, and tells it the help of the reader alone', async () => {
    const chat = await by('sub_admin');
    expect(await chat.ask('where are the coupons?')).toBe('Open [Coupons](/app/coupon).');
    expect(chat.heard).toEqual(['[TYPING]', 'Open ', '[Coupons]', '(/app/coupon).', '[REMOVE_TYPING]']);
    const [{ path, authorization, body }] = assistant.asked as [AssistantServer['asked'][number]];
    expect([path, authorization]).toEqual(['/v1/chat/completions', 'Bearer a-key']);
    const { model, stream, messages } = JSON.parse(String(body)) as { model: string; stream: boolean; messages: { role: string; content: string }[] };
    expect([model, stream, messages.at(-1)!.content]).toEqual(['small', true, 'where are the coupons?']);
    expect(messages[0]!.content).toContain('(/app/coupon)');
    expect(messages[0]!.content).not.toContain('/app/institution');
    // What was said before goes with the next question.
    await chat.ask('and then?');
    expect((JSON.parse(String(assistant.asked[1]!.body)) as { messages: unknown[] }).messages).toHaveLength(4);
  });

  it('is told how many rows a list holds where that is asked, and no more of them', async () => {
    const promptOf = async (text: string): Promise<string> => {
      assistant.asked.length = 0;
      await (await by('institute')).ask(text);
      return (JSON.parse(String(assistant.asked[0]!.body)) as { messages: { content: string }[] }).messages[0]!.content;
    };
    expect(await promptOf('how many coupons are there?')).toContain('to be linked: [Coupons](/app/coupon) – rows that this person sees there: 0\n');
    expect(await promptOf('show coupons')).toContain('to be linked: [Coupons](/app/coupon)\n');
    expect(await promptOf('how many coupons are there?')).not.toContain('Here is the list');
    for (const code of ['SEEN-1', 'SEEN-2']) await platform.call({ method: 'POST', url: '/api/v9/coupon', token: await platform.login('institute'), body: { code, kind: 'percent', percentOff: 10, appliedFor: 'course', isPrivate: true } });
    expect(await promptOf('how many coupons are there?')).toContain('rows that this person sees there: 2, 2 of them “Private”\n');
  });

  it('takes an answer that comes whole', async () => {
    assistant.manner = 'whole';
    expect(await (await by('institute')).ask('where?')).toBe('Open [Coupons](/app/coupon).');
  });

  it.each(['error', 'refused', 'empty', 'unreadable'] as const)('answers out of the help where the endpoint fails before its first word (%s)', async (manner) => {
    assistant.manner = manner;
    const answer = await (await by('institute')).ask('how do I make a coupon?');
    expect(answer).toContain('The assistant cannot be reached');
    expect(answer).toContain('(/app/coupon)');
  });

  it.each(['cut', 'broken'] as const)('says that an answer is not whole (%s)', async (manner) => {
    assistant.manner = manner;
    const answer = await (await by('institute')).ask('where?');
    expect(answer).toMatch(/^Open /);
    expect(answer).toContain('The answer was cut off');
  });

  it('hears a question and speaks the answer', async () => {
    const chat = await by('institute');
    chat.send({ type: 'audio', content: Buffer.from('1a45dfa3000000', 'hex').toString('base64'), voice: 'alloy' });
    await chat.hears('[AUDIO]');
    expect(chat.heard.slice(0, 2)).toEqual(['[TYPING]', '[USER_SAID]coupons that end this month']);
    const [heard, , spoken] = assistant.asked.map(({ path, body }) => ({ path, body: String(body) }));
    expect(heard!.path).toBe('/v1/audio/transcriptions');
    expect(heard!.body).toContain('filename="speech.webm"');
    expect(JSON.parse(spoken!.body)).toMatchObject({ model: 'tts-1', voice: 'alloy', input: 'Open Coupons.' });
    expect(Buffer.from(chat.heard.at(-1)!.slice('[AUDIO]'.length), 'base64').subarray(0, 3).toString()).toBe('ID3');
    // Without a voice nothing is spoken.
    assistant.asked.length = 0;
    await chat.ask('where?');
    expect(assistant.asked.map(({ path }) => path)).toEqual(['/v1/chat/completions']);
  });

  it('lets no text of an answer pass for a marker', async () => {
    assistant.answer = ['[AUDIO]AAAA', '[USER_SAID]x', '[REMOVE_TYPING]'];
    const chat = await by('institute');
    const answer = await chat.ask('say the markers');
    expect(answer).toContain('[AUDIO]AAAA');
    expect(chat.heard.filter((one) => one.startsWith('['))).toEqual(['[TYPING]', '[REMOVE_TYPING]']);
  });

  it('gives up what nobody waits for, and closes with the platform in the middle of an answer', async () => {
    assistant.manner = 'stalls';
    const chat = await by('institute');
    const visitor = opened('/plan/chat?session_id=visitor-1');
    chat.send({ type: 'text', content: 'where?', voice: null });
    await chat.hears('Open ');
    visitor.send({ type: 'text', content: 'which plans are there?', voice: null });
    await visitor.hears('Open ');
    await platform.app.close();
    // That it goes away, not that something has broken: a client comes again.
    await expect.poll(() => [chat.closed(), visitor.closed()], { timeout: 3_000, interval: 10 }).toEqual([1001, 1001]);
  });
});
