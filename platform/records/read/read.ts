import { holdsRight } from '../../../src/schemas';
import { sql } from 'kysely';
import type { PlatformContext } from '../../kernel/context';
import type { Resource } from '../../../src/schemas';
import { quote, tableOf, toRecord } from '../../kernel/db/columns';
import { failure } from '../../kernel/errors';
import { every } from '../../kernel/db/predicateSql';
import { meantRows } from '../authorize';
import { present } from '../present';
import { reading, type Operation, type Values } from '../operation';
import { isId, readRow } from '../rows';

/** One record. @throws FORBIDDEN · NOT_FOUND */
export async function readRecord({ operation, id }: { operation: Operation; id: string }): Promise<Record<string, unknown>> {
  if (!holdsRight(operation.actor, operation.resource, 'read')) throw failure({ code: 'FORBIDDEN' });
  return present(operation, await reading(operation, (trx) => readRow({ operation, trx, id })));
}

/** The fields of a record that are open to everybody; of an institute while it is open itself. @throws NOT_FOUND */
export async function readPublic({ context, resource, id }: { context: PlatformContext; resource: Resource; id: string }): Promise<Record<string, unknown>> {
  const table = tableOf(resource);
  const names = ['id', ...resource.endpoint.publicFields].flatMap((name) => table.byField.get(name)?.name ?? []);
  const row = isId(id)
    ? await context.database.transaction({ scope: { kind: 'all' }, readOnly: true }, async (trx) => {
        const columns = names.map(quote).join(', ');
        const { rows } = await sql<Values>`select ${sql.raw(columns)} from ${sql.raw(table.sql)} t where ${every([sql<boolean>`t.id = ${id} and t.deleted_at is null${openOnly(resource)}`, ...meantRows({ resource, table, asking: { now: context.clock().toISOString() } }, 't')])}`.execute(trx);
        return rows[0];
      })
    : undefined;
  if (!row) throw failure({ code: 'NOT_FOUND' });
  return toRecord(table, row);
}

/** One that is not approved yet, suspended or closed is not there for the public, as it is not on its own site. */
function openOnly({ tenant }: Resource) {
  return tenant === 'self' ? sql` and is_approved and is_active and not is_suspended` : sql``;
}
