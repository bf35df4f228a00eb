import type { LecternRecord } from '../../dataProvider';
import { evaluate, predicateFields } from '../../schemas';
import type { Action, Actor, Resource } from '../../schemas';

/** Why an action of the lifecycle, which a user may run, cannot be run on a record now: its state, or by its key in `lectern.list`. */
export type WhyNot = 'state' | 'ownAccount' | 'inAlready' | 'notNow';

/**
 * By what is seen of the record: nobody does it to themselves; its state forbids it; nothing of it does, and it is not for people who are in it already.
 * The state is not named where the condition asks for more than that, and what else the platform has found against it is not told apart.
 */
export function whyNot({ resource, record, action, actor }: { readonly resource: Resource; readonly record: LecternRecord; readonly action: Action; readonly actor: Actor | undefined }): WhyNot {
  if (resource.isOfPeople && record.id === actor?.id) return 'ownAccount';
  if (!evaluate(action.if, record, { now: new Date().toISOString(), ...(actor && { user: actor }) })) return predicateFields(action.if).every((name) => name === resource.lifecycle?.field) ? 'state' : 'notNow';
  return action.notFor ? 'inAlready' : 'notNow';
}
