import type { LecternRecord } from '../../dataProvider';
import { barsOf, evaluate, keyOf, predicateFields } from '../../schemas';
import type { Action, Actor, Resource } from '../../schemas';

/** Why an action of the lifecycle, which a user may run, cannot be run on a record now: its state, by its key in `lectern.list`, or what the module says itself. */
export type WhyNot = 'state' | 'ownAccount' | 'inAlready' | 'notNow' | { readonly says: string };

/**
 * By what is seen of the record: nobody does it to themselves; its state forbids it; something else stands against it; nothing of it does, and it is not for people who
 * are in it already. The state is not named where the condition asks for more than that, and what else the platform has found against it is not told apart.
 */
export function whyNot({ resource, record, action, actor }: { readonly resource: Resource; readonly record: LecternRecord; readonly action: Action; readonly actor: Actor | undefined }): WhyNot {
  if (resource.isOfPeople && record.id === actor?.id) return 'ownAccount';
  const context = { now: new Date().toISOString(), ...(actor && { user: actor }) };
  if (!evaluate(action.if, record, context)) return predicateFields(action.if).every((name) => name === resource.lifecycle?.field) ? 'state' : 'notNow';
  return barsOf({ action, record, context })[0] ?? (action.notFor ? 'inAlready' : 'notNow');
}

/** The key of the words for it; a state has to be named besides, else it is not possible now. */
export function whyNotKey(resource: Resource, why: WhyNot): string {
  return typeof why === 'object' ? keyOf.rule(resource.name, why.says) : `lectern.list.${why === 'state' ? 'notNow' : why}`;
}
