import type { ReactNode } from 'react';
import { Button } from '../../ui/Button';
import styles from '../frame/AuthFrame.module.css';
import { useSignedOut } from '../context/signedOutContext';

/** Whoever is signed in already may go on without signing in again. */
export function ContinueAs(): ReactNode {
  const { translate, session, enter } = useSignedOut();
  const user = session.user();
  if (!user) return null;
  return (
    <div className={styles.account}>
      <p>{translate('lectern.auth.signedIn.text', { name: user.name })}</p>
      <Button onClick={enter}>{translate('lectern.auth.signedIn.continue', { name: user.name })}</Button>
    </div>
  );
}
