import type { Right } from './declaration';

/** Whoever may add to the AI tokens of an institute, which is one's own, buys them. */
export const TOKEN_BUYERS = { module: 'aiToken', right: 'create' } as const;

/**
 * Rights over modules that calls of features ask for, where the declarations under that key leave nothing to do with them: they open
 * something all the same. Every call is compared with this list by the tests.
 */
export const RIGHTS_OF_CALLS: readonly { readonly module: string; readonly right: Right }[] = [TOKEN_BUYERS];
