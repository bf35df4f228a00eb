import { useState } from 'react';
import type { ReactNode } from 'react';
import { useStore } from 'ra-core';
import { Navigate, useLocation } from 'react-router';
import { SIGNED_IN_ADDRESS } from '../../authProvider/landing';
import { useActor } from '../../dataProvider';
import { PageLoading } from '../marks/PageLoading';
import { useShell } from '../context/shellContext';
import { Screen } from './Screen';
import { UnknownAddress } from './UnknownAddress';
import { FIRST_STEPS_STORE_KEY } from '../nav/firstStepsKey';
import { START_ROUTE } from '../table/routeTable';
import { useGoOn, useLanding } from './useLanding';

/**
 * Plain `/app`: the first steps for all but the super admin, on the way to the landing path (part 1 §2). They are left
 * out right after signing in, and for who does not want them again.
 */
export function Start(): ReactNode {
  const actor = useActor();
  const landing = useLanding();
  const { hash } = useLocation();
  const [isHidden] = useStore(FIRST_STEPS_STORE_KEY, false);
  // Who asks for them not to come again still reads them to the end.
  const [wasHidden] = useState(isHidden);
  const { pages } = useShell();
  const StartPage = START_ROUTE && pages[START_ROUTE.key];
  const path = landing?.path;
  const onDone = useGoOn();
  if (!actor || !path) return <PageLoading />;
  // As consoles with addresses behind a hash write them; here it names no place.
  if (hash.startsWith('#/')) return <UnknownAddress />;
  const isPassing = actor.role === 'super_admin' || wasHidden || (hash !== '' && SIGNED_IN_ADDRESS.endsWith(hash));
  if (isPassing || !START_ROUTE || !StartPage) return <Navigate replace to={path} />;
  return (
    <Screen kind={`page:${START_ROUTE.key}`}>
      <StartPage onDone={onDone} />
    </Screen>
  );
}
