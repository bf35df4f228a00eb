/** The pages below `/auth` (part 1 §2, “Signed-out routes”). Anything else there leads to the sign-in. */
export const AUTH_PAGES = [
  'login', 'login-1', 'login-2', 'signup', 'welcome', 'register-1', 'register-2', 'forgot-password', 'reset-password',
  'user-otp', 'userlogin-otp', 'error-1', 'error-2',
] as const;

/** The pages outside both areas (part 1 §2): the union of the specification's two lists. */
export const PUBLIC_PAGES = [
  'feedback', 'page-not-found', 'plans', 'thank-you', 'update-course', 'email-template', 'invoice-editor', 'help-zoom',
  'professional-purchase', 'course-settings',
] as const;

/** Shows the same screen under an address of its own. */
export const SECOND_NAME_OF_HELP = 'help/zoom-integration';
/** The spelling of the specification's second list; it leads to the first one's. */
export const SECOND_NAME_OF_THANKS = 'thankyou';

/** The addresses of the public pages, their second names among them: those of the one page, which the browser keeps. */
export function publicAddresses(): readonly string[] {
  return [...PUBLIC_PAGES, SECOND_NAME_OF_HELP, SECOND_NAME_OF_THANKS].map((name) => `/${name}`);
}

/** Whether an address is the console's: its start, what lies below `/app` and `/auth`, where it says itself what it does not know, and the public pages. */
export function isConsoleAddress(pathname: string): boolean {
  const name = plainName(pathname);
  return name === '' || /^(app|auth)(\/|$)/.test(name) || publicAddresses().includes(`/${name}`);
}

/** An address without the slashes that say nothing. */
export function plainName(pathname: string): string {
  return pathname.split('/').filter(Boolean).join('/');
}
