import { lazy, Suspense, useCallback, useMemo, useRef } from 'react';
import type { CSSProperties, ReactNode } from 'react';
import { useTranslate } from 'ra-core';
import { useHref } from 'react-router';
import { useTexts, useTitlesOf, useTotals } from '../../../dataProvider';
import type { LecternRecord } from '../../../dataProvider';
import { useCellContext } from '../../../fields/cellContext';
import { longestDay } from '../../../fields/values/format';
import { TitlesContext } from '../../../fields/cells/titlesContext';
import { withWords } from '../../../i18n/withWords';
import { useAddresses } from '../../../shell/nav/useAddresses';
import { useListModel, useRows } from '../../model/listModel';
import { rowMenu } from '../rowMenu';
import { useReturnPlace } from '../useReturnPlace';
import { useSelection } from '../../model/useSelection';
import { levelOf } from './drawRow';
import { gridTracks } from './columnWidths';
import { BLOCK_ROWS, GridBlock } from './GridBlock';
import { GridHead } from './GridHead';
import styles from './Grid.module.css';
import { useIsPrinting } from './useIsPrinting';
import { SkeletonRows } from './SkeletonRows';
import { useGridEvents } from './useGridEvents';
import { useGridRows } from './useGridRows';
import { useScrollEdges } from '../../common/useScrollEdges';
import { useShownBlocks } from './useShownBlocks';
import { wantedTitles } from './wantedTitles';

const RowMenu = rowMenu.Screen;
const RowDrag = lazy(() => withWords(() => import('./RowDrag')));
const TotalsRow = lazy(() => withWords(() => import('./TotalsRow')));

/**
 * The rows as a grid of plain elements: rows out of sight are neither laid out nor painted, on long pages not even in
 * the document, and events are caught once for all rows. A keyboard moves between rows; links, boxes and menus in them are reached by Tab.
 * `children` stand above the names of the columns, and scroll with the rows.
 */
export function Grid({ children }: { readonly children: ReactNode }): ReactNode {
  const translate = useTranslate();
  const { resource, columns, visit } = useListModel();
  const { data, isPending, isPlaceholderData, total = 0, page, perPage, filterValues } = useRows();
  const texts = useTexts(resource.name);
  const isPrinting = useIsPrinting();
  const context = useCellContext(resource.name, { isPrinted: isPrinting });
  const selection = useSelection();
  // While another page is on its way the rows are still those of the page before, and keep their places.
  const shownPage = useRef(page);
  if (!isPlaceholderData) shownPage.current = page;
  const base = useHref('/');
  const addresses = useAddresses(resource);
  const hrefOf = useCallback((record: LecternRecord) => base.replace(/\/$/, '') + addresses.row(record), [base, addresses]);
  const totals = useTotals(resource.name, { filter: filterValues, enabled: resource.list.totals.length > 0 && !isPending });
  const grid = useRef<HTMLDivElement>(null);
  const events = useGridEvents({ selection, grid });
  const tracks = useMemo(() => gridTracks({ fields: columns.shown, hasMarks: selection.isOffered, hasPicture: resource.picture !== null && !columns.shown.some((one) => one.name === resource.picture), totals: resource.list.totals, label: texts.field, choice: texts.choice, day: longestDay(context.locale) }), [columns.shown, selection.isOffered, resource, texts, context.locale]);
  const scroller = useRef<HTMLDivElement>(null);
  useScrollEdges({ scroller, width: tracks.least });
  useReturnPlace({ scroller, rows: grid });
  const selected = useMemo(() => new Set(selection.ids), [selection.ids]);
  const all = useMemo(() => blocksOf(data ?? []), [data]);
  const titles = useTitlesOf(useMemo(() => wantedTitles({ fields: columns.shown, records: data ?? [] }), [columns.shown, data]));
  const near = useShownBlocks({ scroller, rows: data?.length ?? 0, blocks: all.length });
  const drawn = useGridRows(near ? undefined : data);
  const blocks = near ? all : all.slice(0, Math.ceil(drawn / BLOCK_ROWS));
  const reachableId = events.focusedId ?? (data?.find((record) => record.id === visit.recordId) ?? data?.find((record) => record.id !== ''))?.id ?? null;

  return (
    <div ref={scroller} className={styles.scroller} data-fills>
      {children}
      <div
        ref={grid}
        role={data?.some((record) => levelOf(record) !== null) ? 'treegrid' : 'grid'}
        aria-label={texts.module}
        aria-rowcount={total + 1}
        aria-colcount={columns.shown.length + (selection.isOffered ? 2 : 1)}
        aria-multiselectable={selection.isOffered || undefined}
        aria-busy={isPending || isPlaceholderData}
        className={styles.grid}
        style={{ '--columns': tracks.template, '--least': `${tracks.least}px`, '--paper': tracks.paper } as CSSProperties}
        {...events.handlers}
      >
        <GridHead selection={selection} />
        {isPending && <SkeletonRows count={Math.min(perPage, 12)} hasMark={selection.isOffered} />}
        <TitlesContext.Provider value={titles}>
          {blocks.map((records, at) => {
            const ids = records.map((record) => record.id);
            const reachable = ids.find((id) => id === reachableId) ?? null;
            return (
              <GridBlock
                key={at}
                place={at}
                records={records}
                isDrawn={isPrinting || near === null || near.has(at) || reachable !== null}
                firstIndex={(shownPage.current - 1) * perPage + at * BLOCK_ROWS + 2}
                resource={resource}
                fields={columns.shown}
                context={context}
                hrefOf={hrefOf}
                selected={ids.filter((id) => selected.has(id)).join(' ')}
                hasMarks={selection.isOffered}
                reachableId={reachable}
                menuLabel={translate('lectern.list.rowMenu')}
              />
            );
          })}
        </TitlesContext.Provider>
        {totals.totals && total > 0 && <Suspense><TotalsRow totals={totals.totals} context={context} hasMark={selection.isOffered} /></Suspense>}
      </div>
      {resource.tree && <Suspense><RowDrag grid={grid} takeMove={events.takeMove} /></Suspense>}
      {events.menu && <Suspense><RowMenu record={events.menu.record} anchor={events.menu.anchor} onClose={events.closeMenu} /></Suspense>}
    </div>
  );
}

function blocksOf(records: readonly LecternRecord[]): readonly (readonly LecternRecord[])[] {
  return Array.from({ length: Math.ceil(records.length / BLOCK_ROWS) }, (_, at) => records.slice(at * BLOCK_ROWS, (at + 1) * BLOCK_ROWS));
}
