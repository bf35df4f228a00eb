import type { ReactNode } from 'react';
import { Navigate } from 'react-router';
import { useActor } from '../../dataProvider';
import { PageLoading } from '../layout/PageLoading';
import { firstEntry } from '../nav/menu';
import { useMenu } from '../nav/useMenu';

/**
 * Where an address without a screen leads (part 1 §2): the super admin home, others to the first module they hold,
 * and to the home screen where they hold none.
 */
export function Landing(): ReactNode {
  const actor = useActor();
  const entries = useMenu();
  if (!actor) return <PageLoading />;
  const first = actor.role === 'super_admin' ? undefined : firstEntry(entries);
  return <Navigate replace to={first?.path ?? '/home'} />;
}
