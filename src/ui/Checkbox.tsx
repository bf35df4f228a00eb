import { useEffect, useRef } from 'react';
import type { InputHTMLAttributes, ReactNode } from 'react';
import styles from './Checkbox.module.css';

interface CheckboxProps extends Omit<InputHTMLAttributes<HTMLInputElement>, 'type' | 'className'> {
  /** Names it where no text stands beside it. */
  readonly label: string;
  readonly isLabelShown?: boolean;
  /** Some, not all. @default false */
  readonly isMixed?: boolean;
}

/** A tick box with an area of at least 24 px around it. */
export function Checkbox({ label, isLabelShown = false, isMixed = false, ...rest }: CheckboxProps): ReactNode {
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (input.current) input.current.indeterminate = isMixed;
  }, [isMixed]);
  return (
    <label className={isLabelShown ? styles.withText : styles.bare}>
      <input {...rest} ref={input} type="checkbox" className={styles.box} aria-label={isLabelShown ? undefined : label} />
      {isLabelShown && <span>{label}</span>}
    </label>
  );
}
