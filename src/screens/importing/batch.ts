import type { LecternRecord } from '../../dataProvider';
import { draftOwner } from '../../forms/drafts';
import type { Actor } from '../../schemas';
import type { DoneRow } from './importRow';

/** What one import has made, so that it can be taken back. */
export interface Batch {
  /** Milliseconds since 1970. */
  readonly at: number;
  readonly made: readonly Made[];
  readonly changed: readonly Changed[];
}

/** A record that an import made, and the version in which it left it. */
export interface Made {
  readonly id: string;
  readonly version: number | undefined;
}

/** A record that an import changed: the fields as they were, and what its version is since. */
export interface Changed {
  readonly id: string;
  readonly before: Readonly<Record<string, unknown>>;
  readonly after: Readonly<Record<string, unknown>>;
}

export function batchOf({ rows, at }: { readonly rows: readonly DoneRow[]; readonly at: number }): Batch {
  return {
    at,
    made: rows.filter(({ kind }) => kind === 'new').map(({ id, after }) => ({ id, version: after.version })),
    changed: rows.flatMap(({ kind, id, before, after }) => (kind === 'change' && before ? [{ id, before: differing(before, after), after: { ...differing(after, before), version: after.version } }] : [])),
  };
}

/** What was made before and what is made now, of each record once: one that was made, and changed by a later file, was made. */
export function joinedRows(before: readonly DoneRow[], now: readonly DoneRow[]): readonly DoneRow[] {
  const byId = new Map(before.map((row) => [row.id, row]));
  for (const row of now) byId.set(row.id, { ...(byId.get(row.id) ?? row), after: row.after });
  return [...byId.values()];
}

/** What of a record is otherwise in another; of both what they were asked for. */
function differing(record: LecternRecord, other: LecternRecord): Readonly<Record<string, unknown>> {
  return Object.fromEntries(Object.entries(record).filter(([name, value]) => name in other && !OWN.has(name) && JSON.stringify(value) !== JSON.stringify(other[name])));
}

/** What the platform alone writes. */
const OWN: ReadonlySet<string> = new Set(['id', 'version', 'updatedAt', 'updatedById', 'createdAt', 'createdById', 'allowed']);

interface Whose {
  readonly resource: string;
  readonly actor: Actor;
}

/** Keeps it for the same person in this tab, as drafts are kept: until the next one, or until it is taken back. */
export function keepBatch({ resource, actor }: Whose, batch: Batch | null): void {
  try {
    if (batch) sessionStorage.setItem(keyOf(resource), JSON.stringify({ owner: draftOwner(actor), batch }));
    else sessionStorage.removeItem(keyOf(resource));
  } catch {
    // A full or forbidden storage costs the way back once the window is closed.
  }
}

export function keptBatch({ resource, actor }: Whose): Batch | null {
  try {
    const { owner, batch } = JSON.parse(sessionStorage.getItem(keyOf(resource)) ?? '{}') as { readonly owner?: string; readonly batch?: Batch };
    return owner === draftOwner(actor) ? (batch ?? null) : null;
  } catch {
    return null;
  }
}

/** Named as drafts are, so that it goes with them. */
const keyOf = (resource: string): string => `lectern.draft.import.${resource}`;
