import { parsedUrl } from '../schemas/webAddress';

/** Where pictures may come from besides the console's own host: those its page may show. Null: the page says nothing. */
let origins: ReadonlySet<string> | null = null;

/** Sets the origins that the page names, once, when the console starts. */
export function setPictureOrigins(named: readonly string[] | undefined): void {
  origins = named ? new Set(named) : null;
}

/** Whether the browser is allowed to show a picture: one that it is not allowed is not asked for at all. */
export function isShownPicture(address: string): boolean {
  if (!origins || !/^https?:/i.test(address)) return true;
  const origin = parsedUrl(address)?.origin;
  return origin !== undefined && (origin === window.location.origin || origins.has(origin));
}

/** What stands before addresses of files that the platform keeps, such as `https://console.example.org`. Null: the console has not started. */
export let filesBase: string | null = null;
/** The same for what is shown; nothing where it is the page's own origin. */
let shownBase = '';

/** Sets where the platform's files are asked for, once, when the console starts: at the origin of the platform itself, unless they are said to be elsewhere. */
export function setFilesOrigin(apiBase: string, elsewhere?: string): void {
  filesBase = (elsewhere === undefined ? new URL(apiBase, window.location.href).origin : new URL(elsewhere, window.location.href).href).replace(/\/+$/, '');
  shownBase = filesBase === window.location.origin ? '' : filesBase;
}

/** Where the page shows a file from that the platform keeps: as its address says, where the page is the platform's own. */
export function shownAddress(address: string): string {
  return address.startsWith('/') ? shownBase + address : address;
}
