import type { LecternRecord } from '../../dataProvider';
import { isBody } from '../../dataProvider/envelope';
import type { Resource } from '../../schemas';
import { isListOf, isNumber, isRecord, isShaped, isText, keptInTab } from '../common/keptInTab';
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

const BATCHES = keptInTab<Batch>({
  kind: 'import',
  shape: {
    at: isNumber,
    // Where the platform counts no versions none is there.
    made: isListOf(isRecord),
    changed: isListOf(isShaped<Changed>({ id: isText, before: isBody, after: isBody })),
  },
});

/** Keeps it until the next one, or until it is taken back. */
export const keepBatch = BATCHES.keep;
export const keptBatch = BATCHES.kept;

/** Whether each row comes after those before it, as the questions of a test do: such rows are sent one after the other, in the order of the file. */
export function isInOrder({ tree, list, fields }: Pick<Resource, 'tree' | 'list' | 'fields'>): boolean {
  return tree !== null || fields[list.sort.field]?.type === 'integer';
}
