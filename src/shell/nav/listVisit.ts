/**
 * What a visit to a list leaves behind for the way back to it: how it was asked for, what was selected, where one was.
 * Held by the open page of the browser alone, so that nothing of it outlives a reload, a sign-out or a change of person.
 */
export interface ListVisit {
  /** The key of the history entry the list was left at. */
  readonly entry: string;
  /** Its address behind the path, with the question mark; empty for the defaults. */
  readonly search: string;
  /** Ids of the selected rows, and the question they are answers to. */
  readonly selected: readonly string[];
  readonly scope: string;
  /** How far the grid and the page were scrolled. In px. */
  readonly place: { readonly top: number; readonly left: number; readonly page: number };
  /** The record that was opened from it, or turned to since. */
  readonly recordId: string | null;
  readonly sequence: RecordSequence | null;
}

/** The rows of a list in its order, as far as they are known. */
export interface RecordSequence {
  /** How they were asked for. */
  readonly asked: { readonly perPage: number; readonly sort: { readonly field: string; readonly order: 'ASC' | 'DESC' }; readonly filter: Readonly<Record<string, unknown>> };
  /** The institute that was chosen in the header; null: all. */
  readonly instituteId: string | null;
  /** Ids without a gap, in the list's order. */
  readonly ids: readonly string[];
  /** Place of the first of them in the whole, from 0. */
  readonly start: number;
  /** Rows of the whole; about so many where `isEstimate`. */
  readonly total: number;
  readonly isEstimate: boolean;
}

/** The state of a link or a step that leads back to a list as it was left. A menu entry has none and opens it fresh. */
export const RETURN_STATE = { isReturn: true } as const;

/** The state of a step from a form to the page of a record that may be read, and not changed. */
export const ONLY_READ = { onlyRead: true } as const;

/** The state of a step to a list that has these rows selected and asks at once what is to change of them. */
export interface ChangingState {
  readonly changing: readonly string[];
}

/** The rows of such a step; `null` of any other. */
export function changingOf(state: unknown): readonly string[] | null {
  const changing = typeof state === 'object' && state !== null ? (state as Partial<ChangingState>).changing : undefined;
  return Array.isArray(changing) ? changing : null;
}

/** Whether a step of the router leads back to a list. */
export function isReturnState(state: unknown): boolean {
  return typeof state === 'object' && state !== null && (state as { isReturn?: unknown }).isReturn === true;
}

/** What is remembered of the last visit to a list, by its address below `/app`. */
export function listVisit(list: string): ListVisit | null {
  return visits.get(list) ?? null;
}

/** Begins to remember a visit; what was remembered of the one before is gone. */
export function beginListVisit(list: string, { entry, search }: Pick<ListVisit, 'entry' | 'search'>): ListVisit {
  const visit: ListVisit = { entry, search, selected: [], scope: '', place: { top: 0, left: 0, page: 0 }, recordId: null, sequence: null };
  visits.set(list, visit);
  return visit;
}

/** Remembers more of the visit that goes on. */
export function noteListVisit(list: string, changes: Partial<ListVisit>): void {
  const visit = visits.get(list);
  if (visit) visits.set(list, { ...visit, ...changes });
}

/** A list's address as it was left; the plain one where it was not visited. */
export function listAddress(list: string): string {
  return `${list}${visits.get(list)?.search ?? ''}`;
}

/** Forgets every visit. */
export function forgetListVisits(): void {
  visits.clear();
}

const visits = new Map<string, ListVisit>();
