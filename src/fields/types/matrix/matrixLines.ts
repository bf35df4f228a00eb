import type { Field, Matrix } from '../../../schemas';
import type { CellContext } from '../../values/cellTypes';
import { joined } from '../../values/joined';
import { rowName } from './rowName';

/** A line for each set of columns that rows have, the fullest first: “Create, Read: Coupons, Tests”. What is less than elsewhere follows. */
export function matrixLines({ field, matrix, context, path }: { readonly field: Field; readonly matrix: Matrix; readonly context: CellContext; readonly path: string }): string[] {
  const groups = new Map<string, { columns: readonly string[]; rows: string[] }>();
  const parts = Object.entries(matrix).flatMap(([key, said]) => [said.filter((one) => !one.startsWith('-')), said.filter((one) => one.startsWith('-'))].map((columns) => ({ key, columns })));
  for (const { key, columns } of parts.filter((part) => part.columns.length > 0)) {
    const group = groups.get(columns.join()) ?? { columns, rows: [] };
    group.rows.push(rowName({ field, path, key, context }));
    groups.set(columns.join(), group);
  }
  const weight = (columns: readonly string[]): number => (columns[0]!.startsWith('-') ? -1 : columns.length);
  return [...groups.values()].sort((a, b) => weight(b.columns) - weight(a.columns)).map(({ columns, rows }) => {
    const line = context.translate('lectern.access.line', {
      columns: joined({ texts: columns.map((column) => context.choice(path, column.replace(/^-/, ''))), locale: context.locale }),
      rows: joined({ texts: rows.sort((a, b) => a.localeCompare(b, context.locale)), locale: context.locale }),
    });
    return columns[0]!.startsWith('-') ? context.translate('lectern.access.less', { line }) : line;
  });
}
