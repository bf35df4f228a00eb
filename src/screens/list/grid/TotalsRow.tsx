import type { ReactNode } from 'react';
import { useListContext, useTranslate } from 'ra-core';
import { useTexts } from '../../../dataProvider';
import { isNumericCell, renderCell } from '../../../fields/renderCell';
import type { CellContext } from '../../../fields/values/cellTypes';
import { useListModel } from '../../model/listModel';
import styles from './Grid.module.css';

/** Sums over all rows that match, not over the page alone. Stays at the foot of the grid. */
export default function TotalsRow({ totals, context, hasMark }: { totals: Readonly<Record<string, number>>; context: CellContext; hasMark: boolean }): ReactNode {
  const translate = useTranslate();
  const { columns, resource } = useListModel();
  const texts = useTexts(resource.name);
  const { total = 0, perPage } = useListContext();
  if (!columns.shown.some((field) => totals[field.name] !== undefined)) return null;
  return (
    <div role="rowgroup" className={styles.totals}>
      <div role="row" className={styles.headRow}>
        {hasMark && <div aria-hidden="true" className={styles.mark} />}
        {columns.shown.map((field, index) => {
          const sum = totals[field.name];
          return (
            <div key={field.name} role="gridcell" title={sum === undefined ? undefined : texts.hint(field.name) ?? undefined} className={index === 0 ? styles.first : isNumericCell(field) ? styles.number : styles.cell}>
              {index === 0 && sum === undefined ? translate(total > perPage ? 'lectern.list.totalOfAll' : 'lectern.list.total') : sum === undefined ? null : renderCell({ field, value: sum, context })}
            </div>
          );
        })}
        <div aria-hidden="true" className={styles.more} />
      </div>
    </div>
  );
}
