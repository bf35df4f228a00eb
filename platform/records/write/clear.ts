import { sql } from 'kysely';
import { mayBeNeeded, pointTo } from '../../../src/schemas';
import { writeAudit } from '../audit';
import { quote, toColumn, toRecord } from '../../kernel/db/columns';
import type { RequestActor } from '../../kernel/context';
import { incomingOf, type Incoming } from '../incoming';
import { beside, type Operation, type Trx, type Values } from '../operation';
import { readableColumns, ROW } from '../rows';
import { rowsMentioning } from './mentioning';
import { unfitOf } from './unfit';

/** A reference that was emptied because its record went: where it stood. */
export interface Cleared {
  readonly module: string;
  readonly id: string;
  readonly field: string;
  /** The field inside a group or a list's rows. */
  readonly inner: string | null;
  /** Its place in a list. */
  readonly at: number | null;
}

/** Who empties and fills references, and why: what the audit trail says of it. */
export interface Clearing {
  readonly trx: Trx;
  readonly loader: Operation['context']['loader'];
  /** `null`: the platform by itself. */
  readonly actor: RequestActor | null;
  readonly requestId: string;
  /** The present instant. */
  readonly now: string;
  readonly resource: Operation['resource'];
  /** The record that goes or comes back. */
  readonly id: string;
}

/** Empties every reference to the record that its field wants emptied. @param effect which kind of references @returns where they stood */
export async function clearReferences({ clearing, effect = 'clear' }: { clearing: Clearing; effect?: 'clear' | 'name' }): Promise<Cleared[]> {
  const cleared: Cleared[] = [];
  for (const incoming of incomingOf(clearing.loader, clearing.resource).filter((one) => one.onDelete === effect)) {
    if (effect === 'name' && isNeeded(incoming)) continue;
    // Of rows that come back with the last that they named, those in the bin come back without the record, and get it back there.
    cleared.push(...(await clearAt({ clearing, incoming, isBinIncluded: effect === 'name' || incoming.rows === 'withOthers' })));
  }
  return cleared;
}

function isNeeded({ column, inner }: Incoming): boolean {
  return mayBeNeeded(inner ?? column.field);
}

async function clearAt({ clearing, incoming, isBinIncluded }: { clearing: Clearing; incoming: Incoming; isBinIncluded: boolean }): Promise<Cleared[]> {
  const { trx, id } = clearing;
  const { table, resource, column, inner } = incoming;
  const cleared: Cleared[] = [];
  for (const row of await rowsMentioning({ trx, incoming, id, isBinIncluded })) {
    const before = toRecord(table, row);
    const { value, places } = without({ incoming, value: before[column.field.name], id });
    await store({ clearing, incoming, before, value, reason: { referredToDeleted: { module: clearing.resource.name, id } } });
    cleared.push(...places.map((at) => ({ module: resource.name, id: String(before['id']), field: column.field.name, inner: inner?.name ?? null, at })));
  }
  return cleared;
}

/** The value without the references to the record, and where in it they stood. */
function without({ incoming: { column, inner }, value, id }: { incoming: Incoming; value: unknown; id: string }): { value: unknown; places: (number | null)[] } {
  if (!inner && column.field.type === 'refs') {
    const list = value as readonly string[];
    return { value: list.filter((one) => one !== id), places: list.flatMap((one, at) => (one === id ? [at] : [])) };
  }
  if (!inner) return { value: null, places: [null] };
  const isIt = (group: unknown): boolean => String((group as Values | null)?.[inner.name] ?? '').toLowerCase() === id;
  if (column.field.type === 'group') return { value: { ...(value as Values), [inner.name]: null }, places: [null] };
  const list = value as readonly Values[];
  return { value: list.map((one) => (isIt(one) ? { ...one, [inner.name]: null } : one)), places: list.flatMap((one, at) => (isIt(one) ? [at] : [])) };
}

/** Puts emptied references back, where their place is still empty, what is chosen beside it is still what it belongs to, and their record is still there, be it in the bin: it may come back later. */
export async function putReferencesBack({ operation, clearing, cleared }: { operation: Operation; clearing: Clearing; cleared: readonly Cleared[] }): Promise<void> {
  const incoming = incomingOf(clearing.loader, clearing.resource);
  for (const one of cleared) {
    const place = incoming.find(({ resource, column, inner }) => resource.name === one.module && column.field.name === one.field && (inner?.name ?? null) === one.inner);
    if (place) await putBackAt({ operation, clearing, incoming: place, one });
  }
}

async function putBackAt({ operation, clearing, incoming, one }: { operation: Operation; clearing: Clearing; incoming: Incoming; one: Cleared }): Promise<void> {
  const { table, column } = incoming;
  const { rows } = await sql<Values>`select ${sql.raw(readableColumns(table))} from ${sql.raw(table.sql)} ${sql.raw(ROW)}
    where ${sql.raw(ROW)}.id = ${one.id} for update`.execute(clearing.trx);
  if (!rows[0]) return;
  const before = toRecord(table, rows[0]);
  const value = filled({ incoming, value: before[column.field.name], id: clearing.id, at: one.at });
  if (value === undefined) return;
  const unfit = await unfitOf({ operation: beside({ operation, name: one.module }), trx: clearing.trx, values: { ...before, [column.field.name]: value } });
  if (!unfit.some(({ path, ids }) => path === pathAt(one) && ids.includes(clearing.id))) await store({ clearing, incoming, before, value, reason: { referredToRestored: { module: clearing.resource.name, id: clearing.id } } });
}

/** Where a reference stood, as problems name it. */
function pathAt({ field, inner, at }: Cleared): string {
  return inner === null ? field : [field, ...(at === null ? [] : [at]), inner].join('.');
}

/** The value with the reference in its place again; undefined where something else stands there now. */
function filled({ incoming: { column, inner, kinds }, value, id, at }: { incoming: Incoming; value: unknown; id: string; at: number | null }): unknown {
  if (!inner && column.field.type === 'refs') {
    const list = value as readonly string[];
    return list.includes(id) || list.length >= column.field.maxItems ? undefined : list.toSpliced(Math.min(at ?? list.length, list.length), 0, id);
  }
  if (!inner) return value === null ? (kinds[0] === undefined ? id : pointTo({ kind: kinds[0], id })) : undefined;
  if (column.field.type === 'group') return value !== null && (value as Values)[inner.name] === null ? { ...(value as Values), [inner.name]: id } : undefined;
  const list = value as readonly Values[];
  const row = list[at ?? -1];
  return row && row[inner.name] === null ? list.with(at!, { ...row, [inner.name]: id }) : undefined;
}

async function store({ clearing, incoming, before, value, reason }: { clearing: Clearing; incoming: Incoming; before: Values; value: unknown; reason: Values }): Promise<void> {
  const { trx, actor, requestId, now } = clearing;
  const { resource, table, column } = incoming;
  await sql`update ${sql.raw(table.sql)} set ${sql.raw(quote(column.name))} = ${toColumn({ field: column.field, value })}, version = version + 1, updated_at = ${now}, updated_by_id = ${actor?.id ?? null}
    where id = ${String(before['id'])}`.execute(trx);
  const after = { ...before, [column.field.name]: value, version: Number(before['version']) + 1, updatedAt: now, updatedById: actor?.id ?? null };
  await writeAudit({ trx, actor, requestId, resource, recordId: String(before['id']), action: 'update', before, after, answers: reason });
}
