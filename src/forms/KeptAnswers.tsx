import { useEffect, useMemo, useRef, useState } from 'react';
import type { ReactNode } from 'react';
import { useTranslate } from 'ra-core';
import { useFormContext, useFormState } from 'react-hook-form';
import styles from './questions.module.css';

/** Answers of a dialog that Escape does not throw away at once. */
export interface KeptAnswers {
  /** For the dialog: Escape is held once where something was answered, and held anew after another answer. */
  readonly holdsEscape: () => boolean;
  /** Told whether anything was answered. */
  readonly onDirty: (isDirty: boolean) => void;
  /** Escape was pressed over answers. */
  readonly isAsked: boolean;
  readonly setAsked: (isAsked: boolean) => void;
}

/** Escape is also how a list of options is closed: over answers it closes a dialog only when it is pressed again. */
export function useKeptAnswers(): KeptAnswers {
  const isDirty = useRef(false);
  const [isAsked, setAsked] = useState(false);
  return useMemo(
    () => ({
      isAsked,
      setAsked,
      onDirty: (now) => {
        isDirty.current = now;
      },
      holdsEscape: () => {
        if (!isDirty.current || isAsked) return false;
        setAsked(true);
        return true;
      },
    }),
    [isAsked],
  );
}

/** Says that Escape would throw the answers away; stands inside their form. */
export function KeptLine({ onDirty, isAsked, setAsked }: KeptAnswers): ReactNode {
  const translate = useTranslate();
  const form = useFormContext();
  const state = useFormState();
  const hasAnswers = state.isDirty;
  useEffect(() => {
    onDirty(hasAnswers);
  }, [onDirty, hasAnswers]);
  useEffect(() => {
    const watching = form.watch(() => setAsked(false));
    return () => watching.unsubscribe();
  }, [form, setAsked]);
  return (
    <p role="status" className={styles.kept}>
      {isAsked && hasAnswers ? translate('lectern.form.escapeAgain') : null}
    </p>
  );
}
