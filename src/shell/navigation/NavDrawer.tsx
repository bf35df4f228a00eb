import { useEffect, useRef } from 'react';
import type { ReactNode } from 'react';
import { useTranslate } from 'ra-core';
import { openHelpPanel } from '../help/helpControl';
import { startTour } from '../tour/tourControl';
import { Button, IconButton, giveFocusBack } from '../../ui';
import styles from './NavDrawer.module.css';
import { SideNav } from './SideNav';

/** The navigation on a phone: slides in over the page. The help stands at its foot, where the header has no room for it. */
export function NavDrawer({ onClose }: { onClose: () => void }): ReactNode {
  const translate = useTranslate();
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    const element = dialog.current;
    const before = document.activeElement;
    const { pathname } = window.location;
    const onPress = (event: PointerEvent): void => {
      if (event.target === element) onClose();
    };
    element?.showModal();
    element?.addEventListener('pointerdown', onPress);
    return () => {
      element?.removeEventListener('pointerdown', onPress);
      element?.close();
      // On another page the reader begins at its top.
      if (window.location.pathname === pathname) giveFocusBack(before);
    };
  }, [onClose]);
  const leaveFor = (open: () => void): void => {
    onClose();
    open();
  };
  return (
    <dialog
      ref={dialog}
      className={styles.drawer}
      aria-label={translate('lectern.shell.navigation')}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
    >
      <div className={styles.inner}>
        <div className={styles.close}>
          <IconButton icon="close" label={translate('lectern.shell.closeNavigation')} onClick={onClose} />
        </div>
        <div className={styles.navigation}>
          <SideNav isNarrow={false} />
        </div>
        <div className={styles.help}>
          <Button kind="bare" icon="info" onClick={() => leaveFor(openHelpPanel)}>
            {translate('lectern.help.screen')}
          </Button>
          <Button kind="bare" icon="play" onClick={() => leaveFor(startTour)}>
            {translate('lectern.help.tour')}
          </Button>
        </div>
      </div>
    </dialog>
  );
}
