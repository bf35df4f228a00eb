import { titleFields, type Field } from '../../../src/schemas';
import { DELETED_COLUMN, isPerson, literal, quote, SEARCH_COLUMN, type Column, type Table } from '../columns';
import { fingerprint, objectName } from './names';

/** An index as it should be; its name changes with its definition. */
export interface IndexSpec {
  readonly name: string;
  /** Everything after `create [unique] index <name> on <table>`. */
  readonly definition: string;
  readonly isUnique: boolean;
  /** The field a unique index keeps apart. */
  readonly field: Field | null;
}

/** What the database at hand can do. */
export interface Abilities {
  /** `pg_trgm` is there. */
  readonly hasTrigrams: boolean;
  /** `btree_gin` is there, so that one index holds owner and trigrams. */
  readonly hasBtreeGin: boolean;
}

/** Every index of a module's table, each once. */
export function indexesOf({ table, abilities }: { table: Table; abilities: Abilities }): IndexSpec[] {
  const specs = [...uniqueIndexes(table), ...orderIndexes(table), ...listIndexes(table), ...textIndexes(table, abilities), ...keyIndexes(table)];
  return [...new Map(specs.map((spec) => [spec.name, spec])).values()];
}

/** The expression a list is sorted by: texts without regard to case. */
export function orderExpression(column: Column): string {
  return LETTERED.has(column.field.type) ? `lower(${quote(column.name)})` : quote(column.name);
}

/** The column that look-ups are sorted by: the first of the title's fields; `null` where there is none to sort by. */
export function titleColumn(table: Table): Column | null {
  const [first] = titleFields(table.resource);
  const column = table.byField.get(first ?? '');
  return column && !UNINDEXED.has(column.field.type) && !ARRAYS.has(column.field.type) ? column : null;
}

/** Name of the unique index of a field, by which a violation is traced back to it. */
export function uniqueIndexName({ table, column }: { table: Table; column: Column }): string {
  return uniqueSpec(table, column).name;
}

/**
 * A text as it is compared with others that must differ: what looks the same is the same. Compatible forms are one
 * (full-width letters, ligatures), letter case does not count, and neither do signs that nobody sees.
 * @param text an SQL expression
 */
export function comparedText(text: string): string {
  return `lower(regexp_replace(normalize(${text}, NFKC), '[\\u00ad\\u034f\\u061c\\u115f\\u1160\\u17b4\\u17b5\\u180b-\\u180f\\u200b-\\u200f\\u202a-\\u202e\\u2060-\\u206f\\u3164\\ufe00-\\ufe0f\\ufeff\\uffa0]', '', 'g'))`;
}

const LIVE = `where ${quote(DELETED_COLUMN)} is null`;
const LETTERED = new Set<Field['type']>(['text', 'email', 'url']);
const ARRAYS = new Set<Field['type']>(['tags', 'choices', 'refs']);
const UNINDEXED = new Set<Field['type']>(['list', 'group', 'json', 'access', 'longText', 'richText', 'image', 'file', 'password']);

function uniqueIndexes(table: Table): IndexSpec[] {
  return table.columns.filter((column) => column.field.unique).map((column) => uniqueSpec(table, column));
}

/** Deleted records give their values free. */
function uniqueSpec(table: Table, column: Column): IndexSpec {
  const isText = column.type === 'text';
  const value = isText ? comparedText(quote(column.name)) : quote(column.name);
  const isPerOwner = table.hasOwner && column.field.unique === 'tenant';
  return spec({ table, prefix: 'ux', parts: [column.name], definition: `(${isPerOwner ? '"institute_id", ' : ''}${value}) ${LIVE}`, field: column.field });
}

/**
 * Sorted and filtered columns: with the owner first for one institute, without for those across. Ends with the id, so
 * that equal values keep one order, and carries what the page's ids are read from, so that deep pages touch no row.
 */
function orderIndexes(table: Table): IndexSpec[] {
  const { list, isSingle } = table.resource;
  if (isSingle) return [];
  const names = new Set([list.sort.field, ...list.sortable, ...list.filters.map((filter) => filter.field), ...(titleColumn(table) ? [titleColumn(table)!.field.name] : [])]);
  return [...names].flatMap((name) => {
    const column = table.byField.get(name);
    if (!column || UNINDEXED.has(column.field.type) || ARRAYS.has(column.field.type)) return [];
    const expression = orderExpression(column);
    const isPlain = expression === quote(column.name);
    const include = isPlain ? '' : ` include (${quote(column.name)})`;
    const isFiltered = table.resource.list.filters.some((one) => one.field === name && one.op !== 'has');
    const wide = spec({ table, prefix: 'ix', parts: [column.name], definition: `(${expression}, "id")${table.hasOwner ? withOwner(include) : include} ${LIVE}` });
    const own = table.hasOwner && column.name !== 'institute_id' ? [spec({ table, prefix: 'ix', parts: ['own', column.name], definition: `("institute_id", ${expression}, "id")${include} ${LIVE}` })] : [];
    const exact = isFiltered && !isPlain ? [spec({ table, prefix: 'ix', parts: ['is', column.name], definition: `(${table.hasOwner ? '"institute_id", ' : ''}${quote(column.name)}) ${LIVE}` })] : [];
    return [wide, ...own, ...exact];
  });
}

function withOwner(include: string): string {
  return include === '' ? ' include ("institute_id")' : include.replace('(', '("institute_id", ');
}

function listIndexes(table: Table): IndexSpec[] {
  const filtered = table.resource.list.filters.map((filter) => table.byField.get(filter.field));
  const columns = filtered.filter((column): column is Column => column !== undefined && ARRAYS.has(column.field.type));
  return columns.map((column) => spec({ table, prefix: 'gx', parts: [column.name], definition: `using gin (${quote(column.name)}) ${LIVE}` }));
}

/** The search box, and filters by a part of a text. */
function textIndexes(table: Table, { hasTrigrams, hasBtreeGin }: Abilities): IndexSpec[] {
  if (!hasTrigrams) return [];
  const owner = table.hasOwner && hasBtreeGin ? '"institute_id", ' : '';
  const parts = table.resource.list.filters.filter((filter) => filter.op === 'has').map((filter) => table.byField.get(filter.field));
  const texts = parts.filter((column): column is Column => column?.type === 'text');
  return [
    ...(table.searched.length > 0 ? [spec({ table, prefix: 'tx', parts: ['search'], definition: `using gin (${owner}${quote(SEARCH_COLUMN)} gin_trgm_ops) ${LIVE}` })] : []),
    ...texts.map((column) => spec({ table, prefix: 'tx', parts: [column.name], definition: `using gin (${owner}(lower(${quote(column.name)})) gin_trgm_ops) ${LIVE}` })),
  ];
}

/** One record by its id, whoever owns it, rows by what they refer to, and deleted rows, the last first. */
function keyIndexes(table: Table): IndexSpec[] {
  const references = table.columns.filter((column) => column.field.type === 'ref' && !isPerson(column.field));
  const lists = table.columns.filter((column) => column.field.type === 'refs');
  return [
    ...(table.hasOwner ? [spec({ table, prefix: 'ix', parts: ['id'], definition: '("id")' })] : []),
    ...(table.resource.isSingle ? [] : [spec({ table, prefix: 'ix', parts: ['bin'], definition: `(${quote(DELETED_COLUMN)}, "id") where ${quote(DELETED_COLUMN)} is not null` })]),
    ...lists.map((column) => spec({ table, prefix: 'gx', parts: [column.name], definition: `using gin (${quote(column.name)}) ${LIVE}` })),
    ...references
      .filter((column) => column.name !== 'institute_id')
      .map((column) => spec({ table, prefix: 'fx', parts: [column.name], definition: `(${quote(column.name)})` })),
  ];
}

function spec({ table, prefix, parts, definition, field = null }: { table: Table; prefix: string; parts: readonly string[]; definition: string; field?: Field | null }): IndexSpec {
  return { name: objectName({ prefix, parts: [table.name, ...parts], definition: `${table.name} ${definition}` }), definition, isUnique: prefix === 'ux', field };
}

/** The expression of the generated search column. */
export function searchExpression(table: Table): string {
  return `lower(${table.searched.map((column) => `coalesce(${quote(column.name)}, '')`).join(" || E'\\n' || ")})`;
}

/** Kept as the comment of the search column: a change of the expression is told by it. */
export function searchMark(table: Table): string {
  return literal(`lectern ${fingerprint(searchExpression(table))}`);
}
