import { sql } from 'kysely';
import { v7 as newId } from 'uuid';
import type { SiteCourse } from '../../../src/schemas/site';
import type { PlatformContext } from '../../kernel/context';
import { headsOf, mailHeads, MOST_TOLD } from '../../identity/access/openInstitute';
import { appNameOf } from '../../identity/people/branding';
import { findInstitute } from '../../identity/sessions/actorStore';
import { declared } from '../../kernel/db/declaredTables';
import { PLATFORM_INSTITUTE } from '../../kernel/db/scope';
import { sendMessage } from '../../messages/outbox';
import { writeAudit } from '../../records/audit';
import type { Trx } from '../../records/operation';

const ALL = { kind: 'all' } as const;

interface Enquiry {
  readonly context: PlatformContext;
  /** Whose site was asked. */
  readonly owner: string;
  readonly course: SiteCourse;
  readonly lead: { readonly name: string; readonly phoneNumber: string; readonly emailId: string | null; readonly notes: string | null };
  readonly requestId: string;
}

/**
 * Keeps what a visitor asked as a new lead of the institute, with the course and when it was agreed to. Nobody's yet to follow up. Leads
 * are the operator's: those in charge of the institute are told by mail.
 * @param most of one institute's site within an hour, however many ask at once
 * @returns false where so many have come
 */
export async function keepEnquiry({ context, owner, course, lead: { name, phoneNumber, emailId, notes }, requestId, most }: Enquiry & { readonly most: number }): Promise<boolean> {
  const id = newId();
  const institutionId = owner === PLATFORM_INSTITUTE ? null : owner;
  const now = context.clock();
  const interest = course.name.slice(0, 200);
  return context.database.transaction({ scope: ALL }, async (trx) => {
    // One after the other, so that each sees those before.
    await sql`select pg_advisory_xact_lock(hashtextextended('enquiry ' || ${owner}::text, 0))`.execute(trx);
    if ((await countEnquiries({ trx, institutionId, since: new Date(now.getTime() - HOUR_MS) })) >= most) return false;
    await declared(trx)
      .insertInto('app.lead')
      .values({ id, name, phone_number: phoneNumber, email_id: emailId, source: 'website', institution_id: institutionId, course_id: course.id, interest, notes, status: 'new', consented_at: now.toISOString() })
      .execute();
    const after = { id, name, phoneNumber, emailId, source: 'website', institutionId, courseId: course.id, interest, notes, status: 'new', consentedAt: now.toISOString() };
    await writeAudit({ trx, actor: null, requestId, resource: context.loader.require('lead'), recordId: id, action: 'create', before: null, after });
    if (institutionId !== null) await tellHeads({ trx, context, instituteId: institutionId, course: interest, visitor: { name, phoneNumber, emailId, notes } });
    return true;
  });
}

interface Told {
  readonly trx: Trx;
  readonly context: PlatformContext;
  readonly instituteId: string;
  readonly course: string;
  readonly visitor: Enquiry['lead'];
}

/** One that has nobody in charge who can sign in is told at its own address. */
async function tellHeads({ trx, context, instituteId, course, visitor }: Told): Promise<void> {
  const institute = await findInstitute({ trx, id: instituteId, isInBin: false });
  const heads = (await headsOf({ trx, instituteId, isHeld: false })).slice(0, MOST_TOLD);
  const content = { kind: 'enquiry', course, visitor } as const;
  const appName = appNameOf(institute);
  await mailHeads({ trx, context, heads, appName, content });
  if (heads.length > 0) return;
  const own = await declared(trx).selectFrom('app.institution').select(['name', 'email_id']).where('id', '=', instituteId).executeTakeFirst();
  if (own?.email_id) await sendMessage({ trx, context, to: { channel: 'email', address: own.email_id }, language: 'en', appName, content: { ...content, name: own.name } });
}

const HOUR_MS = 3_600_000;

async function countEnquiries({ trx, institutionId, since }: { readonly trx: Trx; readonly institutionId: string | null; readonly since: Date }): Promise<number> {
  const { rows } = await sql<{ count: number }>`select count(*)::int as count from app.lead where institution_id is not distinct from ${institutionId}::uuid and source = 'website' and consented_at >= ${since}`.execute(trx);
  return rows[0]!.count;
}
