import type { ReactNode } from 'react';
import { initialsOf } from './initialsOf';
import styles from './Initials.module.css';

/** A person or an institute as one or two letters in a circle. Decoration: the name stands beside it. */
export function Initials({ name, size = 28 }: { name: string; size?: number }): ReactNode {
  return (
    <span aria-hidden="true" className={styles.circle} style={{ width: size, height: size, fontSize: Math.round(size * 0.4) }}>
      {initialsOf(name)}
    </span>
  );
}
