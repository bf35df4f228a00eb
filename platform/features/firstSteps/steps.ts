import { sql } from 'kysely';
import type { readFirstSteps } from '../../../src/customPages/firstSteps/calls';
import { holdsRight, type CallReply, type Predicate, type Right } from '../../../src/schemas';
import type { PlatformContext, RequestActor } from '../../kernel/context';
import { tableOf } from '../../kernel/db/columns';
import { every, predicateSql } from '../../kernel/db/predicateSql';
import { scopeOf } from '../../kernel/db/scope';
import { meantRows } from '../../records/authorize';
import { ROW } from '../../records/rows';

type FirstStep = CallReply<typeof readFirstSteps>['steps'][number];

/** Each step: the module it is done in, the right it takes, and when it is done. */
const STEPS: readonly { readonly key: FirstStep['key']; readonly resource: string; readonly right: Right; readonly where?: Predicate; readonly least?: number }[] = [
  { key: 'logo', resource: 'institution', right: 'update' },
  { key: 'contact', resource: 'supportContactInfo', right: 'update' },
  { key: 'branch', resource: 'branch', right: 'create' },
  // Learners are no colleagues, and the first of these is whoever reads this.
  { key: 'user', resource: 'user', right: 'create', where: { role: ['institute', 'faculty', 'sub_admin'] }, least: 2 },
  { key: 'course', resource: 'course', right: 'create' },
  { key: 'student', resource: 'student', right: 'create' },
  { key: 'coupon', resource: 'coupon', right: 'create' },
  { key: 'banner', resource: 'banner', right: 'create' },
];

/** The first steps the actor could take for the own institute, from what is there. None for the operator's people. */
export async function firstSteps({ context, actor }: { readonly context: PlatformContext; readonly actor: RequestActor }): Promise<FirstStep[]> {
  const { instituteId } = actor;
  const steps = STEPS.flatMap((step) => {
    const resource = context.loader.get(step.resource);
    return resource && holdsRight(actor, resource, step.right) ? [{ ...step, operation: { resource, table: tableOf(resource), asking: { now: context.clock().toISOString() } } }] : [];
  });
  if (instituteId === null || steps.length === 0) return [];
  const questions = steps.map(({ key, operation, where = {}, least = 1 }) => {
    const { table, asking } = operation;
    const own = table.hasOwner ? sql<boolean>`${sql.ref(`${ROW}.institute_id`)} = ${instituteId}::uuid` : sql<boolean>`${sql.ref(`${ROW}.id`)} = ${instituteId}::uuid and ${sql.ref(`${ROW}.image_url`)} is not null`;
    const meant = every([own, sql<boolean>`${sql.ref(`${ROW}.deleted_at`)} is null`, ...meantRows(operation, ROW), predicateSql(where, { table, alias: ROW, context: asking })]);
    return sql`(select count(*) from (select 1 from ${sql.raw(table.sql)} ${sql.raw(ROW)} where ${meant} limit ${least}) c) >= ${least} as ${sql.ref(key)}`;
  });
  const { rows } = await context.database.transaction({ scope: scopeOf(actor), readOnly: true }, (trx) => sql<Record<string, boolean>>`select ${sql.join(questions)}`.execute(trx));
  return steps.map(({ key }) => ({ key, isDone: rows[0]?.[key] === true }));
}
