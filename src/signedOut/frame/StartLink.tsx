import type { ReactNode } from 'react';
import { useSignedOut } from '../context/signedOutContext';
import { buttonClass } from '../../ui/Button';

/** Leads from a page outside the console to its start. */
export function StartLink({ kind = 'quiet' }: { kind?: 'primary' | 'quiet' }): ReactNode {
  const { translate } = useSignedOut();
  return (
    <a href="/" className={buttonClass(kind)}>
      {translate('lectern.shell.notFound.back')}
    </a>
  );
}
