import type { Field } from '../../../../src/schemas';
import { DELETED_BY_COLUMN, DELETED_COLUMN, literal, quote, SEARCH_COLUMN, type Column, type Table } from '../columns';
import type { FoundColumn, FoundTable } from './catalog';
import { searchExpression, searchMark } from './indexes';
import { objectName } from './names';
import type { SchemaProblem } from './schemaError';

/** Asks the rows themselves, with the rights to see all of them. */
export type Probe = (condition: { readonly table: Table; readonly where: string }) => Promise<boolean>;

export interface TablePlan {
  readonly statements: readonly string[];
  readonly problems: readonly SchemaProblem[];
}

/** The statements that create a table, without its indexes and foreign keys. */
export function createStatements(table: Table): string[] {
  const columns = [
    ...table.columns.map((column) => `${quote(column.name)} ${columnDefinition(column)}`),
    `${quote(DELETED_COLUMN)} timestamp(3) with time zone`,
    `${quote(DELETED_BY_COLUMN)} uuid`,
    ...checksOf(table).map((check) => `constraint ${quote(check.name)} ${check.definition}`),
    `primary key (${table.key.map(quote).join(', ')})`,
  ];
  return [`create table ${table.sql} (\n  ${columns.join(',\n  ')}\n)`, ...searchColumnStatements(table)];
}

/**
 * What an existing table lacks. Only what keeps every value is planned; the rest comes back as problems with the
 * statement that would be needed.
 */
export async function alterStatements({ table, found, probe }: { table: Table; found: FoundTable; probe: Probe }): Promise<TablePlan> {
  const statements: string[] = [];
  const problems: SchemaProblem[] = [];
  const refuse = (field: string, message: string, statement: string) => void problems.push({ resource: table.resource.name, field, message, statement });
  if (found.key.join() !== table.key.join()) {
    refuse('', `its rows are ${found.key.includes('institute_id') ? 'owned by institutes' : 'nobody’s'} in the database, and not so in the declaration`, `alter table ${table.sql} rename to ${quote(`${table.name}_before`)}`);
    return { statements, problems };
  }
  const plan: ColumnPlan = { table, probe, statements, refuse };
  await planLeftovers(plan, found);
  if (!found.columns.has(DELETED_BY_COLUMN)) statements.push(`alter table ${table.sql} add column ${quote(DELETED_BY_COLUMN)} uuid`);
  for (const column of table.columns) {
    const now = found.columns.get(column.name);
    await (now ? planColumn(plan, column, now) : planNewColumn(plan, column));
  }
  await planChecks(plan, found);
  // A generated column holds on to the columns it is made of: it goes first and comes back last.
  const mark = table.searched.length > 0 ? unquoted(searchMark(table)) : undefined;
  if (found.columns.get(SEARCH_COLUMN)?.comment !== mark || statements.some((statement) => statement.includes(' drop column '))) {
    statements.unshift(`alter table ${table.sql} drop column if exists ${quote(SEARCH_COLUMN)}`);
    statements.push(...searchColumnStatements(table));
  }
  return { statements, problems };
}

interface ColumnPlan {
  readonly table: Table;
  readonly probe: Probe;
  readonly statements: string[];
  readonly refuse: (field: string, message: string, statement: string) => void;
}

/** Columns nobody declares any more: dropped when empty. */
async function planLeftovers({ table, probe, statements, refuse }: ColumnPlan, found: FoundTable): Promise<void> {
  const wanted = new Set([...table.columns.map((column) => column.name), DELETED_COLUMN, DELETED_BY_COLUMN, SEARCH_COLUMN]);
  for (const { name } of found.columns.values()) {
    if (wanted.has(name)) continue;
    const drop = `alter table ${table.sql} drop column ${quote(name)}`;
    const before = name.replace(/_(\w)/g, (_, letter: string) => letter.toUpperCase());
    if (await probe({ table, where: holdsData(name) })) refuse(name, `the column ${name} holds data, and no field declares it; the field that it is called now, if there is one, says renamedFrom: '${before}'`, drop);
    else statements.push(drop);
  }
}

async function planNewColumn({ table, probe, statements, refuse }: ColumnPlan, column: Column): Promise<void> {
  const isPossible = !column.isRequired || column.default !== null || !(await probe({ table, where: 'true' }));
  if (isPossible) statements.push(`alter table ${table.sql} add column ${quote(column.name)} ${columnDefinition(column)}`);
  else refuse(column.field.name, 'is required and has no default, and there are records without it', `alter table ${table.sql} add column ${quote(column.name)} ${column.type} not null default …`);
}

/** Types of columns that hold every value of another, as it is. Money is none of them: it is kept in its smallest unit. */
const WIDER: Readonly<Record<string, Column['type']>> = { integer: 'numeric' };

async function planColumn(plan: ColumnPlan, column: Column, now: FoundColumn): Promise<void> {
  const { table, probe, statements, refuse } = plan;
  const alter = `alter table ${table.sql} alter column ${quote(column.name)}`;
  const isWidened = WIDER[now.type] === column.type;
  if (now.type !== column.type && !isWidened) {
    if (await probe({ table, where: holdsData(column.name) })) {
      refuse(column.field.name, `is ${now.type} in the database and ${column.type} in the declaration`, `${alter} type ${column.type} using ${quote(column.name)}::${column.type}`);
      return;
    }
    statements.push(`alter table ${table.sql} drop column ${quote(column.name)}`);
    return planNewColumn(plan, column);
  }
  // A default is of the type of before, and does not always go along.
  if (isWidened) statements.push(`${alter} drop default`, `${alter} type ${column.type}`);
  const standing = isWidened ? null : (now.default ?? null);
  if (standing !== column.default) statements.push(column.default === null ? `${alter} drop default` : `${alter} set default ${column.default}`);
  if (now.isRequired && !column.isRequired) statements.push(`${alter} drop not null`);
  if (!now.isRequired && column.isRequired) {
    if (await probe({ table, where: `${quote(column.name)} is null` })) {
      refuse(column.field.name, 'is required, and there are records without it', `update ${table.sql} set ${quote(column.name)} = ${column.default ?? '…'} where ${quote(column.name)} is null`);
    } else statements.push(`${alter} set not null`);
  }
}

async function planChecks({ table, probe, statements, refuse }: ColumnPlan, found: FoundTable): Promise<void> {
  const wanted = checksOf(table);
  const names = new Set(wanted.map((check) => check.name));
  const stale = [...found.constraints].filter((name) => name.startsWith('ck_') && !names.has(name));
  statements.push(...stale.map((name) => `alter table ${table.sql} drop constraint if exists ${quote(name)}`));
  for (const check of wanted.filter(({ name }) => !found.constraints.has(name))) {
    const isStored = found.columns.get(check.column.name)?.type === check.column.type;
    if (isStored && (await probe({ table, where: `not (${check.condition})` }))) {
      refuse(check.column.field.name, check.problem, `update ${table.sql} set ${quote(check.column.name)} = … where not (${check.condition})`);
    } else statements.push(`alter table ${table.sql} add constraint ${quote(check.name)} ${check.definition}`);
  }
}

function columnDefinition(column: Column): string {
  return `${column.type}${column.isRequired ? ' not null' : ''}${column.default === null ? '' : ` default ${column.default}`}`;
}

function searchColumnStatements(table: Table): string[] {
  if (table.searched.length === 0) return [];
  return [
    `alter table ${table.sql} add column ${quote(SEARCH_COLUMN)} text generated always as (${searchExpression(table)}) stored`,
    `comment on column ${table.sql}.${quote(SEARCH_COLUMN)} is ${searchMark(table)}`,
  ];
}

/** A default of the language is no data. */
function holdsData(name: string): string {
  return `${quote(name)} is not null and ${quote(name)}::text not in ('{}', '[]', 'false', '')`;
}

interface Check {
  readonly name: string;
  readonly column: Column;
  readonly condition: string;
  readonly definition: string;
  /** What is said of rows that break it. */
  readonly problem: string;
}

/** Choices are held by the database too, and that a single record is the only one of its owner. */
function checksOf(table: Table): Check[] {
  const chosen = table.columns.filter(({ field }) => field.choices.length + field.numbers.length > 0);
  const choices = chosen.map((column) =>
    checkOf({ table, column, condition: choiceCondition(column.name, column.field), problem: `holds values besides ${[...column.field.choices, ...column.field.numbers].join(', ')}` }));
  const id = table.byField.get('id')!;
  const single = table.resource.isSingle ? [checkOf({ table, column: id, condition: '"id" = "institute_id"', problem: 'is not that of the owner, as it is of a single record' })] : [];
  return [...choices, ...single];
}

function checkOf({ table, column, condition, problem }: { table: Table; column: Column; condition: string; problem: string }): Check {
  const definition = `check (${condition})`;
  return { name: objectName({ prefix: 'ck', parts: [table.name, column.name], definition }), column, condition, definition, problem };
}

function choiceCondition(name: string, field: Field): string {
  const values = [...field.choices.map(literal), ...field.numbers].join(', ');
  return field.type === 'choices' ? `${quote(name)} <@ array[${values}]::text[]` : `${quote(name)} in (${values})`;
}

function unquoted(text: string): string {
  return text.slice(1, -1);
}
