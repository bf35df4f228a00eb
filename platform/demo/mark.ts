import { sql, type Transaction } from 'kysely';
import { writeAudit } from '../audit/writeAudit';
import { endSessions } from '../auth/sessions';
import type { PlatformContext } from '../context';
import type { AnyTables } from '../db/scope';
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
        '  - keep what is there and close the demo accounts for good: make an account of your own with “npm run admin:create”,\n' +
        '    then start once with --close-demo (LECTERN_CLOSE_DEMO=1); or\n' +
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

/**
 * Closes every account of the demo content, also one that has been edited since: no password, inactive, signed out
 * everywhere, no code under way. Institutes and records stay. Each closing stands in the audit trail.
 * @returns how many accounts were closed
 */
export async function closeDemo({ database, loader, clock }: Pick<PlatformContext, 'database' | 'loader' | 'clock'>): Promise<number> {
  const now = clock();
  const ids = demoContent({ now: now.getTime() }).people.map(({ record }) => record.id);
  const addresses = DEMO_ACCOUNTS.map(({ email }) => email);
  const resource = loader.require('user');
  return database.transaction({ scope: { kind: 'all' } }, async (trx) => {
    const { rows } = await sql<{ id: string; institute_id: string }>`
      update app."user" set password = null, status = 'inactive', version = version + 1, updated_at = ${now.toISOString()}
      where id = any(${ids}::uuid[]) or lower(email_id) = any(${addresses}) returning id, institute_id`.execute(trx);
    for (const { id, institute_id: instituteId } of rows) {
      await endSessions({ trx, userId: id });
      await sql`delete from core.otp where user_id = ${id}::uuid`.execute(trx);
      await writeAudit({ trx, actor: null, requestId: 'demo:close', resource, recordId: id, action: 'deactivate', before: null, after: { id, instituteId, status: 'inactive' } });
    }
    await setMark({ trx, name: 'demo_closed' });
    return rows.length;
  });
}

async function setMark({ trx, name }: { trx: Transaction<AnyTables>; name: 'demo' | 'demo_closed' }): Promise<void> {
  await sql`insert into core.mark (name) values (${name}) on conflict (name) do nothing`.execute(trx);
}
