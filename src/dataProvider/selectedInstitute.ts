import { routeFields } from '../schemas';
import type { Resource } from '../schemas';
import { STORAGE_PREFIX } from './early';
import type { ListFilter } from './types';

/** Where the choice is kept. Beginning and ending a session removes it. */
export const SELECTED_INSTITUTE_KEY = `${STORAGE_PREFIX}.institute`;

/** The institute chosen in the header by who sees several. */
export interface ChosenInstitute {
  readonly id: string;
  readonly name: string;
}

/**
 * Whose rows who sees several institutes wants to see. The choice narrows what is asked for and grants nothing: the
 * platform knows a filter alone.
 */
export const selectedInstitute = {
  /** Its id; null: all institutes. */
  get: (): string | null => chosen()?.id ?? null,
  /** With its name. The same object until another is chosen. */
  chosen,
  /** Chooses one, or with null all of them. */
  choose(institute: ChosenInstitute | null): void {
    memory = institute ? JSON.stringify({ id: institute.id, name: institute.name }) : null;
    try {
      if (memory === null) localStorage.removeItem(SELECTED_INSTITUTE_KEY);
      else localStorage.setItem(SELECTED_INSTITUTE_KEY, memory);
    } catch {
      // Without storage the choice lasts as long as the page.
    }
    tell();
  },
  /** Of what is gone nothing is shown: all are chosen where it was among these. */
  leave(ids: readonly string[]): void {
    const id = selectedInstitute.get();
    if (id !== null && ids.includes(id)) selectedInstitute.choose(null);
  },
  /** Calls back when it changes, here or in another tab. Gives back how to stop. */
  subscribe(listener: () => void): () => void {
    listeners.add(listener);
    if (listeners.size === 1) window.addEventListener('storage', onStorage);
    return () => {
      listeners.delete(listener);
      if (listeners.size === 0) window.removeEventListener('storage', onStorage);
    };
  },
};

/** Whether rows of a module belong to institutes one by one, and each new one to one of them. */
export function hasInstitutes(resource: Pick<Resource, 'tenant'>): boolean {
  return resource.tenant === 'owned' || resource.tenant === 'shared';
}

interface NarrowParams {
  readonly resource: Resource;
  readonly filter: ListFilter;
  /** The chosen institute; null: all. */
  readonly instituteId: string | null;
}

/**
 * The filter of a list with the chosen institute, by the reference that says whose a row is, unless it speaks of that itself. Of a shared module an institute
 * sees the operator's rows besides its own (null), and so does who has chosen it.
 */
export function narrowedFilter({ resource, filter, instituteId }: NarrowParams): ListFilter {
  const isSaid = !isNothing(filter[resource.institute!]);
  // Rows below one record are that record's.
  const isBelow = routeFields(resource.routes[0] ?? '').some((name) => resource.fields[name]?.to && !isNothing(filter[name]));
  if (instituteId === null || resource.institute === null || isSaid || isBelow) return filter;
  return { ...filter, [resource.institute]: resource.tenant === 'shared' ? [instituteId, null] : instituteId };
}

/** The values of a new record with the chosen institute as its owner, unless they name one, or with null the operator. */
export function placedValues({ resource, values, instituteId }: { resource: Resource; values: Readonly<Record<string, unknown>>; instituteId: string | null }): Readonly<Record<string, unknown>> {
  return instituteId === null || resource.institute === null || values[resource.institute] !== undefined ? values : { ...values, [resource.institute]: instituteId };
}

const listeners = new Set<() => void>();
let memory: string | null = null;
let known: { readonly text: string | null; readonly institute: ChosenInstitute | null } = { text: null, institute: null };

function chosen(): ChosenInstitute | null {
  const text = stored();
  if (text !== known.text) known = { text, institute: instituteOf(text) };
  return known.institute;
}

function stored(): string | null {
  try {
    return localStorage.getItem(SELECTED_INSTITUTE_KEY);
  } catch {
    return memory;
  }
}

function instituteOf(text: string | null): ChosenInstitute | null {
  try {
    const { id, name } = JSON.parse(text ?? 'null') as { readonly id?: unknown; readonly name?: unknown };
    return typeof id === 'string' && id !== '' ? { id, name: typeof name === 'string' ? name : id } : null;
  } catch {
    return null;
  }
}

function onStorage(event: StorageEvent): void {
  if (event.key === null || event.key === SELECTED_INSTITUTE_KEY) tell();
}

function tell(): void {
  for (const listener of [...listeners]) listener();
}

function isNothing(value: unknown): boolean {
  return value === undefined || value === null || value === '' || (Array.isArray(value) && value.length === 0);
}
