import type { ReactNode } from 'react';
import { useSignedOut } from '../context/signedOutContext';
import { MessagePage } from '../frame/MessagePage';
import { PENDING_PAGES } from './pendingPages';
import type { PendingPageName } from './pendingPages';
import { StartLink } from '../frame/StartLink';

/** A public page that is not available yet. Reads nothing, so that it needs no token. */
export function PendingPage(): ReactNode {
  const { translate, page } = useSignedOut();
  return <MessagePage drawing="empty" title={translate(PENDING_PAGES[page as PendingPageName])} text={translate('lectern.publicPages.pending')} action={<StartLink />} />;
}
