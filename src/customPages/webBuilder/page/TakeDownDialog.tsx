import type { ReactNode } from 'react';
import { useTranslate } from 'ra-core';
import { useWriteFailureText } from '../../../dataProvider';
import { ConfirmDialog } from '../../../ui';

interface TakeDownDialogProps {
  /** The institute's own domain; null where its site stands below the platform's address alone. */
  readonly host: string | null;
  readonly onConfirm: () => Promise<unknown>;
  readonly onClose: () => void;
}

/** Asks before a site is hidden from everybody, and says what visitors find in its place. */
export function TakeDownDialog({ host, onConfirm, onClose }: TakeDownDialogProps): ReactNode {
  const translate = useTranslate();
  const failureText = useWriteFailureText('act');
  return (
    <ConfirmDialog title={translate('lectern.webBuilder.takeDown.title')} verb={translate('lectern.webBuilder.takeDown.do')} onConfirm={onConfirm} sayFailure={failureText} onClose={onClose}>
      <p>{host === null ? translate('lectern.webBuilder.takeDown.text') : translate('lectern.webBuilder.takeDown.textOwn', { host })}</p>
    </ConfirmDialog>
  );
}
