import type { ReactNode } from 'react';
import { MessagePage } from '../frame/MessagePage';
import { Button } from '../../ui/Button';
import { useSignedOut } from '../context/signedOutContext';

/** Something went wrong: the plain page of `error-1`. */
export function ErrorPage(): ReactNode {
  const { translate } = useSignedOut();
  return (
    <MessagePage
      drawing="failed"
      title={translate('lectern.auth.errors.wrong.title')}
      text={translate('lectern.auth.errors.wrong.text')}
      action={
        <Button kind="primary" icon="retry" onClick={() => window.location.assign('/')}>
          {translate('lectern.auth.errors.retry')}
        </Button>
      }
    />
  );
}
