import type { ReactNode } from 'react';
import { useTranslate } from 'ra-core';
import { Button, Dialog } from '../../shell/ui';

interface StaleDialogProps {
  /** What the record is called. */
  readonly title: string;
  readonly onReload: () => void;
  readonly onOverwrite: () => void;
  readonly onClose: () => void;
}

/** The record has changed since the form was opened: take the other's version, or save over it. */
export function StaleDialog({ title, onReload, onOverwrite, onClose }: StaleDialogProps): ReactNode {
  const translate = useTranslate();
  return (
    <Dialog
      role="alertdialog"
      title={translate('lectern.form.stale.title')}
      closeLabel={translate('lectern.form.stale.back')}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{translate('lectern.form.stale.back')}</Button>
          <Button onClick={onReload}>{translate('lectern.form.stale.reload')}</Button>
          <Button kind="danger" onClick={onOverwrite}>
            {translate('lectern.form.stale.overwrite')}
          </Button>
        </>
      }
    >
      <p>{translate('lectern.form.stale.text', { title })}</p>
    </Dialog>
  );
}
