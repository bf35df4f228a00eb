// @vitest-environment jsdom
import { createRequire } from 'node:module';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { chatAddress, chatConfigOf, createChat, type Chat } from '../../src/dataProvider/chat';
import { readChatEvent } from '../../src/dataProvider/chat/protocol';

/** The server's end of a socket, as far as it is used here. */
interface Peer {
  readonly send: (text: string) => void;
  readonly close: (code?: number) => void;
  readonly terminate: () => void;
  readonly on: (event: 'message', listener: (data: unknown) => void) => void;
}
const { WebSocketServer, WebSocket: ClientSocket } = createRequire(import.meta.url)('ws') as {
  WebSocketServer: new (options: { port: number; host: string }) => { readonly address: () => AddressInfo; readonly on: (event: 'connection', listener: (peer: Peer) => void) => void; readonly close: () => void };
  WebSocket: typeof WebSocket;
};

describe('a chat over a real socket', () => {
  let server: InstanceType<typeof WebSocketServer>;
  let peers: Peer[];
  let asked: { type: string; content: string; voice: string | null }[];
  let spoken: string[];
  let answers: string[];
  let chat: Chat;
  beforeEach(async () => {
    // The page's own socket would go through jsdom's.
    vi.stubGlobal('WebSocket', ClientSocket);
    [peers, asked, spoken, answers] = [[], [], [], []];
    server = new WebSocketServer({ port: 0, host: '127.0.0.1' });
    await expect.poll(() => server.address()).not.toBeNull();
    server.on('connection', (peer) => {
      peers.push(peer);
      peer.on('message', (data) => asked.push(JSON.parse(String(data)) as (typeof asked)[number]));
    });
    chat = createChat({ address: async () => `ws://127.0.0.1:${server.address().port}/`, greeting: () => 'Hello', onSpeech: (base64) => spoken.push(base64), onAnswer: (text) => answers.push(text), delays: { first: 5, most: 20, times: 8 } });
  });
  afterEach(() => {
    chat.close();
    server.close();
    vi.unstubAllGlobals();
  });
  const shown = (): string[] => chat.state().messages.map(({ from, text }) => `${from}: ${text}`);
  const opened = async (count = 1): Promise<Peer> => {
    await expect.poll(() => [chat.state().status, peers.length]).toEqual(['open', count]);
    return peers[count - 1]!;
  };
  const hears = (count: number): Promise<void> => expect.poll(() => asked.length).toBe(count);

  it('connects, greets by itself once, and shows what comes', async () => {
    chat.open();
    expect(chat.state().status).toBe('connecting');
    const peer = await opened();
    await hears(1);
    expect(asked[0]).toEqual({ type: 'text', content: 'Hello', voice: null });
    for (const text of ['[TYPING]', 'Good ', 'day.']) peer.send(text);
    await expect.poll(() => [shown(), chat.state().isTyping]).toEqual([['assistant: Good day.'], true]);
    peer.send('[REMOVE_TYPING]');
    await expect.poll(() => [chat.state().isTyping, answers]).toEqual([false, ['Good day.']]);
    chat.close();
    chat.open();
    await opened(2);
    chat.ask('Next', true);
    await hears(2);
    expect(asked[1]).toEqual({ type: 'text', content: 'Next', voice: 'alloy' });
  });

  it('asks one question after the other, and takes answers that are not streamed', async () => {
    chat.open();
    const peer = await opened();
    chat.ask('one', false);
    chat.ask('two', false);
    await hears(1);
    peer.send('Welcome');
    await hears(2);
    peer.send('first answer');
    await hears(3);
    expect(asked.map(({ content }) => content)).toEqual(['Hello', 'one', 'two']);
    expect(shown()).toEqual(['me: one', 'me: two', 'assistant: Welcome', 'assistant: first answer']);
  });

  it('sends speech, shows what was heard, and hears the answer', async () => {
    chat.open();
    const peer = await opened();
    peer.send('Welcome');
    await expect.poll(shown).toEqual(['assistant: Welcome']);
    chat.askBySpeech('AAEC');
    await hears(2);
    expect(asked[1]).toEqual({ type: 'audio', content: 'AAEC', voice: 'alloy' });
    for (const text of ['[TYPING]', '[USER_SAID] open the coupons', 'Here.', '[REMOVE_TYPING]', '[AUDIO]SUQz']) peer.send(text);
    await expect.poll(() => [shown().slice(1), spoken]).toEqual([['me: open the coupons', 'assistant: Here.'], ['SUQz']]);
  });

  it('is there again after a loss in the middle of an answer, and asks once more', async () => {
    chat.open();
    const peer = await opened();
    peer.send('Welcome');
    await expect.poll(shown).toEqual(['assistant: Welcome']);
    chat.ask('where?', false);
    await hears(2);
    peer.send('[TYPING]');
    peer.send('Half of');
    await expect.poll(shown).toContain('assistant: Half of');
    peer.terminate();
    const second = await opened(2);
    await hears(3);
    expect(asked[2]!.content).toBe('where?');
    for (const text of ['[TYPING]', 'The whole.', '[REMOVE_TYPING]']) second.send(text);
    await expect.poll(shown).toEqual(['assistant: Welcome', 'me: where?', 'assistant: The whole.']);
    // Not for ever: a question that ends the server is left.
    chat.ask('deadly', false);
    await hears(4);
    second.terminate();
    await hears(5);
    (await opened(3)).terminate();
    await opened(4);
    chat.ask('another', false);
    await hears(6);
    expect(asked.slice(3).map(({ content }) => content)).toEqual(['deadly', 'deadly', 'another']);
  });

  it('gives up after some tries, and tries again when it is asked to', async () => {
    const port = server.address().port;
    chat.open();
    const peer = await opened();
    server.close();
    peer.terminate();
    await expect.poll(() => chat.state().status, { timeout: 60_000 }).toBe('lost');
    server = new WebSocketServer({ port, host: '127.0.0.1' });
    server.on('connection', (one) => peers.push(one));
    chat.retry();
    await opened(2);
  });

  it.each([4400, 4403, 4429])('does not come again where it was refused (%i)', async (code) => {
    chat.open();
    (await opened()).close(code);
    await expect.poll(() => chat.state().status).toBe('refused');
    await new Promise((done) => setTimeout(done, 60));
    expect(peers).toHaveLength(1);
  });
});

describe('what a chat is told', () => {
  it.each([['[TYPING]', { kind: 'typing' }], ['[REMOVE_TYPING]', { kind: 'typed' }], ['[USER_SAID] hi ', { kind: 'heard', text: 'hi' }], ['[AUDIO]data:audio/mp3;base64,AAA=', { kind: 'speech', base64: 'AAA=' }], ['[typing] no', { kind: 'text', text: '[typing] no' }], ['a [TYPING]', { kind: 'text', text: 'a [TYPING]' }]])('%s is read', (text, wanted) => expect(readChatEvent(text)).toEqual(wanted));

  it('has the specification’s sockets where nothing is said of them', () => {
    expect(chatConfigOf(undefined)).toEqual({ admin: '/admin/chat', plan: '/plan/chat', hasTickets: false, hears: true, speaks: true });
    expect(chatConfigOf({ admin: 'https://api.example.org/admin/chat', hasTickets: true })).toEqual({ admin: 'https://api.example.org/admin/chat', plan: '/plan/chat', hasTickets: true, hears: false, speaks: false });
    expect(chatAddress({ path: 'https://api.example.org/admin/chat', opens: { token: 'a b&c' }, language: 'fr' })).toMatch(/^wss:\/\/api\.example\.org\/admin\/chat\?token=a\+b%26c&language=fr&zone=/);
  });
});
