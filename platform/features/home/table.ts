import type { TableStep } from '../../kernel/db/ownTables';

/** Recent work of an institute, and what a person has asked to upload lately, are found along an index. */
const recentWorkSql = `
create index audit_recent on core.audit (institute_id, at desc, id desc);
create index upload_actor on core.upload (actor_id, issued_at);
`;

export const steps: readonly TableStep[] = [{ name: '008_recent_work', sql: recentWorkSql }];
