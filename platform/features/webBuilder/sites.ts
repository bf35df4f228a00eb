import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { sql } from 'kysely';
import type { VerifiedHosts } from '../../identity/people/verifiedHosts';
import type { PlatformContext } from '../../kernel/context';
import type { Site } from '../../../src/schemas/site';
import { drawDocument, drawNothing, listedPaths, NO_PAGE, type SiteDocument, type SiteParts } from './document';
import { drawIcon, ICON_PATH } from './icon';
import { findOwner, readPolicies, readRows } from './rows';
import { readSeoRows } from './seoRows';

/** Something of a site as it is sent. */
export interface SitePiece {
  readonly type: string;
  readonly policy: string | null;
  readonly etag: string;
  readonly bodies: Readonly<Record<'br' | 'gzip' | 'identity', Buffer>>;
}

/** Where a piece is asked for: on the institute's own host, or below the address that the platform has for its site. */
export interface SitePlace {
  readonly owner: string;
  /** The host it is asked at; null below `/sites/`. */
  readonly host: string | null;
  /** Without slashes at its ends. */
  readonly path: string;
}

/** The published sites, drawn once and kept until something of them changes. */
export interface Sites {
  /** Whose the host is: `undefined` when that has to be asked for, `null` for nobody's. */
  peekOwner(host: string): string | null | undefined;
  ownerOf(host: string): Promise<string | null>;
  /** What is kept; `undefined` when it has to be drawn. */
  peek(place: SitePlace): SitePiece | null | undefined;
  find(place: SitePlace): Promise<SitePiece | null>;
  /** What is shown at an address of a site that has no page; `null` where there is no site. */
  nothing(place: Pick<SitePlace, 'owner' | 'host'>): Promise<SitePiece | null>;
  /** Draws the pages of one institute anew, or of all. */
  forget(owner?: string): void;
}

/** What changes unseen, by another node or by itself, is seen after a minute. */
const KEPT_MS = 60_000;
const MOST_KEPT = 5_000;
const MOST_KEPT_BYTES = 64 * 1024 * 1024;

interface Kept<T> {
  readonly value: T;
  readonly until: number;
}

/** @param verified the hosts that are somebody's: no other is asked for */
export function createSites({ context, verified }: { readonly context: PlatformContext; readonly verified: VerifiedHosts }): Sites {
  /** By institute: itself where its site is published, else `null`. */
  const published = new Map<string, Kept<string | null>>();
  const pieces = new Map<string, Kept<SitePiece | null>>();
  const parts = new Map<string, Kept<Promise<SiteParts | null>>>();
  let changes = 0;
  let changesOfAll = 0;
  const changesOf = new Map<string, number>();
  /** Tells whether something of an institute has changed since. */
  const stateOf = (owner: string): string => `${changesOfAll} ${changesOf.get(owner) ?? 0}`;
  const peek = <T>(kept: Map<string, Kept<T>>, key: string): T | undefined => {
    const known = kept.get(key);
    return known && known.until > Date.now() ? known.value : undefined;
  };
  const keep = <T>(kept: Map<string, Kept<T>>, key: string, value: T): T => {
    // Paths are the callers' word: a flood of made-up ones must not fill the memory.
    if (kept.size >= MOST_KEPT) kept.clear();
    kept.set(key, { value, until: Date.now() + KEPT_MS });
    return value;
  };
  let bytes = 0;
  const dropPiece = (key: string): void => {
    bytes -= sizeOf(pieces.get(key)?.value);
    pieces.delete(key);
  };
  const keepPiece = (place: SitePlace, piece: SitePiece | null): SitePiece | null => {
    const key = keyOf(place);
    dropPiece(key);
    if (bytes + sizeOf(piece) > MOST_KEPT_BYTES) for (const one of [...pieces.keys()]) dropPiece(one);
    if (pieces.size >= MOST_KEPT) bytes = 0;
    bytes += sizeOf(piece);
    return keep(pieces, key, piece);
  };
  const partsOf = (place: SitePlace): Promise<SiteParts | null> => {
    const key = `${place.owner} ${place.host === null}`;
    const known = peek(parts, key) ?? keep(parts, key, readPublishedParts({ context, place }));
    known.catch(() => parts.delete(key));
    return known;
  };
  /** What is being drawn, so that it is drawn once for however many ask for it meanwhile. */
  const drawing = new Map<string, Promise<SitePiece | null>>();
  const draw = async (place: SitePlace, make: (found: SiteParts) => Promise<SitePiece | null>): Promise<SitePiece | null> => {
    const begun = stateOf(place.owner);
    const found = await partsOf(place);
    const piece = found && (await make(found));
    return begun === stateOf(place.owner) ? keepPiece(place, piece) : piece;
  };
  const drawn = (place: SitePlace, make: (found: SiteParts) => Promise<SitePiece | null>): Promise<SitePiece | null> => {
    // What was begun before a change shows the state before.
    const key = `${stateOf(place.owner)} ${keyOf(place)}`;
    const under = drawing.get(key) ?? draw(place, make).finally(() => drawing.delete(key));
    drawing.set(key, under);
    return under;
  };
  return {
    peekOwner: (host) => {
      const owner = verified.peek(host);
      return owner ? peek(published, owner) : owner;
    },
    ownerOf: async (host) => {
      const begun = changes;
      const id = await verified.ownerOf(host);
      if (id === null) return null;
      const owner = (await isLive({ context, id })) ? id : null;
      return begun === changes ? keep(published, id, owner) : owner;
    },
    peek: (place) => peek(pieces, keyOf(place)),
    find: (place) => drawn(place, (found) => drawPiece(found, place)),
    // One for all such addresses of a site: they are the visitors' word.
    nothing: async ({ owner, host }) => {
      const place = { owner, host, path: NO_PAGE };
      return peek(pieces, keyOf(place)) ?? drawn(place, (found) => documentPiece(drawNothing(found)));
    },
    forget: (owner) => {
      changes += 1;
      if (owner === undefined) changesOfAll += 1;
      else changesOf.set(owner, (changesOf.get(owner) ?? 0) + 1);
      published.clear();
      const isOfThem = (key: string): boolean => owner === undefined || key.startsWith(owner);
      for (const key of [...parts.keys()].filter(isOfThem)) parts.delete(key);
      for (const key of [...pieces.keys()].filter(isOfThem)) dropPiece(key);
    },
  };
}

/** Bytes of what is kept of a piece. */
function sizeOf(piece: SitePiece | null | undefined): number {
  return piece ? Object.values(piece.bodies).reduce((sum, body) => sum + body.length, 0) : 0;
}

function keyOf({ owner, host, path }: SitePlace): string {
  return `${owner} ${host ?? ''} ${path}`;
}

async function isLive({ context, id }: { readonly context: PlatformContext; readonly id: string }): Promise<boolean> {
  return context.database.transaction({ scope: { kind: 'all' }, readOnly: true }, async (trx) => {
    const { rows } = await sql`select 1 from core.web_site where institute_id = ${id} and live is not null`.execute(trx);
    return rows.length > 0;
  });
}

async function readPublishedParts({ context, place: { owner, host } }: { readonly context: PlatformContext; readonly place: SitePlace }): Promise<SiteParts | null> {
  return readParts({ context, id: owner, base: host === null ? `/sites/${owner}` : '', isListed: host !== null, source: 'published' });
}

/** What pages are drawn from; `null` where there is no such site, or its institute is closed. */
export async function readParts({ context, id, base, isListed, source }: { readonly context: PlatformContext; readonly id: string; readonly base: string; readonly isListed: boolean; readonly source: 'published' | 'draft' }): Promise<SiteParts | null> {
  const owner = await findOwner({ context, id });
  if (!owner) return null;
  return context.database.transaction({ scope: { kind: 'tenant', instituteId: id }, readOnly: true }, async (trx) => {
    const { rows } = await (source === 'draft'
      ? sql<{ configuration: Site }>`select draft as configuration from core.web_site where institute_id = ${id}`
      : sql<{ configuration: Site }>`select v.configuration from core.web_site s join core.web_site_version v on v.institute_id = s.institute_id and v.number = s.live where s.institute_id = ${id}`).execute(trx);
    if (!rows[0]) return null;
    return { config: context.config, owner, site: rows[0].configuration, rows: await readRows({ context, trx, owner }), policies: await readPolicies({ trx, id }), seo: await readSeoRows({ trx, owner: id }), base, isListed, source };
  });
}

async function drawPiece(parts: SiteParts, { host, path }: SitePlace): Promise<SitePiece | null> {
  if (path === 'robots.txt') return host === null ? null : pieceOf({ text: `User-agent: *\nDisallow: /app\nDisallow: /api/\nAllow: /\nSitemap: https://${host}/sitemap.xml\n`, type: 'text/plain; charset=utf-8' });
  if (path === 'sitemap.xml') {
    const origin = `https://${parts.owner.host ?? host}`;
    const urls = listedPaths(parts).map((one) => `<url><loc>${origin}/${one}</loc></url>`).join('');
    return host === null ? null : pieceOf({ text: `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${urls}</urlset>\n`, type: 'application/xml; charset=utf-8' });
  }
  if (path === ICON_PATH) return pieceOf({ text: drawIcon(parts), type: 'image/svg+xml; charset=utf-8', policy: "default-src 'none'" });
  const page = drawDocument(parts, path);
  return page && (await documentPiece(page));
}

function documentPiece({ html, policy }: SiteDocument): Promise<SitePiece> {
  return pieceOf({ text: html, type: 'text/html; charset=utf-8', policy });
}

/** Compressed beside the loop that answers: a page may be long. */
async function pieceOf({ text, type, policy = null }: { readonly text: string; readonly type: string; readonly policy?: string | null }): Promise<SitePiece> {
  const identity = Buffer.from(text);
  const [zipped, br] = await Promise.all([inGzip(identity), inBrotli(identity, { params: { [constants.BROTLI_PARAM_QUALITY]: 6 } })]);
  return { type, policy, etag: `"${createHash('sha256').update(identity).digest('base64url').slice(0, 27)}"`, bodies: { identity, gzip: zipped, br } };
}

const inGzip = promisify(gzip);
const inBrotli = promisify(brotliCompress);
