import type { Field } from '../../schemas';
import { allCells, headed, type FileTable } from './fileTable';
import { guessMapping } from './mapping';

/** So many rows from the top are looked at: above the head a spreadsheet has its title, its date, whom it is from. */
const DEEPEST = 10;
/** A row that names a single field may be a title that happens to. */
const LEAST = 2;

interface FindParams {
  readonly table: FileTable;
  readonly fields: readonly Field[];
  /** What a field is called, in each of the languages. */
  readonly namesOf: (field: Field) => readonly string[];
  readonly furtherOf?: (field: Field) => readonly string[];
}

/** The same file with the head where it is: of its first rows the one whose cells name the most fields, its very first where no other names more. What stands above is left out. */
export function withFoundHead({ table, fields, namesOf, furtherOf }: FindParams): FileTable {
  const namedIn = (head: readonly string[]): number => Object.keys(guessMapping({ head, fields, namesOf, ...(furtherOf && { furtherOf }), remembered: {} })).length;
  let most = Math.max(namedIn(table.head), LEAST - 1);
  let found = -1;
  // The last row is no head: nothing would be left.
  for (const [at, row] of table.rows.slice(0, Math.min(DEEPEST, table.rows.length) - 1).entries()) {
    const named = namedIn(allCells(row).map((text) => text.trim()));
    if (named <= most) continue;
    [most, found] = [named, at];
  }
  const heading = table.rows[found];
  if (!heading) return table;
  const head = allCells(heading);
  return { ...table, ...headed({ head, rows: table.rows.slice(found + 1), width: Math.max(head.length, table.head.length) }), headLine: heading.line };
}
