import { useCallback, useSyncExternalStore } from 'react';
import type { ReactNode } from 'react';
import { useTranslate } from 'ra-core';
import { followSignOut } from '../../authProvider';
import type { Leave, Session } from '../../authProvider';
import { Button, Dialog } from '../../ui';

interface OtherSessionProps {
  readonly session: Session;
  /** @default loads the console anew */
  readonly leave?: Leave;
}

/**
 * Follows other tabs. Covers the page once one of them has signed in as somebody else or acts for another institute: what
 * is shown belongs to the session before. It stays readable behind, and goes when the console is loaded anew.
 */
export function OtherSession({ session, leave = leavePage }: OtherSessionProps): ReactNode {
  const translate = useTranslate();
  const follow = useCallback((onForeign: () => void) => followSignOut({ session, leave, onForeign }), [session, leave]);
  const isForeign = useSyncExternalStore(follow, session.isForeign);
  if (!isForeign) return null;
  return (
    <Dialog
      role="alertdialog"
      isLocked
      title={translate('lectern.shell.otherSession.title')}
      closeLabel={translate('lectern.shell.close')}
      onClose={NOTHING}
      actions={
        <Button kind="primary" icon="retry" onClick={() => leave('/')}>
          {translate('lectern.shell.otherSession.reload')}
        </Button>
      }
    >
      <p>{translate('lectern.shell.otherSession.text')}</p>
    </Dialog>
  );
}

const NOTHING = (): void => undefined;

function leavePage(address: string): void {
  window.location.assign(address);
}
