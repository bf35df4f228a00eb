import { useEffect, useRef } from 'react';
import type { ReactNode } from 'react';
import { useBlocker, useCanBlock, useTranslate } from 'ra-core';
import { Button, Dialog } from '../ui';
import { holdPage } from '../ui/leaving';

/** Keys of the words of a question before one leaves. */
export interface LeavingWords {
  readonly title: string;
  readonly text: string;
  readonly leave: string;
  readonly stay: string;
}

interface GuardProps {
  /** Something has been typed and not saved. */
  readonly isDirty: () => boolean;
  /** The user leaves it behind; while it is saved, what becomes of it is not known yet. */
  readonly onLeave: (isSaving: boolean) => void;
  /** A save is on its way. Who leads on meanwhile goes there once it has succeeded, and stays where it has not. */
  readonly isSaving: () => boolean;
  /** Told how to go on, while somebody waits for the save to go elsewhere; null: nobody does. */
  readonly onHeld?: (goOn: (() => void) | null) => void;
  /** What is asked where nothing is being saved. @default of something typed and not saved */
  readonly words?: LeavingWords;
}

/** Asks before unsaved changes are left behind, inside the console and by closing the page; holds one who leaves while they are saved. */
export function UnsavedGuard(props: GuardProps): ReactNode {
  const { isDirty, isSaving } = props;
  useEffect(() => holdPage({ isHeld: () => isDirty() || isSaving(), asks: isDirty }), [isDirty, isSaving]);
  return useCanBlock() ? <NavigationGuard {...props} /> : null;
}

function NavigationGuard({ isDirty, onLeave, isSaving: isSavingNow, onHeld, words: asked = UNSAVED }: GuardProps): ReactNode {
  const translate = useTranslate();
  const isSaving = isSavingNow();
  const blocker = useBlocker(({ currentLocation, nextLocation }) => (isSavingNow() || isDirty()) && currentLocation.pathname !== nextLocation.pathname);
  const isBlocked = blocker.state === 'blocked';
  /** The save was on its way when somebody led on. */
  const isHeld = useRef(false);
  const { proceed, reset } = blocker;
  useEffect(() => {
    if (isBlocked && isSaving) {
      isHeld.current = true;
      onHeld?.(() => proceed?.());
      return () => onHeld?.(null);
    }
    if (isBlocked && isHeld.current) reset?.();
    isHeld.current = false;
    return undefined;
  }, [isBlocked, isSaving, onHeld, proceed, reset]);
  if (!isBlocked) return null;
  const stay = (): void => reset?.();
  const leave = (): void => {
    onLeave(isSaving);
    proceed?.();
  };
  const words = isSaving ? SAVING : asked;
  return (
    <Dialog
      role="alertdialog"
      title={translate(words.title)}
      closeLabel={translate(words.stay)}
      onClose={stay}
      actions={
        <>
          <Button onClick={leave}>{translate(words.leave)}</Button>
          <Button kind="primary" onClick={stay}>
            {translate(words.stay)}
          </Button>
        </>
      }
    >
      <p>{translate(words.text)}</p>
    </Dialog>
  );
}

const UNSAVED: LeavingWords = { title: 'lectern.form.unsaved.title', text: 'lectern.form.unsaved.text', leave: 'lectern.form.unsaved.leave', stay: 'lectern.form.unsaved.stay' };
const SAVING: LeavingWords = { title: 'lectern.form.leaving.title', text: 'lectern.form.leaving.text', leave: 'lectern.form.leaving.leave', stay: 'lectern.form.unsaved.stay' };
