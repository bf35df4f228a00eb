import { sql } from 'kysely';
import { v7 as newId } from 'uuid';
import { ownerOf } from '../audit';
import type { WriteEvent } from '../handler';

/** Keeps what follows a change by itself, in the transaction of the change: nothing follows what did not happen. */
export async function enqueueAfter({ operation: { resource, actor, consoleAddress }, trx, kind, action, id, after }: WriteEvent): Promise<void> {
  const event = action ?? kind;
  const rows = (resource.after[event] ?? []).map((step) => sql`(${newId()}, ${ownerOf(resource, after)}, ${resource.name}, ${id}, ${event}, ${JSON.stringify(step)}, ${actor.id}, ${actor.name}, ${consoleAddress})`);
  if (rows.length === 0) return;
  await sql`insert into core.job (id, institute_id, resource, record_id, event, step, actor_id, actor_name, console_address) values ${sql.join(rows)}`.execute(trx);
}
