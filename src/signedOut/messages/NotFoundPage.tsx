import type { ReactNode } from 'react';
import { useSignedOut } from '../context/signedOutContext';
import { MessagePage } from '../frame/MessagePage';
import { StartLink } from '../frame/StartLink';

/** An address outside the console that leads nowhere. */
export function NotFoundPage(): ReactNode {
  const { translate } = useSignedOut();
  return <MessagePage drawing="lost" title={translate('lectern.shell.notFound.title')} text={translate('lectern.shell.notFound.text')} action={<StartLink kind="primary" />} />;
}
