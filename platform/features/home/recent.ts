import { sql } from 'kysely';
import type { readRecentWork } from '../../../src/customPages/home/calls';
import { holdsRight, isAcrossInstitutes, isCalledByItsText, maySee, recordTitle, type CallReply, type Resource } from '../../../src/schemas';
import { SIGN_IN_ACTIONS } from '../../identity/signIn/auditSignIn';
import type { PlatformContext, RequestActor } from '../../kernel/context';
import { tableOf } from '../../kernel/db/columns';
import { every, type SqlCondition } from '../../kernel/db/predicateSql';
import { PLATFORM_INSTITUTE, scopeOf } from '../../kernel/db/scope';
import { meantRows, visibleRows } from '../../records/authorize';
import { operationOf, type Trx } from '../../records/operation';
import { deletedInstitutes } from '../../records/read/openInstitutes';
import { placesOf } from '../../records/read/places';

type RecentWork = CallReply<typeof readRecentWork>['items'][number];

export interface RecentInput {
  readonly context: PlatformContext;
  readonly actor: RequestActor;
  readonly requestId: string;
  readonly size: number;
  /** For those who see several: one institute alone. */
  readonly instituteId: string | null;
}

type Kept = Readonly<Record<string, unknown>> | null;

interface AuditRow extends Omit<RecentWork, 'title' | 'stateBefore' | 'records'> {
  readonly records: readonly { readonly id: string; readonly record: Kept }[];
  readonly record: Kept;
  readonly before: Kept;
}

/** What the trail keeps of sign-in and sessions: a matter of security, not work. */
const NO_WORK = [...SIGN_IN_ACTIONS, 'join', 'changePassword', 'resetPassword', 'endSession', 'logoutEverywhere'];

/** Changes among which lines are joined. */
const MOST_LOOKED_AT = 2_000;
/** Of one run are changes that follow one another within this time. */
const APART = '1 minute';
/** Fewer changes stand for themselves. */
const FEWEST_JOINED = 4;
/** Of the records of a joined line so many are named. */
const MOST_NAMED = 5;
/** What each change moves on, that of an undo too. */
const MOVED_ON = ['version', 'updatedAt', 'updatedById'];

const ROW = 'a';
const RECORD = 't';

/** Of a line of several records the latest of each, the first few of them. */
const namedOf = sql`case when lines.together < 2 then '[]'::jsonb else (
  select jsonb_agg(jsonb_build_object('id', named.record_id, 'record', coalesce(kept.after, kept.before)) order by named.at desc, named.id desc) from (
    select * from (select distinct on (record_id) record_id, id, at from runs where run = lines.run order by record_id, at desc, id desc) last order by at desc, id desc limit ${MOST_NAMED}
  ) named join core.audit kept on kept.id = named.id) end`;

/** Whether every record of a run of updates is at its end as it was at its beginning. */
const isUndone = sql<boolean>`case when lines.action <> 'update' or lines.changes < ${FEWEST_JOINED} or lines.changes < 2 * lines.together or lines."isLast" then false else (
  select bool_and(late.after - ${MOVED_ON}::text[] = early.before - ${MOVED_ON}::text[]) from (
    select (array_agg(id order by at, id))[1] as early, (array_agg(id order by at desc, id desc))[1] as late from runs where run = lines.run group by record_id
  ) ends join core.audit early on early.id = ends.early join core.audit late on late.id = ends.late) is true end`;

/**
 * The latest changes in the modules the actor reads, newest first; those of a run over many records are one line. Whose
 * rows they are is a matter of row security.
 */
export async function recentWork(input: RecentInput): Promise<RecentWork[]> {
  const { context, actor, size, instituteId } = input;
  const readable = context.loader.all().filter((resource) => holdsRight(actor, resource, 'read'));
  if (readable.length === 0) return [];
  const conditions: SqlCondition[] = [
    sql<boolean>`${sql.ref(`${ROW}.resource`)} = any(${readable.map(({ name }) => name)}::text[])`,
    sql<boolean>`${sql.ref(`${ROW}.action`)} <> all(${NO_WORK}::text[])`,
    // What was done to a module is told by the records it was done with.
    sql<boolean>`coalesce(${sql.ref(`${ROW}.after`)}, ${sql.ref(`${ROW}.before`)}) is not null`,
    ...(instituteId === null ? [] : [sql<boolean>`${sql.ref(`${ROW}.institute_id`)} = ${instituteId}::uuid`]),
    ...readable.filter((resource) => hasRules(resource, actor)).map((resource) => withinRules(resource, input)),
    ...readable.filter(({ of }) => of !== null).map((resource) => stillMeant(resource, input)),
  ];
  return context.database.transaction({ scope: scopeOf(actor), readOnly: true }, async (trx) => {
    conditions.push(...ofThoseOpen({ readable, deleted: instituteId === null ? await deletedInstitutes({ actor }, trx) : [] }));
    const { rows } = await sql<AuditRow>`
    with latest as (
      select a.id, a.at, a.actor_id, a.institute_id, a.resource, a.action, a.record_id from core.audit a where ${every(conditions)} order by a.at desc, a.id desc limit ${MOST_LOOKED_AT}
    ), begun as (
      select *, case when (actor_id, resource, action) is not distinct from (lag(actor_id) over w, lag(resource) over w, lag(action) over w)
        and (actor_id is not null or institute_id is not distinct from lag(institute_id) over w) and lag(at) over w - at <= ${APART}::interval then 0 else 1 end as begins from latest window w as (order by at desc, id desc)
    ), runs as (select *, sum(begins) over (order by at desc, id desc) as run from begun
    ), sizes as (select run, count(*) as changes, count(distinct record_id) as records, count(distinct institute_id) as institutes from runs group by run
    ), counted as (select *, row_number() over (partition by run order by at desc, id desc) as nth from runs join sizes using (run)
    ), lines as (select id, run, action, changes, case when changes < ${FEWEST_JOINED} then 1 else records end::int as together, case when changes < ${FEWEST_JOINED} then 1 else institutes end::int as institutes, run = (select max(run) from runs) and (select count(*) from latest) = ${MOST_LOOKED_AT} as "isLast"
      from counted where changes < ${FEWEST_JOINED} or nth = 1 order by at desc, id desc limit ${size})
    select a.id, a.at, u.name as "actorName", a.actor_id is not null and u.id is null as "isStaff", a.resource, a.record_id as "recordId", a.action,
      case when ${!isAcrossInstitutes(actor)} or a.institute_id = ${PLATFORM_INSTITUTE}::uuid then null else coalesce(i.name, '') end as "instituteName", coalesce(a.after, a.before) as record, a.before,
      case when ${isAcrossInstitutes(actor)} then lines.institutes else 1 end as institutes, lines.together, lines.together > 1 and lines."isLast" as "isMore", ${namedOf} as records, ${isUndone} as "isUndone"
    from lines join core.audit a on a.id = lines.id left join app."user" u on u.id = a.actor_id left join app.institution i on i.id = a.institute_id
    order by a.at desc, a.id desc`.execute(trx);
    const apart = await titlesApart({ rows, trx, input });
    const silent = await silentOf({ rows, trx, input });
    return rows.map(({ record, before, records, ...row }) => {
      const resource = context.loader.require(row.resource);
      const called = (id: string, kept: Kept): string | null => silent.has(`${row.resource} ${id}`) ? null : apart.get(`${row.resource} ${id}`) ?? titleOf({ resource, actor, record: kept });
      const named = records.map((one) => ({ id: one.id, title: called(one.id, one.record) }));
      return { ...row, title: called(row.recordId, record), stateBefore: row.together > 1 ? null : stateBefore({ resource, actor, before }), records: named };
    });
  });
}

/** No work on rows of an institute that is deleted, as no list has them; what was done to the institute itself is told. */
function ofThoseOpen({ readable, deleted }: { readonly readable: readonly Resource[]; readonly deleted: readonly string[] }): SqlCondition[] {
  if (deleted.length === 0) return [];
  const owned = readable.filter((resource) => tableOf(resource).hasOwner).map(({ name }) => name);
  return [sql<boolean>`(a.institute_id = any(${deleted}::uuid[]) and a.resource = any(${owned}::text[])) is not true`];
}

/** Of several records of a module that bear one title, what they are called with what else they belong to, by module and id: seats of one learner by their batches. */
async function titlesApart({ rows, trx, input: { context, actor } }: { rows: readonly AuditRow[]; trx: Trx; input: RecentInput }): Promise<ReadonlyMap<string, string>> {
  const alike = new Map<string, Map<string, Kept>>();
  for (const row of rows) {
    for (const { id, record } of row.together > 1 ? row.records : [{ id: row.recordId, record: row.record }]) {
      const title = titleOf({ resource: context.loader.require(row.resource), actor, record });
      if (title !== null) alike.set(`${row.resource} ${title}`, (alike.get(`${row.resource} ${title}`) ?? new Map<string, Kept>()).set(id, record));
    }
  }
  const apart = new Map<string, string>();
  for (const [key, records] of alike) {
    const at = key.indexOf(' ');
    const [resource, title] = [context.loader.require(key.slice(0, at)), key.slice(at + 1)];
    for (const [id, record] of records.size > 1 ? records : []) {
      const places = await placesOf({ context, resource, trx, record: seen({ resource, actor, record }), without: [] });
      const told = places.filter((place) => place !== title);
      if (told.length > 0) apart.set(`${resource.name} ${id}`, [title, ...told].join(' · '));
    }
  }
  return apart;
}

function hasRules(resource: Resource, actor: RequestActor): boolean {
  return resource.sharedWhere !== null || resource.rows.some((rule) => rule.roles.includes(actor.role));
}

/** Of a module that shows a role some rows alone, only the work on those. */
function withinRules(resource: Resource, { context, actor, requestId }: RecentInput): SqlCondition {
  const operation = operationOf({ context, resource, actor, requestId });
  return sql<boolean>`(a.resource <> ${resource.name} or exists (select 1 from ${sql.raw(operation.table.sql)} ${sql.raw(RECORD)}
    where ${sql.ref(`${RECORD}.id`)} = a.record_id and ${every(visibleRows(operation, RECORD))}))`;
}

/** Of a module of another's rows, the work on those that it is about today; what is gone for good was one of them. */
function stillMeant(resource: Resource, { context, actor, requestId }: RecentInput): SqlCondition {
  const operation = operationOf({ context, resource, actor, requestId });
  return sql<boolean>`(a.resource <> ${resource.name} or not exists (select 1 from ${sql.raw(operation.table.sql)} ${sql.raw(RECORD)}
    where ${sql.ref(`${RECORD}.id`)} = a.record_id and not ${every(meantRows(operation, RECORD))}))`;
}

/** What is called by all that it said, and was deleted by somebody else: by module and id, of what the actor may not take back. */
async function silentOf({ rows, trx, input: { context, actor } }: { rows: readonly AuditRow[]; trx: Trx; input: RecentInput }): Promise<ReadonlySet<string>> {
  const silent = new Set<string>();
  for (const name of new Set(rows.map(({ resource }) => resource))) {
    const resource = context.loader.require(name);
    if (!isCalledByItsText(resource) || holdsRight(actor, resource, 'delete')) continue;
    const ids = rows.filter((row) => row.resource === name).flatMap(({ recordId, records }) => [recordId, ...records.map(({ id }) => id)]);
    const { rows: gone } = await sql<{ id: string }>`select id from unnest(${[...new Set(ids)]}::uuid[]) id where not exists (select 1 from ${sql.raw(tableOf(resource).sql)} r where r.id = id.id and (r.deleted_at is null or r.deleted_by_id = ${actor.id}))`.execute(trx);
    for (const { id } of gone) silent.add(`${name} ${id}`);
  }
  return silent;
}

/** From the fields the actor may see, and nothing where they do not tell. */
function titleOf({ resource, actor, record }: { resource: Resource; actor: RequestActor; record: Kept }): string | null {
  if (!record || resource.isSingle) return null;
  return recordTitle(resource, seen({ resource, actor, record })).trim() || null;
}

function seen({ resource, actor, record }: { resource: Resource; actor: RequestActor; record: Kept }): Readonly<Record<string, unknown>> {
  return Object.fromEntries(Object.entries(record ?? {}).filter(([name]) => resource.fields[name] && maySee(actor, resource.fields[name])));
}

/** Some actions are called otherwise from some states; nothing where the actor may not see the state. */
function stateBefore({ resource, actor, before }: { resource: Resource; actor: RequestActor; before: Kept }): string | null {
  const field = resource.lifecycle && resource.fields[resource.lifecycle.field];
  const state = field && maySee(actor, field) ? before?.[field.name] : null;
  return typeof state === 'string' ? state : null;
}
