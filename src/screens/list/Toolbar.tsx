import { Suspense, lazy } from 'react';
import type { ReactNode } from 'react';
import { withWords } from '../../i18n/withWords';
import { ColumnsMenu } from './columns/ColumnsMenu';
import { ExportMenu } from '../export/ExportMenu';
import { FilterBar } from './filters/FilterBar';
import { SearchBox } from './SearchBox';
import styles from './Toolbar.module.css';
import { useListModel, useRows } from '../model/listModel';
import { useIsPhone } from '../common/useIsPhone';

const SortMenu = lazy(async () => ({ default: (await withWords(() => import('./SortMenu'))).SortMenu }));

/** Search and filters at the left, sorting where no column says it, columns and export at the right. `isBare`: nothing to filter yet. */
export function Toolbar({ isBare }: { isBare: boolean }): ReactNode {
  const { resource, columns, canExport } = useListModel();
  const { sort } = useRows();
  const isPhone = useIsPhone();
  const isSortUnsaid = isPhone || !columns.shown.some((field) => field.name === sort.field);
  if (isBare) return null;
  return (
    <div className={styles.toolbar}>
      {resource.list.searchable && <SearchBox />}
      <FilterBar />
      <div className={styles.right}>
        {isSortUnsaid && <Suspense fallback={null}><SortMenu /></Suspense>}
        <ColumnsMenu />
        {canExport && <ExportMenu />}
      </div>
    </div>
  );
}
