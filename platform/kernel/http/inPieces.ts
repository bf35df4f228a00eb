import { Readable } from 'node:stream';
import { setImmediate as turn } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';

/** From so many characters on a reply goes out in pieces: what is shorter is encoded in a few milliseconds. */
const LONG = 1024 * 1024;
/** Of so many characters. */
const PIECE = 256 * 1024;

/**
 * Long replies, as a page of a thousand rows for an export, are encoded piece by piece, with a turn for everybody else between two of them: as a whole each
 * of them would be encoded twice, once to be counted and once to be sent, and hold everybody up for as long. After all who read what is replied.
 */
export function registerPieces(app: FastifyInstance): void {
  app.addHook('onSend', (_request, _reply, payload, done) => done(null, typeof payload === 'string' && payload.length > LONG ? Readable.from(piecesOf(payload), { objectMode: false }) : payload));
}

async function* piecesOf(text: string): AsyncGenerator<Buffer> {
  for (let at = 0; at < text.length; ) {
    const end = wholeSigns(text, at + PIECE);
    yield Buffer.from(text.slice(at, end));
    at = end;
    await turn();
  }
}

/** Never between the two halves of a sign. */
function wholeSigns(text: string, end: number): number {
  const isHalf = end < text.length && (text.charCodeAt(end - 1) & 0xfc00) === 0xd800;
  return isHalf ? end - 1 : Math.min(end, text.length);
}
