import type { ReactNode } from 'react';
import { useTranslate } from 'ra-core';
import { Button, Dialog } from '../../ui';
import type { Unsaved } from './useAskedLeaving';

/** Asks before the session is left with something that is typed and not saved. */
export default function LeaveQuestion({ unsaved, answer }: { unsaved: Unsaved; answer: (goes: boolean) => void }): ReactNode {
  const translate = useTranslate();
  const stay = (): void => answer(false);
  return (
    <Dialog
      role="alertdialog"
      title={translate('lectern.form.unsaved.title')}
      closeLabel={translate('lectern.form.unsaved.stay')}
      onClose={stay}
      actions={
        <>
          <Button onClick={() => answer(true)}>{translate('lectern.form.unsaved.leave')}</Button>
          <Button kind="primary" onClick={stay}>
            {translate('lectern.form.unsaved.stay')}
          </Button>
        </>
      }
    >
      <p>{translate(unsaved === 'here' ? 'lectern.form.unsaved.text' : 'lectern.form.unsaved.elsewhere')}</p>
    </Dialog>
  );
}
