import { Suspense, lazy } from 'react';
import type { ReactNode } from 'react';
import { withWords } from '../../i18n/withWords';
import { Grid } from './grid/Grid';
import { Cards } from './Cards';
import { HiddenRows } from './HiddenRows';
import { Failed } from './ListStates';
import { Pager } from './Pager';
import { Toolbar } from './Toolbar';
import { useListModel, useRows } from '../model/listModel';
import styles from './ListScreen.module.css';
import { useIsPhone } from '../common/useIsPhone';
import { useRememberedRows } from './useRememberedRows';

const ListEmpty = lazy(() => withWords(() => import('./ListEmpty')));
const Board = lazy(async () => ({ default: (await withWords(() => import('./board/Board'))).Board }));

/** Toolbar, rows and pager, or what stands in place of the rows. `children`: what the rows come to, which a grid takes along when it scrolls. */
export function ListBody({ isBoard, children }: { readonly isBoard: boolean; readonly children: ReactNode }): ReactNode {
  const { error, isPending, isPlaceholderData, total, chosenValues, data } = useRows();
  const { columns, isBin } = useListModel();
  const isPhone = useIsPhone();
  useRememberedRows();
  const hasFilter = Object.keys(chosenValues).length > 0;
  const isEmpty = !isPending && !error && total === 0;
  const isFailed = error && !data;
  const isGrid = !isFailed && !isEmpty && !isPhone;

  if (isBoard && !isBin && !isEmpty && !isFailed) {
    return (
      <>
        <Toolbar isBare={false} />
        {children}
        <Suspense fallback={null}><Board /></Suspense>
      </>
    );
  }
  return (
    <>
      <Toolbar isBare={isEmpty && !hasFilter} />
      {!isGrid && children}
      <section className={styles.sheet} aria-busy={isPending || isPlaceholderData} data-stale={isPlaceholderData || undefined}>
        {isFailed ? (
          <Failed />
        ) : isEmpty ? (
          <>
            <Suspense fallback={null}><ListEmpty hasFilter={hasFilter} /></Suspense>
            <HiddenRows isAlone />
          </>
        ) : (
          <>
            {isGrid ? <Grid key={columns.shown.map((field) => field.name).join()}>{children}</Grid> : <Cards />}
            <Pager />
          </>
        )}
      </section>
    </>
  );
}
