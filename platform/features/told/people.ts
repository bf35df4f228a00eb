import { sql } from 'kysely';
import { withDerived, type Action, type Resource } from '../../../src/schemas';
import type { countTold } from '../../../src/screens/told/calls';
import type { Asked } from '../../calls/answer';
import { findInstitute } from '../../identity/sessions/actorStore';
import { asPlatform } from '../../kernel/db/asPlatform';
import { PLATFORM_INSTITUTE, type Trx } from '../../kernel/db/scope';
import { validationFailure } from '../../kernel/http/problems';
import { dueOf } from '../../records/after/enqueue';
import { isTold } from '../../records/after/people';
import { ownerOf } from '../../records/audit';
import { authorizeAction, authorizeRemoval, deletingAction, visible } from '../../records/authorize';
import { operationOf, reading, type Operation, type Values } from '../../records/operation';
import { recordOf } from '../../records/present';
import { isId, readableColumns, ROW } from '../../records/rows';

type AskedOf = Pick<Asked<typeof countTold>, 'context' | 'actor' | 'requestId' | 'input'>;

/**
 * How many people would get a mail if this were done to the records now, each counted once. Records that the actor is not shown count for nothing.
 * @throws VALIDATION for what is no module with records, or nothing that is done there · FORBIDDEN for who may not do it
 */
export async function countPeople({ context, actor, requestId, input: { module, event, ids } }: AskedOf): Promise<number> {
  const resource = context.loader.get(module);
  if (!resource || resource.isSingle || resource.source !== null) throw validationFailure({ module: { code: 'noModule', params: { module } } });
  const actions = new Map(Object.entries(resource.lifecycle?.actions ?? {}));
  const action = event === 'delete' ? deletingAction(resource) : (actions.get(event) ?? null);
  if (event !== 'delete' && action === null) throw validationFailure({ event: { code: 'choice', params: { choices: ['delete', ...actions.keys()].join(', ') } } });
  const operation = operationOf({ context, resource, actor, requestId });
  if (event === 'delete' || action!.call.by === 'delete') authorizeRemoval(operation);
  else authorizeAction(operation, action!);
  return reading(operation, async (trx) => {
    const records = await recordsOf({ operation, trx, ids });
    return asPlatform({ trx, run: async () => countTo({ operation, trx, records, event, action }) });
  });
}

async function recordsOf({ operation, trx, ids }: { readonly operation: Operation; readonly trx: Trx; readonly ids: readonly string[] }): Promise<readonly Values[]> {
  const { table } = operation;
  const { rows } = await sql<Values>`select ${sql.raw(readableColumns(table))} from ${sql.raw(table.sql)} ${sql.raw(ROW)} where ${sql.raw(ROW)}.id = any(${ids.filter(isId)}::uuid[]) and ${visible(operation, ROW)}`.execute(trx);
  return rows.map((row) => recordOf(operation, row));
}

interface CountTo {
  readonly operation: Operation;
  readonly trx: Trx;
  readonly records: readonly Values[];
  readonly event: string;
  readonly action: Action | null;
}

async function countTo({ operation, trx, records, event, action }: CountTo): Promise<number> {
  const { context, resource, actor, asking } = operation;
  const open = await openAmong(trx, new Set(records.map((record) => ownerOf(resource, record))));
  const isUntold = await untoldOf({ trx, ids: records.map((record) => String(record['id'])) });
  const told = records.filter((record) => open.has(ownerOf(resource, record))).flatMap((record) => {
    const recordId = String(record['id']);
    const after = withDerived({ resource, record: { ...record, ...action?.set }, context: asking });
    const due = dueOf({ context, resource, events: eventsOf({ event, action }), after, changed: new Set(Object.keys(action?.set ?? {})), asking });
    return due.flatMap(({ module, step, back }) => (step.kind === 'tell' && !isUntold({ module, recordId, back }) ? [isTold({ context, people: step.people, record: after, recordId, instituteId: ownerOf(resource, record), actorId: actor.id })] : []));
  });
  if (told.length === 0) return 0;
  const { rows } = await sql<{ people: number }>`select count(*)::int as people from app."user" u where ${sql.join(told.map((one) => sql`(${one})`), sql` or `)}`.execute(trx);
  return rows[0]!.people;
}

/** Nobody of an institute that is shut is told of anything. */
async function openAmong(trx: Trx, owners: ReadonlySet<string>): Promise<ReadonlySet<string>> {
  const open = new Set<string>();
  for (const id of owners) if (id === PLATFORM_INSTITUTE || (await findInstitute({ trx, id }))?.isOpen) open.add(id);
  return open;
}

/** Whether people have not been told yet of what something takes back: then they are told of neither. */
async function untoldOf({ trx, ids }: { readonly trx: Trx; readonly ids: readonly string[] }): Promise<(of: { readonly module: Resource; readonly recordId: string; readonly back: readonly string[] }) => boolean> {
  const { rows } = await sql<{ key: string }>`select concat_ws(' ', resource, record_id, event) as key from core.job where record_id = any(${ids}::uuid[]) and state = 'waiting' and tries = 0 and step ->> 'kind' = 'tell'`.execute(trx);
  const waiting = new Set(rows.map(({ key }) => key));
  return ({ module, recordId, back }) => back.some((event) => waiting.has(`${module.name} ${recordId} ${event}`));
}

/** A deletion that the lifecycle has a name for is a deletion. */
function eventsOf({ event, action }: Pick<CountTo, 'event' | 'action'>): readonly string[] {
  return [...new Set([action?.name ?? event, ...(event === 'delete' || action?.call.by === 'delete' ? ['delete'] : [])])];
}
