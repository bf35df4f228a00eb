import type { ReactNode } from 'react';
import { AuthFrame } from '../frame/AuthFrame';
import styles from '../frame/AuthFrame.module.css';
import { PageLink } from '../frame/PageLink';
import { useSignedOut } from '../context/signedOutContext';

/** Signed in with the right password, into an institute that is not open: what happens next, and what one can do. */
export function StandingPage(): ReactNode {
  const { translate, state } = useSignedOut();
  const { standing = 'awaiting', institute = '', username = '', contact = '' } = state;
  const words = `lectern.auth.standing.${standing}`;
  return (
    <AuthFrame title={translate(`${words}.title`)} text={translate(`${words}.text`, { name: institute })}>
      <ol className={styles.steps}>
        <li>{translate(`${words}.next`, { username })}</li>
        <li>{translate(`${words}.later`, { username })}</li>
        {contact && <li>{translate(`${words}.ask`, { contact })}</li>}
      </ol>
      <div className={styles.actions}>
        <PageLink to="login" state={{ username }} kind="primary">
          {translate('lectern.auth.backToLogin')}
        </PageLink>
      </div>
    </AuthFrame>
  );
}
