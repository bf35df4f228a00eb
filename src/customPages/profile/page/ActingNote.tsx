import { useState } from 'react';
import type { ReactNode } from 'react';
import { useTranslate } from 'ra-core';
import type { ShellParts } from '../../../shell/context/shellContext';
import { Button } from '../../../ui';
import { LookSection } from './LookSection';
import styles from './profile.module.css';

/** In an institute's place one's own account is out of reach: says so, and leads back. How the console looks is the browser's. */
export function ActingNote({ instituteName, stopActing }: Pick<ShellParts, 'stopActing'> & { instituteName: string }): ReactNode {
  const translate = useTranslate();
  const [isEnding, setEnding] = useState(false);
  const stop = (): void => {
    setEnding(true);
    // A failure has been shown; one may try again.
    stopActing().catch(() => setEnding(false));
  };
  return (
    <div className={styles.page}>
      <h1>{translate('lectern.profile.title')}</h1>
      <section className={styles.section}>
        <p>{translate('lectern.profile.acting', { name: instituteName })}</p>
        <div className={styles.buttons}>
          <Button isBusy={isEnding} onClick={stop}>
            {translate('lectern.shell.acting.stop')}
          </Button>
        </div>
      </section>
      <LookSection />
    </div>
  );
}
