import { sql } from 'kysely';
import { isEmptyValue, type Field, type Problem } from '../../src/schemas';
import { FILES_PATH } from '../uploads/keys';
import { holdFiles } from '../uploads/sweep';
import { isKnownFile, isShownPicture } from '../uploads/knownFile';
import { isPerson, tableOf } from '../db/columns';
import { every, predicateSql, type SqlCondition } from '../db/predicateSql';
import { PLATFORM_INSTITUTE } from '../db/scope';
import { isId } from './rows';
import type { Operation, Trx, Values } from './operation';

interface Mention {
  readonly path: string;
  readonly field: Field;
  readonly value: unknown;
}

/**
 * Looks up every reference and every file of the fields given. A record of another institute counts as one that does
 * not exist, and so does one that the field's own condition rules out.
 */
export async function referenceProblems({ operation, trx, values, names }: { operation: Operation; trx: Trx; values: Values; names: ReadonlySet<string> }): Promise<Record<string, Problem>> {
  const fields = Object.values(operation.resource.fields).filter((field) => names.has(field.name) && field.derive.length === 0 && !isPerson(field));
  const mentions = fields.flatMap((field) => mentionsOf(field, values[field.name], field.name));
  const problems: Record<string, Problem> = {};
  if (mentions.some(({ field, value }) => !field.to && typeof value === 'string' && value.startsWith(FILES_PATH))) await holdFiles({ trx });
  for (const { path, field, value } of mentions) {
    if (field.to) {
      const ids = (Array.isArray(value) ? value : [value]) as string[];
      if (!ids.every((id) => typeof id === 'string' && isId(id)) || !(await areThere({ operation, trx, field, ids, values }))) problems[path] = { code: 'reference' };
    } else if (typeof value === 'string') {
      const isKnown = await isKnownFile(operation.context, value);
      if (!isKnown) problems[path] = { code: 'upload' };
      else if (field.type === 'image' && !isShownPicture(operation.context, value)) problems[path] = { code: 'pictureElsewhere' };
    }
  }
  return problems;
}

/** The places of a value that point at something: itself, or fields inside its group or its rows. */
function mentionsOf(field: Field, value: unknown, path: string): Mention[] {
  if (isEmptyValue(value)) return [];
  if (field.to || field.type === 'image' || field.type === 'file') return [{ path, field, value }];
  const inside = (group: unknown, at: string) =>
    Object.values(field.fields).flatMap((inner) => mentionsOf(inner, (group as Record<string, unknown> | null)?.[inner.name], `${at}.${inner.name}`));
  if (field.type === 'group') return inside(value, path);
  return field.type === 'list' && Array.isArray(value) ? value.flatMap((row, index) => inside(row, `${path}.${index}`)) : [];
}

/** References of a record whose own record is not there any more, by field. `at` names the field, with a dot one inside another. */
export async function lostReferences({ operation, trx, values }: { operation: Operation; trx: Trx; values: Values }): Promise<{ field: Field; at: string; ids: string[] }[]> {
  const fields = Object.values(operation.resource.fields).filter((field) => !isPerson(field));
  const lost = new Map<string, { field: Field; at: string; ids: string[] }>();
  for (const { path, field, value } of fields.flatMap((one) => mentionsOf(one, values[one.name], one.name))) {
    if (!field.to) continue;
    const ids = (Array.isArray(value) ? value : [value]).map((id) => String(id).toLowerCase());
    const target = tableOf(operation.context.loader.require(field.to));
    const { rows } = await sql<{ id: string }>`select id from unnest(${ids}::uuid[]) id where not exists (select 1 from ${sql.raw(target.sql)} r where r.id = id.id and r.deleted_at is null)`.execute(trx);
    if (rows.length === 0) continue;
    const at = path.replace(/\.\d+(?=\.)/, '');
    lost.set(at, { field, at, ids: [...(lost.get(at)?.ids ?? []), ...rows.map((row) => row.id)] });
  }
  return [...lost.values()];
}

async function areThere({ operation, trx, field, ids, values }: { operation: Operation; trx: Trx; field: Field; ids: readonly string[]; values: Values }): Promise<boolean> {
  const target = operation.context.loader.require(field.to!);
  const table = tableOf(target);
  const conditions: SqlCondition[] = [sql<boolean>`r.id = any(${[...new Set(ids)]}::uuid[])`, sql<boolean>`r.deleted_at is null`];
  const owner = values['instituteId'] ?? PLATFORM_INSTITUTE;
  if (operation.table.hasOwner && target.tenant === 'owned') conditions.push(sql<boolean>`r.institute_id = ${owner}`);
  if (operation.table.hasOwner && target.tenant === 'shared') conditions.push(sql<boolean>`r.institute_id in (${owner}, ${PLATFORM_INSTITUTE})`);
  if (field.where) conditions.push(predicateSql(field.where, { table, alias: 'r', context: operation.asking }));
  const { rows } = await sql<{ count: number }>`select count(*) as count from ${sql.raw(table.sql)} r where ${every(conditions)}`.execute(trx);
  return rows[0]?.count === new Set(ids.map((id) => id.toLowerCase())).size;
}
