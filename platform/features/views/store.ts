import { sql } from 'kysely';
import { v7 as newId } from 'uuid';
import { holdsRight, type Problem } from '../../../src/schemas';
import { MOST_VIEWS, VIEW_LENGTH, readViewAsked, type ListViewAsked, type ViewAudience } from '../../../src/schemas/listView';
import type { PlatformContext, RequestActor } from '../../kernel/context';
import { sameText } from '../../kernel/db/sameText';
import { PLATFORM_INSTITUTE, type Trx } from '../../kernel/db/scope';
import { failure } from '../../kernel/errors';
import { etagOf, isBasedOn } from '../../kernel/http/versions';
import { refuseProblems } from '../../kernel/http/problems';
import { writeAudit } from '../../records/audit';
import { seenRow, seenRows, viewOf, type View, type ViewRow } from './rows';

/** A call about views. */
interface ViewCall {
  readonly context: PlatformContext;
  readonly actor: RequestActor;
  readonly requestId: string;
  readonly ifMatch: string | undefined;
}

interface Written {
  readonly name: string;
  readonly audience: ViewAudience | null;
  readonly asked: unknown;
}

/** @throws VALIDATION for a module that is not there or has no list · FORBIDDEN for one that the actor does not read */
export async function listViews(call: ViewCall, module: string): Promise<readonly View[]> {
  refuseModule(call, module);
  const rows = await call.context.database.transaction({ scope: scopeOf(call), readOnly: true }, (trx) => seenRows({ trx, actor: call.actor, module }));
  return rows.map((row) => viewOf(row, call.actor));
}

/** @throws VALIDATION also for a name that one has already · TRANSITION_REFUSED past the most there may be */
export async function createView(call: ViewCall, { module, ...written }: Written & { readonly module: string }): Promise<View> {
  const { actor, context } = call;
  // Everything that is wrong is named at once.
  refuseProblems({ ...moduleProblem(call, module), ...askedProblem(written.asked) });
  refuseModule(call, module);
  const asked = readAsked(written.asked);
  return writing(call, async (trx) => {
    await refuseName({ call, trx, module, name: written.name });
    const { rows } = await sql<{ count: number }>`select count(*)::int as count from core.list_view where user_id = ${actor.id} and module = ${module}`.execute(trx);
    if ((rows[0]?.count ?? 0) >= MOST_VIEWS) throw failure({ reason: 'tooManyViews', params: { most: MOST_VIEWS } });
    const id = newId();
    const now = context.clock().toISOString();
    await sql`insert into core.list_view (id, institute_id, user_id, module, name, audience, role, asked, created_at, changed_at)
      values (${id}, ${scopeOf(call).instituteId}, ${actor.id}, ${module}, ${written.name}, ${written.audience ?? 'own'}, ${actor.role}, ${JSON.stringify(asked)}, ${now}, ${now})`.execute(trx);
    const after = await foundRow({ call, trx, id });
    await audit({ call, trx, action: 'create', before: null, after });
    return viewOf(after, actor);
  });
}

/** @throws NOT_FOUND · FORBIDDEN for another's · STALE with the view as it is now · VALIDATION */
export async function changeView(call: ViewCall, { id, ...written }: Written & { readonly id: string }): Promise<View> {
  const { actor, context } = call;
  const asked = readAsked(written.asked);
  return writing(call, async (trx) => {
    const before = await foundRow({ call, trx, id });
    if (before.user_id !== actor.id) throw failure({ code: 'FORBIDDEN' });
    refuseModule(call, before.module);
    if (!isBasedOn(call.ifMatch, before.version)) throw failure({ code: 'STALE', data: viewOf(before, actor), headers: { etag: etagOf(before) } });
    await refuseName({ call, trx, module: before.module, name: written.name, but: id });
    await sql`update core.list_view set name = ${written.name}, audience = ${written.audience ?? before.audience}, role = ${written.audience === null ? before.role : actor.role}, asked = ${JSON.stringify(asked)}, version = version + 1, changed_at = ${context.clock().toISOString()}
      where id = ${id}`.execute(trx);
    const after = await foundRow({ call, trx, id });
    await audit({ call, trx, action: 'update', before, after });
    return viewOf(after, actor);
  });
}

/** Also of a module that one does not read any more. @throws NOT_FOUND · FORBIDDEN for another's, unless one leads the institute */
export async function deleteView(call: ViewCall, id: string): Promise<void> {
  await writing(call, async (trx) => {
    const before = await foundRow({ call, trx, id });
    if (!viewOf(before, call.actor).mayDelete) throw failure({ code: 'FORBIDDEN' });
    await sql`delete from core.list_view where id = ${id}`.execute(trx);
    await audit({ call, trx, action: 'delete', before, after: null });
  });
}

/** Those of the own institute alone, for the operator's people the operator's, also for who sees several. */
function scopeOf({ actor }: Pick<ViewCall, 'actor'>) {
  return { kind: 'tenant', instituteId: actor.instituteId ?? PLATFORM_INSTITUTE } as const;
}

/** One after the other for each person: names are compared and views counted over all that somebody has. */
function writing<T>(call: ViewCall, run: (trx: Trx) => Promise<T>): Promise<T> {
  return call.context.database.transaction({ scope: scopeOf(call) }, async (trx) => {
    await sql`select pg_advisory_xact_lock(hashtextextended(${`list_views ${call.actor.id}`}, 0))`.execute(trx);
    return run(trx);
  });
}

type Problems = Readonly<Record<string, Problem>>;

/** One that is not there, or has no list. */
function moduleProblem({ context }: Pick<ViewCall, 'context'>, name: string): Problems {
  const resource = context.loader.get(name);
  return !resource || resource.isSingle ? { module: { code: 'noModule', params: { module: name } } } : {};
}

function refuseModule(call: Pick<ViewCall, 'context' | 'actor'>, name: string): void {
  refuseProblems(moduleProblem(call, name));
  if (!holdsRight(call.actor, call.context.loader.require(name), 'read')) throw failure({ code: 'FORBIDDEN' });
}

function readAsked(value: unknown): ListViewAsked {
  refuseProblems(askedProblem(value));
  return readViewAsked(value)!;
}

/** Of another shape, or more than an address can hold, in which each sign of some scripts takes nine. */
function askedProblem(value: unknown): Problems {
  const asked = readViewAsked(value);
  if (!asked) return { asked: { code: 'type' } };
  return encodeURIComponent(JSON.stringify(asked.filter)).length > VIEW_LENGTH ? { asked: { code: 'tooLong', params: { max: VIEW_LENGTH } } } : {};
}

async function refuseName({ call, trx, module, name, but = null }: { readonly call: ViewCall; readonly trx: Trx; readonly module: string; readonly name: string; readonly but?: string | null }): Promise<void> {
  const { rows } = await sql`select 1 from core.list_view where user_id = ${call.actor.id} and module = ${module} and ${sameText(sql`name`, name)} and id is distinct from ${but}::uuid limit 1`.execute(trx);
  if (rows.length > 0) throw failure({ code: 'VALIDATION', problems: { name: { code: 'unique' } } });
}

/** Held until the transaction ends: of two heads who delete it one finds it gone. */
async function foundRow({ call, trx, id }: { readonly call: ViewCall; readonly trx: Trx; readonly id: string }): Promise<ViewRow> {
  await sql`select 1 from core.list_view where id = ${id} for update`.execute(trx);
  const row = await seenRow({ trx, actor: call.actor, id });
  if (!row) throw failure({ code: 'NOT_FOUND' });
  return row;
}

async function audit({ call, trx, action, before, after }: { readonly call: ViewCall; readonly trx: Trx; readonly action: 'create' | 'update' | 'delete'; readonly before: ViewRow | null; readonly after: ViewRow | null }): Promise<void> {
  const { actor, requestId } = call;
  const { instituteId } = scopeOf(call);
  const told = (row: ViewRow | null): Readonly<Record<string, unknown>> | null => row && { module: row.module, name: row.name, audience: row.audience, instituteId };
  await writeAudit({ trx, actor, requestId, resource: { name: 'listView', tenant: 'owned' }, recordId: (after ?? before)!.id, action, before: told(before), after: told(after) });
}
