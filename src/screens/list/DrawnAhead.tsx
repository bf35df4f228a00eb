import { Suspense, lazy, useEffect, useRef, useState } from 'react';
import type { ReactNode } from 'react';
import type { LecternRecord } from '../../dataProvider';
import { withWords } from '../../i18n/withWords';
import { useListModel, useRows } from '../model/listModel';
import { recordScreens } from '../records/recordScreens';

const FormAhead = lazy(async () => ({ default: (await withWords(() => import('../form/FormAhead'))).FormAhead }));

/** So long it has for drawing, before what it has drawn is thrown away. In ms. */
const DRAWN_WITHIN_MS = 3_000;

/** Whether a form has been drawn since the page was loaded: whichever module it was of, all forms are of the same parts. */
let isDrawn = false;

/** Draws the form of the first row where nobody sees it, once its code has come and the browser has nothing better to do. */
export function DrawnAhead(): ReactNode {
  const { resource } = useListModel();
  const first = useRef<LecternRecord | undefined>(undefined);
  first.current = useRows().data?.find(({ allowed }) => allowed?.includes('update'));
  const hasFirst = first.current !== undefined;
  /** As it was when drawing began: rows that follow are not drawn. */
  const [record, setRecord] = useState<LecternRecord | null>(null);
  useEffect(() => {
    if (isDrawn || !hasFirst || !('requestIdleCallback' in window)) return undefined;
    let isThere = true;
    let handle: number | undefined;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const draw = (): void => {
      isDrawn = true;
      setRecord(first.current ?? null);
      timer = setTimeout(() => setRecord(null), DRAWN_WITHIN_MS);
    };
    void recordScreens.edit.preload().then(() => isThere && (handle = requestIdleCallback(draw)), () => undefined);
    return () => {
      isThere = false;
      setRecord(null);
      clearTimeout(timer);
      if (handle !== undefined) cancelIdleCallback(handle);
    };
  }, [hasFirst]);
  return record && <Suspense><FormAhead resource={resource} record={record} /></Suspense>;
}
