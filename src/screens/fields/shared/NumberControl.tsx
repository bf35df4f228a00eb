import { useState } from 'react';
import type { ReactNode } from 'react';
import { ariaOf } from './aria';
import type { InputProps } from '../inputTypes';
import styles from './input.module.css';

interface NumberControlProps extends Pick<InputProps, 'id' | 'value' | 'onChange' | 'isInvalid' | 'isRequired' | 'describedBy'> {
  readonly onBlur?: () => void;
  readonly name?: string;
  readonly label?: string;
  readonly unit: string | null;
  readonly isWhole: boolean;
  /** Something to say about the number at the right, for example minutes as hours. */
  readonly aside?: string | null;
}

/**
 * A number. Takes only an optional minus, digits and one decimal point (part 1 §5, part 2 §5); a pasted amount loses its
 * grouping. What is not yet a number, a lone minus, stays a text, which the validation names.
 */
export function NumberControl(props: NumberControlProps): ReactNode {
  const { id, name, value, onChange, onBlur, isInvalid, unit, isWhole, aside, label } = props;
  const [draft, setDraft] = useState('');
  const shown = draftToValue(draft) === (value ?? null) ? draft : value === null || value === undefined ? '' : String(value);
  const type = (text: string): void => {
    const bare = text.replace(/[₹,\s]/g, '');
    if (!(isWhole ? /^-?\d*$/ : /^-?\d*\.?\d*$/).test(bare)) return;
    setDraft(bare);
    onChange(draftToValue(bare));
  };
  const isBefore = unit === '₹';
  return (
    <div className={styles.box} data-invalid={isInvalid ? '' : undefined}>
      {unit && isBefore && <span className={styles.unit} aria-hidden="true">{unit}</span>}
      <input
        {...ariaOf(props)}
        id={id}
        name={name}
        aria-label={label}
        type="text"
        inputMode={isWhole ? 'numeric' : 'decimal'}
        autoComplete="off"
        value={shown}
        onChange={(event) => type(event.target.value)}
        onBlur={onBlur}
      />
      {aside && <span className={styles.aside}>{aside}</span>}
      {unit && !isBefore && <span className={styles.unit} aria-hidden="true">{unit}</span>}
    </div>
  );
}

/** `''` → null, `'12.'` → 12, `'-'` → `'-'`. */
export function draftToValue(draft: string): number | string | null {
  if (draft === '') return null;
  return /\d/.test(draft) ? Number(draft) : draft;
}
