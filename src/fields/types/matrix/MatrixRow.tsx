import type { ReactNode } from 'react';
import type { Field } from '../../../schemas';
import { Checkbox } from '../../../ui/Checkbox';
import type { CellContext } from '../../values/cellTypes';
import { joined } from '../../values/joined';
import type { Cell } from './toggled';
import styles from './matrix.module.css';

interface MatrixRowProps {
  readonly id: string | undefined;
  readonly path: string;
  readonly field: Field;
  readonly row: string;
  readonly name: string;
  /** Opens nothing in this console yet. */
  readonly isLater: boolean;
  /** What it opens besides the module it is called after. */
  readonly beside: readonly string[];
  readonly ticked: readonly string[];
  /** What the profile has of it, where there is one: what differs is marked. */
  readonly base: readonly string[] | null;
  readonly mayTick: (row: string, column: string) => boolean;
  readonly context: CellContext;
  readonly onTick: (cells: readonly Cell[], isOn: boolean) => void;
  readonly onBlur: () => void;
}

/** One row: a box a column, and one for all of them. What whoever is signed in may not tick stays as it is. */
export function MatrixRow({ id, path, field, row, name, isLater, beside, ticked, base, mayTick, context, onTick, onBlur }: MatrixRowProps): ReactNode {
  const possible = field.columns.filter((column) => mayTick(row, column));
  const on = possible.filter((column) => ticked.includes(column));
  const isWhole = possible.length > 0 && on.length === possible.length;
  // What the others of the row cannot be without stays while one of them stays.
  const isHeld = (column: string): boolean => column === field.leading && ticked.some((one) => one !== column && !possible.includes(one));
  const isFixed = (column: string): boolean => !possible.includes(column) || isHeld(column) || (field.leading !== null && !ticked.includes(field.leading) && !possible.includes(field.leading));
  return (
    <tr>
      <th scope="row">
        {name}
        {isLater && <small>{context.translate('lectern.matrix.notYet')}</small>}
        {beside.length > 0 && <small>{context.translate('lectern.matrix.alsoOpens', { names: joined({ texts: beside, locale: context.locale }) })}</small>}
      </th>
      {field.columns.map((column, index) => {
        const isDifferent = base !== null && base.includes(column) !== ticked.includes(column);
        const label = context.translate('lectern.matrix.cell', { row: name, column: context.choice(path, column) });
        return (
          <td key={column} data-own={isDifferent || undefined}>
            <Checkbox id={index === 0 ? id : undefined} name={`${path}.${row}.${column}`} label={isDifferent ? context.translate('lectern.matrix.own', { cell: label }) : label} checked={ticked.includes(column)} disabled={isFixed(column)} onChange={(event) => onTick([{ row, column }], event.target.checked)} onBlur={onBlur} />
          </td>
        );
      })}
      <td className={styles.all}>
        <Checkbox name={`${path}.${row}.*`} label={context.translate('lectern.matrix.wholeRow', { row: name })} checked={isWhole} isMixed={on.length > 0 && !isWhole} disabled={possible.every(isFixed)} onChange={(event) => onTick(possible.filter((column) => !isFixed(column)).map((column) => ({ row, column })), event.target.checked)} onBlur={onBlur} />
      </td>
    </tr>
  );
}
