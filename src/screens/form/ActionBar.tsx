import { useCallback, useRef } from 'react';
import type { ReactNode } from 'react';
import { useTranslate } from 'ra-core';
import { useFormState } from 'react-hook-form';
import { Button } from '../../ui';
import styles from './form.module.css';
import { useGoNext, useSaveAndNextShortcut } from './saveAndNext';
import { useBarHeight } from './useBarHeight';

/** What happens after a save: the record's page, an empty form for another new one, or the form of the next of the list. */
export type SaveIntent = 'open' | 'another' | 'next';

interface ActionBarProps {
  readonly isNew: boolean;
  readonly onSubmit: (intent: SaveIntent) => void;
  readonly onCancel: () => void;
  /** Stands above the buttons: why the last try did not succeed, or what can be taken up again. */
  readonly children?: ReactNode;
}

/** Stays at the foot of the window while the form scrolls. */
export function ActionBar({ isNew, onSubmit, onCancel, children }: ActionBarProps): ReactNode {
  const translate = useTranslate();
  const bar = useRef<HTMLDivElement>(null);
  useBarHeight(bar);
  const { isSubmitting, dirtyFields } = useFormState();
  const isDirty = Object.keys(dirtyFields).length > 0;
  const hasNext = useGoNext() !== null && !isNew;
  const saveAndNext = useCallback(() => onSubmit('next'), [onSubmit]);
  useSaveAndNextShortcut(hasNext && !isSubmitting ? saveAndNext : null);
  return (
    <div ref={bar} className={styles.bar} data-foot-bar>
      {children}
      <Button kind="primary" isBusy={isSubmitting} onClick={() => onSubmit('open')}>
        {translate(isSubmitting ? 'lectern.form.saving' : 'lectern.form.save')}
      </Button>
      {isNew && (
        <Button disabled={isSubmitting} onClick={() => onSubmit('another')}>
          {translate('lectern.form.saveAndAdd')}
        </Button>
      )}
      {hasNext && (
        <Button disabled={isSubmitting} aria-keyshortcuts="Control+Shift+S Meta+Shift+S" onClick={saveAndNext}>
          {translate('lectern.form.saveAndNext')}
        </Button>
      )}
      {/* What is on its way is not taken back by leaving; and while the buttons change, a second click may fall on this one. */}
      <Button kind="bare" disabled={isSubmitting} onClick={onCancel}>
        {translate('lectern.form.cancel')}
      </Button>
      <span className={styles.status} role="status">
        {isDirty ? translate('lectern.form.unsaved.mark') : ''}
      </span>
    </div>
  );
}
