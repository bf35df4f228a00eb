import type { ReactNode } from 'react';
import { Icon } from '../ui';
import styles from './forms.module.css';

/** A message above a form's buttons or fields, with what can be done about it. */
export function Notice({ tone, text, children }: { tone: 'red' | 'blue'; text: string; children?: ReactNode }): ReactNode {
  return (
    <div className={styles.notice} data-tone={tone} role={tone === 'red' ? 'alert' : 'status'}>
      <Icon name={tone === 'red' ? 'alert' : 'info'} size={18} />
      <span>{text}</span>
      {children}
    </div>
  );
}
