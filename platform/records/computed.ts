import { sql, type RawBuilder } from 'kysely';
import { holdsRight, maySee, namedIn, predicateFields, type Field, type Predicate, type Resource } from '../../src/schemas';
import { fromColumn, quote, tableOf } from '../kernel/db/columns';
import { columnSql, every, holdsSomeSql, predicateSql, type SqlCondition } from '../kernel/db/predicateSql';
import { valueSql } from '../kernel/db/valueSql';
import { visible } from './authorize';
import { dependsOnPeople, notOfferedColumns } from './notOffered';
import type { Operation, Trx, Values } from './operation';
import { ROW } from './row';

/** The computed fields of a module. */
export function computedOf({ fields }: Pick<Resource, 'fields'>): readonly Field[] {
  const known = computed.get(fields) ?? Object.values(fields).filter((field) => field.computed !== null);
  computed.set(fields, known);
  return known;
}

const computed = new WeakMap<Resource['fields'], readonly Field[]>();

/** Those that the actor may see: of another module's records what that module would show the actor itself. */
export function seenComputed(operation: Operation): readonly Field[] {
  return computedOf(operation.resource).filter((field) => isSeen(operation, field));
}

/** Whether the actor may see a computed field, by what it is computed from. */
export function isSeen(operation: Operation, field: Field): boolean {
  const { actor, resource, table, context: { loader } } = operation;
  const of = field.computed!;
  if (!maySee(actor, field)) return false;
  if ('formula' in of) return [of.formula[0], of.formula[2]].every((part) => typeof part === 'number' || (resource.fields[part]?.computed ? isSeen(operation, resource.fields[part]) : maySee(actor, table.byField.get(part)!.field)));
  const other = loader.require('from' in of ? table.byField.get(of.from)!.field.to! : 'named' in of ? of.named : of.count);
  const theirs = other.fields['from' in of ? of.field : of.by]!;
  if ('count' in of && of.sum !== undefined && !isSumSeen({ operation, other, of: { sum: of.sum, orElse: of.orElse } })) return false;
  if (!('from' in of) && !predicateFields(of.where).every((name) => maySee(actor, other.fields[name]!))) return false;
  if ('named' in of && !maySee(actor, other.fields[of.field]!)) return false;
  const isReferenceSeen = !('from' in of) || [of.from, of.unless ?? of.from].every((name) => maySee(actor, table.byField.get(name)!.field));
  return isReferenceSeen && holdsRight(actor, other, 'read') && maySee(actor, theirs);
}

/** A sum tells of each number in it, those that stand in for one too. */
function isSumSeen({ operation: { actor, context: { loader } }, other, of: { sum, orElse } }: { operation: Operation; other: Resource; of: { sum: string; orElse: readonly [string, string] | undefined } }): boolean {
  if (!maySee(actor, other.fields[sum]!)) return false;
  if (orElse === undefined) return true;
  const target = loader.require(other.fields[orElse[0]]!.to!);
  return maySee(actor, other.fields[orElse[0]]!) && holdsRight(actor, target, 'read') && maySee(actor, target.fields[orElse[1]]!);
}

/** What a query over the module's rows selects besides its columns, what is not offered to the actor with it; nothing where nothing is computed. Begins with a comma. @param only these alone */
export function computedColumns(operation: Operation, only: ReadonlySet<string> | null = null): RawBuilder<unknown> {
  const fields = seenComputed(operation).filter(({ name }) => only === null || only.has(name));
  const columns = [...fields.map((field) => sql`${expressionOf(operation, field)} as ${sql.raw(quote(field.name))}`), ...notOfferedColumns(operation)];
  return columns.length === 0 ? sql`` : sql`, ${sql.join(columns)}`;
}

/** A row that was written, with what is computed of it. */
export async function withComputed({ operation, trx, row }: { operation: Operation; trx: Trx; row: Values }): Promise<Values> {
  if (seenComputed(operation).length === 0 && !dependsOnPeople(operation)) return row;
  const { rows } = await sql<Values>`select ${sql.raw(ROW)}.id ${computedColumns(operation)} from ${sql.raw(operation.table.sql)} ${sql.raw(ROW)} where ${sql.raw(ROW)}.id = ${row['id']}`.execute(trx);
  return { ...row, ...rows[0] };
}

/** Of a row that was read the computed values in it, as they are on the wire. */
export function computedValues({ resource }: Pick<Operation, 'resource'>, row: Values): Record<string, unknown> {
  return Object.fromEntries(computedOf(resource).filter(({ name }) => row[name] !== undefined).map((field) => [field.name, fromColumn({ field, value: row[field.name] })]));
}

/** Tenancy is the database's; which rows of another module are there for the actor, that module says. */
function expressionOf(operation: Operation, field: Field): RawBuilder<unknown> {
  const { table, asking, actor, context, requestId, consoleAddress } = operation;
  const of = field.computed!;
  const other = (resource: Resource): Operation => ({ context, resource, table: tableOf(resource), actor, requestId, consoleAddress, asking });
  if ('from' in of) {
    const reference = table.byField.get(of.from)!;
    const target = other(context.loader.require(reference.field.to!));
    const value = valueSql(target.resource.fields[of.field]!, { table: target.table, alias: OTHER, context: asking });
    const theirs = sql`(select ${value} from ${sql.raw(target.table.sql)} ${sql.raw(OTHER)} where ${sql.raw(OTHER)}.id = ${columnSql({ alias: ROW, name: reference.name })} and ${visible(target, OTHER)})`;
    return of.unless === undefined ? theirs : sql`coalesce(${columnSql({ alias: ROW, name: table.byField.get(of.unless)!.name })}, ${theirs})`;
  }
  if ('named' in of) {
    const { target, refers } = referring(operation, { module: of.named, ...of });
    const theirs = columnSql({ alias: OTHER, name: target.table.byField.get(of.field)!.name });
    return sql`array(select distinct ${theirs} from ${sql.raw(target.table.sql)} ${sql.raw(OTHER)} where ${refers} and ${theirs} is not null order by 1)`;
  }
  if ('count' in of) {
    const { target, refers } = referring(operation, { module: of.count, ...of });
    return sql`(select ${of.sum === undefined ? sql`count(*)` : sql`coalesce(sum(${summed({ target, sum: of.sum, orElse: of.orElse, other })}), 0)`} from ${sql.raw(target.table.sql)} ${sql.raw(OTHER)} where ${refers})`;
  }
  const [one, sign, two] = of.formula.map((part) => (part === '+' || part === '-' || part === '*' || part === '/' ? part : operandSql({ operation, field, part }))) as [RawBuilder<unknown>, string, RawBuilder<unknown>];
  return sign === '/' ? sql`round(${one} / nullif(${two}, 0), ${sql.raw(String(field.decimals))})` : sql`(${one} ${sql.raw(sign)} ${two})`;
}

/** Whether records that refer to a row name one of these besides, as its own field would hold them; without any: whether they name anything. */
export function namesSome(operation: Operation, field: Field, ids: readonly string[] | null): SqlCondition {
  const of = namedIn(field)!;
  const { target, refers } = referring(operation, { module: of.named, ...of });
  const theirs = columnSql({ alias: OTHER, name: target.table.byField.get(of.field)!.name });
  return sql<boolean>`exists (select from ${sql.raw(target.table.sql)} ${sql.raw(OTHER)} where ${refers} and ${ids === null ? sql`${theirs} is not null` : sql`${theirs} = any(${ids}::uuid[])`})`;
}

/** Of a module the records, as the actor sees them, that refer to a row. */
function referring({ context, actor, requestId, consoleAddress, asking }: Operation, { module, by, where }: { readonly module: string; readonly by: string; readonly where?: Predicate }): { readonly target: Operation; readonly refers: SqlCondition } {
  const resource = context.loader.require(module);
  const target: Operation = { context, resource, table: tableOf(resource), actor, requestId, consoleAddress, asking };
  const holds = where ? [predicateSql(where, { table: target.table, alias: OTHER, context: asking })] : [];
  const { name, field } = target.table.byField.get(by)!;
  const [column, id] = [columnSql({ alias: OTHER, name }), columnSql({ alias: ROW, name: 'id' })];
  const refers = field.type === 'refs' ? sql<boolean>`${column} @> array[${id}] and ${holdsSomeSql(column)}` : sql<boolean>`${column} = ${id}`;
  return { target, refers: every([refers, visible(target, OTHER), ...holds]) };
}

/** The number of a row of the other module, else that of what its reference names. */
function summed({ target, sum, orElse, other }: { target: Operation; sum: string; orElse: readonly [string, string] | undefined; other: (resource: Resource) => Operation }): RawBuilder<unknown> {
  const own = columnSql({ alias: OTHER, name: target.table.byField.get(sum)!.name });
  if (orElse === undefined) return own;
  const reference = target.table.byField.get(orElse[0])!;
  const { table } = other(target.context.loader.require(reference.field.to!));
  return sql`coalesce(${own}, (select ${columnSql({ alias: ELSE, name: table.byField.get(orElse[1])!.name })} from ${sql.raw(table.sql)} ${sql.raw(ELSE)} where ${sql.raw(ELSE)}.id = ${columnSql({ alias: OTHER, name: reference.name })}))`;
}

const OTHER = 'o';
const ELSE = 'e';

/** A number of the row; where what comes of it is no money, in rupees. */
function operandSql({ operation, field, part }: { operation: Operation; field: Field; part: string | number }): RawBuilder<unknown> {
  if (typeof part === 'number') return sql`${part}::numeric`;
  const { table, resource } = operation;
  if (resource.fields[part]?.computed) return sql`${expressionOf(operation, resource.fields[part])}::numeric`;
  const { name, type, field: own } = table.byField.get(part)!;
  const column = columnSql({ alias: ROW, name });
  return own.type === 'money' && field.type !== 'money' ? sql`(${column} / 100.0)` : sql`${column}::${sql.raw(type === 'bigint' ? 'bigint' : 'numeric')}`;
}
