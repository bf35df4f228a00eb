import { Suspense, lazy, useEffect, useState } from 'react';
import type { ReactNode } from 'react';
import { withWords } from '../../i18n/withWords';
import { useListModel, useRows } from '../model/listModel';
import { recordScreens } from '../records/recordScreens';

const FormAhead = lazy(async () => ({ default: (await withWords(() => import('../form/FormAhead'))).FormAhead }));

/** So long the browser has for what nobody waits for. In ms. */
const DRAWN_WITHIN_MS = 10_000;

/** Whether a form has been drawn since the page was loaded: whichever module it was of, all forms are of the same parts. */
let isDrawn = false;

/** Draws the form of the first row where nobody sees it, once its code has come and the browser has nothing better to do. */
export function DrawnAhead(): ReactNode {
  const { resource } = useListModel();
  const record = useRows().data?.find(({ allowed }) => allowed?.includes('update'));
  const [isDrawing, setDrawing] = useState(false);
  const hasRecord = record !== undefined;
  useEffect(() => {
    if (isDrawn || !hasRecord || !('requestIdleCallback' in window)) return undefined;
    let handle: number | undefined;
    let isThere = true;
    const whenIdle = (act: () => void): void => void (isThere && (handle = requestIdleCallback(act)));
    const draw = (): void => {
      isDrawn = true;
      setDrawing(true);
    };
    void recordScreens.edit.preload().then(() => whenIdle(draw), () => undefined);
    const timer = setTimeout(() => setDrawing(false), DRAWN_WITHIN_MS);
    return () => {
      isThere = false;
      clearTimeout(timer);
      if (handle !== undefined) cancelIdleCallback(handle);
    };
  }, [hasRecord]);
  return isDrawing && record !== undefined && <Suspense><FormAhead resource={resource} record={record} /></Suspense>;
}
