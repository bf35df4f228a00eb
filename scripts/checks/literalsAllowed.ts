/**
 * Texts that may stand in a component without a key, because no language writes them otherwise: names of keys as they
 * are printed on keyboards, and what is shown as an example of a code or an address.
 */
export const ALLOWED_LITERALS: readonly string[] = [];
