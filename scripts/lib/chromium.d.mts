/** The Chromium there is: CHROMIUM_PATH, or where it usually is; `null` if there is none. `isForTests`: that without a window first. */
export function findChromium(options?: { readonly isForTests?: boolean }): string | null;
/** The Chromium to test in, installed from Debian's packages first where this user may. */
export function ensureChromium(): string | null;
