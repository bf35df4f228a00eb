import { Suspense, lazy, useEffect, useMemo, useRef, useState } from 'react';
import type { ReactNode } from 'react';
import { ListBase } from 'ra-core';
import { Navigate, useLocation } from 'react-router';
import { freshAhead, useActor, useMayRead, useTexts } from '../../dataProvider';
import { withWords } from '../../i18n/withWords';
import { holdsSome, segmentsFor } from '../../schemas';
import type { Resource } from '../../schemas';
import { useAddresses } from '../../shell/nav/useAddresses';
import { RETURN_STATE } from '../../shell/nav/listVisit';
import { usePageTitle } from '../../shell/nav/pageTitle';
import { preloadRecordScreens } from '../records/recordScreens';
import { afterPaint } from '../../ui/afterPaint';
import { useRemembered } from '../../ui/useRemembered';
import { ListBody } from './ListBody';
import type { AskedAddress } from './leftOut';
import { ListHead } from './ListHead';
import { cleanAddress } from './cleanAddress';
import { ListModelProvider, NOWHERE, useRows, visibleFilters } from '../model/listModel';
import styles from './ListScreen.module.css';
import { useListVisit } from './useListVisit';

const SummaryPanel = lazy(() => withWords(() => import('./summary/SummaryPanel')));
const BoardToggle = lazy(async () => ({ default: (await withWords(() => import('./board/BoardToggle'))).BoardToggle }));
const Segments = lazy(async () => ({ default: (await withWords(() => import('./Segments'))).Segments }));
const Later = lazy(() => withWords(() => import('./Later')));
const BinScreen = lazy(async () => ({ default: (await withWords(() => import('../bin/BinScreen'))).BinScreen }));

/** The list of a declared module; with `?deleted=true`, for whoever may delete, what of it can be restored: in its tab, where the list has one. */
export function ListScreen({ resource }: { resource: Resource }): ReactNode {
  const actor = useActor();
  const { search } = useLocation();
  const isBin = resource.softDelete && new URLSearchParams(search).get('deleted') === 'true';
  if (!isBin) return <LiveList resource={resource} />;
  // Who asks is known in a moment: until then neither list is asked for.
  if (!actor) return null;
  if (!holdsSome(actor, resource, 'delete')) return <LiveList resource={resource} />;
  return (
    <Suspense fallback={null}>
      <BinScreen key={resource.name} resource={resource} actor={actor} />
    </Suspense>
  );
}

/** Its search, filters, sort and page stand in the address. */
function LiveList({ resource }: { resource: Resource }): ReactNode {
  const texts = useTexts(resource.name);
  const actor = useActor();
  const mayRead = useMayRead();
  const { search } = useLocation();
  usePageTitle(texts.module);
  const clean = useMemo(() => actor && cleanAddress({ search, resource, filters: visibleFilters({ resource, actor, mayRead }), segments: new Set(segmentsFor({ resource, actor }).map(({ name }) => name)) }), [actor, search, resource, mayRead]);
  const { list, within } = useAddresses(resource);
  const filter = useMemo(() => (Object.keys(within).length === 0 ? NOWHERE : Object.fromEntries(Object.entries(within).map(([name, value]) => [name, [value]]))), [within]);
  // A report is opened for what its rows come to.
  const [isSummed, setSummed] = useRemembered(`summed.${resource.name}`, resource.endpoint.without.includes('create'));
  const [isChosenBoard, setBoard] = useRemembered(`board.${resource.name}`, false);
  const isBoard = resource.list.isBoard && isChosenBoard;
  const { visit, key, movedTo } = useListVisit(list);
  const asked = useRef<AskedAddress | null>(null);
  if (movedTo !== null) return <Navigate replace to={{ search: movedTo }} state={RETURN_STATE} />;
  if (clean) {
    asked.current = { search, clean: clean === '?' ? '' : clean };
    return <Navigate replace to={{ search: clean }} />;
  }
  return (
    <ListBase
      key={key}
      resource={resource.name}
      // The address alone says what is asked for: nothing of an earlier visit comes back by itself.
      storeKey={false}
      filter={filter}
      sort={resource.list.sort}
      perPage={resource.endpoint.searchSize}
      exporter={false}
      disableAuthentication
      queryOptions={QUERY_OPTIONS}
    >
      <ListModelProvider resource={resource} visit={visit} within={filter}>
        <div className={styles.screen}>
          <ListHead {...(resource.summary && { summary: { isOpen: isSummed, onToggle: () => setSummed(!isSummed) } })}>
            {resource.list.isBoard && <Suspense fallback={null}><BoardToggle isBoard={isBoard} onToggle={() => setBoard(!isBoard)} /></Suspense>}
          </ListHead>
          {resource.list.segments.length > 0 && !isBoard && (
            <Suspense fallback={<div className={styles.tabs} />}>
              <Segments />
            </Suspense>
          )}
          <AfterRows asked={asked.current} />
          <ListBody isBoard={isBoard}>
            {resource.summary && isSummed && (
              <Suspense fallback={<div className={styles.summary} data-summed />}>
                <SummaryPanel key={resource.name} summary={resource.summary} />
              </Suspense>
            )}
          </ListBody>
        </div>
      </ListModelProvider>
    </ListBase>
  );
}

/** The list shows its own failure in place of the rows, so nothing is notified besides. A page that came ahead is not asked for twice. */
const QUERY_OPTIONS = { onError: () => undefined, staleTime: freshAhead };

/** What a list does without until its rows have been painted: code that is asked for with them would come, and be read, before their first frame. */
function AfterRows({ asked }: { readonly asked: AskedAddress | null }): ReactNode {
  const { isPending } = useRows();
  const [isPainted, setPainted] = useState(false);
  useEffect(() => (isPending || isPainted ? undefined : afterPaint(() => setPainted(true))), [isPending, isPainted]);
  useEffect(() => (isPainted ? preloadRecordScreens() : undefined), [isPainted]);
  return isPainted && <Suspense><Later asked={asked} /></Suspense>;
}
