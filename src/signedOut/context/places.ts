import { AUTH_PAGES, plainName, PUBLIC_PAGES, SECOND_NAME_OF_HELP, SECOND_NAME_OF_THANKS } from '../../schemas/consoleAddresses';

export type PageName = (typeof AUTH_PAGES)[number];
export type PublicPageName = (typeof PUBLIC_PAGES)[number];

/** Where an address leads. */
export interface Place {
  readonly page: PageName | PublicPageName;
  /** The address that belongs in the browser instead; null where it is right as it is. */
  readonly corrected: string | null;
}

/** Pages on which the operator wins institutes: none for the host that is an institute's own. */
const OFFERS: readonly (PageName | PublicPageName)[] = ['plans', 'signup', 'register-1', 'register-2', 'welcome'];

/**
 * The page that is shown on this host: on an institute's own the sign-in takes the place of what the operator offers.
 * @param hasStanding the page says of the institute of who tried to sign in how it stands
 */
export function placeOnHost({ place, isInstitutesHost, hasStanding }: { readonly place: Place; readonly isInstitutesHost: boolean; readonly hasStanding: boolean }): Place {
  return isInstitutesHost && !hasStanding && OFFERS.includes(place.page) ? SIGN_IN : place;
}

const SIGN_IN: Place = { page: 'login', corrected: '/auth/login' };

/** The page of an address outside the console (part 1 §2, “Landing and redirects”). */
export function placeOf(pathname: string): Place {
  const name = plainName(pathname);
  if (name === 'auth' || name.startsWith('auth/')) {
    const page = AUTH_PAGES.find((one) => name === `auth/${one}`);
    return page ? { page, corrected: null } : SIGN_IN;
  }
  if (name === SECOND_NAME_OF_HELP) return { page: 'help-zoom', corrected: null };
  if (name === SECOND_NAME_OF_THANKS) return { page: 'thank-you', corrected: '/thank-you' };
  const page = PUBLIC_PAGES.find((one) => one === name);
  return page ? { page, corrected: null } : { page: 'page-not-found', corrected: '/page-not-found' };
}
