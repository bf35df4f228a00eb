import { Suspense, lazy } from 'react';
import type { ReactNode } from 'react';
import { withWords } from '../../i18n/withWords';
import { useIsTouring } from './tourControl';

const Tour = lazy(() => withWords(() => import('./Tour')));

/** The tour's place in the frame. Its code is fetched when somebody takes it. */
export function TourHost(): ReactNode {
  if (!useIsTouring()) return null;
  return (
    <Suspense fallback={null}>
      <Tour />
    </Suspense>
  );
}
