import type { ReactNode } from 'react';
import type { Tone } from '../../../schemas';
import styles from './cell.module.css';

/** A state: its word, and a dot in the colour that means the same everywhere. */
export function Chip({ text, tone }: { text: string; tone: Tone }): ReactNode {
  return (
    <span className={styles.chip} data-tone={tone}>
      <span>{text}</span>
    </span>
  );
}
