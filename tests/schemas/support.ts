import { HANDLER_NAMES } from '../../platform/handlers';
import { OWN_VIEWS } from '../../platform/views';
import { filesSource, type ResourceInput } from '../../src/schemas';

/** Every declaration of the tree. */
export const shipped: readonly ResourceInput[] = filesSource(import.meta.glob('../../src/resources/*.ts', { eager: true })).read();

/** The functions the shipped declarations name. */
/** The platform's own, so that a declaration may name a new one. */
export const handlers = HANDLER_NAMES;

/** The views that give rows. */
export const views = Object.keys(OWN_VIEWS);
