import type { ReactNode } from 'react';
import { useTranslate } from 'ra-core';
import { useTexts } from '../../../dataProvider';
import type { Field } from '../../../schemas';
import { Checkbox } from '../../../ui';
import { useListModel, useRows } from '../../model/listModel';
import { useListAddress } from '../useListAddress';
import type { Selection } from '../../model/useSelection';
import { drawHeadCell } from './drawHeadCell';
import styles from './Grid.module.css';

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
  return drawHeadCell({ resource, field, isFirst, sort, label: useTexts(resource.name).field(field.name), onSort: setSort });
}
