import { useEffect } from 'react';
import type { ReactNode } from 'react';
import { EmptyState, buttonClass } from '../ui';
import { useSignedOut } from './signedOutContext';

/** An address outside the console that leads nowhere. */
export function NotFoundPage(): ReactNode {
  const { translate } = useSignedOut();
  const title = translate('lectern.shell.notFound.title');
  useEffect(() => {
    document.title = `${title} – ${translate('lectern.shell.appName')}`;
  }, [title, translate]);
  return (
    <main>
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
    </main>
  );
}
