import type { ReactNode } from 'react';
import { useTranslate } from 'ra-core';
import { useTexts, useTotals } from '../../dataProvider';
import { renderCell } from '../../fields/renderCell';
import type { CellContext } from '../../fields/values/cellTypes';
import { useListModel, useRows } from '../model/listModel';
import styles from './Cards.module.css';

/** Below the cards, the sums over all rows that match, each by its column's name. */
export function CardTotals({ context }: { context: CellContext }): ReactNode {
  const translate = useTranslate();
  const { resource, columns } = useListModel();
  const { total = 0, perPage, filterValues, isPending } = useRows();
  const texts = useTexts(resource.name);
  const { totals } = useTotals(resource.name, { filter: filterValues, enabled: resource.list.totals.length > 0 && !isPending });
  const summed = totals ? columns.shown.filter((field) => totals[field.name] !== undefined) : [];
  if (totals === null || summed.length === 0 || total === 0) return null;
  return (
    <section className={styles.totals}>
      <h2>{translate(total > perPage ? 'lectern.list.totalOfAll' : 'lectern.list.total')}</h2>
      <dl>
        {summed.map((field) => (
          <div key={field.name}>
            <dt>{texts.field(field.name)}</dt>
            <dd>{renderCell({ field, value: totals[field.name], context })}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
