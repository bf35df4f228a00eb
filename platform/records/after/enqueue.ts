import { sql } from 'kysely';
import { v7 as newId } from 'uuid';
import { evaluate } from '../../../src/schemas';
import { wake } from '../../jobs/wake';
import { ownerOf } from '../audit';
import type { WriteEvent } from '../handler';

/**
 * Keeps what follows a change by itself, in the transaction of the change: nothing follows what did not happen. Of a row that another
 * module has, what that one says follows as well, as its functions run. A deletion that the lifecycle has a name for is a deletion.
 */
export async function enqueueAfter({ operation: { context, resource, actor, consoleAddress, asking }, trx, kind, action, id, after, changed }: WriteEvent): Promise<void> {
  const events = [...new Set([action ?? kind, ...(kind === 'delete' ? [kind] : [])])];
  const modules = resource.of ? [context.loader.require(resource.of.name), resource] : [resource];
  const rows = modules.flatMap((module) => events.flatMap((event) => (module.after[event] ?? []).filter((step) => (step.if === null || evaluate(step.if, after, asking)) && (step.changed.length === 0 || step.changed.some((name) => changed.has(name)))).map((step) =>
    sql`(${newId()}, ${ownerOf(module, after)}, ${module.name}, ${id}, ${event}, ${JSON.stringify(step)}, ${actor.id}, ${actor.name}, ${consoleAddress})`)));
  if (rows.length === 0) return;
  await sql`insert into core.job (id, institute_id, resource, record_id, event, step, actor_id, actor_name, console_address) values ${sql.join(rows)}`.execute(trx);
  await wake({ trx, queue: 'after' });
}
