import type { ReactNode } from 'react';
import { useGetList, useLocale, useTranslate } from 'ra-core';
import { useTexts } from '../../dataProvider';
import type { LecternRecord } from '../../dataProvider';
import type { Filter } from '../../schemas';
import { Button } from '../../ui';
import { intlLocale } from '../../fields/cellContext';
import { askHidden, hiddenIn, hidingFilters } from '../model/countHidden';
import { useListModel, useRows } from '../model/listModel';
import styles from './Pager.module.css';
import { useListAddress } from './useListAddress';

/** Says how many rows that match are left out because they are marked as such, and shows them. Nothing where none are. */
export function HiddenRows({ isAlone = false }: { readonly isAlone?: boolean }): ReactNode {
  const { filters } = useListModel();
  const { filterValues, isPending } = useRows();
  const hiding = isPending ? [] : hidingFilters({ filters, filterValues });
  return hiding.map((filter) => <Hidden key={filter.field} filter={filter} isAlone={isAlone} />);
}

function Hidden({ filter, isAlone }: { filter: Filter; isAlone: boolean }): ReactNode {
  const translate = useTranslate();
  const locale = intlLocale(useLocale() ?? 'en');
  const { resource } = useListModel();
  const { filterValues, sort } = useRows();
  const { setFilter } = useListAddress();
  const label = useTexts(resource.name).field(filter.field);
  const reply = useGetList<LecternRecord>(resource.name, askHidden({ filter, filterValues, sort }), { retry: false, onError: () => undefined });
  const total = hiddenIn({ filter, reply });
  if (total === 0) return null;
  return (
    <span className={isAlone ? styles.hiddenAlone : styles.hidden}>
      {translate('lectern.list.hiddenRows', { count: total.toLocaleString(locale), field: label })}
      <Button kind="bare" isSmall onClick={() => setFilter(filter.field, true)}>
        {translate('lectern.list.showHidden')}
      </Button>
    </span>
  );
}
