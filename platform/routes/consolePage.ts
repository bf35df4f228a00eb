import { createHash } from 'node:crypto';
import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { contentPolicy } from '../plugins/protection';

interface Page {
  readonly etag: string;
  readonly policy: string;
  readonly bodies: Readonly<Record<'br' | 'gzip' | 'identity', Buffer>>;
}

/**
 * Answers with the console's page. The boot script and the settings stand in the page itself, which saves the first
 * screen two round trips; the content policy names the script by its hash. A console served elsewhere asks for
 * `/boot.js` and `/config.json` instead, which hold the same.
 */
export function consolePage({ folder, settings }: { folder: string; settings: unknown }): (request: FastifyRequest, reply: FastifyReply) => FastifyReply {
  const files = { page: join(folder, 'index.html'), boot: join(folder, 'boot.js') };
  let known: { readonly writtenAt: number; readonly page: Page } | null = null;
  const current = (): Page => {
    // A console built anew under a running platform has other file names in its page.
    const writtenAt = statSync(files.page).mtimeMs;
    if (known?.writtenAt !== writtenAt) known = { writtenAt, page: readPage({ ...files, settings }) };
    return known.page;
  };
  return (request, reply) => {
    const { etag, policy, bodies } = current();
    reply.headers({ 'cache-control': 'no-cache', 'content-security-policy': policy, etag, vary: 'accept-encoding' });
    if (request.headers['if-none-match'] === etag) return reply.code(304).send();
    const accepted = String(request.headers['accept-encoding'] ?? '');
    const encoding = accepted.includes('br') ? 'br' : accepted.includes('gzip') ? 'gzip' : 'identity';
    if (encoding !== 'identity') reply.header('content-encoding', encoding);
    return reply.type('text/html; charset=utf-8').send(bodies[encoding]);
  };
}

const BOOT_TAG = '<script src="/boot.js"></script>';

function readPage({ page, boot, settings }: { page: string; boot: string; settings: unknown }): Page {
  const source = readFileSync(page, 'utf8');
  const script = source.includes(BOOT_TAG) ? readFileSync(boot, 'utf8').replace(/^\/\*[\s\S]*?\*\/\s*/, '') : null;
  // A closing tag inside the data would end the element.
  const data = JSON.stringify(settings).replaceAll('<', '\\u003c');
  const html = Buffer.from(source.replace(BOOT_TAG, () => `<script type="application/json" id="lectern-config">${data}</script>\n    <script>${script}</script>`));
  const scripts = script === null ? [] : [`'sha256-${createHash('sha256').update(script).digest('base64')}'`];
  return {
    etag: `"${createHash('sha256').update(html).digest('base64url').slice(0, 27)}"`,
    policy: contentPolicy({ scripts }),
    bodies: { br: brotliCompressSync(html), gzip: gzipSync(html), identity: html },
  };
}
