import type { ReactNode } from 'react';
import { Icon } from '../../ui';
import styles from './PendingMark.module.css';

/** A small clock beside the name of a screen that is not built yet. Decoration: the link or its words say so. */
export function PendingMark(): ReactNode {
  return (
    <span className={styles.mark} data-pending-mark>
      <Icon name="clock" size={14} />
    </span>
  );
}
