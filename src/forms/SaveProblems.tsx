import { useEffect, useRef } from 'react';
import type { ReactNode } from 'react';
import { useTranslate } from 'ra-core';
import type { WriteFailure } from '../dataProvider';
import { Button, Icon } from '../ui';
import styles from './forms.module.css';

/** A field with a message. */
export interface ProblemPlace {
  readonly path: string;
  readonly label: string;
}

interface SaveProblemsProps {
  /** Why the platform did not save; null where it did, or was not asked. */
  readonly failure: WriteFailure | null;
  readonly fields: readonly ProblemPlace[];
  readonly onGoTo: (path: string) => void;
  readonly onRetry: () => void;
}

/** Fields named beside the Save button; of the others their number. */
const NAMED = 6;

/** Why a form has not been saved, where one has just pressed Save: each field with a message, a click away, and the platform's reason. */
export function SaveProblems({ failure, fields, onGoTo, onRetry }: SaveProblemsProps): ReactNode {
  const translate = useTranslate();
  const reason = useRef<HTMLDivElement>(null);
  const hasFields = fields.length > 0;
  useEffect(() => {
    if (failure !== null && !hasFields) reason.current?.focus();
  }, [failure, hasFields]);
  if (failure === null && !hasFields) return null;
  return (
    <div className={styles.why}>
      {hasFields && (
        <div className={styles.whyLine} role="status">
          <Icon name="alert" size={16} />
          <span>{translate('lectern.form.problems', { smart_count: fields.length })}</span>
          {fields.slice(0, NAMED).map(({ path, label }) => (
            <button key={path} type="button" className={styles.whyField} onClick={() => onGoTo(path)}>
              {label}
            </button>
          ))}
          {fields.length > NAMED && <span>{translate('lectern.form.moreProblems', { smart_count: fields.length - NAMED })}</span>}
        </div>
      )}
      {failure !== null && (
        <div ref={reason} className={styles.whyLine} role="alert" tabIndex={-1}>
          <Icon name="alert" size={16} />
          <span className={styles.whyText}>
            {failure.head && <strong>{failure.head}</strong>}
            <span>{failure.text}</span>
          </span>
          <Button isSmall icon="retry" onClick={onRetry}>
            {translate('lectern.form.retry')}
          </Button>
        </div>
      )}
    </div>
  );
}
