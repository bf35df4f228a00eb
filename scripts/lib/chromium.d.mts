/** The Chromium to test in: CHROMIUM_PATH, or where it usually is; `null` if there is none. */
export function findChromium(): string | null;
/** As `findChromium`, installing Debian's package first where there is none and this user may. */
export function ensureChromium(): string | null;
