import { Suspense, lazy } from 'react';
import type { ReactNode } from 'react';
import { withWords } from '../../i18n/withWords';
import { PageLoading } from '../marks/PageLoading';

const LostAddress = lazy(() => withWords(() => import('./LostAddress')));

/** An address without a screen; what becomes of it comes when it is needed. */
export function UnknownAddress(): ReactNode {
  return (
    <Suspense fallback={<PageLoading />}>
      <LostAddress />
    </Suspense>
  );
}
