import { Suspense, lazy, useCallback, useState } from 'react';
import type { ReactNode } from 'react';
import { useTranslate } from 'ra-core';
import { withWords } from '../../../i18n/withWords';
import { IconButton } from '../../../ui';

const ColumnsPopover = lazy(async () => ({ default: (await withWords(() => import('./ColumnsPopover'))).ColumnsPopover }));

/** Chooses and orders the columns, and how close the rows stand. */
export function ColumnsMenu(): ReactNode {
  const translate = useTranslate();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const close = useCallback(() => setAnchor(null), []);
  const label = translate('lectern.list.columns');
  return (
    <>
      <IconButton icon="columns" label={label} aria-haspopup="dialog" aria-expanded={Boolean(anchor)} onClick={(event) => setAnchor(anchor ? null : event.currentTarget)} />
      {anchor && (
        <Suspense fallback={null}>
          <ColumnsPopover anchor={anchor} onClose={close} label={label} />
        </Suspense>
      )}
    </>
  );
}
