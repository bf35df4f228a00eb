import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface SeenRequest {
  readonly method: string;
  readonly path: string;
  readonly query: URLSearchParams;
  readonly headers: IncomingMessage['headers'];
  readonly text: string;
  readonly json: Record<string, unknown>;
}

export interface ScriptedReply {
  readonly status?: number;
  readonly headers?: Readonly<Record<string, string>>;
  /** Sent as JSON; a string is sent as it is. */
  readonly body?: unknown;
  /** `drop`: the connection is closed without a reply · `hang`: nothing ever comes. */
  readonly fault?: 'drop' | 'hang';
  readonly delayMs?: number;
}

export interface TestServer {
  readonly url: string;
  readonly seen: SeenRequest[];
  /** Begins another test under an address of its own: what the one before it still asks for is not seen any more. */
  renew(): void;
  /** Requests whose sender went away before there was an answer. */
  givenUp: number;
  reply: (request: SeenRequest) => ScriptedReply | Promise<ScriptedReply>;
  close(): Promise<void>;
}

/** A real HTTP server on a free port that answers as the test says and keeps what it was asked. */
export async function startServer(): Promise<TestServer> {
  const seen: SeenRequest[] = [];
  let turn = 0;
  const state = { url: '', seen, givenUp: 0, reply: (_request: SeenRequest): ScriptedReply | Promise<ScriptedReply> => ({}) };
  const server = createServer(async (incoming, outgoing) => {
    const cors = { 'Access-Control-Allow-Origin': '*', 'Access-Control-Allow-Headers': '*', 'Access-Control-Allow-Methods': '*', 'Access-Control-Expose-Headers': '*' };
    if (incoming.method === 'OPTIONS') return outgoing.writeHead(204, cors).end();
    outgoing.on('close', () => {
      if (!outgoing.writableEnded) state.givenUp += 1;
    });
    const chunks: Buffer[] = [];
    for await (const chunk of incoming) chunks.push(chunk as Buffer);
    const text = Buffer.concat(chunks).toString('utf8');
    const address = new URL(incoming.url ?? '/', 'http://localhost');
    const [, asked, path] = TURN.exec(address.pathname) ?? ['', String(turn), address.pathname];
    if (asked !== String(turn)) return outgoing.writeHead(404, cors).end();
    const request: SeenRequest = { method: incoming.method ?? '', path, query: address.searchParams, headers: incoming.headers, text, json: parse(text) };
    seen.push(request);
    const { status = 200, headers = {}, body = {}, fault, delayMs = 0 } = await state.reply(request);
    if (fault === 'drop') return incoming.socket.destroy();
    if (fault === 'hang') return undefined;
    if (delayMs > 0) await new Promise((resolve) => setTimeout(resolve, delayMs));
    outgoing.writeHead(status, { ...cors, 'Content-Type': 'application/json', ...headers });
    return outgoing.end(typeof body === 'string' ? body : JSON.stringify(body));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  state.url = `http://127.0.0.1:${port}`;
  return Object.assign(state, {
    renew: () => {
      turn += 1;
      state.url = `http://127.0.0.1:${port}/turn-${turn}`;
      seen.length = 0;
      state.givenUp = 0;
      state.reply = () => ({ body: { data: {} } });
    },
    close: () => new Promise<void>((resolve) => {
      server.closeAllConnections();
      server.close(() => resolve());
    }),
  });
}

const TURN = /^\/turn-(\d+)(\/.*)$/;

function parse(text: string): Record<string, unknown> {
  try {
    return JSON.parse(text) as Record<string, unknown>;
  } catch {
    return {};
  }
}
