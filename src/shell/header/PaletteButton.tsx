import type { ReactNode } from 'react';
import { useTranslate } from 'ra-core';
import { Icon } from '../../ui';
import { useFrame } from '../context/frameContext';
import styles from './PaletteButton.module.css';

/** Apple's keyboards have a key of their own for it. */
const KEYS = typeof navigator !== 'undefined' && /Mac|iPhone|iPad/.test(navigator.platform) ? '⌘K' : 'Ctrl K';

/** Opens the command palette: a box where there is room for one, otherwise an icon. */
export function PaletteButton(): ReactNode {
  const translate = useTranslate();
  const { openPalette } = useFrame();
  const label = translate('lectern.shell.palette.open');
  return (
    <button type="button" data-tour="search" className={styles.button} aria-haspopup="dialog" aria-keyshortcuts="Control+K Meta+K" aria-label={label} title={`${label} (${KEYS})`} onClick={() => openPalette()}>
      <Icon name="search" size={18} />
      <span className={styles.words} aria-hidden="true">
        {translate('lectern.shell.palette.short')}
      </span>
      <kbd className={styles.keys} aria-hidden="true">
        {KEYS}
      </kbd>
    </button>
  );
}
