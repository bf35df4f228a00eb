import { createServer, request as ask, type IncomingMessage, type ServerResponse } from 'node:http';
import { connect, type AddressInfo, type Socket } from 'node:net';

/** What a call meets in place of the platform's answer. */
export interface Fault {
  /** @default any */
  readonly method?: string;
  /** Of the path without the query. */
  readonly path: RegExp;
  readonly status?: number;
  readonly headers?: Readonly<Record<string, string>>;
  /** Sent as JSON; a string is sent as it is. */
  readonly body?: unknown;
  /** `drop`: the connection ends without a reply · `hang`: nothing ever comes. */
  readonly instead?: 'drop' | 'hang';
  /** How many calls meet it. @default all */
  readonly times?: number;
  /** Nobody is answered before so many have asked. @default 1 */
  readonly together?: number;
}

export interface FaultProxy {
  readonly address: string;
  /** Method and path of every call that met a fault, in their order. */
  readonly met: readonly string[];
  /** From now on these faults and no others. */
  readonly answer: (...faults: readonly Fault[]) => void;
  readonly close: () => Promise<void>;
}

/** A real reverse proxy on loopback before the real platform; chosen calls meet a fault, all others pass. */
export async function startFaultProxy({ target }: { target: string }): Promise<FaultProxy> {
  const met: string[] = [];
  let faults: { readonly fault: Fault; left: number; asked: number; readonly waiting: (() => void)[] }[] = [];
  const sockets = new Set<Socket>();
  const server = createServer((incoming, outgoing) => {
    const path = new URL(incoming.url ?? '/', target).pathname;
    const found = faults.find(({ fault, left }) => left > 0 && fault.path.test(path) && (!fault.method || fault.method === incoming.method));
    if (!found) return forward({ target, incoming, outgoing });
    found.left -= 1;
    met.push(`${incoming.method ?? ''} ${path}`);
    // The body is read to its end first, as a platform would.
    incoming.resume().on('end', () => {
      found.asked += 1;
      found.waiting.push(() => misbehave({ fault: found.fault, incoming, outgoing }));
      if (found.asked >= (found.fault.together ?? 1)) for (const answer of found.waiting.splice(0)) answer();
    });
  });
  server.on('upgrade', (incoming: IncomingMessage, socket: Socket, head: Buffer) => {
    const { hostname, port } = new URL(target);
    const onward = connect(Number(port), hostname, () => {
      const lines = incoming.rawHeaders.flatMap((name, at, all) => (at % 2 === 0 ? [`${name}: ${all[at + 1]!}`] : []));
      onward.write([`${incoming.method ?? ''} ${incoming.url ?? ''} HTTP/1.1`, ...lines, '', ''].join('\r\n'));
      onward.write(head);
      onward.pipe(socket).pipe(onward);
    });
    sockets.add(socket);
    socket.on('close', () => sockets.delete(socket));
    for (const [one, other] of [[socket, onward], [onward, socket]] as const) one.on('error', () => other.destroy()).on('close', () => other.destroy());
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    address: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    met,
    answer: (...given) => {
      met.length = 0;
      faults = given.map((fault) => ({ fault, left: fault.times ?? Number.POSITIVE_INFINITY, asked: 0, waiting: [] }));
    },
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
        for (const socket of sockets) socket.destroy();
      }),
  };
}

interface Exchange {
  readonly incoming: IncomingMessage;
  readonly outgoing: ServerResponse;
}

function misbehave({ fault, incoming, outgoing }: Exchange & { fault: Fault }): void {
  if (fault.instead === 'drop') return void incoming.socket.destroy();
  if (fault.instead === 'hang') return;
  outgoing.writeHead(fault.status ?? 200, { 'content-type': 'application/json', ...fault.headers });
  outgoing.end(fault.body === undefined ? '' : typeof fault.body === 'string' ? fault.body : JSON.stringify(fault.body));
}

function forward({ target, incoming, outgoing }: Exchange & { target: string }): void {
  const { hostname, port } = new URL(target);
  const passed = ask({ hostname, port, method: incoming.method, path: incoming.url, headers: incoming.headers }, (reply) => {
    outgoing.writeHead(reply.statusCode ?? 502, reply.headers);
    reply.pipe(outgoing);
  });
  passed.on('error', () => outgoing.destroy());
  incoming.pipe(passed);
}
