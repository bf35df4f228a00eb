import type { ReactNode } from 'react';
import { Icon } from '../../ui';
import { ariaOf } from './aria';
import type { InputProps } from '../values/inputTypes';
import styles from './input.module.css';

interface SelectProps extends Pick<InputProps, 'isInvalid' | 'isRequired' | 'describedBy'> {
  readonly id?: string;
  readonly name?: string;
  readonly label?: string;
  readonly labelledBy?: string;
  readonly value: string;
  readonly options: readonly { readonly value: string; readonly text: string }[];
  /** Text of the empty choice; none is offered without it. */
  readonly emptyText?: string;
  readonly onChange: (value: string) => void;
  readonly onBlur?: () => void;
}

/** A choice from a list, on the browser's own control. */
export function SelectControl(props: SelectProps): ReactNode {
  const { id, name, label, labelledBy, value, options, emptyText, onChange, onBlur, isInvalid } = props;
  return (
    <div className={`${styles.box} ${styles.select}`} data-invalid={isInvalid ? '' : undefined}>
      <select {...ariaOf(props)} id={id} name={name} aria-label={label} aria-labelledby={labelledBy} value={value} onChange={(event) => onChange(event.target.value)} onBlur={onBlur}>
        {emptyText !== undefined && <option value="">{emptyText}</option>}
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.text}
          </option>
        ))}
      </select>
      <Icon name="chevronDown" size={16} />
    </div>
  );
}
