import { Suspense, lazy, useState } from 'react';
import type { ReactNode } from 'react';
import { useTranslate } from 'ra-core';
import { withWords } from '../../i18n/withWords';
import { Button, buttonClass, Icon } from '../../ui';
import { useIsPhone } from '../common/useIsPhone';

const ImportDialog = lazy(async () => ({ default: (await withWords(() => import('./ImportDialog'))).ImportDialog }));

/** The way to bring in records from a file, for whoever may create them: on a phone by its icon, as the deleted ones beside it. */
export function ImportButton(): ReactNode {
  const translate = useTranslate();
  const [isOpen, setOpen] = useState(false);
  const isPhone = useIsPhone();
  const label = translate('lectern.imports.open');
  const open = (): void => setOpen(true);
  return (
    <>
      {isPhone ? (
        <button type="button" className={buttonClass('quiet')} aria-haspopup="dialog" aria-label={label} title={label} onClick={open}><Icon name="upload" size={16} /></button>
      ) : (
        <Button icon="upload" aria-haspopup="dialog" onClick={open}>{label}</Button>
      )}
      {isOpen && (
        <Suspense fallback={null}>
          <ImportDialog onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
