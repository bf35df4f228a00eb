import type { LecternRecord } from '../../dataProvider';
import { isBody } from '../../dataProvider/envelope';
import { followersOf, type Resource } from '../../schemas';
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

export function batchOf({ rows, at, fields }: { readonly rows: readonly DoneRow[]; readonly at: number; readonly fields: Resource['fields'] }): Batch {
  return {
    at,
    made: rows.filter(({ kind }) => kind === 'new').map(({ id, after }) => ({ id, version: after.version })),
    changed: rows.flatMap(({ kind, id, before, after }) => (kind === 'change' && before ? [{ id, before: differing({ record: before, other: after, fields }), after: { ...differing({ record: after, other: before, fields }), version: after.version } }] : [])),
  };
}

/**
 * What was made before and what is made now, of each record once: one that was made, and changed by a later file, was made. Of one that somebody else has
 * changed in between what is made now alone is the import's: taken back, it is as they left it.
 */
export function joinedRows(before: readonly DoneRow[], now: readonly DoneRow[]): readonly DoneRow[] {
  const byId = new Map(before.map((row) => [row.id, row]));
  for (const row of now) {
    const known = byId.get(row.id);
    byId.set(row.id, known && known.after.version === row.before?.version ? { ...known, after: row.after } : row);
  }
  return [...byId.values()];
}

/** What of a record is otherwise in another, with what is counted from that; of both what they were asked for. */
function differing({ record, other, fields }: { readonly record: LecternRecord; readonly other: LecternRecord } & Pick<Resource, 'fields'>): Readonly<Record<string, unknown>> {
  const names = Object.keys(record).filter((name) => name in other && !OWN.has(name));
  const changed = names.filter((name) => JSON.stringify(record[name]) !== JSON.stringify(other[name]));
  const wanted = new Set([...changed, ...followersOf({ fields, changed })]);
  return Object.fromEntries(names.filter((name) => wanted.has(name)).map((name) => [name, record[name]]));
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
