/** What the heads of an institute are told of. */
export type InstituteStanding = 'approved' | 'reopened' | 'suspended' | 'closed' | 'deleted' | 'restored' | 'restoredShut';

/** Those after which its people can sign in. */
export const OPEN_STANDINGS: ReadonlySet<InstituteStanding> = new Set(['approved', 'reopened', 'restored']);
