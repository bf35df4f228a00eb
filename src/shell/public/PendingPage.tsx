import type { ReactNode } from 'react';
import { useSignedOut } from '../auth/signedOutContext';
import { buttonClass } from '../ui/Button';
import { EmptyState } from '../ui/EmptyState';
import { PENDING_PAGES } from './pendingPages';
import type { PendingPageName } from './pendingPages';
import { PublicFrame } from './PublicFrame';

/** A public page that is not available yet. Reads nothing, so that it needs no token. */
export function PendingPage(): ReactNode {
  const { translate, page } = useSignedOut();
  const title = translate(PENDING_PAGES[page as PendingPageName]);
  return (
    <PublicFrame title={title}>
      <EmptyState
        drawing="empty"
        level={1}
        title={title}
        text={translate('lectern.publicPages.pending')}
        action={
          <a href="/" className={buttonClass('quiet')}>
            {translate('lectern.shell.notFound.back')}
          </a>
        }
      />
    </PublicFrame>
  );
}
