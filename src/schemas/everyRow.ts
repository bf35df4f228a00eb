import { maySee, type Actor } from './permission';
import type { Resource } from './resource';

/** A list's filter, by field, that leaves out none of the rows which it hides until it is asked for them, as private coupons: for whoever looks whether something is there, or how much. */
export function everyRow({ resource: { list, fields }, actor }: { readonly resource: Pick<Resource, 'list' | 'fields'>; readonly actor: Pick<Actor, 'role'> }): Readonly<Record<string, true>> {
  const hiding = list.filters.filter(({ field, op }) => op === 'include' && maySee(actor, fields[field]!));
  return Object.fromEntries(hiding.map(({ field }) => [field, true]));
}
