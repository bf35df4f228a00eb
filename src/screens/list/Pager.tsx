import { useRef } from 'react';
import type { ReactNode } from 'react';
import { useLocale, useTranslate } from 'ra-core';
import { usePageAhead } from '../../dataProvider';
import { IconButton } from '../../ui';
import { intlLocale } from '../../fields/cellContext';
import { formatNumber } from '../../fields/values/format';
import { HiddenRows } from './HiddenRows';
import { useListModel, useRows } from '../model/listModel';
import { pageRange } from './pageRange';
import { PAGE_SIZES } from './pageSizes';
import styles from './Pager.module.css';
import { useIsInSight } from './useIsInSight';
import { useListAddress } from './useListAddress';

/** Which rows of how many are shown, how many a page, and the ways to the others. The next page comes while this one is read. */
export function Pager(): ReactNode {
  const translate = useTranslate();
  const locale = intlLocale(useLocale() ?? 'en');
  const { resource } = useListModel();
  const { data, page, perPage, sort, filterValues, total = 0, isPending, isFetching, meta } = useRows();
  const { setPage, setPerPage } = useListAddress();
  const nav = useRef<HTMLElement>(null);
  const isInSight = useIsInSight(nav);
  usePageAhead(resource.name, { shown: { page, perPage, sort, filter: filterValues }, total, isWanted: isInSight && !isFetching });
  const sizes = [...new Set([...PAGE_SIZES, resource.endpoint.searchSize, perPage])].sort((a, b) => a - b);
  const count = (value: number): string => formatNumber({ value, locale, decimals: 0 });
  const { key, from, to, last } = pageRange({ page, perPage, total, rows: data?.length ?? 0, meta });
  const go = (label: string, icon: Parameters<typeof IconButton>[0]['icon'], to: number, isOff: boolean): ReactNode => (
    <IconButton icon={icon} isSmall label={translate(label)} disabled={isOff || isPending} onClick={() => setPage(to)} />
  );
  return (
    <nav ref={nav} className={styles.pager} aria-label={translate('lectern.list.pages')}>
      <span className={styles.said}>
        <span role="status">{isPending ? translate('lectern.list.loading') : translate(key, { from: count(from), to: count(to), total: count(total) })}</span>
        <HiddenRows />
      </span>
      <label className={styles.size}>
        <span>{translate('lectern.list.perPage')}</span>
        <select value={perPage} onChange={(event) => setPerPage(Number(event.target.value))}>
          {sizes.map((size) => (
            <option key={size} value={size}>
              {size}
            </option>
          ))}
        </select>
      </label>
      <span className={styles.steps}>
        {go('lectern.list.firstPage', 'chevronFirst', 1, page <= 1)}
        {go('lectern.list.previousPage', 'chevronLeft', page - 1, page <= 1)}
        <span className={styles.page}>{translate(meta?.isOpenEnded ? 'lectern.list.pageAlone' : 'lectern.list.pageOf', { page: count(page), last: count(last) })}</span>
        {go('lectern.list.nextPage', 'chevronRight', page + 1, page >= last)}
        {go('lectern.list.lastPage', 'chevronLast', last, page >= last || meta?.isOpenEnded === true)}
      </span>
    </nav>
  );
}
