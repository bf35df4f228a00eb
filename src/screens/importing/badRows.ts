import { createFileWriter } from '../export/fileWriter';
import type { FileTable } from './fileTable';
import { faultsOf, type ImportRow } from './importRow';
import type { Mapping } from './mapping';
import type { CellFault } from './readRow';

interface BadRowsParams {
  readonly rows: readonly ImportRow[];
  readonly table: FileTable;
  readonly mapping: Mapping;
  readonly say: (field: string, fault: CellFault) => string;
  readonly nameOf: (field: string) => string;
  readonly title: string;
  /** Heads of the columns that are added. */
  readonly reason: string;
  readonly row: string;
}

/** The rows as they stand in the file, with what was mended in them and what stands behind the last column of the head, where each stood and why it is not imported. */
export function badRowsOf({ rows, table, mapping, say, nameOf }: Omit<BadRowsParams, 'title' | 'reason' | 'row'>): readonly (readonly (string | number)[])[] {
  const fieldAt = new Map(Object.entries(mapping).flatMap(([name, source]) => ('column' in source ? [[source.column, name] as const] : [])));
  const original = new Map(table.rows.map((row) => [row.line, row]));
  const without = withoutHead({ rows, table });
  return rows.map((row) => [
    ...table.head.map((_, column) => row.cells[fieldAt.get(column) ?? ''] ?? original.get(row.line)?.cells[column] ?? ''),
    ...without.map((_, index) => original.get(row.line)?.beyond?.[index] ?? ''),
    row.line,
    Object.entries(faultsOf(row)).map(([name, fault]) => `${nameOf(name)}: ${say(name, fault)}`).join(' '),
  ]);
}

/** Heads, empty ones, of the columns that some of the rows have behind those that the head names. */
function withoutHead({ rows, table }: Pick<BadRowsParams, 'rows' | 'table'>): readonly string[] {
  const lines = new Set(rows.map(({ line }) => line));
  return Array.from({ length: Math.max(0, ...table.rows.map(({ line, beyond }) => (lines.has(line) ? (beyond?.length ?? 0) : 0))) }, () => '');
}

/** Downloads them as a CSV file in which no spreadsheet runs anything. */
export function saveBadRows({ title, reason, row, ...params }: BadRowsParams): void {
  const writer = createFileWriter({ format: 'csv', name: title, head: [...params.table.head, ...withoutHead(params), row, reason] });
  writer.add(badRowsOf(params));
  void writer.save().finally(writer.close);
}
