import type { ReactNode } from 'react';
import styles from '../frame/AuthFrame.module.css';
import { PageLink } from '../frame/PageLink';
import { useSignedOut } from '../context/signedOutContext';

/** The way to an account for who has none: on the main sign-in to the whole registration, on the plain ones to the short. On an institute's own host there is none. */
export function NewHere(): ReactNode {
  const { translate, config, page } = useSignedOut();
  if (config.isInstitutesHost) return null;
  const isPlain = page === 'login-1' || page === 'login-2';
  return (
    <p className={styles.more}>
      {translate('lectern.auth.newHere')} <PageLink to={isPlain ? 'signup' : 'register-1'}>{translate(isPlain ? 'lectern.auth.signup.title' : 'lectern.auth.register.title')}</PageLink>
    </p>
  );
}
