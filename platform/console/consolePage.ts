import { createHash } from 'node:crypto';
import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { PRODUCT_BRANDING, safeOrigin } from '../../src/schemas';
import type { Branding } from '../../src/schemas';
import { contentPolicy } from '../kernel/http/protection';
import { encodingFor } from '../kernel/http/encodings';

interface Page {
  readonly etag: string;
  readonly policy: string;
  readonly bodies: Readonly<Record<'br' | 'gzip' | 'identity', Buffer>>;
}

/** What the page shows of the host it is asked for at. */
export interface HostLook {
  /** Whose look it has. */
  readonly branding: Branding;
  /** Whether the host is an institute's own. */
  readonly isInstitutes: boolean;
}

interface ConsolePageOptions {
  readonly folder: string;
  readonly settings: object;
  /** Origins elsewhere that every page may show pictures from. */
  readonly pictureOrigins: readonly string[];
  /** Origins that the page opens checkout from. */
  readonly checkout: Readonly<Record<'scripts' | 'frames' | 'connects', readonly string[]>>;
  readonly lookAt: (host: string) => Promise<HostLook>;
  /** What of a request the look depends on, as `vary` names it. */
  readonly hostHeaders: readonly string[];
}

/** The header by which the console's service worker knows the page from every other document of this host. */
const PAGE_MARK = 'x-lectern-page';

/**
 * Answers with the console's page. The boot script, the settings and the look of the host stand in the page itself,
 * which saves the first screen two round trips; the content policy names the script by its hash, and the few styles of what
 * is drawn before the code has come. A console served
 * elsewhere asks for `/boot.js` and `/config.json` instead, which hold the same.
 */
export function consolePage({ folder, settings, pictureOrigins, checkout, lookAt, hostHeaders }: ConsolePageOptions): (request: FastifyRequest, reply: FastifyReply) => Promise<FastifyReply> {
  const files = { page: join(folder, 'index.html'), boot: join(folder, 'boot.js') };
  const vary = ['accept-encoding', ...hostHeaders].join(', ');
  let known = { writtenAt: 0, pages: new Map<string, Page>() };
  const current = (look: HostLook): Page => {
    // A console built anew under a running platform has other file names in its page.
    const writtenAt = statSync(files.page).mtimeMs;
    if (known.writtenAt !== writtenAt || known.pages.size >= MOST_PAGES) known = { writtenAt, pages: new Map() };
    const key = JSON.stringify(look);
    const page = known.pages.get(key) ?? readPage({ ...files, settings, pictureOrigins, checkout, look });
    known.pages.set(key, page);
    return page;
  };
  return async (request, reply) => {
    // The page has to come also while the database does not answer: it then says so itself.
    const look = await lookAt(request.hostname).catch(() => ({ branding: PRODUCT_BRANDING, isInstitutes: false }));
    const { etag, policy, bodies } = current(look);
    reply.headers({ 'cache-control': 'no-cache', 'content-security-policy': policy, etag, vary, [PAGE_MARK]: '1', ...(look.isInstitutes && UNLISTED) });
    if (request.headers['if-none-match'] === etag) return reply.code(304).send();
    const encoding = encodingFor(request.headers['accept-encoding']);
    if (encoding !== 'identity') reply.header('content-encoding', encoding);
    return reply.type('text/html; charset=utf-8').send(bodies[encoding]);
  };
}

/** Under an institute's address search engines keep what the institute says there, and not the sign-in to a console. */
const UNLISTED = { 'x-robots-tag': 'noindex' };
/** Tenants with a look of their own whose pages are kept ready, compressed. */
const MOST_PAGES = 200;
const BOOT_TAG = '<script src="/boot.js"></script>';

function readPage({ page, boot, settings, pictureOrigins, checkout, look: { branding, isInstitutes } }: Pick<ConsolePageOptions, 'settings' | 'pictureOrigins' | 'checkout'> & { page: string; boot: string; look: HostLook }): Page {
  const source = brandPage({ source: readFileSync(page, 'utf8'), branding });
  const script = source.includes(BOOT_TAG) ? readFileSync(boot, 'utf8').replace(/^\/\*[\s\S]*?\*\/\s*/, '') : null;
  // A closing tag inside the data would end the element.
  const images = [...pictureOrigins, ...originsOf([branding.logoUrl, branding.favIconUrl])];
  const data = JSON.stringify({ ...settings, ...(isInstitutes && { isInstitutesHost: true }), pictureOrigins: images, branding }).replaceAll('<', '\\u003c');
  const html = Buffer.from(source.replace(BOOT_TAG, () => `<script type="application/json" id="lectern-config">${data}</script>\n    <script>${script}</script>`));
  const scripts = script === null ? [] : [hashSource(script)];
  // What is drawn with styles of its own, such as charts, puts an empty element into the page and writes rules into it by the object model.
  const styles = ['', ...[...source.matchAll(/<style>([\s\S]*?)<\/style>/g)].map(([, style]) => style!)].map(hashSource);
  return {
    etag: `"${createHash('sha256').update(html).digest('base64url').slice(0, 27)}"`,
    policy: contentPolicy({ ...checkout, scripts: [...scripts, ...checkout.scripts], styles, images }),
    bodies: { br: brotliCompressSync(html), gzip: gzipSync(html), identity: html },
  };
}

/** A piece of the page as the content policy names it. */
function hashSource(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
}

/** The page with the tenant's title and icon; both are there before any script runs. */
function brandPage({ source, branding }: { source: string; branding: Branding }): string {
  const titled = source
    .replace(/<title>[^<]*<\/title>/, () => `<title>${escapeHtml(branding.pageTitle)}</title>`)
    .replace(/(<noscript>)[\w]+ /, (_all, tag: string) => `${tag}${escapeHtml(branding.appName)} `);
  if (!branding.favIconUrl) return titled;
  return titled.replace(/(<link rel="icon")( href="[^"]*")/, (_all, tag: string, own: string) => `${tag} data-own=${own.slice(6)} href="${escapeHtml(branding.favIconUrl!)}"`);
}

function escapeHtml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;').replaceAll("'", '&#39;');
}

/** Hosts of pictures that are kept elsewhere: the page may show these besides its own. */
function originsOf(addresses: readonly (string | null)[]): readonly string[] {
  return [...new Set(addresses.flatMap((address) => (address ? safeOrigin(address) : null) ?? []))];
}
