import { isDeepStrictEqual } from 'node:util';
import { sql } from 'kysely';
import type { institution } from '../../../src/resources/institution';
import { cleanAccess, isEmptyValue, type Access } from '../../../src/schemas';
import { declared } from '../../kernel/db/declaredTables';
import { failure } from '../../kernel/errors';
import { handlerFor, type ValuesOf, type WriteEvent } from '../../records/handler';
import { beside, type Values } from '../../records/operation';
import { readSent } from '../../records/write/draft';
import { readSingleIn, writeSingle } from '../../records/write/single';
import { ACCESS_DEFAULTS, HEAD_KINDS } from './usual';
import { headsOf } from './openInstitute';
import { writeAccess } from './writeAccess';

type Event = WriteEvent<ValuesOf<typeof institution>>;

/** A row of the trail, of what one change of a plan wrote. */
interface Written {
  readonly resource: string;
  readonly record_id: string;
  readonly action: string;
  readonly at: string;
  readonly before: Values | null;
  readonly after: Values;
  readonly answers: Values | null;
  /** Whether the change was taken back already. */
  readonly is_back: boolean;
}

/** What a change of a plan sets of the institute itself. */
const OF_PLAN = ['membershipPlanId', 'planEndsAt', 'isPlanActive'] as const;

/**
 * Before the last change of an institute's plan is taken back: fills in plan and end as they were. Of other changes nothing is done.
 * @throws TRANSITION_REFUSED `planMovedOn` where there is none, or something of it has been changed since · `planGone` where the plan it had is deleted
 */
export const planAsBefore = handlerFor<typeof institution>(async (event) => {
  if (event.action !== 'restorePlan') return;
  const { change, rest } = await lastChange(event);
  if (change.is_back || !OF_PLAN.every((name) => (event.before?.[name] ?? null) === (change.after[name] ?? null)) || !(await isAsGiven({ event, change, rest }))) throw failure({ reason: 'planMovedOn' });
  const plan = change.before?.['membershipPlanId'];
  const isThere = typeof plan !== 'string' || (await sql`select from app.membership where id = ${plan}::uuid and deleted_at is null for key share`.execute(event.trx)).rows.length > 0;
  if (!isThere) throw failure({ reason: 'planGone' });
  for (const name of OF_PLAN) event.sets![name] = change.before?.[name] ?? null;
});

/** Takes the last change of an institute's plan back: what its people in charge may use, and what is usual for them, is as it was. */
export const restorePlan = handlerFor<typeof institution>(async (event) => {
  const { operation, trx, id } = event;
  const { rest } = await lastChange(event);
  for (const { resource, record_id, before } of rest) {
    if (resource === 'user') await writeAccess({ operation, trx, userId: record_id, access: (before?.['access'] ?? null) as Access | null });
    if (resource !== ACCESS_DEFAULTS) continue;
    const own = beside({ operation, name: ACCESS_DEFAULTS });
    // What nobody had granted before is what is shipped.
    const sent = await readSent({ operation: own, body: Object.fromEntries(HEAD_KINDS.map((kind) => [kind, before ? before[kind] : own.resource.fields[kind]!.default])) });
    await writeSingle({ operation: own, trx, owner: id, sent });
  }
});

/** The last change of the institute's plan by the trail, with all that was written by it. */
async function lastChange({ trx, id }: Pick<Event, 'trx' | 'id'>): Promise<{ readonly change: Written; readonly rest: readonly Written[] }> {
  const { rows } = await sql<Written>`with last as (
      select id, at, request_id from core.audit where institute_id = ${id}::uuid and resource = 'institution' and record_id = ${id}::uuid and action = 'changePlan' order by at desc, id desc limit 1
    )
    select a.resource, a.record_id, a.action, a.at, a.before, a.after, a.answers, exists (
      select from core.audit b where b.institute_id = ${id}::uuid and b.resource = 'institution' and b.record_id = ${id}::uuid and b.action = 'restorePlan' and b.at > last.at
    ) as is_back
    from core.audit a join last on a.at = last.at and a.request_id = last.request_id where a.institute_id = ${id}::uuid order by a.id`.execute(trx);
  const change = rows.find(({ action }) => action === 'changePlan');
  if (!change) throw failure({ reason: 'planMovedOn' });
  return { change, rest: rows.filter((row) => row !== change) };
}

/** Whether people in charge, and what is usual for them, have what the change gave them, and nobody of them has come since. */
async function isAsGiven({ event: { operation, trx, id }, change, rest }: { readonly event: Event; readonly change: Written; readonly rest: readonly Written[] }): Promise<boolean> {
  if (isEmptyValue(change.answers?.['newAccess']) || Object.keys(change.answers!['newAccess'] as object).length === 0) return true;
  const heads = (await headsOf({ trx, instituteId: id, statuses: ['active', 'invited'] })).filter((head) => head.profile_id === null);
  const given = new Map(rest.filter(({ resource }) => resource === 'user').map(({ record_id, after }) => [record_id, after['access']]));
  const others = heads.filter((head) => !given.has(head.id)).map((head) => head.id);
  const later = others.length === 0 ? [] : await declared(trx).selectFrom('app.user').select('id').where('id', 'in', others).where('updated_at', '>', change.at).limit(1).execute();
  const single = rest.find(({ resource }) => resource === ACCESS_DEFAULTS);
  const usual = single ? await readSingleIn({ operation: beside({ operation, name: ACCESS_DEFAULTS }), trx, owner: id }) : {};
  return later.length === 0
    && [...given].every(([userId, access]) => heads.some((head) => head.id === userId && isDeepStrictEqual(cleanAccess(head.access), cleanAccess(access))))
    && (!single || HEAD_KINDS.every((kind) => isDeepStrictEqual(usual[kind], single.after[kind])));
}
