import { isDeepStrictEqual } from 'node:util';
import { allFields, applyWhen, cleanValue, defaultOf, isAcrossInstitutes, isComputed, isEmptyValue, mayChoose, maySee, mayWrite, withDerived, type Field, type Problem, type ProblemCode } from '../../../src/schemas';
import { bodyObject, refuseUnknown, writableNames } from '../../kernel/http/body';
import { refuseProblems } from '../../kernel/http/problems';
import type { Operation, Values } from '../operation';
import { isId } from '../rows';
import { markupOf } from './markup';
import { sanitizeValue } from './sanitize';
import { misshapen } from './shapes';

/** A record as it would be after a write. */
export interface Draft {
  /** Every stored field but the system's, clean; `instituteId` where rows have an owner. */
  readonly values: Record<string, unknown>;
  /** Fields whose value differs from before; for a new record, from its defaults. */
  readonly changed: Set<string>;
  /** Sent fields the actor may not write, by name, where the sent value differs. */
  readonly refused: Record<string, Problem>;
}

/** A sent body, and what would be stored of it. Only `readSent` makes one. */
export interface Sent {
  /** As it came: names and values. */
  readonly values: Values;
  /** Clean and safe to keep, by the names of fields. */
  readonly stored: Values;
}

/**
 * Reads the body of a write. What takes long is done here, before a transaction begins: no connection is held for it.
 * @throws BAD_FIELD for a name nobody declared · VALIDATION for a list or an object where neither belongs, and for markup that no real text has ·
 * TOO_MANY_REQUESTS and UNAVAILABLE as `sanitizeValue` does
 */
export async function readSent({ operation: { resource, actor }, body }: { operation: Pick<Operation, 'resource' | 'actor'>; body: unknown }): Promise<Sent> {
  const values = bodyObject(body);
  refuseUnknown({ body: values, known: writableNames(resource.fields) });
  refuseProblems(misshapen({ fields: resource.fields, values }));
  const clean = Object.values(resource.fields).filter((field) => values[field.name] !== undefined).map((field) => ({ field, value: toStored(field, values[field.name]) }));
  refuseProblems(markupOf(clean));
  const stored = await Promise.all(clean.map(async ({ field, value }) => [field.name, await sanitizeValue({ field, value, by: actor })] as const));
  return { values, stored: Object.fromEntries(stored) };
}

/** The same body without some of its members. */
export function withoutNames(sent: Sent, names: ReadonlySet<string>): Sent {
  const kept = (values: Values): Values => Object.fromEntries(Object.entries(values).filter(([name]) => !names.has(name)));
  return { values: kept(sent.values), stored: kept(sent.stored) };
}

/**
 * What a sent body would make of a record. Fields that are not sent stay; fields that may not be written are passed
 * over as long as they come back unchanged.
 */
export function draftOf({ operation, sent: { values: sent, stored }, before }: { operation: Operation; sent: Sent; before: Values | null }): Draft {
  const { resource, actor, asking } = operation;
  const refused: Record<string, Problem> = {};
  const values: Record<string, unknown> = {};
  for (const field of Object.values(allFields(resource))) {
    const isKept = !(field.name in resource.fields);
    const present = before ? before[field.name] : beginningOf({ operation, field, sent });
    const isSent = !isKept && sent[field.name] !== undefined;
    if (isOwnerField(field)) {
      values[field.name] = ownerValue({ operation, sent: sent[field.name], present, isNew: !before, refused });
      continue;
    }
    // Of what the actor may not see, the right value is answered as any other: else it could be guessed.
    const isSecret = before !== null && !field.writeOnly && !maySee(actor, field);
    if (field.system || isComputed(field)) {
      if (isSent && (isSecret || isForeign(field, sent[field.name], before))) refused[field.name] = { code: 'readOnly' };
      continue;
    }
    const value = isSent ? stored[field.name] : present;
    const isFixed = field.readOnly || (field.createOnly && before !== null);
    const isRefused = isSent && (isFixed || !mayWrite(actor, field) || !mayChoose({ actor, field, choice: value })) && (isSecret || !isSame(value, present));
    if (isRefused) refused[field.name] = { code: isFixed ? whyFixed({ operation, field, before }) : 'forbidden' };
    values[field.name] = isRefused ? present : value;
  }
  // What other modules have of the row begins as it does there, and is left alone from then on.
  const whole = applyWhen({ fields: before ? resource.fields : allFields(resource), values: withDerived({ resource, record: values, context: asking }), context: asking });
  const settled = settle(operation, Object.fromEntries(Object.keys(values).map((name) => [name, whole[name]])));
  return { values: settled, changed: changedFields({ operation, values: settled, before }), refused };
}

/** A password that nobody writes is set by the person alone: the problem says how. */
function whyFixed({ operation: { resource, actor }, field, before }: { operation: Operation; field: Field; before: Values | null }): ProblemCode {
  if (!resource.isOfPeople || field.type !== 'password') return 'readOnly';
  if (!before) return 'byInvitation';
  return before['id'] === actor.id ? 'inProfile' : 'byLink';
}

/** Names of the stored fields that differ. A password that was typed always does. */
export function changedFields({ operation, values, before }: { operation: Operation; values: Values; before: Values | null }): Set<string> {
  const fields = operation.table.columns.map((column) => column.field).filter((field) => !field.system || isOwnerField(field));
  return new Set(fields.filter((field) => !isSame(values[field.name], before ? before[field.name] : undefined)).map((field) => field.name));
}

/** The clean form a value is stored in. Rich text that was sent is made safe besides, see `readSent`. */
export function toStored(field: Field, value: unknown): unknown {
  const clean = cleanValue({ field, value });
  return field.type === 'boolean' && clean === null && !field.when ? false : clean;
}

/** Empty values are one and the same, whatever they are empty of. */
export function isSame(one: unknown, other: unknown): boolean {
  return (isEmptyValue(one) && isEmptyValue(other)) || isDeepStrictEqual(one, other);
}

function isOwnerField(field: Field): boolean {
  return field.system && field.name === 'instituteId';
}

/** What a field of a new record is where nothing is sent for it. */
function beginningOf({ operation: { actor, asking, table }, field, sent }: { operation: Operation; field: Field; sent: Values }): unknown {
  if (isOwnerField(field)) return actor.instituteId;
  const given = sent['instituteId'] === undefined ? actor.instituteId : sent['instituteId'];
  // What is no text is refused where it is the owner's turn.
  const owner = typeof given === 'string' && given !== '' ? given.toLowerCase() : null;
  return toStored(field, defaultOf({ field, context: asking, ...(table.hasOwner ? { owner } : {}) }));
}

/** Booleans without a condition are never null. */
function settle({ table }: Operation, values: Record<string, unknown>): Record<string, unknown> {
  for (const { field } of table.columns) {
    if (field.type === 'boolean' && !field.when && isEmptyValue(values[field.name])) values[field.name] = false;
  }
  return values;
}

/** A value of a field that no client writes, other than the one it has. Stamps of an older state are no attempt to write: of a stale `version` it is said before that it is (`refuseStale`). */
function isForeign(field: Field, value: unknown, before: Values | null): boolean {
  if (isEmptyValue(value)) return false;
  // What is computed from elsewhere may have become another since.
  return before ? !STAMPS.has(field.name) && field.computed === null && !isSame(value, before[field.name]) : field.derive.length === 0;
}

const STAMPS = new Set(['updatedAt', 'updatedById', 'version']);

interface OwnerInput {
  readonly operation: Operation;
  readonly sent: unknown;
  readonly present: unknown;
  readonly isNew: boolean;
  readonly refused: Record<string, Problem>;
}

/** Whose row it is. Another institute's id, sent by an institute's user, is refused as one that does not exist. */
function ownerValue({ operation, sent, present, isNew, refused }: OwnerInput): unknown {
  if (sent === undefined || isSame(sent, present)) return present ?? null;
  const isChooser = isAcrossInstitutes(operation.actor);
  if (isNew && isEmptyValue(sent)) return isChooser ? null : (present ?? null);
  // What is no id must not reach the checks that ask the database.
  if (isNew && isChooser && typeof sent === 'string' && isId(sent)) return sent.toLowerCase();
  refused['instituteId'] = { code: isNew || !isChooser ? 'reference' : 'readOnly' };
  return present ?? null;
}
