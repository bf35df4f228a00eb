import type { ButtonHTMLAttributes, MouseEvent, ReactNode, Ref } from 'react';
import { Icon } from './Icon';
import type { IconName } from './iconPaths';
import styles from './Button.module.css';

interface ButtonProps extends Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'className'> {
  /** One primary button a screen; the rest quiet or bare. @default 'quiet' */
  readonly kind?: 'primary' | 'quiet' | 'bare' | 'danger';
  readonly icon?: IconName;
  /** Shows that its work is under way, and takes no more clicks meanwhile. @default false */
  readonly isBusy?: boolean;
  readonly isSmall?: boolean;
  readonly isWide?: boolean;
  readonly ref?: Ref<HTMLButtonElement>;
  readonly children: ReactNode;
}

/** A button with words. */
export function Button({ kind = 'quiet', icon, isBusy = false, isSmall = false, isWide = false, children, type = 'button', onClick, ...rest }: ButtonProps): ReactNode {
  const classes = [styles.button, styles[kind], isSmall && styles.small, isWide && styles.wide].filter(Boolean).join(' ');
  return (
    <button {...rest} type={type} className={classes} aria-busy={isBusy || undefined} onClick={isBusy ? takeNone : onClick}>
      {isBusy ? <span className={styles.spinner} /> : icon ? <Icon name={icon} size={16} /> : null}
      <span>{children}</span>
    </button>
  );
}

/** One of a form submits nothing a second time either, by Enter as well. */
function takeNone(event: MouseEvent): void {
  event.preventDefault();
}

interface IconButtonProps extends Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'className' | 'children'> {
  readonly icon: IconName;
  /** What it does: read out, and shown on hover. */
  readonly label: string;
  readonly isSmall?: boolean;
  readonly isPressed?: boolean;
  readonly ref?: Ref<HTMLButtonElement>;
}

/** A button that is an icon alone. */
export function IconButton({ icon, label, isSmall = false, isPressed, type = 'button', ...rest }: IconButtonProps): ReactNode {
  return (
    <button {...rest} type={type} aria-label={label} title={label} aria-pressed={isPressed} className={`${styles.iconButton} ${isSmall ? styles.iconSmall : ''}`}>
      <Icon name={icon} size={isSmall ? 16 : 20} />
    </button>
  );
}

/** Looks of a button for what has to be a link. */
export function buttonClass(kind: 'primary' | 'quiet' | 'bare'): string {
  return `${styles.button} ${styles[kind]}`;
}
