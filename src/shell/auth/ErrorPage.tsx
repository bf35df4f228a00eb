import type { ReactNode } from 'react';
import { PublicFrame } from '../public/PublicFrame';
import { Button } from '../ui/Button';
import { EmptyState } from '../ui/EmptyState';
import { useSignedOut } from './signedOutContext';

/** Something went wrong: the plain page of `error-1`. */
export function ErrorPage(): ReactNode {
  const { translate } = useSignedOut();
  const title = translate('lectern.auth.errors.wrong.title');
  return (
    <PublicFrame title={title}>
      <EmptyState
        drawing="failed"
        level={1}
        title={title}
        text={translate('lectern.auth.errors.wrong.text')}
        action={
          <Button kind="primary" icon="retry" onClick={() => window.location.assign('/')}>
            {translate('lectern.auth.errors.retry')}
          </Button>
        }
      />
    </PublicFrame>
  );
}
