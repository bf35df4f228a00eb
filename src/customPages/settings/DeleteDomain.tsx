import { useState } from 'react';
import type { ReactNode } from 'react';
import { useNotify, useTranslate } from 'ra-core';
import { useFailureText } from '../../dataProvider';
import type { Domain, UseDomains } from '../../dataProvider';
import { Button, Dialog } from '../../shell/ui';
import styles from './settings.module.css';

/** Asks before a host is given up, and says what that means. */
export function DeleteDomain({ domain, remove, onClose }: Pick<UseDomains, 'remove'> & { domain: Domain; onClose: () => void }): ReactNode {
  const translate = useTranslate();
  const notify = useNotify();
  const failureText = useFailureText();
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const { host } = domain;
  const confirm = async (): Promise<void> => {
    setBusy(true);
    setFailure(null);
    try {
      await remove(host);
      notify('lectern.domains.deleted', { type: 'success', messageArgs: { host } });
    } catch (error) {
      setFailure(failureText(error));
      setBusy(false);
    }
  };
  return (
    <Dialog
      role="alertdialog"
      title={translate('lectern.domains.deleteTitle', { host })}
      closeLabel={translate('lectern.domains.cancel')}
      isLocked={isBusy}
      onClose={onClose}
      actions={
        <>
          <Button disabled={isBusy} onClick={onClose}>
            {translate('lectern.domains.cancel')}
          </Button>
          <Button kind="danger" isBusy={isBusy} onClick={() => void confirm()}>
            {translate('lectern.domains.deleteOf', { host })}
          </Button>
        </>
      }
    >
      <p>{translate('lectern.domains.deleteText')}</p>
      {domain.isPrimary && <p>{translate('lectern.domains.deletePrimary')}</p>}
      {failure && (
        <p role="alert" className={styles.failure}>
          {failure}
        </p>
      )}
    </Dialog>
  );
}
