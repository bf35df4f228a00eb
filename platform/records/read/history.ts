import { sql } from 'kysely';
import { holdsRight, type Field } from '../../../src/schemas';
import { ownerOf } from '../audit';
import { tableOf } from '../../kernel/db/columns';
import { failure } from '../../kernel/errors';
import { refuseUnknown } from '../../kernel/http/body';
import { reading, type Operation, type Values } from '../operation';
import { recordOf, visibleFields } from '../present';
import { readRow } from '../rows';
import { wholeNumber } from './searchRequest';

/** One change of a record, as the trail has it. */
export interface HistoryEntry {
  readonly id: string;
  readonly at: string;
  /** `create`, `update`, `delete`, `unDelete`, `move`, or the name of an action. */
  readonly action: string;
  /** Who did it; null where the platform did. */
  readonly actorId: string | null;
  /** For which institute they acted. */
  readonly actingForId: string | null;
  /** What changed of what the actor may see; of a long text its beginning. */
  readonly changes: readonly { readonly field: string; readonly before: unknown; readonly after: unknown }[];
}

/** A long text is told by its beginning. */
const LONGEST_TEXT = 1_000;
const MOST = 100;

/**
 * The changes of a record, the newest first: who, when, and what of the fields the actor may see. Of an institute's record those made
 * while it was that institute's.
 * @throws FORBIDDEN · NOT_FOUND · BAD_REQUEST
 */
export async function historyOf({ operation, id, query }: { operation: Operation; id: string; query: Values }): Promise<{ items: readonly HistoryEntry[]; hasMore: boolean; page: number; size: number }> {
  if (!holdsRight(operation.actor, operation.resource, 'read')) throw failure({ code: 'FORBIDDEN' });
  refuseUnknown({ body: query, known: ['page', 'size'] });
  const page = wholeNumber({ name: 'page', value: query['page'], least: 0, most: 10_000, fallback: 0 });
  const size = wholeNumber({ name: 'size', value: query['size'], least: 1, most: MOST, fallback: 10 });
  return reading(operation, async (trx) => {
    const row = await readRow({ operation, trx, id });
    const owner = ownerOf(operation.resource, recordOf(operation, row));
    const { rows } = await sql<AuditRow>`select id, at, action, actor_id, acting_for, before, after from core.audit
      where institute_id = ${owner} and resource = any(${modulesOf(operation)}) and record_id = ${id} and (before is not null or after is not null) order by at desc, id desc limit ${size + 1} offset ${page * size}`.execute(trx);
    const fields = shownFields(operation);
    return { items: rows.slice(0, size).map((one) => entryOf(one, fields)), hasMore: rows.length > size, page, size };
  });
}

interface AuditRow {
  readonly id: string;
  readonly at: Date | string;
  readonly action: string;
  readonly actor_id: string | null;
  readonly acting_for: string | null;
  readonly before: Values | null;
  readonly after: Values | null;
}

/** The modules through which a row may have been changed: all whose rows stand in its table. */
function modulesOf({ context, table }: Operation): string[] {
  return context.loader.all().filter((one) => one.source === null && tableOf(one).sql === table.sql).map(({ name }) => name);
}

/** What every change changes says nothing. */
const OF_EVERY_CHANGE = new Set(['id', 'version', 'createdAt', 'createdById', 'updatedAt', 'updatedById']);

function shownFields(operation: Operation): readonly Field[] {
  return visibleFields(operation).filter((name) => !OF_EVERY_CHANGE.has(name)).map((name) => operation.resource.fields[name]!).filter((field) => !field.writeOnly);
}

function entryOf({ id, at, action, actor_id, acting_for, before, after }: AuditRow, fields: readonly Field[]): HistoryEntry {
  // What a new record began with is read on its page.
  const changed = before && after ? fields.filter(({ name }) => JSON.stringify(before[name] ?? null) !== JSON.stringify(after[name] ?? null)) : [];
  return {
    id, at: new Date(at).toISOString(), action, actorId: actor_id, actingForId: acting_for,
    changes: changed.map(({ name }) => ({ field: name, before: told(before![name]), after: told(after![name]) })),
  };
}

function told(value: unknown): unknown {
  return typeof value === 'string' && value.length > LONGEST_TEXT ? `${value.slice(0, LONGEST_TEXT)}…` : (value ?? null);
}
