import { titleFields, type Field } from '../../../../src/schemas';
import { DELETED_COLUMN, isTrace, literal, quote, SEARCH_COLUMN, searchedWords, tableOf, type Column, type Table } from '../columns';
import { comparedText } from './comparedText';
import { foldedText } from './foldedText';
import { fingerprint, objectName } from './names';
import { beyondAscii } from './textSearch';
import { countsEmpty, keyCondition, uniqueKeysOf, type UniqueKey } from './uniqueKeys';

/** An index as it should be; its name changes with its definition. */
export interface IndexSpec {
  readonly name: string;
  /** Everything after `create [unique] index <name> on <table>`. */
  readonly definition: string;
  readonly isUnique: boolean;
  /** What a unique index keeps apart. */
  readonly key: UniqueKey | null;
  /** The column that it is about, of an index for lists. */
  readonly column: string | null;
}

/** What the database at hand can do. */
export interface Abilities {
  /** `pg_trgm` is there. */
  readonly hasTrigrams: boolean;
  /** `btree_gin` is there, so that one index holds owner and trigrams. */
  readonly hasBtreeGin: boolean;
}

/** Every index of a table, each once: those of the module it is named after, then those that lists of its other modules want besides. */
export function indexesOf({ table, abilities }: { table: Table; abilities: Abilities }): IndexSpec[] {
  const specs = [...uniqueIndexes(table), ...listIndexes(table, abilities), ...keyIndexes(table)];
  const own = new Map(specs.map((spec) => [spec.name, spec]));
  const views = table.resource.views.map(tableOf).flatMap((view) => viewIndexes({ view, base: table, abilities, there: own }));
  return [...new Map([...own, ...views.map((spec) => [spec.name, spec] as const)]).values()];
}

/** What a list is asked for and sorted by. */
function listIndexes(table: Table, abilities: Abilities): IndexSpec[] {
  return [...orderIndexes(table, LIVE), ...valueIndexes(table, LIVE), ...arrayIndexes(table, LIVE), ...sharedIndexes(table, LIVE), ...textIndexes(table, abilities, LIVE)];
}

/**
 * Those of a list of some of a table's rows, over these alone, without what the table's own do as well. Texts are looked up among all rows,
 * before it is asked whose they are.
 */
function viewIndexes({ view, base, abilities, there }: { view: Table; base: Table; abilities: Abilities; there: ReadonlyMap<string, IndexSpec> }): IndexSpec[] {
  const live = `where ${keyCondition({ where: view.resource.of!.where }, view)}`;
  const [ordered, sorted] = [base, view].map((one) => new Set(sortedColumns(one).map(({ name }) => name)));
  const over = (rows: string): IndexSpec[] => [...orderIndexes(view, rows), ...valueIndexes(view, rows).filter(({ column }) => sorted!.has(column!) || !ordered!.has(column!)), ...arrayIndexes(view, rows)];
  const whole = over(LIVE);
  return [...over(live).filter((_, index) => !there.has(whole[index]!.name)), ...sharedIndexes(view, LIVE), ...textIndexes(view, abilities, LIVE)];
}

/** The expression a list is sorted by: texts as they are looked for, so that É stands with E, addresses without regard to case, choices as they are declared. */
export function orderExpression(column: Column): string {
  if (column.field.type === 'choice') return `array_position(array[${column.field.choices.map(literal).join(', ')}]::text[], ${quote(column.name)})`;
  if (column.field.type === 'text') return foldedText(quote(column.name));
  return LETTERED.has(column.field.type) ? `lower(${quote(column.name)})` : quote(column.name);
}

/** The column that rows are in the order of where the list's own does not tell them apart. */
export function secondColumn(table: Table, { sort }: { readonly sort: string }): Column | null {
  const { list } = table.resource;
  return (list.thenBy !== null && sort === list.sort.field && table.byField.get(list.thenBy)) || null;
}

/** The column that look-ups are sorted by: the first of the title's fields; `null` where there is none to sort by. */
export function titleColumn(table: Table): Column | null {
  const [first] = titleFields(table.resource);
  const column = table.byField.get(first ?? '');
  return column && isOrdered(column) && column.field.name !== 'id' ? column : null;
}

/** Name of a unique index, by which a violation is traced back to it. */
export function uniqueIndexName({ table, key }: { table: Table; key: UniqueKey }): string {
  return uniqueSpec(table, key).name;
}

const LIVE = `where ${quote(DELETED_COLUMN)} is null`;
const LETTERED = new Set<Field['type']>(['text', 'email', 'url']);
const ARRAYS = new Set<Field['type']>(['tags', 'choices', 'refs']);
const UNINDEXED = new Set<Field['type']>(['list', 'group', 'json', 'matrix', 'longText', 'richText', 'image', 'file', 'password']);

function uniqueIndexes(table: Table): IndexSpec[] {
  return uniqueKeysOf(table).map((key) => uniqueSpec(table, key));
}

/** Deleted records give their values free, and rows without a value, which differ from all, are not held: but for references, which are told apart by being left out, too. */
function uniqueSpec(table: Table, key: UniqueKey): IndexSpec {
  const values = comparedColumns(key);
  const filled = key.columns.filter((column) => !column.isRequired && !countsEmpty(key, column)).map(({ name }) => ` and ${quote(name)} is not null`);
  const alike = key.columns.some((column) => countsEmpty(key, column)) ? ' nulls not distinct' : '';
  return spec({ table, prefix: 'ux', parts: key.columns.map(({ name }) => name), definition: `(${[...(key.isPerOwner ? ['"institute_id"'] : []), ...values].join(', ')})${alike} where ${keyCondition(key, table)}${filled.join('')}`, key });
}

/** A key's columns as they are compared. */
export function comparedColumns({ columns }: UniqueKey): string[] {
  return columns.map(({ name, type }) => (type === 'text' ? comparedText(quote(name)) : quote(name)));
}

/**
 * Columns that rows are kept in the order of: with the owner first for one institute, without for those across. Ends with
 * the id, so that equal values keep one order, and carries what the page's ids are read from, so that deep pages touch no row; of texts of one institute, whose pages are few, they do.
 * Whose a row is stands in the wide one where an institute reads along it: where it sees the operator's rows among its own.
 */
function orderIndexes(table: Table, live: string): IndexSpec[] {
  return sortedColumns(table).flatMap((column) => {
    const expression = orderExpression(column);
    const second = secondColumn(table, { sort: column.field.name });
    const keys = `${expression}${second ? `, ${orderExpression(second)}` : ''}, "id"`;
    const carried = [...(table.resource.tenant === 'shared' ? ['"institute_id"'] : []), ...(expression === quote(column.name) ? [] : [quote(column.name)])];
    const wide = spec({ table, prefix: 'ix', parts: [column.name], definition: `(${keys})${carried.length > 0 ? ` include (${carried.join(', ')})` : ''} ${live}` });
    const own = table.hasOwner ? [spec({ table, prefix: 'ix', parts: ['own', column.name], definition: `("institute_id", ${keys}) ${live}` })] : [];
    return [wide, ...own];
  });
}

function sortedColumns(table: Table): Column[] {
  const { list, isSingle } = table.resource;
  if (isSingle) return [];
  const names = [list.sort.field, ...list.sortable].map((name) => table.byField.get(name));
  const columns = [...names, titleColumn(table) ?? undefined].filter((column): column is Column => column !== undefined && isOrdered(column));
  return [...new Map(columns.map((column) => [column.name, column])).values()];
}

/**
 * Columns of which values or ranges are asked for and that have no order of their own. Without the id, so that equal
 * values share one entry: there are few of them. Of references the keys have indexes, of the owner the table's own key.
 * An institute's ranges have one with the owner first, which holds no row that is as most are: all rows are in the other, where they share an entry.
 */
function valueIndexes(table: Table, live: string): IndexSpec[] {
  const sorted = new Set(sortedColumns(table).filter((column) => orderExpression(column) === quote(column.name) || LETTERED.has(column.field.type)).map(({ name }) => name));
  return table.resource.list.filters.flatMap(({ field, op }) => {
    const column = table.byField.get(field);
    if (op === 'has' || !column || column.field.type === 'ref' || column.field.type === 'oneOf' || !isOrdered(column) || sorted.has(column.name)) return [];
    const all = valueSpec({ table, column, hasOwner: table.hasOwner, live });
    return op === 'range' && table.hasOwner ? [all, spec({ table, prefix: 'ix', parts: ['own', column.name], definition: `("institute_id", ${quote(column.name)}) ${live}${unusual(column)}` })] : [all];
  });
}

/** Rows without a value are as most are, and so are those where what the platform alone writes is as it began. */
function unusual({ name, field, isRequired, default: first }: Column): string {
  if (field.readOnly && first !== null) return ` and ${quote(name)} <> ${first}`;
  return isRequired ? '' : ` and ${quote(name)} is not null`;
}

function valueSpec({ table, column, hasOwner, live }: { table: Table; column: Column; hasOwner: boolean; live: string }): IndexSpec {
  return spec({ table, prefix: 'ix', parts: ['is', column.name], definition: `(${quote(column.name)}${hasOwner ? ', "institute_id"' : ''}) ${live}` });
}

/**
 * Columns of which a part is asked for and whose texts many rows may share, such as a city: the values there are tell which of them hold
 * the part (`heldValues.ts`). Texts that are each one's own are found as the search box finds them.
 */
export function sharedTexts(table: Table): Column[] {
  if (table.resource.source !== null) return [];
  const sorted = new Set(sortedColumns(table).map(({ name }) => name));
  return partColumns(table).filter((column) => isOrdered(column) && column.field.unique === false && !sorted.has(column.name));
}

/** Like texts, values are looked up among all rows. */
function sharedIndexes(table: Table, live: string): IndexSpec[] {
  return sharedTexts(table).map((column) => valueSpec({ table, column, hasOwner: table.hasOwner, live }));
}

/** Texts of which a part may be asked for. */
function partColumns(table: Table): Column[] {
  return table.resource.list.filters.filter(({ op }) => op === 'has').flatMap(({ field }) => table.byField.get(field) ?? []).filter(({ type }) => type === 'text');
}

function isOrdered(column: Column): boolean {
  return !UNINDEXED.has(column.field.type) && !ARRAYS.has(column.field.type);
}

function arrayIndexes(table: Table, live: string): IndexSpec[] {
  const filtered = table.resource.list.filters.map((filter) => table.byField.get(filter.field));
  const columns = filtered.filter((column): column is Column => column !== undefined && ARRAYS.has(column.field.type));
  return columns.map((column) => arraySpec(table, column, live));
}

/** Rows whose list is empty are not held: who asks for one of the values says that the list holds some (`predicateSql`). */
function arraySpec(table: Table, column: Column, live: string): IndexSpec {
  return spec({ table, prefix: 'gx', parts: [column.name], definition: `using gin (${quote(column.name)}) ${live} and cardinality(${quote(column.name)}) > 0` });
}

/** The search box, also for two letters (`textSearch.ts`), and filters by a part of a text that it does not look into. */
function textIndexes(table: Table, { hasTrigrams, hasBtreeGin }: Abilities, live: string): IndexSpec[] {
  if (!hasTrigrams) return [];
  const owner = table.hasOwner && hasBtreeGin ? '"institute_id", ' : '';
  const texts = partColumns(table).filter(({ field }) => !field.searchable);
  return [
    ...(table.searched.length > 0 ? [spec({ table, prefix: 'tx', parts: ['search'], definition: `using gin (${owner}${quote(SEARCH_COLUMN)} gin_trgm_ops) ${live}` })] : []),
    ...(table.searched.length > 0 ? [spec({ table, prefix: 'tx', parts: ['beyond'], definition: `(${table.hasOwner ? '"institute_id"' : '"id"'}) ${live} and ${beyondAscii(quote(SEARCH_COLUMN))}` })] : []),
    ...texts.map((column) => spec({ table, prefix: 'tx', parts: [column.name], definition: `using gin (${owner}(${foldedText(quote(column.name))}) gin_trgm_ops) ${live}` })),
  ];
}

/** One record by its id, whoever owns it, rows by what they refer to, and deleted rows, the last first. */
function keyIndexes(table: Table): IndexSpec[] {
  const references = table.columns.filter((column) => column.field.type === 'oneOf' || (column.field.type === 'ref' && !isTrace(table.resource, column.field)));
  const lists = table.columns.filter((column) => column.field.type === 'refs');
  return [
    ...(table.hasOwner ? [spec({ table, prefix: 'ix', parts: ['id'], definition: '("id")' })] : []),
    ...(table.resource.isSingle ? [] : [spec({ table, prefix: 'ix', parts: ['bin'], definition: `(${quote(DELETED_COLUMN)}, "id") where ${quote(DELETED_COLUMN)} is not null` })]),
    ...lists.map((column) => arraySpec(table, column, LIVE)),
    ...references
      .filter((column) => column.name !== 'institute_id')
      .map((column) => spec({ table, prefix: 'fx', parts: [column.name], definition: `(${quote(column.name)})` })),
  ];
}

function spec({ table, prefix, parts, definition, key = null }: { table: Table; prefix: string; parts: readonly string[]; definition: string; key?: UniqueKey | null }): IndexSpec {
  return { name: objectName({ prefix, parts: [table.name, ...parts], definition: `${table.name} ${definition}` }), definition, isUnique: prefix === 'ux', key, column: parts.at(-1) ?? null };
}

/** The expression of the generated search column. */
export function searchExpression(table: Table): string {
  return searchedWords(table.searched);
}

/** Kept as the comment of the search column: a change of the expression is told by it. */
export function searchMark(table: Table): string {
  return literal(`lectern ${fingerprint(searchExpression(table))}`);
}
