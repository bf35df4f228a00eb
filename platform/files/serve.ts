import type { FastifyReply, FastifyRequest } from 'fastify';
import { failure } from '../kernel/errors';
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
  reply.headers({
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
  });
  if (request.headers['if-none-match'] === etag) return reply.code(304).send();
  const range = readRange({ header: request.headers.range, bytes: found.bytes });
  if (range === 'beyond') return reply.code(416).headers({ 'content-range': `bytes */${found.bytes}`, 'content-type': 'text/plain' }).send('');
  const { start, end } = range ?? { start: 0, end: found.bytes - 1 };
  reply.header('content-length', end - start + 1);
  if (range) reply.code(206).header('content-range', `bytes ${start}-${end}/${found.bytes}`);
  return request.method === 'HEAD' ? reply.send() : reply.send(await store.open({ key, start, end }));
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
