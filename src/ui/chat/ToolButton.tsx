import type { ButtonHTMLAttributes, ReactNode } from 'react';
import styles from './ChatPanel.module.css';

/** What is drawn for the chat alone; the icons of the frame come with the first screen. */
const PATHS = {
  microphone: 'M10 3a2.5 2.5 0 0 1 2.5 2.5v4a2.5 2.5 0 0 1-5 0v-4A2.5 2.5 0 0 1 10 3zM5 9.5a5 5 0 0 0 10 0M10 14.5V17M7.5 17h5',
  send: 'M3.5 10L16.5 4l-4 13-3-5.5zM9.5 11.5l7-7.5',
  sound: 'M4 8v4h2.5L10 15V5L6.5 8zM12.5 7.5a3.5 3.5 0 0 1 0 5M14.5 5.5a6.5 6.5 0 0 1 0 9',
  soundOff: 'M4 8v4h2.5L10 15V5L6.5 8zM13 8l4 4M17 8l-4 4',
} as const;

interface ToolButtonProps extends Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'className' | 'children'> {
  readonly icon: keyof typeof PATHS;
  /** What it does: read out, and shown on hover. */
  readonly label: string;
  readonly isPressed?: boolean;
}

/** A button of the chat that is an icon alone. */
export function ToolButton({ icon, label, isPressed, type = 'button', ...rest }: ToolButtonProps): ReactNode {
  return (
    <button {...rest} type={type} aria-label={label} title={label} aria-pressed={isPressed} className={styles.tool}>
      <svg width={20} height={20} viewBox="0 0 20 20" fill="none" stroke="currentColor" strokeWidth={1.5} strokeLinecap="round" strokeLinejoin="round" aria-hidden="true">
        <path d={PATHS[icon]} />
      </svg>
    </button>
  );
}
