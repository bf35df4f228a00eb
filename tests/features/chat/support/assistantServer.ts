import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** How the endpoint answers the next calls. */
export type Manner = 'well' | 'whole' | 'error' | 'refused' | 'cut' | 'broken' | 'silent' | 'stalls' | 'empty' | 'unreadable';

export interface AssistantServer {
  /** For `ASSISTANT_URL`. */
  readonly url: string;
  /** What it says, piece by piece. */
  answer: readonly string[];
  /** What it hears in any recording. */
  heard: string;
  manner: Manner;
  /** What it was asked: path, authorization and body. */
  readonly asked: { readonly path: string; readonly authorization: string | undefined; readonly body: Buffer }[];
  /** Goes on where it stalls. */
  goOn: () => void;
  readonly close: () => Promise<void>;
}

/** A server that speaks as OpenAI's does: streamed completions, transcriptions, speech; and the ways in which one fails. */
export async function startAssistantServer(): Promise<AssistantServer> {
  let resume: () => void = () => undefined;
  const server = createServer((request, reply) => void serve(request, reply));
  const state: AssistantServer = {
    url: '', answer: ['Hello', ' there.'], heard: 'coupons that end this month', manner: 'well', asked: [], goOn: () => resume(),
    close: () => new Promise((done) => {
      server.closeAllConnections();
      server.close(() => done());
    }),
  };
  const serve = async (request: IncomingMessage, reply: ServerResponse): Promise<void> => {
    const parts: Buffer[] = [];
    for await (const part of request) parts.push(part as Buffer);
    const body = Buffer.concat(parts);
    const path = request.url ?? '';
    state.asked.push({ path, authorization: request.headers.authorization, body });
    if (state.manner === 'silent') return;
    if (state.manner === 'error' || state.manner === 'refused') return void reply.writeHead(state.manner === 'error' ? 500 : 401, { 'content-type': 'application/json' }).end('{"error":{"message":"no"}}');
    if (path === '/v1/audio/transcriptions') return void reply.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify({ text: state.heard }));
    if (path === '/v1/audio/speech') return void reply.writeHead(200, { 'content-type': 'audio/mpeg' }).end(Buffer.concat([Buffer.from('ID3'), Buffer.alloc(200)]));
    if (path !== '/v1/chat/completions') return void reply.writeHead(404).end();
    if (state.manner === 'whole') return void reply.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify({ choices: [{ message: { content: state.answer.join('') } }] }));
    reply.writeHead(200, { 'content-type': 'text/event-stream' });
    if (state.manner === 'unreadable') return void reply.end('data: {"choices":[{"delta"\n\n');
    const event = (data: unknown): boolean => reply.write(`data: ${JSON.stringify(data)}\n\n`);
    const pieces = state.manner === 'empty' ? [] : state.answer;
    for (const [place, content] of pieces.entries()) {
      if (place === 1 && state.manner === 'broken') return void reply.end(`data: ${JSON.stringify({ error: { message: 'overloaded' } })}\n\n`);
      if (place === 1 && state.manner === 'cut') return void reply.destroy();
      if (place === 1 && state.manner === 'stalls') await new Promise<void>((done) => { resume = done; });
      event({ choices: [{ delta: { content }, finish_reason: null }] });
      await new Promise((done) => setImmediate(done));
    }
    event({ choices: [{ delta: {}, finish_reason: 'stop' }] });
    reply.end('data: [DONE]\n\n');
  };
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  return Object.assign(state, { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1` });
}
