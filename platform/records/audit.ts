import { sql, type Transaction } from 'kysely';
import { v7 } from 'uuid';
import type { Resource } from '../../src/schemas';
import type { RequestActor } from '../kernel/context';
import { PLATFORM_INSTITUTE, type AnyTables } from '../kernel/db/scope';

export interface AuditEntry {
  readonly trx: Transaction<AnyTables>;
  /** `null`: nobody asked for it, the platform did it by itself. */
  readonly actor: Pick<RequestActor, 'id' | 'actingFor'> | null;
  readonly requestId: string;
  readonly resource: Pick<Resource, 'name' | 'tenant'>;
  readonly recordId: string;
  /** `create`, `update`, `delete`, or the name of a lifecycle action. */
  readonly action: string;
  readonly before: Readonly<Record<string, unknown>> | null;
  readonly after: Readonly<Record<string, unknown>> | null;
  /** Whose it is, where there is no record. @default the record's own institute */
  readonly owner?: string;
  /** Answers to the questions an action asked. */
  readonly answers?: Readonly<Record<string, unknown>>;
}

/** Writes one row of the audit trail, in the transaction of the change itself. */
export async function writeAudit({ trx, actor, requestId, resource, recordId, action, before, after, owner, answers }: AuditEntry): Promise<void> {
  await sql`insert into core.audit (id, actor_id, acting_for, institute_id, resource, record_id, action, before, after, answers, request_id)
    values (${v7()}, ${actor?.id ?? null}, ${actor?.actingFor ?? null}, ${owner ?? ownerOf(resource, after ?? before ?? {})}, ${resource.name}, ${recordId}, ${action},
      ${asJson(before)}, ${asJson(after)}, ${asJson(answers ?? null)}, ${requestId})`.execute(trx);
}

/** The institute a record belongs to; the operator's own for rows that belong to none. */
export function ownerOf(resource: Pick<Resource, 'tenant'>, record: Readonly<Record<string, unknown>>): string {
  const owner = resource.tenant === 'self' ? record['id'] : record['instituteId'];
  return typeof owner === 'string' ? owner : PLATFORM_INSTITUTE;
}

function asJson(value: unknown): string | null {
  return value === null ? null : JSON.stringify(value);
}
