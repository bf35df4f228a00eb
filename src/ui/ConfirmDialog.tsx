import { useState } from 'react';
import type { ReactNode } from 'react';
import { useTranslate } from 'ra-core';
import { Button } from './Button';
import styles from './ConfirmDialog.module.css';
import { Dialog } from './Dialog';
import { wayOut } from './wayOut';

interface ConfirmDialogProps {
  /** The question; names what it is about. */
  readonly title: string;
  /** Words of the button: the verb, with what it is done to. */
  readonly verb: string;
  /** @default 'danger' */
  readonly kind?: 'danger' | 'primary';
  /** Whether it may be done yet. @default true */
  readonly isReady?: boolean;
  /** Does it. While it runs the question cannot be closed; it closes nothing by itself. */
  readonly onConfirm: () => Promise<unknown>;
  /** Words for a failure, shown in the window, which then asks again; null where they have been shown already. */
  readonly sayFailure: (error: unknown) => string | null;
  readonly onClose: () => void;
  /** What it means. */
  readonly children: ReactNode;
}

/** Asks before something is done that is not easily taken back. Mounted is open. */
export function ConfirmDialog({ title, verb, kind = 'danger', isReady = true, onConfirm, sayFailure, onClose, children }: ConfirmDialogProps): ReactNode {
  const translate = useTranslate();
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const confirm = async (): Promise<void> => {
    setBusy(true);
    setFailure(null);
    try {
      await onConfirm();
    } catch (error) {
      setFailure(sayFailure(error));
      setBusy(false);
    }
  };
  const cancel = wayOut({ translate, verb });
  return (
    <Dialog
      role="alertdialog"
      title={title}
      closeLabel={cancel}
      isLocked={isBusy}
      onClose={onClose}
      actions={
        <>
          <Button disabled={isBusy} onClick={onClose}>
            {cancel}
          </Button>
          <Button kind={kind} isBusy={isBusy} disabled={!isReady} onClick={() => void confirm()}>
            {verb}
          </Button>
        </>
      }
    >
      {children}
      {failure && (
        <p role="alert" className={styles.failure}>
          {failure}
        </p>
      )}
    </Dialog>
  );
}
