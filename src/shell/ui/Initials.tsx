import type { ReactNode } from 'react';
import styles from './Initials.module.css';

/** A person or an institute as one or two letters in a circle. Decoration: the name stands beside it. */
export function Initials({ name, size = 28 }: { name: string; size?: number }): ReactNode {
  return (
    <span aria-hidden="true" className={styles.circle} style={{ width: size, height: size, fontSize: Math.round(size * 0.4) }}>
      {initialsOf(name)}
    </span>
  );
}

function initialsOf(name: string): string {
  const words = name.trim().split(/\s+/).filter(Boolean);
  const letters = words.length > 1 ? [words[0], words.at(-1)] : [words[0]];
  return letters.map((word) => [...(word ?? '')][0] ?? '').join('').toUpperCase();
}
