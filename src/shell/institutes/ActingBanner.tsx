import { useState } from 'react';
import type { ReactNode } from 'react';
import { useTranslate } from 'ra-core';
import { useShell } from '../context/shellContext';
import { Button, Icon } from '../../ui';
import styles from './ActingBanner.module.css';

/** Says for whom the super admin acts, as long as it lasts, and ends it. */
export function ActingBanner(): ReactNode {
  const translate = useTranslate();
  const { user, stopActing } = useShell();
  const [isEnding, setEnding] = useState(false);
  const stop = (): void => {
    setEnding(true);
    // A failure has been shown; one may try again.
    stopActing().catch(() => setEnding(false));
  };
  return (
    <div role="status" className={styles.banner}>
      <Icon name="alert" size={18} />
      <p>{translate('lectern.shell.acting.banner', { name: user.instituteName ?? '' })}</p>
      <Button isSmall isBusy={isEnding} onClick={stop}>
        {translate('lectern.shell.acting.stop')}
      </Button>
    </div>
  );
}
