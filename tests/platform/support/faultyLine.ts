import { createServer, request as ask, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/**
 * What happens to a request on its way. `cut`: the line breaks in the middle of its body · `delay`: it is held up a
 * moment · `reset`: it arrives, and the line breaks before the reply does · a number: a proxy answers with this status.
 */
export type LineFault = 'cut' | 'delay' | 'reset' | number;

/** A line to a server, with faults on chosen requests. */
export interface FaultyLine {
  readonly address: string;
  /** How many requests met each fault. */
  readonly met: Map<LineFault, number>;
  close(): Promise<void>;
}

/** @param faultOf called with each request and its number */
export async function startFaultyLine({ target, faultOf }: { target: string; faultOf: (request: { readonly method: string; readonly url: string; readonly number: number }) => LineFault | null }): Promise<FaultyLine> {
  const met = new Map<LineFault, number>();
  let number = 0;
  const server = createServer((incoming, outgoing) => {
    const fault = faultOf({ method: incoming.method ?? '', url: incoming.url ?? '', number: number++ });
    if (fault !== null) met.set(fault, (met.get(fault) ?? 0) + 1);
    if (fault === 'delay') return void setTimeout(() => pass({ target, incoming, outgoing, fault }), DELAY_MS);
    if (typeof fault === 'number') return void incoming.resume().on('end', () => outgoing.writeHead(fault, { 'content-type': 'text/plain' }).end('no'));
    return pass({ target, incoming, outgoing, fault });
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  return {
    address: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    met,
    close: () => new Promise((done) => {
      server.close(() => done());
      server.closeAllConnections();
    }),
  };
}

const DELAY_MS = 150;

function pass({ target, incoming, outgoing, fault }: { target: string; incoming: IncomingMessage; outgoing: ServerResponse; fault: LineFault | null }): void {
  const { hostname, port } = new URL(target);
  const onward = ask({ hostname, port, method: incoming.method, path: incoming.url, headers: incoming.headers }, (reply) => {
    if (fault === 'reset') {
      reply.resume().on('end', () => incoming.socket.destroy());
      return;
    }
    outgoing.writeHead(reply.statusCode ?? 502, reply.headers);
    reply.pipe(outgoing);
  });
  onward.on('error', () => outgoing.destroy());
  incoming.on('error', () => onward.destroy());
  if (fault !== 'cut') return void incoming.pipe(onward);
  const half = Number(incoming.headers['content-length'] ?? 0) / 2;
  let seen = 0;
  incoming.on('data', (chunk: Buffer) => {
    seen += chunk.length;
    if (seen < half) return void onward.write(chunk);
    onward.destroy();
    incoming.socket.destroy();
  });
}
