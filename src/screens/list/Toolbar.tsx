import type { ReactNode } from 'react';
import { ColumnsMenu } from './columns/ColumnsMenu';
import { ExportMenu } from './export/ExportMenu';
import { FilterBar } from './filters/FilterBar';
import { SearchBox } from './SearchBox';
import styles from './Toolbar.module.css';
import { useListModel } from './listModel';

/** Search and filters at the left, columns and export at the right. `isBare`: nothing to filter yet. */
export function Toolbar({ isBare }: { isBare: boolean }): ReactNode {
  const { resource, canExport } = useListModel();
  if (isBare) return null;
  return (
    <div className={styles.toolbar}>
      {resource.list.searchable && <SearchBox />}
      <FilterBar />
      <div className={styles.right}>
        <ColumnsMenu />
        {canExport && <ExportMenu />}
      </div>
    </div>
  );
}
