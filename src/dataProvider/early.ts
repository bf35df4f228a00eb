import type { GetListParams } from 'ra-core';
import { SIGHT_KEY } from '../schemas/storageKeys';

/** What a list asked its data provider for: the parts of the key under which react-admin keeps the answer. */
export interface AskedList {
  readonly resource: string;
  readonly pagination: { readonly page: number; readonly perPage: number };
  readonly sort: GetListParams['sort'];
  readonly filter: unknown;
}

/** A list call started by `public/boot.js` while the code was still loading. */
export interface EarlyRequest {
  readonly url: string;
  readonly body: string;
  readonly authorization: string;
  /** What the list had asked for when the call was remembered; unknown to what releases before have remembered. */
  readonly asked?: AskedList | undefined;
  readonly reply: Promise<Response>;
}

declare global {
  interface Window {
    __lecternEarly?: EarlyRequest | undefined;
  }
}

/** First part of every key of the console in browser storage. */
export const STORAGE_PREFIX = 'lectern';

/** Key of the calls that `public/boot.js` may start, by page address. Signing out removes it. */
export const EARLY_STORAGE_KEY = `${STORAGE_PREFIX}.early`;

/** Page addresses remembered at most; the oldest goes first. */
const REMEMBERED_PAGES = 12;
/** The page was opened by address, not from within, if its list is asked for this soon. In ms. */
const OPENING_MS = 10_000;

/** Addresses that lead on to a list by themselves. */
const LEADS_HERE = /^\/(app\/?)?$/;

const openedAt = typeof location === 'undefined' ? null : location.pathname + location.search;
let lastRemembered: string | null = null;

/** The answer to exactly this call if it has been started early; it is given out once. */
export function takeEarly({ method, url, body, authorization }: { method: string; url: string; body: string | null; authorization: string | null }): Promise<Response> | null {
  const early = typeof window === 'undefined' ? undefined : window.__lecternEarly;
  if (!early || method !== 'POST') return null;
  if (early.url !== url || early.body !== body || early.authorization !== authorization) return null;
  window.__lecternEarly = undefined;
  return early.reply;
}

interface RememberParams {
  /** Path and query of the page. */
  readonly page: string;
  readonly url: string;
  readonly body: string;
  readonly asked?: AskedList | undefined;
}

/**
 * Remembers the first list call of a page under its address, and under the address that led there when the console was
 * just opened (`/`, `/app`), so that the next opening starts it before any code has come.
 */
export function rememberEarly({ page, url, body, asked }: RememberParams): void {
  if (typeof localStorage === 'undefined' || page === lastRemembered) return;
  const isFirst = lastRemembered === null && typeof performance !== 'undefined' && performance.now() < OPENING_MS;
  lastRemembered = page;
  try {
    const stored = JSON.parse(localStorage.getItem(EARLY_STORAGE_KEY) ?? '[]') as readonly (readonly [string, unknown])[];
    const pages = isFirst && openedAt !== null && openedAt !== page && LEADS_HERE.test(openedAt) ? [page, openedAt] : [page];
    const others = stored.filter(([address]) => !pages.includes(address));
    const kept = [...others, ...pages.map((address) => [address, { url, body, asked }] as const)].slice(-REMEMBERED_PAGES);
    localStorage.setItem(EARLY_STORAGE_KEY, JSON.stringify(kept));
  } catch {
    // Without storage the page starts as it would the first time.
  }
}

/** Forgets every remembered list call and the list seen last, as when another choice makes their answers those of somebody else's rows. */
export function forgetEarly(): void {
  lastRemembered = null;
  if (typeof window !== 'undefined') window.__lecternEarly = undefined;
  try {
    localStorage.removeItem(EARLY_STORAGE_KEY);
    localStorage.removeItem(SIGHT_KEY);
  } catch {
    // Without storage nothing was remembered.
  }
}
