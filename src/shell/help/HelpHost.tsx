import { Suspense, lazy } from 'react';
import type { ReactNode } from 'react';
import { withWords } from '../../i18n/withWords';
import { useIsHelpPanelOpen } from './helpControl';

const HelpPanel = lazy(() => withWords(() => import('./HelpPanel')));

/** The place of the help in the frame. Its code is fetched when somebody asks for it. */
export function HelpHost({ onKeys }: { onKeys: () => void }): ReactNode {
  if (!useIsHelpPanelOpen()) return null;
  return (
    <Suspense fallback={null}>
      <HelpPanel onKeys={onKeys} />
    </Suspense>
  );
}
