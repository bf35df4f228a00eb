import type { ReactNode } from 'react';
import { useDelete, useNotify, useTranslate } from 'ra-core';
import { useQuietFailureText, useTexts } from '../../dataProvider';
import type { LecternRecord } from '../../dataProvider';
import { recordTitle } from '../../schemas';
import type { Resource } from '../../schemas';
import { ConfirmDialog } from '../../shell/ui';

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
  const [remove] = useDelete<LecternRecord>(resource.name, { id: record.id, previousData: record, meta: { quiet: true } });
  const title = recordTitle(resource, record);
  const confirm = async (): Promise<void> => {
    await remove(undefined, undefined, { mutationMode: 'pessimistic', returnPromise: true });
    notify('lectern.record.deleted', { type: 'success', messageArgs: { title } });
    onDeleted();
  };
  return (
    <ConfirmDialog title={translate('lectern.record.deleteTitle', { title })} verb={translate('lectern.record.delete', { name: one })} onConfirm={confirm} sayFailure={failureText} onClose={onClose}>
      <p>{translate(resource.softDelete ? 'lectern.record.deleteText' : 'lectern.record.deleteForGood')}</p>
    </ConfirmDialog>
  );
}
