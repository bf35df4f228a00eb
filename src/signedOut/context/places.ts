/** The pages below `/auth` (part 1 §2, “Signed-out routes”). Anything else there leads to the sign-in. */
export const AUTH_PAGES = [
  'login', 'login-1', 'login-2', 'signup', 'welcome', 'register-1', 'register-2', 'forgot-password', 'reset-password',
  'user-otp', 'userlogin-otp', 'error-1', 'error-2',
] as const;
export type PageName = (typeof AUTH_PAGES)[number];

/** The pages outside both areas (part 1 §2): the union of the specification's two lists. */
export const PUBLIC_PAGES = [
  'feedback', 'page-not-found', 'plans', 'thank-you', 'update-course', 'email-template', 'invoice-editor', 'help-zoom',
  'professional-purchase', 'course-settings',
] as const;
export type PublicPageName = (typeof PUBLIC_PAGES)[number];

/** The addresses of these, their second names among them: those of the one page, which the browser keeps. */
export function publicAddresses(): readonly string[] {
  return [...PUBLIC_PAGES, SECOND_NAME_OF_HELP, SECOND_NAME_OF_THANKS].map((name) => `/${name}`);
}

/** Where an address leads. */
export interface Place {
  readonly page: PageName | PublicPageName;
  /** The address that belongs in the browser instead; null where it is right as it is. */
  readonly corrected: string | null;
}

/** The page of an address outside the console (part 1 §2, “Landing and redirects”). */
export function placeOf(pathname: string): Place {
  const name = pathname.split('/').filter(Boolean).join('/');
  if (name === 'auth' || name.startsWith('auth/')) {
    const page = AUTH_PAGES.find((one) => name === `auth/${one}`);
    return page ? { page, corrected: null } : { page: 'login', corrected: '/auth/login' };
  }
  if (name === SECOND_NAME_OF_HELP) return { page: 'help-zoom', corrected: null };
  if (name === SECOND_NAME_OF_THANKS) return { page: 'thank-you', corrected: '/thank-you' };
  const page = PUBLIC_PAGES.find((one) => one === name);
  return page ? { page, corrected: null } : { page: 'page-not-found', corrected: '/page-not-found' };
}

/** Shows the same screen under an address of its own. */
const SECOND_NAME_OF_HELP = 'help/zoom-integration';
/** The spelling of the specification's second list; it leads to the first one's. */
const SECOND_NAME_OF_THANKS = 'thankyou';
