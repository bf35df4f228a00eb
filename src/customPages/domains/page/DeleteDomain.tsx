import type { ReactNode } from 'react';
import { useNotify, useTranslate } from 'ra-core';
import { useWriteFailureText } from '../../../dataProvider';
import { ConfirmDialog } from '../../../ui';
import type { Domain, UseDomains } from './useDomains';

/** Asks before a host is given up, and says what that means. */
export function DeleteDomain({ domain, remove, onClose }: Pick<UseDomains, 'remove'> & { domain: Domain; onClose: () => void }): ReactNode {
  const translate = useTranslate();
  const notify = useNotify();
  const failureText = useWriteFailureText('delete');
  const { host } = domain;
  const confirm = async (): Promise<void> => {
    await remove(host);
    notify('lectern.domains.deleted', { type: 'success', messageArgs: { host } });
  };
  return (
    <ConfirmDialog title={translate('lectern.domains.deleteTitle', { host })} verb={translate('lectern.domains.deleteOf', { host })} onConfirm={confirm} sayFailure={failureText} onClose={onClose}>
      <p>{translate('lectern.domains.deleteText')}</p>
      {domain.isPrimary && <p>{translate('lectern.domains.deletePrimary')}</p>}
    </ConfirmDialog>
  );
}
