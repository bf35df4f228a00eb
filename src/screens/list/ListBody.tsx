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

/** Toolbar, rows and pager, or what stands in place of the rows. */
export function ListBody({ isBoard }: { readonly isBoard: boolean }): ReactNode {
  const { error, isPending, isPlaceholderData, total, chosenValues, data } = useRows();
  const { columns, isBin } = useListModel();
  const isPhone = useIsPhone();
  useRememberedRows();
  const hasFilter = Object.keys(chosenValues).length > 0;
  const isEmpty = !isPending && !error && total === 0;

  if (isBoard && !isBin && !isEmpty && !(error && !data)) {
    return (
      <>
        <Toolbar isBare={false} />
        <Suspense fallback={null}><Board /></Suspense>
      </>
    );
  }
  return (
    <>
      <Toolbar isBare={isEmpty && !hasFilter} />
      <section className={styles.sheet} aria-busy={isPending || isPlaceholderData} data-stale={isPlaceholderData || undefined}>
        {error && !data ? (
          <Failed />
        ) : isEmpty ? (
          <>
            <Suspense fallback={null}><ListEmpty hasFilter={hasFilter} /></Suspense>
            <HiddenRows isAlone />
          </>
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
