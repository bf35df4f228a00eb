import type { ReactNode } from 'react';
import type { Field, Matrix } from '../../../schemas';
import { Checkbox } from '../../../ui/Checkbox';
import type { CellContext } from '../../values/cellTypes';
import type { Cell } from './toggled';

interface MatrixHeadProps {
  readonly headId: string;
  readonly path: string;
  readonly field: Field;
  /** The rows that are shown, which a whole column is made of. */
  readonly rows: readonly string[];
  /** Rows that are not shown: none is ticked unseen, but clearing a column clears them as well. */
  readonly beside: readonly string[];
  readonly matrix: Matrix;
  readonly mayTick: (row: string, column: string) => boolean;
  readonly context: CellContext;
  readonly onTick: (cells: readonly Cell[], isOn: boolean) => void;
}

/** The names of the columns, each with a box for all of it. */
export function MatrixHead({ headId, path, field, rows, beside, matrix, mayTick, context, onTick }: MatrixHeadProps): ReactNode {
  return (
    <thead>
      <tr>
        <th scope="col" id={headId}>{context.translate(field.rowsFrom ? 'lectern.matrix.module' : 'lectern.matrix.row')}</th>
        {field.columns.map((column) => {
          const name = context.choice(path, column);
          const possible = rows.filter((row) => mayTick(row, column));
          const ticked = possible.filter((row) => matrix[row]?.includes(column));
          const tickedBeside = beside.filter((row) => mayTick(row, column) && matrix[row]?.includes(column));
          const isWhole = possible.length > 0 && ticked.length === possible.length;
          const ofColumn = (isOn: boolean): readonly Cell[] => [...possible, ...(isOn ? [] : tickedBeside)].map((row) => ({ row, column }));
          return (
            <th scope="col" key={column}>
              <span>{name}</span>
              <Checkbox name={`${path}.*.${column}`} label={context.translate('lectern.matrix.wholeColumn', { column: name })} checked={isWhole} isMixed={ticked.length + tickedBeside.length > 0 && !isWhole} disabled={possible.length === 0} onChange={(event) => onTick(ofColumn(event.target.checked), event.target.checked)} />
            </th>
          );
        })}
        <th scope="col">{context.translate('lectern.matrix.all')}</th>
      </tr>
    </thead>
  );
}
