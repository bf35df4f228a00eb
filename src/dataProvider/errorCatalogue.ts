/** The three clients of the specification (part 1 §7, part 2 §8). A declaration says `v2` for the second. */
export type ProfileName = 'main' | 'second' | 'auth';

/**
 * What the console does about a status. `silent`: nothing · `planExpired`: show and go to change-plan, with the header
 * `x-plan-active: false` alone, otherwise silent · `serverWords`: the platform's own sentence, or nothing without one ·
 * `navigateRoot`: leave for the root path.
 */
export type CatalogueAction = 'show' | 'serverWords' | 'signOut' | 'silent' | 'planExpired' | 'flag' | 'navigateRoot';

export interface CatalogueRow {
  readonly action: CatalogueAction;
  /** Key of the text shown; null where nothing is. */
  readonly text: string | null;
}

export interface Catalogue {
  readonly statuses: Readonly<Record<number, CatalogueRow>>;
  /** Any other error status. */
  readonly other: CatalogueRow;
  /** No reply at all, or a request that could not be made. */
  readonly requestSetupFailure: CatalogueRow;
}

/** Heading of the text that ends a session (part 1 §8). */
export const SIGNED_OUT_TITLE = 'fixed.http.error';
/** Where a session that has ended leads (part 1 §4). */
export const LOGIN_ADDRESS = '/auth/login';
/** Where an expired plan leads (part 1 §4). */
export const CHANGE_PLAN_ADDRESS = '/app/institute/membership?p=changeplan';
export const ROOT_ADDRESS = '/';

const SILENT: CatalogueRow = { action: 'silent', text: null };

/** The rows all clients share. */
const SHARED: Catalogue = {
  statuses: {
    400: SILENT,
    401: { action: 'signOut', text: 'fixed.http.loginAgain' },
    403: SILENT,
    404: { action: 'planExpired', text: 'fixed.http.planExpired' },
    422: { action: 'show', text: 'fixed.http.titleExists' },
    // Answers of sign-in calls (part 1 §5). Wherever else they come from, they are not among the “other” ones.
    423: SILENT,
    498: { action: 'serverWords', text: null },
    499: { action: 'flag', text: null },
    500: { action: 'show', text: 'fixed.http.serverError' },
    508: { action: 'show', text: 'fixed.http.timeOut' },
  },
  other: { action: 'navigateRoot', text: null },
  requestSetupFailure: { action: 'show', text: 'fixed.http.error' },
};

/** What each client does about each status (part 1 §8, part 2 §8). */
export const CATALOGUES: Readonly<Record<ProfileName, Catalogue>> = {
  main: withRows({ 400: { action: 'show', text: 'fixed.http.badRequest' }, 409: { action: 'show', text: 'fixed.http.itemExist' } }),
  second: withRows({ 409: { action: 'show', text: 'fixed.http.itemExists' } }),
  auth: withRows({ 409: { action: 'show', text: 'fixed.http.accountFound' } }),
};

/** The row for a status. */
export function catalogueRow({ profile, status }: { profile: ProfileName; status: number }): CatalogueRow {
  return CATALOGUES[profile].statuses[status] ?? CATALOGUES[profile].other;
}

function withRows(own: Readonly<Record<number, CatalogueRow>>): Catalogue {
  return { ...SHARED, statuses: { ...SHARED.statuses, ...own } };
}
