import { useEffect, useId, useRef } from 'react';
import type { ReactNode, SyntheticEvent } from 'react';
import { IconButton } from './Button';
import { focusHome } from './focusHome';
import styles from './Dialog.module.css';

interface DialogProps {
  readonly title: string;
  readonly onClose: () => void;
  /** Words for the closing cross. */
  readonly closeLabel: string;
  readonly actions?: ReactNode;
  /** Asked when Escape is pressed; where it answers true the window stays. */
  readonly holdsEscape?: () => boolean;
  /** Escape and the cross do nothing while this holds. @default false */
  readonly isLocked?: boolean;
  readonly size?: 'small' | 'medium' | 'side' | 'full';
  /** `alertdialog` where something has to be decided. @default 'dialog' */
  readonly role?: 'dialog' | 'alertdialog';
  readonly children: ReactNode;
}

/** A modal window on the browser's own `<dialog>`: it holds the focus and gives it back, to the page where what it was opened from is gone. Mounted is open. */
export function Dialog({ title, onClose, closeLabel, actions, isLocked = false, holdsEscape, size = 'small', role = 'dialog', children }: DialogProps): ReactNode {
  const dialog = useRef<HTMLDialogElement>(null);
  const heading = useId();

  useEffect(() => {
    const element = dialog.current;
    const before = document.activeElement as HTMLElement | null;
    if (element && !element.open) element.showModal();
    focusFirstControl(element);
    return () => {
      element?.close();
      if (before?.isConnected) before.focus();
      else focusHome();
    };
  }, []);

  const onCancel = (event: SyntheticEvent): void => {
    event.preventDefault();
    if (!isLocked && !holdsEscape?.()) onClose();
  };

  // A browser closes without asking when Escape is pressed twice.
  const onClosed = (): void => {
    const element = dialog.current;
    if (!element || element.open) return;
    if (isLocked) element.showModal();
    else onClose();
  };

  return (
    <dialog ref={dialog} role={role} aria-labelledby={heading} className={`${styles.dialog} ${styles[size]}`} onCancel={onCancel} onClose={onClosed}>
      <div className={styles.head}>
        <h2 id={heading}>{title}</h2>
        {!isLocked && <IconButton icon="close" label={closeLabel} isSmall onClick={onClose} />}
      </div>
      <div className={styles.body}>{children}</div>
      {actions && <div className={styles.actions}>{actions}</div>}
    </dialog>
  );
}

/** Who is asked something begins where it is answered, not at the cross. Not by touch, where that would raise the keyboard over it. */
function focusFirstControl(dialog: HTMLElement | null): void {
  if (window.matchMedia?.('(pointer: coarse)').matches) return;
  dialog?.querySelector<HTMLElement>('[data-path] :is(input:not([type=hidden]), textarea, select):not(:disabled)')?.focus();
}
