import type { ReactNode } from 'react';
import { AuthFrame } from '../frame/AuthFrame';
import styles from '../frame/AuthFrame.module.css';
import { LogoForm } from './LogoForm';
import { PageLink } from '../frame/PageLink';
import { useSignedOut } from '../context/signedOutContext';

/** The second step of registering: the logo, which may be skipped; then the institute awaits approval. */
export function LogoPage(): ReactNode {
  const { translate, state } = useSignedOut();
  if (state.logoTicket) return <LogoForm ticket={state.logoTicket} />;
  if (state.institute) return <Awaiting institute={state.institute} username={state.username ?? ''} />;
  return (
    <AuthFrame title={translate('lectern.auth.logo.title')} text={translate('lectern.auth.logo.notHere')}>
      <div className={styles.actions}>
        <PageLink to="register-1" kind="primary">
          {translate('lectern.auth.register.title')}
        </PageLink>
        <PageLink to="login" kind="quiet">
          {translate('lectern.auth.backToLogin')}
        </PageLink>
      </div>
    </AuthFrame>
  );
}

function Awaiting({ institute, username }: { institute: string; username: string }): ReactNode {
  const { translate } = useSignedOut();
  return (
    <AuthFrame title={translate('lectern.auth.awaiting.title')} text={translate('lectern.auth.awaiting.text', { name: institute })}>
      <ol className={styles.steps}>
        <li>{translate('lectern.auth.welcome.look')}</li>
        <li>{translate('lectern.auth.welcome.signInWith', { username })}</li>
      </ol>
      <div className={styles.actions}>
        <PageLink to="login" state={{ username }} kind="primary">
          {translate('lectern.auth.backToLogin')}
        </PageLink>
      </div>
    </AuthFrame>
  );
}
