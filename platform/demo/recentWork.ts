import { sql, type Transaction } from 'kysely';
import type { AnyTables } from '../kernel/db/scope';
import { DEMO_ACCOUNTS } from './accounts';
import type { DemoContent, DemoRecord } from './content';
import { demoId } from './random';

interface AuditRow {
  readonly id: string;
  readonly at: string;
  readonly actor_id: string;
  readonly institute_id: string;
  readonly resource: string;
  readonly record_id: string;
  readonly action: 'create';
  readonly after: DemoRecord;
}

/** The audit trail of how the content came to be: what the accounts' institutes made last, by their own people. */
export async function insertRecentWork({ trx, content }: { readonly trx: Transaction<AnyTables>; readonly content: DemoContent }): Promise<void> {
  await sql`insert into core.audit (id, at, actor_id, institute_id, resource, record_id, action, after)
    select id, at, actor_id, institute_id, resource, record_id, action, after
    from json_populate_recordset(null::core.audit, ${JSON.stringify(recentRows(content))}::json)`.execute(trx);
}

const RESOURCES = ['branch', 'coupon', 'banner'];
const PER_INSTITUTE = 15;

function recentRows({ records, people }: DemoContent): AuditRow[] {
  const made = records.filter(({ resource }) => RESOURCES.includes(resource)).flatMap(({ resource, rows }) => rows.map((record) => ({ resource, record })));
  return people.filter(({ record }) => MAKERS.has(String(record['emailId']))).flatMap(({ record: maker }, which) => {
    const instituteId = String(maker['instituteId']);
    const own = made.filter(({ record }) => record['instituteId'] === instituteId && record['deletedAt'] === undefined);
    own.sort((one, other) => (one.record.createdAt < other.record.createdAt ? 1 : -1));
    return own.slice(0, PER_INSTITUTE).map(({ resource, record }, index): AuditRow => ({
      id: demoId({ kind: 'audit', index: which * PER_INSTITUTE + index }), at: record.createdAt, actor_id: maker.id, institute_id: instituteId,
      resource, record_id: record.id, action: 'create', after: record,
    }));
  });
}

/** The accounts that run an institute. */
const MAKERS = new Set(DEMO_ACCOUNTS.filter(({ role }) => role === 'institute').map(({ email }) => email));
