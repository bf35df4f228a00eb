import { Suspense, lazy } from 'react';
import type { ReactNode } from 'react';
import { Grid } from './grid/Grid';
import { Cards } from './Cards';
import { Failed, NoMatch, NothingYet } from './ListStates';
import { Pager } from './Pager';
import { Toolbar } from './Toolbar';
import { useListModel, useRows } from './listModel';
import styles from './ListScreen.module.css';
import { useIsPhone } from './useIsPhone';
import { useSelectionScope } from './useSelectionScope';

const BulkBar = lazy(async () => ({ default: (await import('../bulk/BulkBar')).BulkBar }));

/** Toolbar, rows and pager, or what stands in place of the rows. The bulk bar takes the toolbar's place. */
export function ListBody(): ReactNode {
  const { selectedIds, error, isPending, total, filterValues, data } = useRows();
  const { columns } = useListModel();
  const isPhone = useIsPhone();
  const isOfTheseRows = useSelectionScope();
  const hasFilter = Object.keys(filterValues).length > 0;
  const isEmpty = !isPending && !error && total === 0;
  const toolbar = <Toolbar isBare={isEmpty && !hasFilter} />;

  return (
    <>
      {isOfTheseRows && selectedIds.length > 0 ? <Suspense fallback={toolbar}><BulkBar /></Suspense> : toolbar}
      <section className={styles.sheet} aria-busy={isPending}>
        {error && !data ? (
          <Failed />
        ) : isEmpty ? (
          hasFilter ? <NoMatch /> : <NothingYet />
        ) : (
          <>
            {isPhone ? <Cards /> : <Grid key={columns.shown.map((field) => field.name).join()} />}
            <Pager />
          </>
        )}
      </section>
    </>
  );
}
