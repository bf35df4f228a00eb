import type { ReactNode } from 'react';
import { useTranslate } from 'ra-core';
import { useTexts } from '../../../dataProvider';
import type { Field } from '../../../schemas';
import { Checkbox, Icon } from '../../../ui';
import { isNumericCell } from '../../../fields/renderCell';
import { useListModel, useRows } from '../../model/listModel';
import { useListAddress } from '../useListAddress';
import type { Selection } from '../../model/useSelection';
import styles from './Grid.module.css';
import headStyles from './GridHead.module.css';

/** Names of the columns; those the platform can sort by are buttons. */
export function GridHead({ selection }: { selection: Selection }): ReactNode {
  const translate = useTranslate();
  const { columns } = useListModel();
  return (
    <div role="rowgroup" className={styles.head}>
      <div role="row" aria-rowindex={1} className={styles.headRow}>
        {selection.isOffered && (
          <div role="columnheader" className={styles.mark}>
            <Checkbox label={translate('lectern.list.selectPage')} checked={selection.page === 'all'} isMixed={selection.page === 'some'} onChange={selection.togglePage} />
          </div>
        )}
        {columns.shown.map((field, index) => (
          <HeadCell key={field.name} field={field} isFirst={index === 0} />
        ))}
        <div role="columnheader" className={styles.more}>
          <span className="visuallyHidden">{translate('lectern.list.rowMenu')}</span>
        </div>
      </div>
    </div>
  );
}

function HeadCell({ field, isFirst }: { field: Field; isFirst: boolean }): ReactNode {
  const { resource } = useListModel();
  const { sort } = useRows();
  const { setSort } = useListAddress();
  const label = useTexts(resource.name).field(field.name);
  const isSortable = resource.list.sortable.includes(field.name);
  const isSorted = isSortable && sort.field === field.name;
  const isUp = sort.order === 'ASC';
  const isAtEnd = !isFirst && isNumericCell(field);
  const className = isFirst ? styles.first : isAtEnd ? styles.number : styles.cell;
  const name = <span title={label}>{label}</span>;
  return (
    <div role="columnheader" className={className} aria-sort={isSorted ? (isUp ? 'ascending' : 'descending') : undefined}>
      {isSortable ? (
        <button type="button" className={headStyles.sort} data-end={isAtEnd || undefined} data-sorted={isSorted || undefined} onClick={() => setSort({ field: field.name, order: isSorted && isUp ? 'DESC' : 'ASC' })}>
          {name}
          <Icon name={isSorted ? (isUp ? 'arrowUp' : 'arrowDown') : 'sort'} size={14} />
        </button>
      ) : (
        name
      )}
    </div>
  );
}
