import { isToldByAbsence, predicateFields, type Problem, type UniqueSet } from '../../../../src/schemas';
import { DELETED_COLUMN, isOwner, literal, quote, type Column, type Table } from '../columns';

/** Columns whose values no two live rows share together. */
export interface UniqueKey {
  readonly columns: readonly Column[];
  /** Within one institute, or among all rows. */
  readonly isPerOwner: boolean;
  readonly where: UniqueSet['where'];
}

/** Everything that is unique in a table: fields alone, then fields together. */
export function uniqueKeysOf(table: Table): readonly UniqueKey[] {
  const known = keys.get(table);
  if (known) return known;
  const alone = table.columns.filter(({ field }) => field.unique).map((column): UniqueKey => ({ columns: [column], isPerOwner: table.hasOwner && column.field.unique === 'tenant', where: {} }));
  const together = table.resource.unique.map(({ fields, where }): UniqueKey => ({ columns: fields.map((name) => table.byField.get(name)!), isPerOwner: table.hasOwner && !fields.includes('instituteId'), where }));
  const made = [...alone, ...together];
  keys.set(table, made);
  return made;
}

const keys = new WeakMap<Table, readonly UniqueKey[]>();

/** Whether rows of a key are told apart also by being without this. */
export function countsEmpty({ columns }: Pick<UniqueKey, 'columns'>, { field }: Column): boolean {
  return columns.length > 1 && isToldByAbsence(field) && !isOwner(field);
}

/** Names of the fields a key reads. */
export function namesOf({ columns, where }: UniqueKey): readonly string[] {
  return [...columns.map(({ field }) => field.name), ...predicateFields(where)];
}

/** What is said at the first field where another record has the same. */
export function takenProblem({ columns }: UniqueKey): Record<string, Problem> {
  const names = columns.filter(({ field }) => !isOwner(field)).map(({ field }) => field.name);
  return { [columns[0]!.field.name]: names.length > 1 ? { code: 'uniqueTogether', params: { fields: names.join(', ') } } : { code: 'unique' } };
}

/** Which rows a key keeps apart: live ones, of its condition. @param alias with its dot */
export function keyCondition({ where }: Pick<UniqueKey, 'where'>, table: Table, alias = ''): string {
  const asked = Object.entries(where).map(([name, wanted]) => {
    const column = `${alias}${quote(table.byField.get(name)!.name)}`;
    const values = [wanted].flat().filter((value) => value !== null).map((value) => (typeof value === 'string' ? literal(value) : String(value)));
    const among = values.length > 0 ? `${column} in (${values.join(', ')})` : 'false';
    return [wanted].flat().includes(null) ? `(${among} or ${column} is null)` : among;
  });
  return [`${alias}${quote(DELETED_COLUMN)} is null`, ...asked].join(' and ');
}
