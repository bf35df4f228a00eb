import { leaves, parsePredicate, type Resource } from '../../../src/schemas';
import type { WriteEvent } from '../handler';
import type { Operation, Trx, Values } from '../operation';
import { lostReferences } from './references';

type Written = Pick<WriteEvent, 'operation' | 'trx' | 'before' | 'after' | 'changed'>;

/**
 * A write as the rules of its module read it: where one asks whether a reference is there, one to what was deleted since is none. A new
 * record refers to nothing that is not there.
 */
export async function asLiving<Event extends Written>(event: Event): Promise<Event> {
  const { operation, trx, before, after } = event;
  const names = askedReferences(operation.resource);
  if (before === null || names.size === 0) return event;
  return { ...event, before: await living({ operation, trx, values: before, names }), after: await living({ operation, trx, values: after, names }) };
}

/** References of which a rule asks whether they are empty. */
function askedReferences({ rules, fields }: Resource): ReadonlySet<string> {
  const asked = rules.flatMap((rule) => leaves(parsePredicate(rule.if)).filter(({ op }) => op === 'empty').map(({ field }) => field));
  return new Set(asked.filter((name) => fields[name]?.to || fields[name]?.type === 'oneOf'));
}

/** Values without references to what is not there any more. */
async function living({ operation, trx, values, names }: { operation: Operation; trx: Trx; values: Values; names: ReadonlySet<string> }): Promise<Values> {
  const lost = await lostReferences({ operation, trx, values, names });
  const kept = lost.map(({ field: { name }, ids }) => {
    const value: unknown = values[name];
    return [name, Array.isArray(value) ? value.filter((id) => !ids.includes(String(id).toLowerCase())) : null] as const;
  });
  return { ...values, ...Object.fromEntries(kept) };
}
