import { sql } from 'kysely';
import type { PlatformContext } from '../../kernel/context';
import { tableOf } from '../../kernel/db/columns';
import { PLATFORM_INSTITUTE } from '../../kernel/db/scope';
import type { Trx } from '../../records/operation';
import { readPublicSingle } from '../../records/write/single';
import { parseHost } from '../../kernel/http/host';

/**
 * What of a tenant's settings is for everybody, by the host of its site: name and look by their fields, then every
 * other single record with public fields under its own name. A host that nobody has proved gives the operator's own.
 */
export async function publicInfoOf({ context, host }: { context: PlatformContext; host: string | null }): Promise<Record<string, unknown>> {
  const { loader, database, clock } = context;
  const open = loader.all().filter((resource) => resource.isSingle && resource.endpoint.publicFields.length > 0);
  return database.transaction({ scope: { kind: 'all' }, readOnly: true }, async (trx) => {
    const owner = await ownerOfHost({ trx, host: host === null ? null : parseHost(host) });
    const reply: Record<string, unknown> = { instituteId: owner === PLATFORM_INSTITUTE ? null : owner };
    for (const resource of open) {
      const operation = { resource, table: tableOf(resource), asking: { now: clock().toISOString() } };
      const shown = await readPublicSingle({ operation, trx, owner });
      if (resource.name === 'tenantInfo') Object.assign(reply, shown);
      else reply[resource.name] = shown;
    }
    return reply;
  });
}

/** The institute that has proved the host and is open; otherwise the operator. */
async function ownerOfHost({ trx, host }: { trx: Trx; host: string | null }): Promise<string> {
  if (host === null) return PLATFORM_INSTITUTE;
  const { rows } = await sql<{ id: string }>`select i.id from core.tenant_domain d join app.institution i on i.id = d.institute_id
    where d.host = ${host} and d.verified_at is not null and i.deleted_at is null and i.is_approved and i.is_active and not i.is_suspended`.execute(trx);
  return rows[0]?.id ?? PLATFORM_INSTITUTE;
}
