import { sql } from 'kysely';
import { v7 as newId } from 'uuid';
import type { SiteCourse } from '../../../src/schemas/site';
import type { PlatformContext } from '../../kernel/context';
import { declared } from '../../kernel/db/declaredTables';
import { PLATFORM_INSTITUTE } from '../../kernel/db/scope';
import { writeAudit } from '../../records/audit';

const ALL = { kind: 'all' } as const;

interface Enquiry {
  readonly context: PlatformContext;
  /** Whose site was asked. */
  readonly owner: string;
  readonly course: SiteCourse;
  readonly lead: { readonly name: string; readonly phoneNumber: string; readonly emailId: string | null; readonly notes: string | null };
  readonly requestId: string;
}

/** Keeps what a visitor asked as a new lead of the institute, with the course and when it was agreed to. Nobody's yet to follow up. */
export async function keepEnquiry({ context, owner, course, lead: { name, phoneNumber, emailId, notes }, requestId }: Enquiry): Promise<void> {
  const id = newId();
  const institutionId = owner === PLATFORM_INSTITUTE ? null : owner;
  const now = context.clock();
  const interest = course.name.slice(0, 200);
  await context.database.transaction({ scope: ALL }, async (trx) => {
    await declared(trx)
      .insertInto('app.lead')
      .values({ id, name, phone_number: phoneNumber, email_id: emailId, source: 'website', institution_id: institutionId, course_id: course.id, interest, notes, status: 'new', consented_at: now.toISOString() })
      .execute();
    const after = { id, name, phoneNumber, emailId, source: 'website', institutionId, courseId: course.id, interest, notes, status: 'new', consentedAt: now.toISOString() };
    await writeAudit({ trx, actor: null, requestId, resource: context.loader.require('lead'), recordId: id, action: 'create', before: null, after });
  });
}

/** How many have come from the institute's site within the last hour. */
export async function countEnquiries({ context, owner }: Pick<Enquiry, 'context' | 'owner'>): Promise<number> {
  const since = new Date(context.clock().getTime() - 3_600_000);
  const institutionId = owner === PLATFORM_INSTITUTE ? null : owner;
  return context.database.transaction({ scope: ALL, readOnly: true }, async (trx) => {
    const { rows } = await sql<{ count: number }>`select count(*)::int as count from app.lead where institution_id is not distinct from ${institutionId}::uuid and source = 'website' and consented_at >= ${since}`.execute(trx);
    return rows[0]!.count;
  });
}
