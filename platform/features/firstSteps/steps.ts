import { sql } from 'kysely';
import type { readFirstSteps } from '../../../src/customPages/firstSteps/calls';
import { holdsRight, type CallReply, type Right } from '../../../src/schemas';
import type { PlatformContext, RequestActor } from '../../kernel/context';
import { tableOf } from '../../kernel/db/columns';
import { scopeOf } from '../../kernel/db/scope';

type FirstStep = CallReply<typeof readFirstSteps>['steps'][number];

/** Each step: the module it is done in, the right it takes, and when it is done. */
const STEPS: readonly { readonly key: FirstStep['key']; readonly resource: string; readonly right: Right; readonly least?: number }[] = [
  { key: 'logo', resource: 'institution', right: 'update' },
  { key: 'contact', resource: 'supportContactInfo', right: 'update' },
  { key: 'branch', resource: 'branch', right: 'create' },
  // The first is whoever reads this.
  { key: 'user', resource: 'user', right: 'create', least: 2 },
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
    return resource && holdsRight(actor, resource, step.right) ? [{ ...step, table: tableOf(resource) }] : [];
  });
  if (instituteId === null || steps.length === 0) return [];
  const questions = steps.map(({ key, table, least = 1 }) => {
    const own = table.hasOwner ? sql`institute_id = ${instituteId}::uuid` : sql`id = ${instituteId}::uuid and image_url is not null`;
    return sql`(select count(*) from (select 1 from ${sql.raw(table.sql)} where ${own} and deleted_at is null limit ${least}) c) >= ${least} as ${sql.ref(key)}`;
  });
  const { rows } = await context.database.transaction({ scope: scopeOf(actor), readOnly: true }, (trx) => sql<Record<string, boolean>>`select ${sql.join(questions)}`.execute(trx));
  return steps.map(({ key }) => ({ key, isDone: rows[0]?.[key] === true }));
}
