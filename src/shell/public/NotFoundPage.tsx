import type { ReactNode } from 'react';
import { useSignedOut } from '../auth/signedOutContext';
import { buttonClass } from '../ui/Button';
import { EmptyState } from '../ui/EmptyState';
import { PublicFrame } from './PublicFrame';

/** An address outside the console that leads nowhere. */
export function NotFoundPage(): ReactNode {
  const { translate } = useSignedOut();
  const title = translate('lectern.shell.notFound.title');
  return (
    <PublicFrame title={title}>
      <EmptyState
        drawing="lost"
        level={1}
        title={title}
        text={translate('lectern.shell.notFound.text')}
        action={
          <a href="/" className={buttonClass('primary')}>
            {translate('lectern.shell.notFound.back')}
          </a>
        }
      />
    </PublicFrame>
  );
}
