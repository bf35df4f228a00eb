import type { ReactNode } from 'react';
import type { Field, Resource } from '../../../schemas';
import { Icon } from '../../../ui';
import { isNumericCell } from '../../../fields/drawCell';
import styles from './Grid.module.css';
import headStyles from './GridHead.module.css';

interface HeadCellParams {
  readonly resource: Resource;
  readonly field: Field;
  readonly isFirst: boolean;
  /** What the rows are sorted by. */
  readonly sort: { readonly field: string; readonly order: string };
  readonly label: string;
  readonly onSort: (sort: { readonly field: string; readonly order: 'ASC' | 'DESC' }) => void;
}

/** The name of a column; one the platform can sort by is a button. */
export function drawHeadCell({ resource, field, isFirst, sort, label, onSort }: HeadCellParams): ReactNode {
  const isSortable = resource.list.sortable.includes(field.name);
  const isSorted = isSortable && sort.field === field.name;
  const isUp = sort.order === 'ASC';
  const isAtEnd = !isFirst && isNumericCell(field);
  const className = isFirst ? styles.first : isAtEnd ? styles.number : styles.cell;
  const name = <span title={label}>{label}</span>;
  return (
    <div role="columnheader" className={className} aria-sort={isSorted ? (isUp ? 'ascending' : 'descending') : undefined}>
      {isSortable ? (
        <button type="button" className={headStyles.sort} data-end={isAtEnd || undefined} data-sorted={isSorted || undefined} onClick={() => onSort({ field: field.name, order: isSorted && isUp ? 'DESC' : 'ASC' })}>
          {name}
          <Icon name={isSorted ? (isUp ? 'arrowUp' : 'arrowDown') : 'sort'} size={14} />
        </button>
      ) : (
        name
      )}
    </div>
  );
}
