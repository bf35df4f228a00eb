import type { ReactNode } from 'react';
import { useTranslate } from 'ra-core';
import { Button, Dialog } from '../../shell/ui';

interface StaleDialogProps {
  /** What the record is called. */
  readonly title: string;
  /** When one has changed it oneself, elsewhere; null: it was somebody else. */
  readonly ownTime: string | null;
  readonly onReload: () => void;
  readonly onOverwrite: () => void;
  readonly onClose: () => void;
}

/** The record has changed since the form was opened: take the other's version, or save over it. */
export function StaleDialog({ title, ownTime, onReload, onOverwrite, onClose }: StaleDialogProps): ReactNode {
  const translate = useTranslate();
  return (
    <Dialog
      role="alertdialog"
      title={translate(ownTime === null ? 'lectern.form.stale.title' : 'lectern.form.stale.ownTitle')}
      closeLabel={translate('lectern.form.stale.back')}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{translate('lectern.form.stale.back')}</Button>
          <Button onClick={onReload}>{translate(ownTime === null ? 'lectern.form.stale.reload' : 'lectern.form.stale.ownReload')}</Button>
          <Button kind="danger" onClick={onOverwrite}>
            {translate('lectern.form.stale.overwrite')}
          </Button>
        </>
      }
    >
      <p>{ownTime === null ? translate('lectern.form.stale.text', { title }) : translate('lectern.form.stale.ownText', { title, time: ownTime })}</p>
    </Dialog>
  );
}
