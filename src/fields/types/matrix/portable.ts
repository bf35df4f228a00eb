import { isMatrix, MODULE_KEYS, type Field } from '../../../schemas';
import type { PortableContext } from '../../values/cellTypes';
import { jsonPortable, makePortable } from '../../values/portable';
import { rowName } from './rowName';

interface Named {
  readonly field: Field;
  readonly context: PortableContext;
}

/** In words, a row after the other: “Coupons: Create, Read; Branches: Read”, with a minus before what is less than elsewhere. JSON is read as well. */
export const portable = makePortable({
  write: ({ value, field, context }) =>
    Object.entries(isMatrix(value) ? value : {})
      .map(([row, columns]) => `${nameOf({ row, field, context })}: ${columns.map((one) => columnName({ column: one, field, context })).join(', ')}`)
      .join('; ') || NOTHING,
  read: ({ text, field, context }) => {
    if (text.trim() === NOTHING) return {};
    if (text.trim().startsWith('{')) return jsonPortable.fromText({ field, text, context }).value;
    const rows = text.split(';').map((line) => /^\s*(.+?)\s*:\s*(.*?)\s*$/.exec(line));
    if (rows.some((row) => row === null)) return undefined;
    const entries = rows.map((row) => [keyOf({ name: row![1]!, field, context }), row![2]!.split(',').map((one) => columnOf({ name: one.trim(), field, context }))] as const);
    return entries.some(([, columns]) => columns.includes(undefined)) ? undefined : Object.fromEntries(entries);
  },
});

function nameOf({ row, field, context }: Named & { readonly row: string }): string {
  return rowName({ field, path: field.name, key: row, context });
}

/** A row by its name; one of no name that is known goes by its key, whose words the name is made of. */
function keyOf({ name, field, context }: Named & { readonly name: string }): string {
  const known: readonly string[] = field.rowsFrom === null ? field.rows : MODULE_KEYS;
  return known.find((row) => nameOf({ row, field, context }) === name) ?? name.replace(/^./, (first) => first.toLowerCase()).replace(/ (.)/g, (_, next: string) => next.toUpperCase());
}

function columnName({ column, field, context }: Named & { readonly column: string }): string {
  return column.startsWith('-') ? `${LESS}${context.choice(field.name, column.slice(1))}` : context.choice(field.name, column);
}

function columnOf({ name, field, context }: Named & { readonly name: string }): string | undefined {
  const bare = name.startsWith(LESS) ? name.slice(LESS.length) : name;
  const column = field.columns.find((one) => context.choice(field.name, one) === bare);
  return column !== undefined && bare !== name ? `-${column}` : column;
}

const LESS = '−';
/** Nothing is ticked, which is something else than nothing said. */
const NOTHING = '–';
