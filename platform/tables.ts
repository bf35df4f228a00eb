import { collectTables, type OwnTables } from './kernel/db/ownTables';

/** The platform's own tables: those of every floor and every feature, found by their place. */
export const OWN_TABLES: OwnTables = collectTables(import.meta.glob<Partial<OwnTables>>(['./*/table.ts', './*/*/table.ts'], { eager: true }));
