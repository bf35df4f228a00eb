import type { ReactNode } from 'react';
import { Drawing } from './Drawing';
import type { DrawingName } from './Drawing';
import styles from './EmptyState.module.css';

interface EmptyStateProps {
  readonly drawing: DrawingName;
  readonly title: string;
  readonly text?: string;
  /** What to do next. */
  readonly action?: ReactNode;
  /** Level of the heading where it stands. @default 2 */
  readonly level?: 1 | 2;
}

/** In place of content: a drawing, one sentence, one action. */
export function EmptyState({ drawing, title, text, action, level = 2 }: EmptyStateProps): ReactNode {
  const Heading = level === 1 ? 'h1' : 'h2';
  return (
    <div className={styles.state}>
      <Drawing name={drawing} />
      <Heading className={styles.title}>{title}</Heading>
      {text && <p className={styles.text}>{text}</p>}
      {action && <div className={styles.action}>{action}</div>}
    </div>
  );
}
