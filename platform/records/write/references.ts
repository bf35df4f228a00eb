import { sql } from 'kysely';
import { allFields, isComputed, isEmptyValue, managesPerson, referredBy, type Field, type Problem } from '../../../src/schemas';
import { FILES_PATH } from '../../files/keys';
import { holdFiles } from '../../files/sweep';
import { fileProblem } from '../../files/knownFile';
import { isPerson, tableOf, type Table } from '../../kernel/db/columns';
import { declared } from '../../kernel/db/declaredTables';
import { every, predicateSql, type SqlCondition } from '../../kernel/db/predicateSql';
import { meantRows } from '../authorize';
import { PLATFORM_INSTITUTE } from '../../kernel/db/scope';
import { isId } from '../rows';
import type { Operation, Trx, Values } from '../operation';

/** A place of a record that points at something. */
export interface Mention {
  readonly path: string;
  readonly field: Field;
  readonly value: unknown;
  /** The values of the fields beside it. */
  readonly beside: Values;
}

/**
 * Looks up every reference and every file of the fields given. A record of another institute counts as one that does
 * not exist. One that the field's own condition rules out is refused where it is chosen, and stays where it was chosen before. One that is narrowed by another field is looked up where that changes, too.
 * @param before the record as it stands, of one that is changed
 */
export async function referenceProblems({ operation, trx, values, names, before = null }: { operation: Operation; trx: Trx; values: Values; names: ReadonlySet<string>; before?: Values | null }): Promise<Record<string, Problem>> {
  const fields = Object.values(operation.resource.fields).filter((field) => isTouched(field, names) && !isComputed(field));
  const mentions = fields.flatMap((field) => mentionsOf(field, values[field.name], field.name, values));
  const stood = new Set(before === null ? [] : fields.flatMap((field) => mentionsOf(field, before[field.name], field.name, before)).map(({ value }) => value));
  const problems: Record<string, Problem> = {};
  // Whose files may stand in it: of whoever owns the row, or is it, and of who writes; the operator’s may anywhere.
  const owners = new Set([values['instituteId'], operation.actor.instituteId, ...(operation.resource.tenant === 'self' ? [before?.['id']] : [])]);
  const files = [...mentions.filter(({ field }) => !isReference(field)), ...fields.filter(({ type }) => type === 'richText').map(({ name }) => ({ value: values[name] }))];
  if (files.some(({ value }) => typeof value === 'string' && value.includes(FILES_PATH))) await holdFiles({ trx });
  for (const { path, field, value, beside } of mentions) {
    if (isReference(field)) {
      const referred = referredBy({ field, value });
      const isNamed = referred?.ids.every((id): id is string => typeof id === 'string' && isId(id)) ?? false;
      const problem = isNamed ? await lookedUp({ operation, trx, field, to: referred!.to, ids: referred!.ids as string[], there: idsIn(before?.[field.name]), values, beside }) : REFERENCE;
      if (problem) problems[path] = problem;
    } else if (typeof value === 'string') {
      // What stood in the field before stays, in whichever row of it.
      const problem = stood.has(value) ? null : await fileProblem({ context: operation.context, trx, field, beside, url: value, owners });
      if (problem) problems[path] = problem;
    }
  }
  return problems;
}

const REFERENCE: Problem = { code: 'reference' };
const NOT_OFFERED: Problem = { code: 'notOffered' };

/** The ids of a reference, or of several. */
function idsIn(value: unknown): string[] {
  return (Array.isArray(value) ? value : [value]).filter((id): id is string => typeof id === 'string');
}

const isReference = ({ type }: Field): boolean => type === 'ref' || type === 'refs' || type === 'oneOf';

/** Whether a field is among those that changed, or is narrowed by one of them. */
export function isTouched({ name, narrowedBy }: Field, changed: ReadonlySet<string>): boolean {
  return changed.has(name) || Object.values(narrowedBy).some((other) => changed.has(other));
}

/** The places of a value that point at something: itself, or fields inside its group or its rows. Who did something is no matter of choice. */
export function mentionsOf(field: Field, value: unknown, path: string, beside: Values): Mention[] {
  if (isEmptyValue(value) || isPerson(field) || field.computed !== null) return [];
  if (isReference(field) || field.type === 'image' || field.type === 'file') return [{ path, field, value, beside }];
  const inside = (group: unknown, at: string) =>
    Object.values(field.fields).flatMap((inner) => mentionsOf(inner, (group as Values | null)?.[inner.name], `${at}.${inner.name}`, (group as Values | null) ?? {}));
  if (field.type === 'group') return inside(value, path);
  return field.type === 'list' && Array.isArray(value) ? value.flatMap((row, index) => inside(row, `${path}.${index}`)) : [];
}

/** References to what is not there any more. `at` names the field, with a dot one inside another; `to` the module. */
export interface Lost {
  readonly field: Field;
  readonly to: string;
  readonly at: string;
  readonly ids: readonly string[];
}

/** References of a record whose own record is not there any more, by field. @param names the fields that are looked at; all where none are named */
export async function lostReferences({ operation, trx, values, names }: { operation: Operation; trx: Trx; values: Values; names?: ReadonlySet<string> }): Promise<Lost[]> {
  const fields = Object.values(allFields(operation.resource)).filter(({ name }) => names?.has(name) ?? true);
  const lost = new Map<string, Lost>();
  for (const { path, field, value } of fields.flatMap((one) => mentionsOf(one, values[one.name], one.name, values))) {
    const referred = referredBy({ field, value });
    if (!referred) continue;
    // What is no id names nothing that could be lost: that is said of the field itself.
    const ids = referred.ids.map((id) => String(id).toLowerCase()).filter(isId);
    if (ids.length === 0) continue;
    const target = tableOf(operation.context.loader.require(referred.to));
    const { rows } = await sql<{ id: string }>`select id from unnest(${ids}::uuid[]) id where not exists (select 1 from ${sql.raw(target.sql)} r where r.id = id.id and r.deleted_at is null)`.execute(trx);
    if (rows.length === 0) continue;
    const at = path.replace(/\.\d+(?=\.)/, '');
    lost.set(at, { field, to: referred.to, at, ids: [...(lost.get(at)?.ids ?? []), ...rows.map((row) => row.id)] });
  }
  return [...lost.values()];
}

interface LookedUp extends Omit<Mention, 'path' | 'value'> {
  readonly operation: Operation;
  readonly trx: Trx;
  readonly to: string;
  readonly ids: readonly string[];
  /** Those that were chosen before. */
  readonly there: readonly string[];
  readonly values: Values;
}

/** What is wrong with the records that a reference names; null where all are there and belong to what narrows them. */
async function lookedUp({ operation, trx, field, to, ids, there, values, beside }: LookedUp): Promise<Problem | null> {
  const target = operation.context.loader.require(to);
  const table = tableOf(target);
  const conditions: SqlCondition[] = [sql<boolean>`r.id = any(${[...new Set(ids)]}::uuid[])`, sql<boolean>`r.deleted_at is null`, ...meantRows({ resource: target, table, asking: operation.asking }, 'r')];
  const owner = values['instituteId'] ?? PLATFORM_INSTITUTE;
  if (operation.table.hasOwner && target.tenant === 'owned') conditions.push(sql<boolean>`r.institute_id = ${owner}`);
  if (operation.table.hasOwner && target.tenant === 'shared') conditions.push(sql<boolean>`r.institute_id in (${owner}, ${PLATFORM_INSTITUTE})`);
  const isOffered = field.where ? sql<boolean>`(${predicateSql(field.where, { table, alias: 'r', context: operation.asking })} or r.id = any(${there}::uuid[]))` : sql<boolean>`true`;
  const narrowed = fitting({ operation, field, table, beside });
  const counts = narrowed.map(({ fits }, index) => sql`count(*) filter (where ${fits}) as ${sql.ref(`n${index}`)}`);
  const { rows } = await sql<Record<string, number>>`select ${sql.join([sql`count(*) as count`, sql`count(*) filter (where ${isOffered}) as offered`, ...counts])} from ${sql.raw(table.sql)} r where ${every(conditions)}`.execute(trx);
  const wanted = new Set(ids.map((id) => id.toLowerCase())).size;
  if (rows[0]?.['count'] !== wanted) return REFERENCE;
  if (rows[0]['offered'] !== wanted) return NOT_OFFERED;
  if (field.ranksBelow && !(await rankBelow({ operation, trx, ids: ids.filter((id) => !there.includes(id)) }))) return { code: 'ranksAbove' };
  const stranger = narrowed.find((_, index) => rows[0]?.[`n${index}`] !== wanted);
  return stranger ? { code: 'narrowed', params: { field: stranger.own } } : null;
}

/** Whether the people are who writes, or rank below: words are put in nobody's mouth who stands above or beside. */
async function rankBelow({ operation: { actor }, trx, ids }: Pick<LookedUp, 'operation' | 'trx' | 'ids'>): Promise<boolean> {
  const people = await declared(trx).selectFrom('app.user').select(['role', 'allow_all_institutes as allowAllInstitutes']).where('id', 'in', [...ids, actor.id]).where('id', '<>', actor.id).execute();
  return people.every((person) => managesPerson(actor, person));
}

/** By each field beside a reference that narrows it, whether a row of the alias `r` fits. */
export function fitting({ operation, field, table, beside }: Pick<LookedUp, 'operation' | 'field' | 'beside'> & { readonly table: Table }): { readonly own: string; readonly fits: SqlCondition }[] {
  const context = { table, alias: 'r', context: operation.asking };
  return Object.entries(field.narrowedBy).map(([theirs, own]) => ({ own, fits: isEmptyValue(beside[own]) ? sql<boolean>`false` : predicateSql({ [theirs]: Array.isArray(beside[own]) ? beside[own].map(valueBeside) : valueBeside(beside[own]) }, context) }));
}

/** Ids as the database writes them. */
function valueBeside(value: unknown): string {
  return isId(String(value)) ? String(value).toLowerCase() : String(value);
}
