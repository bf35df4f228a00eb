import type { TableStep } from '../db/ownTables';

/** The table of kept replies is part of the first step of all. Replies of sign-in are not kept any more; those of the last day must not stay either. */
export const steps: readonly TableStep[] = [
  { name: '010_forget_replies', sql: 'truncate core.idempotency' },
  { name: '030_standing_of_replies', sql: 'alter table core.idempotency add column standing text' },
];
