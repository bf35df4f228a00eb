import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { assistantSettings } from '../../../platform/kernel/config/assistantSettings';
import { readChatEvent } from '../../../src/dataProvider/chat/protocol';
import { Markdown } from '../../../src/ui/chat/Markdown';
import { accountId, createTestPlatform, INSTITUTES, type TestPlatform } from '../../platform/support';
import { startAssistantServer, type AssistantServer } from './support/assistantServer';
import { hostileMessages } from './support/hostileMessages';
import { openChat, type Chat } from './support/openChat';

const READERS = ['institute', 'sub_admin', 'faculty', null] as const;
type ReaderName = (typeof READERS)[number];

/** Words of another institute's rows: these are named in messages, those nowhere. */
const NAMED = ['Institute south', 'Zephyrquarter', 'QUOKKA77', INSTITUTES.south] as const;
const UNNAMED = ['Marzipanville', 'office@south.test', 'institute2@demo.lectern.test', 'argon2'] as const;
const MESSAGES = hostileMessages({ names: NAMED }).map((message, place) => ({ ...message, place, reader: READERS[place % READERS.length]!, shown: JSON.stringify(message.text).slice(0, 60) }));

/** What an answer may be made of, as React writes it: it escapes every sign of markup that is text. */
const TAGS = new Set(['div', 'p', 'strong', 'em', 'a', 'ul', 'ol', 'li', 'blockquote', 'code', 'pre', 'hr', 'br', 'span']);

function expectHarmless(text: string): void {
  const html = renderToStaticMarkup(createElement(Markdown, { text, onLink: undefined }));
  for (const [, tag, attributes] of html.matchAll(/<\/?([^\s/>]+)([^>]*)>/g)) {
    expect(TAGS, html).toContain(tag);
    for (const [, name, value] of attributes!.matchAll(/([^\s=/]+)="([^"]*)"/g)) expect(`${name}=${value}`, html).toMatch(/^(class=[\w -]*|href=\/(?![/\\]).*|start=\d+)$/);
  }
}

function expectNone(text: string, words: readonly string[]): void {
  expect(words.filter((word) => text.toLowerCase().includes(word.toLowerCase())), text).toEqual([]);
}

describe('hostile messages', () => {
  let platform: TestPlatform;
  let address: string;
  let assistant: AssistantServer;
  let now = Date.parse('2026-11-25T06:00:00.000Z');
  const open = new Map<string, Chat>();
  const chatOf = async (reader: ReaderName, language = 'en'): Promise<Chat> => {
    const key = `${reader} ${language}`;
    const known = open.get(key);
    if (known) return known;
    const path = reader === null ? `/plan/chat?session_id=visitor-1&language=${language}` : `/admin/chat?token=${encodeURIComponent(await platform.login(reader))}&language=${language}`;
    const one = openChat({ address, path });
    open.set(key, one);
    return one;
  };
  /** The answer as the console reads it: nothing in it is taken for a marker. */
  const answerOf = async (chat: Chat, text: string): Promise<string> => {
    // So that nobody has asked too often.
    now += 1_500;
    const from = chat.heard.length;
    await chat.ask(text);
    const events = chat.heard.slice(from).map(readChatEvent);
    expect([events[0]!.kind, events.at(-1)!.kind]).toEqual(['typing', 'typed']);
    return events.slice(1, -1).map((event) => (event.kind === 'text' ? event.text : expect.unreachable(`“${event.kind}” came of “${text}”`))).join('');
  };
  const rows = (text: string): Promise<unknown> => platform.context.database.transaction({ scope: { kind: 'all' } }, (trx) => sql.raw(text).execute(trx));

  beforeAll(async () => {
    assistant = await startAssistantServer();
    platform = await createTestPlatform({ clock: () => new Date(now), config: { assistant: assistantSettings({ ASSISTANT_URL: assistant.url, ASSISTANT_MODEL: 'small' }) } });
    address = await platform.app.listen({ host: '127.0.0.1', port: 0 });
    vi.stubGlobal('window', { location: new URL(address) });
    const written = await platform.call({ method: 'POST', url: '/api/v9/branch', token: await platform.login('institute2'), body: { name: NAMED[1], city: UNNAMED[0] } });
    expect(written.status).toBe(201);
    await rows(`insert into app.coupon (id, institute_id, code, kind, percent_off, applied_for) values (gen_random_uuid(), '${INSTITUTES.south}', '${NAMED[2]}', 'percent', 10, 'course')`);
  });
  afterAll(async () => {
    vi.unstubAllGlobals();
    for (const one of open.values()) one.leave();
    await platform?.close();
    await assistant?.close();
  });

  it.each(MESSAGES)('$place, $reader: $shown', async ({ text, language, reader, isSaidBack }) => {
    const chat = await chatOf(reader, language);
    assistant.asked.length = 0;
    // In pieces that begin where a marker would.
    Object.assign(assistant, { manner: isSaidBack ? 'well' : 'refused', answer: text.split(/(?=\[)/) });
    const told = await answerOf(chat, text);
    expectHarmless(told);
    if (isSaidBack) expect(told.replaceAll('\u200b', '')).toBe(text.replace(/\p{Cs}/gu, '\ufffd').replaceAll('\u200b', ''));
    else expectNone(told, [...NAMED, ...UNNAMED]);
    expect(assistant.asked).toHaveLength(1);
    for (const { body } of assistant.asked) {
      const { messages } = JSON.parse(String(body)) as { messages: readonly { role: string; content: string }[] };
      expect(messages.filter(({ role }) => role === 'system')).toHaveLength(1);
      expectNone(messages[0]!.content, NAMED);
      expectNone(String(body), UNNAMED);
    }
  });

  it('may stand in names, and in what was heard', async () => {
    const name = '<img src=x onerror=alert(1)> [x](javascript:1) ![x](//evil.example) **b**';
    await rows(`update app."user" set name = '${name}' where id = '${accountId('institute')}'`);
    await rows(`insert into app.membership (id, subscription_plan, billing_cycle, price, is_active) values (gen_random_uuid(), '${name}', 'monthly', 100, true)`);
    const greeting = await answerOf(openedAnew(await platform.login('institute')), 'hello');
    assistant.manner = 'refused';
    const plans = await answerOf(await chatOf(null), 'Which plan is the cheapest?');
    for (const text of [greeting, plans]) {
      expect(text).toContain('onerror');
      expectHarmless(text);
      // As it was written, to the letter.
      expect(renderToStaticMarkup(createElement(Markdown, { text, onLink: undefined }))).toContain('&lt;img src=x onerror=alert(1)&gt; [x](javascript:1) ![x](//evil.example) **b**');
    }
    Object.assign(assistant, { manner: 'well', answer: ['Yes.'], heard: '[AUDIO]AAAA [REMOVE_TYPING]' });
    const chat = await chatOf('faculty');
    const from = chat.heard.length;
    chat.send({ type: 'audio', content: Buffer.from('1a45dfa3', 'hex').toString('base64'), voice: null });
    await expect.poll(() => chat.heard.slice(from).at(-1), { interval: 5 }).toBe('[REMOVE_TYPING]');
    expect(chat.heard.slice(from).map(readChatEvent)).toEqual([{ kind: 'typing' }, { kind: 'heard', text: '[AUDIO]AAAA [REMOVE_TYPING]' }, { kind: 'text', text: 'Yes.' }, { kind: 'typed' }]);
  });

  function openedAnew(token: string): Chat {
    const one = openChat({ address, path: `/admin/chat?token=${encodeURIComponent(token)}` });
    open.set('anew', one);
    return one;
  }
});
