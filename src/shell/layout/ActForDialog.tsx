import { useState } from 'react';
import type { ReactNode } from 'react';
import { useTranslate } from 'ra-core';
import type { ChosenInstitute } from '../../dataProvider';
import { useShell } from '../shellContext';
import { Button, Dialog } from '../ui';

/** Asks before the super admin acts in an institute's name: it is a session of its own, and audited. */
export function ActForDialog({ institute, onClose }: { institute: ChosenInstitute; onClose: () => void }): ReactNode {
  const translate = useTranslate();
  const { actFor } = useShell();
  const [isBeginning, setBeginning] = useState(false);
  const begin = (): void => {
    setBeginning(true);
    // A failure has been shown; the question stands until it is answered.
    actFor(institute.id).catch(() => setBeginning(false));
  };
  return (
    <Dialog
      role="alertdialog"
      title={translate('lectern.shell.acting.question', { name: institute.name })}
      closeLabel={translate('lectern.shell.close')}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{translate('lectern.shell.acting.cancel')}</Button>
          <Button kind="primary" isBusy={isBeginning} onClick={begin}>
            {translate('lectern.shell.acting.confirm')}
          </Button>
        </>
      }
    >
      <p>{translate('lectern.shell.acting.explained')}</p>
    </Dialog>
  );
}
