import type { ReactNode } from 'react';
import { EmptyState } from '../../ui/EmptyState';
import type { DrawingName } from '../../ui/Drawing';
import { PublicFrame } from './PublicFrame';
import styles from './PublicFrame.module.css';

interface MessagePageProps {
  readonly drawing: DrawingName;
  readonly title: string;
  readonly text: string;
  /** What to do next. */
  readonly action: ReactNode;
  /** Names the browser's tab. @default the title */
  readonly tabTitle?: string;
  /** Said besides, when it comes; leave it out where nothing can come. */
  readonly status?: string;
}

/** A page outside the console that says one thing and leads on: a drawing, a heading, a sentence, an action. */
export function MessagePage({ drawing, title, text, action, tabTitle = title, status }: MessagePageProps): ReactNode {
  return (
    <PublicFrame title={tabTitle}>
      <EmptyState drawing={drawing} level={1} title={title} text={text} action={action} />
      {status !== undefined && (
        <p role="status" className={styles.status}>
          {status}
        </p>
      )}
    </PublicFrame>
  );
}
