import { filesSource, type ResourceInput } from '../../src/schemas';

/** Every declaration of the tree. */
export const shipped: readonly ResourceInput[] = filesSource(import.meta.glob('../../src/resources/*.ts', { eager: true })).read();

/** The functions the shipped declarations name. */
export const handlers = ['guardUser', 'syncUser', 'endSessions', 'sendInvitation', 'sendPasswordLink', 'openInstitute', 'tellOfClosing'];
