import { siteAccent } from '../../../src/schemas/site';
import { isShownPicture } from '../../files/knownFile';
import type { SiteParts } from './document';

/** Where a site has an icon of its own, below its base. No page is called so. */
export const ICON_PATH = 'icon.svg';

/** What pages of a site declare as their icon: the institute's, else its logo, as far as the pages' policy lets it in; else one that is drawn of its name. */
export function iconOf({ config, owner, rows, base }: Pick<SiteParts, 'config' | 'owner' | 'rows' | 'base'>): string {
  const own = [owner.branding.favIconUrl, rows.logo].find((address) => address !== null && isShownPicture({ config }, address));
  return own ?? `${base}/${ICON_PATH}`;
}

/** The first letter of the institute's name on the colour of its site, as an SVG. */
export function drawIcon({ owner, rows, site }: Pick<SiteParts, 'owner' | 'rows' | 'site'>): string {
  const { ground, text } = siteAccent({ theme: site.theme, brandColour: owner.branding.primaryColour });
  const first = [...new Intl.Segmenter().segment(rows.name.trim())][0]?.segment.toLocaleUpperCase() ?? '';
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><rect width="32" height="32" rx="7" fill="${ground}"/><text x="16" y="23" text-anchor="middle" font-family="system-ui,sans-serif" font-size="20" font-weight="700" fill="${text}">${escaped(first)}</text></svg>`;
}

function escaped(text: string): string {
  return text.replace(/[&<>]/g, (sign) => `&#${sign.charCodeAt(0)};`);
}
