import { Suspense, lazy } from 'react';
import type { ReactNode } from 'react';
import { useIsTouring } from './tourControl';

const Tour = lazy(() => import('./Tour'));

/** The tour's place in the frame. Its code is fetched when somebody takes it. */
export function TourHost(): ReactNode {
  if (!useIsTouring()) return null;
  return (
    <Suspense fallback={null}>
      <Tour />
    </Suspense>
  );
}
