/** Where pictures may come from besides the console's own host: those its page may show. Null: the page says nothing. */
let origins: ReadonlySet<string> | null = null;

/** Sets the origins that the page names, once, when the console starts. */
export function setPictureOrigins(named: readonly string[] | undefined): void {
  origins = named ? new Set(named) : null;
}

/** Whether the browser is allowed to show a picture: one that it is not allowed is not asked for at all. */
export function isShownPicture(address: string): boolean {
  if (!origins || !/^https?:/i.test(address)) return true;
  if (!URL.canParse(address)) return false;
  const { origin } = new URL(address);
  return origin === window.location.origin || origins.has(origin);
}
