import type { ReactNode } from 'react';
import type { Input, InputProps } from '../inputTypes';
import { ariaOf } from '../shared/aria';
import styles from '../shared/input.module.css';

export const input: Input = { Component: BooleanInput, labelled: 'inside' };

function BooleanInput({ id, path, label, value, onChange, onBlur, isInvalid, describedBy }: InputProps): ReactNode {
  return (
    <label className={styles.switch}>
      <input
        {...ariaOf({ isInvalid, describedBy, isRequired: false })}
        id={id}
        name={path}
        type="checkbox"
        role="switch"
        checked={value === true}
        aria-checked={value === true}
        onChange={(event) => onChange(event.target.checked)}
        onBlur={onBlur}
      />
      <span>{label}</span>
    </label>
  );
}
