import { Suspense, lazy } from 'react';
import type { ReactNode } from 'react';
import { withWords } from '../../i18n/withWords';
import { PageLoading } from '../marks/PageLoading';

const FallbackScreen = lazy(() => withWords(() => import('./FallbackScreen')));

/** Home for who may not see its figures; it comes when it is needed. */
export function Fallback(): ReactNode {
  return (
    <Suspense fallback={<PageLoading />}>
      <FallbackScreen />
    </Suspense>
  );
}
