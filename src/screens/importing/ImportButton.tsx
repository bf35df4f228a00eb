import { Suspense, lazy, useState } from 'react';
import type { ReactNode } from 'react';
import { useTranslate } from 'ra-core';
import { withWords } from '../../i18n/withWords';
import { Button } from '../../ui';

const ImportDialog = lazy(async () => ({ default: (await withWords(() => import('./ImportDialog'))).ImportDialog }));

/** The way to bring in records from a file, for whoever may create them. */
export function ImportButton(): ReactNode {
  const translate = useTranslate();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button icon="upload" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        {translate('lectern.imports.open')}
      </Button>
      {isOpen && (
        <Suspense fallback={null}>
          <ImportDialog onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
