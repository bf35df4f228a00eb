import { useEffect, useRef } from 'react';
import type { ReactNode } from 'react';
import { Button } from '../../ui/Button';
import styles from '../frame/AuthFrame.module.css';

interface TokenQuestionProps {
  /** Who is signed in, and who would be. */
  readonly before: string;
  readonly after: string;
  readonly translate: (key: string, args?: Readonly<Record<string, string>>) => string;
  readonly onAnswer: (isTaken: boolean) => void;
}

/** An address brings the session of somebody else: nothing changes until whoever is here has chosen. */
export function TokenQuestion({ before, after, translate, onAnswer }: TokenQuestionProps): ReactNode {
  const title = useRef<HTMLHeadingElement>(null);
  const heading = translate('lectern.auth.takeOver.title', { after });
  useEffect(() => {
    document.title = heading;
    title.current?.focus();
  }, [heading]);
  return (
    <div className={`${styles.page} ${styles.plain}`}>
      <main className={styles.side}>
        <div className={styles.sheet}>
          <h1 className={styles.title} tabIndex={-1} ref={title}>
            {heading}
          </h1>
          <p className={styles.text}>{translate('lectern.auth.takeOver.text', { before, after })}</p>
          <div className={styles.actions}>
            <Button kind="primary" onClick={() => onAnswer(false)}>
              {translate('lectern.auth.takeOver.stay', { before })}
            </Button>
            <Button onClick={() => onAnswer(true)}>{translate('lectern.auth.takeOver.go', { after })}</Button>
          </div>
        </div>
      </main>
    </div>
  );
}
