import type { ReactNode } from 'react';
import { useGetList, useLocale, useTranslate } from 'ra-core';
import { useTexts } from '../../dataProvider';
import type { LecternRecord } from '../../dataProvider';
import { isEmptyValue } from '../../schemas';
import type { Filter } from '../../schemas';
import { Button } from '../../shell/ui';
import { intlLocale } from '../fields/cellContext';
import { useListModel, useRows } from './listModel';
import styles from './Pager.module.css';
import { useListAddress } from './useListAddress';

/** Says how many rows that match are left out because they are marked as such, and shows them. Nothing where none are. */
export function HiddenRows({ isAlone = false }: { readonly isAlone?: boolean }): ReactNode {
  const { filters } = useListModel();
  const { filterValues, isPending } = useRows();
  const hiding = isPending ? [] : filters.filter((filter) => filter.op === 'include' && isEmptyValue(filterValues[filter.field]));
  return hiding.map((filter) => <Hidden key={filter.field} filter={filter} isAlone={isAlone} />);
}

function Hidden({ filter, isAlone }: { filter: Filter; isAlone: boolean }): ReactNode {
  const translate = useTranslate();
  const locale = intlLocale(useLocale() ?? 'en');
  const { resource } = useListModel();
  const { filterValues, sort } = useRows();
  const { setFilter } = useListAddress();
  const label = useTexts(resource.name).field(filter.field);
  const { data, total = 0 } = useGetList<LecternRecord>(
    resource.name,
    { pagination: { page: 1, perPage: 1 }, sort, filter: { ...filterValues, [filter.field]: 'only' }, meta: { fields: ['id', filter.field], quiet: true } },
    { retry: false, onError: () => undefined },
  );
  // A platform that does not know the question answers another one.
  if (total === 0 || data?.[0]?.[filter.field] !== true) return null;
  return (
    <span className={isAlone ? styles.hiddenAlone : styles.hidden}>
      {translate('lectern.list.hiddenRows', { count: total.toLocaleString(locale), field: label })}
      <Button kind="bare" isSmall onClick={() => setFilter(filter.field, true)}>
        {translate('lectern.list.showHidden')}
      </Button>
    </span>
  );
}
