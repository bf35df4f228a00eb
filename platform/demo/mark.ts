import { sql, type RawBuilder, type Transaction } from 'kysely';
import { writeAudit } from '../records/audit';
import { ADMIN_CREATE } from '../identity/people/insertAdmin';
import type { PlatformContext } from '../kernel/context';
import { PLATFORM_INSTITUTE, type AnyTables } from '../kernel/db/scope';
import { DEMO_ACCOUNTS } from './accounts';
import { demoContent } from './content';

/** Whether a database holds demo content: `open` while its accounts may sign in, `closed` after `closeDemo`. */
export type DemoState = 'none' | 'open' | 'closed';

/** A start without demo content over a database that holds it. Its message names the remedies. */
export class DemoContentError extends Error {
  constructor({ place }: { readonly place: string }) {
    super(
      `${place} holds demo content, and its accounts have a password that everybody knows. A start without demo content is refused over it. Either\n` +
        '  - begin anew: name another folder in LECTERN_DATA, or another database in DATABASE_URL; or\n' +
        '  - keep what is there and close the demo accounts for good, and with them every account of the operator that was not made with\n' +
        '    “npm run admin:create”: make one of your own so, then start once with --close-demo (LECTERN_CLOSE_DEMO=1); or\n' +
        '  - go on with the demo: “npm start” (with DATABASE_URL: LECTERN_DEMO=1).',
    );
    this.name = 'DemoContentError';
  }
}

/** Marks the database, in the transaction that fills the content in. */
export async function markDemo({ trx }: { readonly trx: Transaction<AnyTables> }): Promise<void> {
  await setMark({ trx, name: 'demo' });
}

/** Databases filled by versions that set no mark are known by their accounts. */
export async function demoStateOf({ database }: Pick<PlatformContext, 'database'>): Promise<DemoState> {
  return database.transaction({ scope: { kind: 'all' }, readOnly: true }, async (trx) => {
    const { rows } = await sql<{ name: string }>`select name from core.mark where name in ('demo', 'demo_closed')`.execute(trx);
    const marks = new Set(rows.map(({ name }) => name));
    if (marks.has('demo_closed')) return 'closed';
    if (marks.has('demo')) return 'open';
    const addresses = DEMO_ACCOUNTS.map(({ email }) => email);
    const { rows: found } = await sql<{ is_there: boolean }>`select exists (
      select 1 from app."user" where lower(email_id) = any(${addresses}) and status = 'active' and deleted_at is null) as is_there`.execute(trx);
    return found[0]?.is_there === true ? 'open' : 'none';
  });
}

/** What closing has done. */
export interface ClosedDemo {
  /** How many accounts of the demo content were closed. */
  readonly accounts: number;
  /** Addresses of further accounts of the operator that were closed, since whoever used the demo can have made or taken them. */
  readonly operators: readonly string[];
}

/**
 * Closes every account of the demo content, also one that has been edited since, and every account of the operator that
 * was not made on the command line and left alone by others: no password, inactive. Everybody is signed out, and no code,
 * link or ticket under way is worth anything. Institutes and records stay. Each closing stands in the audit trail.
 */
export async function closeDemo({ database, loader, clock }: Pick<PlatformContext, 'database' | 'loader' | 'clock'>): Promise<ClosedDemo> {
  const now = clock();
  const ids = demoContent({ now: now.getTime() }).people.map(({ record }) => record.id);
  const addresses = DEMO_ACCOUNTS.map(({ email }) => email);
  const resource = loader.require('user');
  return database.transaction({ scope: { kind: 'all' } }, async (trx) => {
    const close = async (whose: RawBuilder<unknown>): Promise<readonly Closed[]> => {
      const { rows } = await sql<Closed>`update app."user" u set password = null, status = 'inactive', version = version + 1, updated_at = ${now.toISOString()}
        where ${whose} returning id, institute_id, email_id`.execute(trx);
      for (const { id, institute_id: instituteId } of rows) {
        await writeAudit({ trx, actor: null, requestId: 'demo:close', resource, recordId: id, action: 'deactivate', before: null, after: { id, instituteId, status: 'inactive' } });
      }
      return rows;
    };
    const accounts = await close(sql`u.id = any(${ids}::uuid[]) or lower(u.email_id) = any(${addresses})`);
    const operators = await close(sql`${IS_OPERATORS} and (u.status <> 'inactive' or u.password is not null) and not ${IS_OWN}`);
    // Whoever knew the demo's password may have signed in as anybody, and read every code and link in the outbox.
    await sql`delete from core.session`.execute(trx);
    await sql`delete from core.otp`.execute(trx);
    await sql`delete from core.registration_ticket`.execute(trx);
    await sql`update core.account_link set replaced_at = ${now.toISOString()} where used_at is null and replaced_at is null`.execute(trx);
    await setMark({ trx, name: 'demo_closed' });
    return { accounts: accounts.length, operators: operators.map(({ email_id: address }) => address) };
  });
}

interface Closed {
  readonly id: string;
  readonly institute_id: string;
  readonly email_id: string;
}

/** Whether a person `u` can be the operator's: by place, by reach, or by role. */
const IS_OPERATORS = sql`(u.institute_id = ${PLATFORM_INSTITUTE}::uuid or u.allow_all_institutes or u.role in ('super_admin', 'admin'))`;

/** Whether `u` was made on the command line, has the address of then, and nobody else has changed it, through whichever module, or set its password by code or link. */
const IS_OWN = sql`(exists (select 1 from core.audit a where a.institute_id = ${PLATFORM_INSTITUTE}::uuid and a.resource = 'user' and a.record_id = u.id
    and a.actor_id = u.id and a.action = 'create' and a.request_id = ${ADMIN_CREATE} and lower(a.after->>'emailId') = lower(u.email_id))
  and not exists (select 1 from core.audit a where a.record_id = u.id
    and (a.actor_id <> u.id or a.action in ('resetPassword', 'join'))))`;

async function setMark({ trx, name }: { trx: Transaction<AnyTables>; name: 'demo' | 'demo_closed' }): Promise<void> {
  await sql`insert into core.mark (name) values (${name}) on conflict (name) do nothing`.execute(trx);
}
