import { useState } from 'react';
import type { ReactNode } from 'react';
import { useDelete, useNotify, useTranslate } from 'ra-core';
import { useQuietFailureText, useTexts } from '../../dataProvider';
import type { LecternRecord } from '../../dataProvider';
import { recordTitle } from '../../schemas';
import type { Resource } from '../../schemas';
import { Button, Dialog } from '../../shell/ui';
import styles from './actions.module.css';

interface DeleteDialogProps {
  readonly resource: Resource;
  readonly record: LecternRecord;
  readonly onClose: () => void;
  readonly onDeleted: () => void;
}

/** Asks before a record is deleted, and names it. */
export function DeleteDialog({ resource, record, onClose, onDeleted }: DeleteDialogProps): ReactNode {
  const translate = useTranslate();
  const notify = useNotify();
  const failureText = useQuietFailureText();
  const { one } = useTexts(resource.name);
  const [failure, setFailure] = useState<string | null>(null);
  const [remove, { isPending }] = useDelete<LecternRecord>(resource.name, { id: record.id, previousData: record, meta: { quiet: true } });
  const title = recordTitle(resource, record);
  const confirm = (): void => {
    setFailure(null);
    void remove(undefined, undefined, {
      mutationMode: 'pessimistic',
      onSuccess: () => {
        notify('lectern.record.deleted', { type: 'success', messageArgs: { title } });
        onDeleted();
      },
      onError: (error: unknown) => setFailure(failureText(error)),
    });
  };
  return (
    <Dialog
      role="alertdialog"
      title={translate('lectern.record.deleteTitle', { title })}
      closeLabel={translate('lectern.record.cancel')}
      isLocked={isPending}
      onClose={onClose}
      actions={
        <>
          <Button disabled={isPending} onClick={onClose}>
            {translate('lectern.record.cancel')}
          </Button>
          <Button kind="danger" isBusy={isPending} onClick={confirm}>
            {translate('lectern.record.delete', { name: one })}
          </Button>
        </>
      }
    >
      <p>{translate(resource.softDelete ? 'lectern.record.deleteText' : 'lectern.record.deleteForGood')}</p>
      {failure && (
        <p role="alert" className={styles.failure}>
          {failure}
        </p>
      )}
    </Dialog>
  );
}
