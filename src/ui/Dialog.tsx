import { useEffect, useId, useRef } from 'react';
import type { ReactNode, SyntheticEvent } from 'react';
import { IconButton } from './Button';
import styles from './Dialog.module.css';

interface DialogProps {
  readonly title: string;
  readonly onClose: () => void;
  /** Words for the closing cross. */
  readonly closeLabel: string;
  readonly actions?: ReactNode;
  /** Escape and the cross do nothing while this holds. @default false */
  readonly isLocked?: boolean;
  readonly size?: 'small' | 'medium' | 'side';
  /** `alertdialog` where something has to be decided. @default 'dialog' */
  readonly role?: 'dialog' | 'alertdialog';
  readonly children: ReactNode;
}

/** A modal window on the browser's own `<dialog>`: it holds the focus and gives it back. Mounted is open. */
export function Dialog({ title, onClose, closeLabel, actions, isLocked = false, size = 'small', role = 'dialog', children }: DialogProps): ReactNode {
  const dialog = useRef<HTMLDialogElement>(null);
  const heading = useId();

  useEffect(() => {
    const element = dialog.current;
    const before = document.activeElement as HTMLElement | null;
    if (element && !element.open) element.showModal();
    return () => {
      element?.close();
      if (before?.isConnected) before.focus();
    };
  }, []);

  const onCancel = (event: SyntheticEvent): void => {
    event.preventDefault();
    if (!isLocked) onClose();
  };

  return (
    <dialog ref={dialog} role={role} aria-labelledby={heading} className={`${styles.dialog} ${styles[size]}`} onCancel={onCancel}>
      <div className={styles.head}>
        <h2 id={heading}>{title}</h2>
        {!isLocked && <IconButton icon="close" label={closeLabel} isSmall onClick={onClose} />}
      </div>
      <div className={styles.body}>{children}</div>
      {actions && <div className={styles.actions}>{actions}</div>}
    </dialog>
  );
}
