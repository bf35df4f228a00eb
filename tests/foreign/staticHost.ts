import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join, resolve } from 'node:path';

const FOLDER = resolve(import.meta.dirname, '../../dist/console');
const TYPES: Readonly<Record<string, string>> = { '.html': 'text/html; charset=utf-8', '.js': 'text/javascript', '.css': 'text/css', '.json': 'application/json', '.woff2': 'font/woff2', '.svg': 'image/svg+xml' };

export interface StaticHost {
  readonly address: string;
  /** What `/config.json` answers with; null: there is none. */
  config: { readonly body: string; readonly type?: string } | null;
  close(): Promise<void>;
}

/** The built console behind nothing but files, as any static host gives them: its page for every address, and a policy that lets in nothing from elsewhere but the platform. */
export async function startStaticHost({ platform }: { platform: string }): Promise<StaticHost> {
  const page = readFileSync(join(FOLDER, 'index.html'), 'utf8');
  const styles = ['', ...[...page.matchAll(/<style>([\s\S]*?)<\/style>/g)].map(([, style]) => style!)].map((style) => `'sha256-${createHash('sha256').update(style).digest('base64')}'`);
  const policy = [
    "default-src 'none'", "script-src 'self'", `style-src 'self' ${styles.join(' ')}`, `img-src 'self' data: blob: ${platform}`, `media-src 'self' blob: ${platform}`, "font-src 'self'", `connect-src 'self' ${platform}`, "worker-src 'self' blob:", "base-uri 'self'", "form-action 'self'", "frame-ancestors 'none'",
  ].join('; ');
  const host: StaticHost = { address: '', config: null, close: () => new Promise((done) => server.close(() => done())) };
  const server = createServer((request, reply) => {
    const { pathname } = new URL(request.url ?? '/', 'http://host');
    if (pathname === '/config.json') return host.config ? reply.writeHead(200, { 'Content-Type': host.config.type ?? 'application/json', 'Cache-Control': 'no-store' }).end(host.config.body) : reply.writeHead(404).end();
    const file = resolve(FOLDER, `.${pathname}`);
    if (pathname !== '/' && file.startsWith(`${FOLDER}/`) && existsSync(file) && extname(file) !== '') return reply.writeHead(200, { 'Content-Type': TYPES[extname(file)] ?? 'application/octet-stream' }).end(readFileSync(file));
    return reply.writeHead(200, { 'Content-Type': TYPES['.html']!, 'Content-Security-Policy': policy, 'Cache-Control': 'no-cache' }).end(page);
  });
  await new Promise<void>((started) => server.listen(0, '127.0.0.1', started));
  (host as { address: string }).address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return host;
}
