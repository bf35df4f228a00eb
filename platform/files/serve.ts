import type { FastifyReply, FastifyRequest } from 'fastify';
import { failure } from '../kernel/errors';
import { exactly } from './exactly';
import type { FileStore } from './fileStore';
import { extensionOf, isDemoKey, isKey } from './keys';
import { servedType } from './kinds';

/** Sends a stored file, or the part of it that `Range` asks for. What was uploaded under a key never changes. */
export async function serveFile({ store, key, request, reply }: { store: FileStore; key: string; request: FastifyRequest; reply: FastifyReply }): Promise<FastifyReply> {
  const found = isKey(key) ? await store.stat(key) : null;
  if (!found) throw failure({ reason: 'noFile' });
  const type = servedType(extensionOf(key));
  const etag = `"${found.bytes.toString(36)}"`;
  const name = key.slice(key.lastIndexOf('/') + 1);
  const headers = {
    'content-type': type,
    // A later version may draw the demo pictures anew, under the same names.
    'cache-control': isDemoKey(key) ? 'public, max-age=3600' : 'public, max-age=31536000, immutable',
    'content-disposition': `${type.startsWith('image/') ? 'inline' : 'attachment'}; filename="${name}"`,
    // Whatever a file holds, it is shown with no rights: no script, no form, no origin.
    'content-security-policy': "sandbox; default-src 'none'",
    'cross-origin-resource-policy': 'cross-origin',
    'x-content-type-options': 'nosniff',
    'accept-ranges': 'bytes',
    etag,
  };
  if (request.headers['if-none-match'] === etag) return reply.code(304).headers(headers).send();
  const range = readRange({ header: request.headers.range, bytes: found.bytes });
  if (range === 'beyond') return reply.code(416).headers({ ...headers, 'content-range': `bytes */${found.bytes}`, 'content-type': 'text/plain' }).send('');
  const { start, end } = range ?? { start: 0, end: found.bytes - 1 };
  const bytes = end - start + 1;
  // Opened before anything is said of it: no cache keeps the answer that it cannot be read.
  const content = request.method === 'HEAD' || bytes === 0 ? undefined : exactly({ source: await store.open({ key, start, end }), bytes });
  reply.headers({ ...headers, 'content-length': bytes });
  if (range) reply.code(206).header('content-range', `bytes ${start}-${end}/${found.bytes}`);
  content?.once('error', () => takeBack({ reply, names: [...Object.keys(headers), 'content-range'] }));
  return reply.send(content);
}

/** What was said of a file of which nothing came is not said of the refusal. */
function takeBack({ reply, names }: { reply: FastifyReply; names: readonly string[] }): void {
  if (reply.raw.headersSent) return;
  for (const name of names) {
    reply.removeHeader(name);
    reply.raw.removeHeader(name);
  }
}

/** One range of bytes, which is what players ask for; anything else is answered with the whole file. */
function readRange({ header, bytes }: { header: string | undefined; bytes: number }): { start: number; end: number } | 'beyond' | null {
  const match = /^bytes=(\d*)-(\d*)$/.exec(header ?? '');
  if (!match || (match[1] === '' && match[2] === '')) return null;
  const isSuffix = match[1] === '';
  const start = isSuffix ? Math.max(0, bytes - Number(match[2])) : Number(match[1]);
  const end = isSuffix || match[2] === '' ? bytes - 1 : Math.min(bytes - 1, Number(match[2]));
  return start >= bytes || start > end ? 'beyond' : { start, end };
}
