import { useEffect, useId, useRef } from 'react';
import type { ReactNode, SyntheticEvent } from 'react';
import { IconButton } from './Button';
import { giveFocusBack } from './focusHome';
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
    const before = document.activeElement;
    if (element && !element.open) element.showModal();
    const stopWaiting = focusFirstControl(element);
    return () => {
      stopWaiting();
      element?.close();
      giveFocusBack(before);
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
      {actions && <div className={styles.actions} data-foot>{actions}</div>}
    </dialog>
  );
}

/**
 * Who is asked something begins where it is answered, not at the cross. Not by touch, where that would raise the keyboard over it. An editor whose code is on
 * its way has the focus once it is there, unless the reader has moved on meanwhile. @returns how to wait no longer
 */
function focusFirstControl(dialog: HTMLElement | null): () => void {
  if (!dialog || window.matchMedia?.('(pointer: coarse)').matches) return () => undefined;
  const inFirst = (): HTMLElement | null => dialog.querySelector('[data-path]')?.querySelector<HTMLElement>(CONTROLS) ?? null;
  (inFirst() ?? dialog.querySelector<HTMLElement>(`[data-path] ${CONTROLS}`))?.focus();
  if (inFirst() || !dialog.querySelector('[data-path]')) return () => undefined;
  const begun = document.activeElement;
  const observer = new MutationObserver(() => {
    const control = inFirst();
    if (!control && document.activeElement === begun) return;
    observer.disconnect();
    if (document.activeElement === begun) control?.focus();
  });
  observer.observe(dialog, { childList: true, subtree: true });
  return () => observer.disconnect();
}

const CONTROLS = ':is(input:not([type=hidden]), textarea, select, [contenteditable=true]):not(:disabled, [role=toolbar] *)';
