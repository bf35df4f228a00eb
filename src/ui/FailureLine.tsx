import { useState } from 'react';
import type { ReactNode } from 'react';
import { useTranslate } from 'ra-core';
import { Button } from './Button';
import styles from './FailureLine.module.css';
import { Icon } from './Icon';

interface FailureLineProps {
  /** What could not be fetched, and why. */
  readonly text: string;
  /** Asks again; absent where one can go on without. */
  readonly onRetry?: () => Promise<unknown>;
}

/** In place of a part of a page that could not be fetched: says so at once, and tries again. */
export function FailureLine({ text, onRetry }: FailureLineProps): ReactNode {
  const translate = useTranslate();
  const [isBusy, setBusy] = useState(false);
  const retry = (ask: () => Promise<unknown>): void => {
    setBusy(true);
    const settle = (): void => setBusy(false);
    // What fails again is said by this line anew.
    ask().then(settle, settle);
  };
  return (
    <p className={styles.line} role="alert">
      <Icon name="alert" size={16} />
      <span>{text}</span>
      {onRetry && (
        <Button isSmall icon="retry" isBusy={isBusy} onClick={() => retry(onRetry)}>
          {translate('lectern.shell.reload')}
        </Button>
      )}
    </p>
  );
}
