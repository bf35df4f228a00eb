import { createSocket } from 'node:dgram';

/** What the server says of a name: records of one or more strings each, or one of the ways to have none. */
export type DnsAnswer = readonly (readonly string[])[] | 'nameless' | 'failing' | 'silent';

export interface DnsServer {
  /** For `LECTERN_DNS`. */
  readonly address: string;
  /** By the whole name; a name that is not there has no such record. */
  readonly answers: Map<string, DnsAnswer>;
  /** Names that were asked for. */
  readonly asked: string[];
  close(): Promise<void>;
}

/** A name server over UDP on the loopback that knows texts alone. */
export async function startDnsServer(): Promise<DnsServer> {
  const answers = new Map<string, DnsAnswer>();
  const asked: string[] = [];
  const socket = createSocket('udp4');
  socket.on('message', (message, { port, address }) => {
    const { name, end } = nameIn(message);
    asked.push(name);
    const answer = answers.get(name) ?? [];
    if (answer !== 'silent') socket.send(replyTo({ message, end, answer }), port, address);
  });
  await new Promise<void>((done) => socket.bind(0, '127.0.0.1', done));
  return {
    address: `127.0.0.1:${socket.address().port}`,
    answers,
    asked,
    close: () => new Promise((done) => socket.close(() => done())),
  };
}

const HEADER = 12;
const RCODE = { nameless: 3, failing: 2 } as const;

/** The name of the question, and where the question ends: after its type and class. */
function nameIn(message: Buffer): { name: string; end: number } {
  const labels: string[] = [];
  let at = HEADER;
  while (message[at]) {
    labels.push(message.toString('ascii', at + 1, at + 1 + message[at]!));
    at += 1 + message[at]!;
  }
  return { name: labels.join('.').toLowerCase(), end: at + 5 };
}

function replyTo({ message, end, answer }: { message: Buffer; end: number; answer: Exclude<DnsAnswer, 'silent'> }): Buffer {
  const records = typeof answer === 'string' ? [] : answer;
  const header = Buffer.from(message.subarray(0, HEADER));
  header.writeUInt16BE(0x8180 | (typeof answer === 'string' ? RCODE[answer] : 0), 2);
  header.writeUInt16BE(1, 4);
  header.writeUInt16BE(records.length, 6);
  header.writeUInt32BE(0, 8);
  return Buffer.concat([header, message.subarray(HEADER, end), ...records.map(textRecord)]);
}

function textRecord(strings: readonly string[]): Buffer {
  const data = Buffer.concat(strings.map((text) => Buffer.concat([Buffer.from([text.length]), Buffer.from(text, 'ascii')])));
  // A pointer to the question's name; type TXT, class IN, no time to live.
  const head = Buffer.from([0xc0, HEADER, 0, 16, 0, 1, 0, 0, 0, 0, 0, 0]);
  head.writeUInt16BE(data.length, 10);
  return Buffer.concat([head, data]);
}
