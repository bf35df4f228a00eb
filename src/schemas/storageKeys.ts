/** Of what the session keeps in the browser: what is read before its code has come, and by `public/boot.js`. */
export const TOKEN_KEY = 'lectern.token';
/** The branding of a white-labelled user. */
export const BRANDING_KEY = 'lectern.branding';
/** The list that was seen last, as it stood: `shell/offline/keepSight`. */
export const SIGHT_KEY = 'lectern.sight';
/** Begins the names of what was typed into forms, or left half done, which each tab keeps for itself. Each value says whose it is: `owner`. */
export const DRAFT_PREFIX = 'lectern.draft.';
