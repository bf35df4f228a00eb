import { useEffect } from 'react';
import type { ReactNode } from 'react';
import { useBlocker, useCanBlock, useTranslate } from 'ra-core';
import { Button, Dialog } from '../../shell/ui';

interface GuardProps {
  /** Something has been typed and not saved. */
  readonly isDirty: () => boolean;
  /** The user leaves it behind. */
  readonly onLeave: () => void;
}

/** Asks before unsaved changes are left behind, inside the console and by closing the page. */
export function UnsavedGuard(props: GuardProps): ReactNode {
  const { isDirty } = props;
  useEffect(() => {
    const onBeforeUnload = (event: BeforeUnloadEvent): void => {
      if (isDirty()) event.preventDefault();
    };
    window.addEventListener('beforeunload', onBeforeUnload);
    return () => window.removeEventListener('beforeunload', onBeforeUnload);
  }, [isDirty]);
  return useCanBlock() ? <NavigationGuard {...props} /> : null;
}

function NavigationGuard({ isDirty, onLeave }: GuardProps): ReactNode {
  const translate = useTranslate();
  const blocker = useBlocker(({ currentLocation, nextLocation }) => isDirty() && currentLocation.pathname !== nextLocation.pathname);
  if (blocker.state !== 'blocked') return null;
  const stay = (): void => blocker.reset?.();
  const leave = (): void => {
    onLeave();
    blocker.proceed?.();
  };
  return (
    <Dialog
      role="alertdialog"
      title={translate('lectern.form.unsaved.title')}
      closeLabel={translate('lectern.form.unsaved.stay')}
      onClose={stay}
      actions={
        <>
          <Button onClick={leave}>{translate('lectern.form.unsaved.leave')}</Button>
          <Button kind="primary" onClick={stay}>
            {translate('lectern.form.unsaved.stay')}
          </Button>
        </>
      }
    >
      <p>{translate('lectern.form.unsaved.text')}</p>
    </Dialog>
  );
}
