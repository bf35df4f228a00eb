import { useCallback, useState } from 'react';
import type { ReactNode } from 'react';
import { useStore } from 'ra-core';
import { Navigate, useLocation, useNavigate } from 'react-router';
import { SIGNED_IN_ADDRESS } from '../../authProvider/landing';
import { useActor } from '../../dataProvider';
import { PageLoading } from '../layout/PageLoading';
import { useShell } from '../shellContext';
import { Screen } from './Screen';
import { useLanding } from './useLanding';

/** Kept for each user: the first steps are not wanted again. */
export const FIRST_STEPS_STORE_KEY = 'firstSteps.isHidden';

/**
 * Plain `/app`: the first steps for all but the super admin, on the way to the landing path (part 1 §2). They are left
 * out right after signing in, and for who does not want them again.
 */
export function Start(): ReactNode {
  const actor = useActor();
  const landing = useLanding();
  const navigate = useNavigate();
  const { hash } = useLocation();
  const [isHidden] = useStore(FIRST_STEPS_STORE_KEY, false);
  // Who asks for them not to come again still reads them to the end.
  const [wasHidden] = useState(isHidden);
  const { firstSteps: FirstSteps } = useShell().pages;
  const path = landing?.path;
  const onDone = useCallback(() => path && void navigate(path, { replace: true }), [navigate, path]);
  if (!actor || !path) return <PageLoading />;
  const isPassing = actor.role === 'super_admin' || wasHidden || (hash !== '' && SIGNED_IN_ADDRESS.endsWith(hash));
  if (isPassing) return <Navigate replace to={path} />;
  return (
    <Screen kind="page:firstSteps">
      <FirstSteps onDone={onDone} />
    </Screen>
  );
}
