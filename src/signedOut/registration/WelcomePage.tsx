import type { ReactNode } from 'react';
import { AuthFrame } from '../frame/AuthFrame';
import styles from '../frame/AuthFrame.module.css';
import { PageLink } from '../frame/PageLink';
import { StandingPage } from './StandingPage';
import { useSignedOut } from '../context/signedOutContext';

/** After signing up: what happens next. */
export function WelcomePage(): ReactNode {
  const { translate, state } = useSignedOut();
  const { institute, username, logoTicket } = state;
  if (state.standing) return <StandingPage />;
  return (
    <AuthFrame title={institute ? translate('lectern.auth.welcome.named', { name: institute }) : translate('lectern.auth.welcome.title')} text={translate('lectern.auth.welcome.text')}>
      <ol className={styles.steps}>
        <li>{translate('lectern.auth.welcome.look')}</li>
        <li>{username ? translate('lectern.auth.welcome.signInWith', { username }) : translate('lectern.auth.welcome.signIn')}</li>
        <li>{translate('lectern.auth.welcome.begin')}</li>
      </ol>
      <div className={styles.actions}>
        {logoTicket && (
          <PageLink to="register-2" state={state} kind="primary">
            {translate('lectern.auth.logo.title')}
          </PageLink>
        )}
        <PageLink to="login" {...(username ? { state: { username } } : {})} kind={logoTicket ? 'quiet' : 'primary'}>
          {translate('lectern.auth.backToLogin')}
        </PageLink>
      </div>
    </AuthFrame>
  );
}
