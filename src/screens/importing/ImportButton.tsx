import { Suspense, lazy, useState } from 'react';
import type { ReactNode } from 'react';
import { useNotify, useTranslate } from 'ra-core';
import { withWords } from '../../i18n/withWords';
import { Button, buttonClass, Icon } from '../../ui';
import { OrWhyNot } from '../common/OrWhyNot';
import { useIsPhone } from '../common/useIsPhone';

const ImportDialog = lazy(async () => ({ default: (await withWords(() => import('./ImportDialog'))).ImportDialog }));

/** The way to bring in records from a file, for whoever may create them, or why none are taken: on a phone by its icon, as the deleted ones beside it. */
export function ImportButton({ reason }: { readonly reason: string | null }): ReactNode {
  const translate = useTranslate();
  const notify = useNotify();
  const [isOpen, setOpen] = useState(false);
  const isPhone = useIsPhone();
  const label = translate('lectern.imports.open');
  const open = (): void => setOpen(true);
  return (
    <>
      {isPhone ? (
        <button type="button" className={buttonClass('quiet')} aria-haspopup="dialog" aria-label={label} aria-disabled={reason !== null || undefined} title={reason ?? label} onClick={reason === null ? open : () => notify(reason, { type: 'info' })}><Icon name="upload" size={16} /></button>
      ) : (
        <OrWhyNot reason={reason} label={label} icon="upload"><Button icon="upload" aria-haspopup="dialog" onClick={open}>{label}</Button></OrWhyNot>
      )}
      {isOpen && (
        <Suspense fallback={null}>
          <ImportDialog onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
