import { brandColours, PRODUCT_BRANDING, safeAddress } from '../../../src/schemas';
import type { Branding } from '../../../src/schemas';
import type { DeclaredRow } from '../../kernel/db/declaredTables';

/** The look an institute has set for itself, as its row holds it; every part may be missing. */
export type TenantLook = Pick<DeclaredRow<'app.tenant_info'>, 'logo_url' | 'fav_icon_url' | 'app_name' | 'page_title' | 'primary_colour'>;

/** What of an institute stands in where it has set no look. */
export interface InstituteLook {
  readonly name: string;
  readonly pictures: { readonly logo: string | null; readonly circular: string | null; readonly rectangular: string | null };
}

/**
 * The branding data (part 1 §3) of a tenant: what it has set, then its name and pictures, then the product's. Addresses
 * that are not safe to show are left out; the colour comes corrected for both themes.
 */
export function brandingOf({ look, institute }: { readonly look: TenantLook | null; readonly institute: InstituteLook | null }): Branding {
  const appName = textOf(look?.app_name) ?? textOf(institute?.name) ?? PRODUCT_BRANDING.appName;
  const logo = firstAddress([look?.logo_url, institute?.pictures.rectangular, institute?.pictures.logo]);
  const icon = firstAddress([look?.fav_icon_url, institute?.pictures.circular, institute?.pictures.logo]);
  const colours = brandColours(look?.primary_colour);
  return {
    appName,
    pageTitle: textOf(look?.page_title) ?? appName,
    logoUrl: logo,
    logo,
    favIconUrl: icon,
    siteFavicon: icon,
    primaryColour: colours ? look!.primary_colour : null,
    colours,
  };
}

type OwnLook = InstituteLook & { readonly isWhiteLabelled: boolean; readonly look: TenantLook | null };

/** The look that people of an institute see on any host: a white-labelled one's own, else none. */
export function ownBranding(institute: OwnLook | null): Branding | null {
  return institute?.isWhiteLabelled ? brandingOf({ look: institute.look, institute }) : null;
}

/** The name of the product for people of an institute: a white-labelled one's own. */
export function appNameOf(institute: OwnLook | null): string {
  return (ownBranding(institute) ?? PRODUCT_BRANDING).appName;
}

function textOf(value: string | null | undefined): string | null {
  return value?.trim() || null;
}

function firstAddress(candidates: readonly unknown[]): string | null {
  return candidates.map(safeAddress).find((address) => address !== null) ?? null;
}
