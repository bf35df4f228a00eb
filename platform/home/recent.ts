import { sql } from 'kysely';
import { holdsRight, maySee, recordTitle, type Resource } from '../../src/schemas';
import { SIGN_IN_ACTIONS } from '../auth/auditSignIn';
import type { PlatformContext, RequestActor } from '../context';
import { every, type SqlCondition } from '../db/predicateSql';
import { scopeOf } from '../db/scope';
import { visibleRows } from '../operations/authorize';
import { operationOf } from '../operations/operation';

/** One line of recent work. */
export interface RecentWork {
  readonly id: string;
  readonly at: string;
  /** `null`: the platform by itself, or somebody the actor does not see, as the operator's people for an institute. */
  readonly actorName: string | null;
  /** Done by a person whose name is not told: one of the operator's. */
  readonly isStaff: boolean;
  readonly resource: string;
  readonly recordId: string;
  /** The record's title as it was then. */
  readonly title: string | null;
  /** `create`, `update`, `delete`, or the name of an action. */
  readonly action: string;
}

export interface RecentInput {
  readonly context: PlatformContext;
  readonly actor: RequestActor;
  readonly requestId: string;
  readonly size: number;
  /** For those who see several: one institute alone. */
  readonly instituteId: string | null;
}

interface AuditRow extends Omit<RecentWork, 'title'> {
  readonly record: Readonly<Record<string, unknown>> | null;
}

/** What the trail keeps of sign-in and sessions: a matter of security, not work. */
const NO_WORK = [...SIGN_IN_ACTIONS, 'join', 'changePassword', 'resetPassword', 'endSession', 'logoutEverywhere'];

const ROW = 'a';
const RECORD = 't';

/** The latest changes in the modules the actor reads, newest first. Whose rows they are is a matter of row security. */
export async function recentWork(input: RecentInput): Promise<RecentWork[]> {
  const { context, actor, size, instituteId } = input;
  const readable = context.loader.all().filter((resource) => holdsRight(actor, resource, 'read'));
  if (readable.length === 0) return [];
  const conditions: SqlCondition[] = [
    sql<boolean>`${sql.ref(`${ROW}.resource`)} = any(${readable.map(({ name }) => name)}::text[])`,
    sql<boolean>`${sql.ref(`${ROW}.action`)} <> all(${NO_WORK}::text[])`,
    ...(instituteId === null ? [] : [sql<boolean>`${sql.ref(`${ROW}.institute_id`)} = ${instituteId}::uuid`]),
    ...readable.filter((resource) => hasRules(resource, actor)).map((resource) => withinRules(resource, input)),
  ];
  const { rows } = await context.database.transaction({ scope: scopeOf(actor), readOnly: true }, (trx) => sql<AuditRow>`
    select a.id, a.at, u.name as "actorName", a.actor_id is not null and u.id is null as "isStaff", a.resource, a.record_id as "recordId", a.action, coalesce(a.after, a.before) as record
    from core.audit a left join app."user" u on u.id = a.actor_id
    where ${every(conditions)} order by a.at desc, a.id desc limit ${size}`.execute(trx));
  return rows.map(({ record, ...row }) => ({ ...row, title: titleOf({ resource: context.loader.require(row.resource), actor, record }) }));
}

function hasRules(resource: Resource, actor: RequestActor): boolean {
  return resource.rows.some((rule) => rule.roles.includes(actor.role));
}

/** Of a module that shows a role some rows alone, only the work on those. */
function withinRules(resource: Resource, { context, actor, requestId }: RecentInput): SqlCondition {
  const operation = operationOf({ context, resource, actor, requestId });
  return sql<boolean>`(a.resource <> ${resource.name} or exists (select 1 from ${sql.raw(operation.table.sql)} ${sql.raw(RECORD)}
    where ${sql.ref(`${RECORD}.id`)} = a.record_id and ${every(visibleRows(operation, RECORD))}))`;
}

/** From the fields the actor may see, and nothing where they do not tell. */
function titleOf({ resource, actor, record }: { resource: Resource; actor: RequestActor; record: AuditRow['record'] }): string | null {
  if (!record || resource.isSingle) return null;
  const shown = Object.fromEntries(Object.entries(record).filter(([name]) => resource.fields[name] && maySee(actor, resource.fields[name])));
  return recordTitle(resource, shown).trim() || null;
}
