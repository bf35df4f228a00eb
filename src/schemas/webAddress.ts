/**
 * An address read, whole or as it stands on a page of `base`; `null` for what is none. `URL.canParse` is not asked: on
 * Node 20, after some thousand calls, it takes every address with a letter such as “ü” for none.
 */
export function parsedUrl(text: string, base?: string): URL | null {
  try {
    return new URL(text, base);
  } catch {
    return null;
  }
}
