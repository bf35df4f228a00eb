import { useMemo } from 'react';
import { useLocation } from 'react-router';
import { mayWrite } from '../../schemas';
import type { Actor, PlaceValues, Resource } from '../../schemas';
import { useAddresses } from '../../shell/nav/useAddresses';

/** What a link to the form of a new record tells it to begin with, which nobody has typed. */
interface BegunState {
  readonly begun: PlaceValues;
}

/** For the link from a list: the one value that a filter leaves to a field, where whoever it is may write it. */
export function begunFrom({ resource, actor, filter }: { readonly resource: Resource; readonly actor: Actor; readonly filter: PlaceValues }): BegunState {
  const begun = Object.entries(filter).flatMap(([name, value]) => {
    const field = resource.fields[name];
    const isOne = Array.isArray(value) && value.length === 1 && typeof value[0] === 'string';
    // What another field narrows waits until that is chosen.
    if (!field || !isOne || !ONE_OF.has(field.type) || !mayWrite(actor, field) || !Object.values(field.narrowedBy).every((beside) => beside in filter)) return [];
    return [[name, (value as readonly string[])[0]] as const];
  });
  return { begun: Object.fromEntries(begun) };
}

const ONE_OF: ReadonlySet<string> = new Set(['ref', 'oneOf', 'choice']);

/**
 * What the next of several new records begins with, of the one before: whose it is, what it stands below, and what it cannot be without a
 * reference to. Of what is unique together the last is chosen anew: with all of it the next one would be the one before.
 */
export function keptFor({ resource, values }: { readonly resource: Resource; readonly values: PlaceValues }): PlaceValues {
  const isKept = ({ name, type, required, unique }: Resource['fields'][string]): boolean => name === 'instituteId' || name === resource.tree?.parent || (type === 'ref' && required && unique === false);
  const kept = Object.values(resource.fields).filter(isKept).map(({ name }) => name);
  const repeated = new Set(resource.unique.flatMap(({ fields }) => (fields.every((name) => kept.includes(name)) ? fields.slice(-1) : [])));
  return Object.fromEntries(kept.filter((name) => !repeated.has(name)).map((name) => [name, values[name]]));
}

/** What a new record begins with by where it is made: what its address says, and what the list that led there was filtered by. */
export function useBeginning(resource: Resource): PlaceValues {
  const { within } = useAddresses(resource);
  const state = useLocation().state as Partial<BegunState> | null;
  const begun = state?.begun;
  return useMemo(() => ({ ...begun, ...within }), [begun, within]);
}
