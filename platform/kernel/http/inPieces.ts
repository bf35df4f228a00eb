import { Readable } from 'node:stream';
import { setImmediate as turn } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import { createUnread, type Patience } from './unread';

/** From so many characters on a reply goes out in pieces: what is shorter is encoded in a few milliseconds. */
const LONG = 1024 * 1024;
/** From so many bytes on a reply is more than goes out by itself, while nobody reads it: what is left of it stays in memory. */
const HEAVY = 32 * 1024;
/** Of so many characters. */
const PIECE = 256 * 1024;
/** Rows that are written at one go: the screens ask for fewer. */
const FEW_ROWS = 50;

/** A long reply on its way out, in pieces. */
export class LongReply extends Readable {
  static of(pieces: Iterable<string>): LongReply {
    const left = pieces[Symbol.iterator]();
    return new LongReply({
      // A turn for everybody else between two of them.
      read() {
        setImmediate(() => {
          const { value, done } = left.next();
          this.push(done ? null : Buffer.from(value));
        });
      },
    });
  }
}

/** Of how many bytes a reply is that goes out whole. */
function bytesOf(payload: unknown): number {
  return typeof payload === 'string' ? Buffer.byteLength(payload) : payload instanceof Uint8Array ? payload.length : 0;
}

/** Whether a reply stays in memory until it is read. Of few signs, and of very many, the bytes need not be counted. */
export function isHeavy(payload: unknown): boolean {
  if (payload instanceof LongReply || (typeof payload === 'string' && payload.length > HEAVY)) return true;
  return (typeof payload !== 'string' || payload.length > HEAVY / MOST_BYTES_A_SIGN) && bytesOf(payload) > HEAVY;
}

const MOST_BYTES_A_SIGN = 3;

/**
 * Long replies, as a page of a thousand rows for an export, are written and encoded piece by piece, with a turn for everybody else between two of them: as a
 * whole each of them would be written at one go and encoded twice, once to be counted and once to be sent, and hold everybody up for as long. Who does not
 * read one, or another that is heavy, is not waited for. After all who read what is replied.
 */
export function registerPieces(app: FastifyInstance, patience: Patience = {}): void {
  const unread = createUnread(patience);
  app.addHook('preSerialization', (request, reply, payload, done) => {
    // What is kept for a repetition is kept whole.
    const list = request.keyed ? null : listIn(payload);
    if (!list) return done(null, payload);
    reply.serializer((written: string) => written);
    piecesOf(list).then(({ pieces, bytes }) => {
      if (pieces.length < LONG / PIECE) return done(null, pieces.join(''));
      reply.header('content-length', bytes);
      return done(null, LongReply.of(pieces));
    }, done);
  });
  app.addHook('onSend', (request, reply, payload, done) => {
    const isLong = typeof payload === 'string' && payload.length > LONG;
    if (isLong) reply.header('content-length', Buffer.byteLength(payload));
    const sent = isLong ? LongReply.of(cut(payload)) : payload;
    if (isHeavy(payload)) unread.watch({ request, reply, sent, bytes: Number(reply.getHeader('content-length') ?? bytesOf(payload)) });
    else if (payload instanceof Readable) unread.watch({ request, reply, sent, bytes: null });
    done(null, sent);
  });
}

interface List {
  readonly rows: readonly unknown[];
  /** What stands before and behind the rows. */
  readonly ends: readonly [string, string];
}

/** The many rows of a reply `{ data: { items } }`; `null` where there are none, or few. */
function listIn(payload: unknown): List | null {
  const { data } = (payload ?? {}) as { readonly data?: unknown };
  const { items } = (data ?? {}) as { readonly items?: unknown };
  if (!Array.isArray(items) || items.length <= FEW_ROWS) return null;
  const { items: _rows, ...others } = data as { readonly items: unknown };
  const [before, ...behind] = JSON.stringify({ ...(payload as object), data: { items: [], ...others } }).split('"data":{"items":[]');
  return { rows: items, ends: [`${before!}"data":{"items":[`, `]${behind.join('"data":{"items":[]')}`] };
}

async function piecesOf({ rows, ends: [before, behind] }: List): Promise<{ readonly pieces: readonly string[]; readonly bytes: number }> {
  const pieces: string[] = [];
  let bytes = 0;
  let piece = before;
  const take = (): void => {
    pieces.push(piece);
    bytes += Buffer.byteLength(piece);
    piece = '';
  };
  for (const [at, row] of rows.entries()) {
    piece += `${at === 0 ? '' : ','}${JSON.stringify(row) ?? 'null'}`;
    if (piece.length < PIECE) continue;
    take();
    await turn();
  }
  piece += behind;
  take();
  return { pieces, bytes };
}

function* cut(text: string): Generator<string> {
  for (let at = 0; at < text.length; ) {
    const end = wholeSigns(text, at + PIECE);
    yield text.slice(at, end);
    at = end;
  }
}

/** Never between the two halves of a sign. */
function wholeSigns(text: string, end: number): number {
  const isHalf = end < text.length && (text.charCodeAt(end - 1) & 0xfc00) === 0xd800;
  return isHalf ? end - 1 : Math.min(end, text.length);
}
