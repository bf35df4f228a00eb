import type { ReactNode } from 'react';
import type { Tone } from '../../schemas';
import styles from './cell.module.css';

interface ChipProps {
  readonly text: string;
  readonly tone: Tone;
  /** One sentence that explains the state, shown on hover. @default null */
  readonly meaning?: string | null;
}

/** A state: its word, and a dot in the colour that means the same everywhere. */
export function Chip({ text, tone, meaning = null }: ChipProps): ReactNode {
  return (
    <span className={styles.chip} data-tone={tone} title={meaning ? `${text} – ${meaning}` : undefined}>
      <span>{text}</span>
    </span>
  );
}
