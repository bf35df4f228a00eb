import { sql } from 'kysely';
import { HISTORY_ACTIONS, HISTORY_PAGE, holdsRight, type Field, type RecordChange, type Resource } from '../../../src/schemas';
import { ownerOf } from '../audit';
import { tableOf } from '../../kernel/db/columns';
import { failure } from '../../kernel/errors';
import { refuseUnknown } from '../../kernel/http/body';
import { reading, type Operation, type Values } from '../operation';
import { recordOf, visibleFields } from '../present';
import { readRow } from '../rows';
import { wholeNumber } from './searchRequest';

/** A long text is told by its beginning. */
const LONGEST_TEXT = 1_000;

/**
 * The changes of a record, the newest first: who, when, and what of the fields the actor may see. Of an institute's record those made
 * while it was that institute's.
 * @throws FORBIDDEN · NOT_FOUND · BAD_REQUEST
 */
export async function historyOf({ operation, id, query }: { operation: Operation; id: string; query: Values }): Promise<{ items: readonly RecordChange[]; hasMore: boolean; page: number; size: number }> {
  if (!holdsRight(operation.actor, operation.resource, 'read')) throw failure({ code: 'FORBIDDEN' });
  refuseUnknown({ body: query, known: ['page', 'size'] });
  const page = wholeNumber({ name: 'page', value: query['page'], least: 0, most: HISTORY_PAGE.last, fallback: 0 });
  const size = wholeNumber({ name: 'size', value: query['size'], least: 1, most: HISTORY_PAGE.most, fallback: HISTORY_PAGE.usual });
  return reading(operation, async (trx) => {
    const row = await readRow({ operation, trx, id });
    const modules = modulesOf(operation);
    const owner = ownerOf(operation.resource, recordOf(operation, row));
    const { rows } = await sql<AuditRow>`select id, at, action, actor_id, acting_for, before, after from core.audit
      where institute_id = ${owner} and resource = any(${modules.map(({ name }) => name)}) and record_id = ${id} and action = any(${actionsOf(modules)}) order by at desc, id desc limit ${size + 1} offset ${page * size}`.execute(trx);
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
function modulesOf({ context, table }: Operation): readonly Resource[] {
  return context.loader.all().filter((one) => one.source === null && tableOf(one).sql === table.sql);
}

/** What is done to a record. The trail holds more: that somebody ended their sessions, or acted for an institute, is no change of it. */
function actionsOf(modules: readonly Resource[]): string[] {
  return [...new Set([...HISTORY_ACTIONS, ...modules.flatMap(({ lifecycle }) => Object.keys(lifecycle?.actions ?? {}))])];
}

/** What every change changes says nothing. */
const OF_EVERY_CHANGE = new Set(['id', 'version', 'createdAt', 'createdById', 'updatedAt', 'updatedById']);

function shownFields(operation: Operation): readonly Field[] {
  return visibleFields(operation).filter((name) => !OF_EVERY_CHANGE.has(name)).map((name) => operation.resource.fields[name]!).filter((field) => !field.writeOnly);
}

function entryOf({ id, at, action, actor_id, acting_for, before, after }: AuditRow, fields: readonly Field[]): RecordChange {
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
