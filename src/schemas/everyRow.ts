import { maySee, type Actor } from './permission';
import type { Resource } from './resource';

/**
 * A list's filter, by field, that leaves out none of the rows which it hides until it is asked for them, as private coupons: for whoever looks
 * whether something is there, or how much. Without an actor by what every reader may see.
 */
export function everyRow({ resource: { list, fields }, actor }: { readonly resource: Pick<Resource, 'list' | 'fields'>; readonly actor: Pick<Actor, 'role'> | null }): Readonly<Record<string, true>> {
  const mayAsk = (name: string): boolean => (actor ? maySee(actor, fields[name]!) : !fields[name]!.writeOnly && !fields[name]!.readRoles);
  return Object.fromEntries(list.filters.filter(({ field, op }) => op === 'include' && mayAsk(field)).map(({ field }) => [field, true]));
}
