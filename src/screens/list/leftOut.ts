import { parseQueryFromLocation } from 'ra-core';
import { isObject, maySee, sortNames } from '../../schemas';
import type { Actor, Resource } from '../../schemas';

interface LeftOut {
  /** What it asks to be sorted by, where that cannot be. */
  readonly sort: string | null;
  /** What the list can be sorted by, as far as this user sees it. */
  readonly orders: readonly string[];
  /** Names of its filters that the list has not, or that this user may not set. */
  readonly filters: readonly string[];
  /** It asks for filters in no way that can be read, as a link that was cut off does. */
  readonly isUnreadable: boolean;
}

/** An address of a list, as somebody was led there, and what of it the list was opened with. With the question mark, but where nothing is asked. */
export interface AskedAddress {
  readonly search: string;
  readonly clean: string;
}

/** What an address asks of a list that the list is opened without. */
export function leftOutOf({ search, clean, resource, actor }: AskedAddress & { readonly resource: Resource; readonly actor: Actor }): LeftOut {
  const names = sortNames(resource.list);
  const orders = names.filter((name) => resource.fields[name] && maySee(actor, resource.fields[name]));
  const sort = new URLSearchParams(search).get('sort');
  const kept = filterIn(clean);
  // Whose rows they are needs no filter where somebody sees those of one institute.
  const filters = Object.keys(filterIn(search)).filter((name) => !Object.hasOwn(kept, name) && !(name === 'instituteId' && resource.fields[name]?.system));
  const text = new URLSearchParams(search).get('filter') ?? '';
  return { sort: sort === null || names.includes(sort) ? null : sort, orders, filters, isUnreadable: text !== '' && !isObject(parsed(search)) };
}

function filterIn(search: string): Readonly<Record<string, unknown>> {
  const filter = parsed(search);
  return isObject(filter) ? filter : {};
}

function parsed(search: string): unknown {
  return (parseQueryFromLocation({ search }) as { readonly filter?: unknown }).filter;
}
