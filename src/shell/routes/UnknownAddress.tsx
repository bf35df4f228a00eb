import { useEffect } from 'react';
import type { ReactNode } from 'react';
import { Navigate } from 'react-router';
import { PageLoading } from '../marks/PageLoading';
import { useLanding } from './useLanding';

/**
 * An address without a screen leads to the landing path; a user without any module goes to sign-in (part 1 §2). That
 * page stays open to who has a session, so the two do not send anybody back and forth.
 */
export function UnknownAddress(): ReactNode {
  const landing = useLanding();
  const mustLeave = landing?.ofUnknown === null;
  useEffect(() => {
    if (mustLeave) window.location.replace('/auth/login');
  }, [mustLeave]);
  return landing && landing.ofUnknown !== null ? <Navigate replace to={landing.ofUnknown} /> : <PageLoading />;
}
