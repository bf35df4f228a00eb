import type { ReactNode } from 'react';
import { useTranslate } from 'ra-core';
import type { ChosenInstitute } from '../../dataProvider';
import { useShell } from '../context/shellContext';
import { ConfirmDialog } from '../../ui';

/** Asks before the super admin acts in an institute's name: it is a session of its own, and audited. */
export function ActForDialog({ institute, onClose }: { institute: ChosenInstitute; onClose: () => void }): ReactNode {
  const translate = useTranslate();
  const { actFor } = useShell();
  return (
    <ConfirmDialog
      kind="primary"
      title={translate('lectern.shell.acting.question', { name: institute.name })}
      verb={translate('lectern.shell.acting.confirm')}
      onConfirm={() => actFor(institute.id)}
      sayFailure={SAID_ALREADY}
      onClose={onClose}
    >
      <p>{translate('lectern.shell.acting.explained')}</p>
    </ConfirmDialog>
  );
}

/** A failure of the call has been shown as a notice. */
const SAID_ALREADY = (): null => null;
