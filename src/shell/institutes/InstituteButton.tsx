import { Suspense, lazy, useCallback, useLayoutEffect, useRef, useState } from 'react';
import type { ReactNode, RefObject } from 'react';
import { useTranslate } from 'ra-core';
import { useSelectedInstitute } from '../../dataProvider';
import { withWords } from '../../i18n/withWords';
import { Icon } from '../../ui';
import type { FrameActions } from '../context/frameContext';
import styles from './InstituteButton.module.css';

const ChosenFollowed = lazy(() => withWords(() => import('./ChosenFollowed')));
const InstitutePopover = lazy(() => withWords(() => import('./InstitutePopover')));

/** Whose rows are shown, for who sees several institutes, and the choice of another. */
export function InstituteButton({ isOpen, setOpen }: NonNullable<FrameActions['institutes']>): ReactNode {
  const translate = useTranslate();
  const { institute, choose } = useSelectedInstitute();
  const button = useRef<HTMLButtonElement>(null);
  const close = useCallback(() => setOpen(false), [setOpen]);
  const name = institute?.name ?? translate('lectern.shell.institute.all');
  return (
    <span className={styles.place} data-chosen={institute ? true : undefined}>
      <button
        ref={button}
        type="button"
        className={styles.button}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        aria-label={translate('lectern.shell.institute.label', { name })}
        title={name}
        onClick={() => setOpen(!isOpen)}
      >
        <Icon name="institution" size={18} />
        <span className={styles.name}>{name}</span>
        <Icon name="chevronDown" size={14} />
      </button>
      {institute && (
        <button type="button" className={styles.clear} aria-label={translate('lectern.shell.institute.clear')} title={translate('lectern.shell.institute.clear')} onClick={() => choose(null)}>
          <Icon name="close" size={14} />
        </button>
      )}
      {institute && (
        <Suspense fallback={null}>
          <ChosenFollowed key={institute.id} institute={institute} />
        </Suspense>
      )}
      {isOpen && <Opened button={button} onClose={close} />}
    </span>
  );
}

/** The button is looked up on opening: kept as state it would have the page drawn a second time before its first frame. */
function Opened({ button, onClose }: { button: RefObject<HTMLButtonElement | null>; onClose: () => void }): ReactNode {
  const [anchor, setAnchor] = useState<HTMLButtonElement | null>(null);
  // oxlint-disable-next-line react/set-state-in-effect -- the element is there once the button has been drawn
  useLayoutEffect(() => setAnchor(button.current), [button]);
  return (
    anchor && (
      <Suspense fallback={null}>
        <InstitutePopover anchor={anchor} onClose={onClose} />
      </Suspense>
    )
  );
}
