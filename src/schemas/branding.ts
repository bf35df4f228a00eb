import type { BrandColours } from './brandColour';
import { parsedUrl } from './webAddress';

/** The product's own name, where no tenant's stands in its place. */
export const PRODUCT_NAME = 'Lectern';

/**
 * The look of a tenant, as both sides speak of it (part 1 §3, “Branding data”). Addresses are `http(s)` or begin with
 * one slash; `logo` and `siteFavicon` repeat `logoUrl` and `favIconUrl` under the specification's other names.
 */
export interface Branding {
  readonly appName: string;
  /** Stands in the window's title in place of the product's name. */
  readonly pageTitle: string;
  readonly logoUrl: string | null;
  readonly logo: string | null;
  readonly favIconUrl: string | null;
  readonly siteFavicon: string | null;
  /** The colour as the tenant gave it, `#rrggbb`. */
  readonly primaryColour: string | null;
  /** The colour corrected for each theme; `null` where the reader's preset holds. */
  readonly colours: BrandColours | null;
}

/** The product's own look. */
export const PRODUCT_BRANDING: Branding = {
  appName: PRODUCT_NAME, pageTitle: PRODUCT_NAME, logoUrl: null, logo: null, favIconUrl: null, siteFavicon: null, primaryColour: null, colours: null,
};

/** An address that a page may show or link: `http(s)`, or a path of the same host. `null` for anything else. */
export function safeAddress(address: unknown): string | null {
  if (typeof address !== 'string' || address.length > 2_000) return null;
  const isPlain = /^(https?:\/\/[^\s"'<>\\]+|\/(?![/\\])[^\s"'<>\\]*)$/i.test(address);
  return isPlain && (address.startsWith('/') || safeOrigin(address) !== null) ? address : null;
}

/**
 * The origin of a web address, fit to be named in a header: a host of letters, digits, dots and hyphens, or an IPv6
 * address in brackets. `null` for anything else; a parser of addresses takes hosts with signs that end a header's part.
 */
export function safeOrigin(address: string): string | null {
  const origin = parsedUrl(address)?.origin ?? '';
  return /^https?:\/\/([a-z0-9.-]+|\[[0-9a-f:.]+\])(:\d+)?$/.test(origin) ? origin : null;
}
