import { useLayoutEffect, useRef, useState } from 'react';
import type { ReactNode } from 'react';
import type { Field } from '../../schemas';
import { ariaOf } from './aria';
import type { InputProps } from '../values/inputTypes';
import styles from './input.module.css';
import { readFieldNumber, shownNumber } from '../values/fieldNumber';

interface NumberControlProps extends Pick<InputProps, 'id' | 'value' | 'isInvalid' | 'isRequired' | 'describedBy'> {
  readonly field: Field;
  readonly locale: string;
  /** A number; what was typed where it is none, for the validation to name; null where nothing stands. */
  readonly onChange: (value: number | string | null) => void;
  readonly onBlur?: () => void;
  readonly name?: string;
  readonly label?: string;
  /** Something to say about the number at the right, for example minutes as hours. */
  readonly aside?: (value: number) => string | null;
}

interface Draft {
  readonly text: string;
  /** What the text was read as. */
  readonly value: unknown;
}

/**
 * A number, typed as its reader writes numbers. What is typed stays as it was typed, and while it is not written as the
 * control itself would write it, how it is read stands beside it; on leaving, the number is shown in the language's own
 * form. What is no number stays as a text, which the validation names; it is saved as no other number (part 1 §5).
 */
export function NumberControl(props: NumberControlProps): ReactNode {
  const { field, locale, id, name, onChange, onBlur, isInvalid, aside, label } = props;
  const value = props.value ?? null;
  const unit = field.unit === 'min' ? minutesIn(locale) : field.unit;
  const [draft, setDraft] = useState<Draft | null>(null);
  const input = useRef<HTMLInputElement>(null);
  const wasAllSelected = useRef(false);
  const isPressed = useRef(false);
  const isTyping = draft !== null && Object.is(draft.value, value);
  const settled = shownNumber({ field, value, locale, isGrouped: true });
  const shown = isTyping ? draft.text : settled;

  // Entered by Tab all of it is selected, and stays so when its grouping goes.
  useLayoutEffect(() => {
    if (!wasAllSelected.current) return;
    wasAllSelected.current = false;
    input.current?.select();
  }, [shown]);

  const enter = (): void => {
    const at = input.current;
    const text = shownNumber({ field, value, locale, isGrouped: false });
    wasAllSelected.current = at !== null && text !== shown && at.selectionStart === 0 && at.selectionEnd === shown.length;
    setDraft({ text, value });
  };
  const type = (text: string): void => {
    const read = readFieldNumber({ field, text, locale });
    setDraft({ text, value: read });
    onChange(read);
  };
  const reading = isTyping ? readingOf({ draft, field, locale }) : null;
  const remark = typeof value === 'number' ? (aside?.(value) ?? null) : null;
  const isBefore = unit === '₹';
  const ids = { reading: `${id}-reading`, remark: `${id}-remark` };
  const describedBy = [reading && ids.reading, remark && ids.remark, props.describedBy].filter(Boolean).join(' ');
  return (
    <div className={styles.box} data-invalid={isInvalid ? '' : undefined}>
      {unit && isBefore && <span className={styles.unit} aria-hidden="true">{unit}</span>}
      <input
        {...ariaOf({ ...props, describedBy: describedBy || undefined })}
        ref={input}
        id={id}
        name={name}
        aria-label={label}
        type="text"
        inputMode={field.decimals === 0 ? 'numeric' : 'decimal'}
        autoComplete="off"
        value={shown}
        onPointerDown={() => {
          isPressed.current = document.activeElement !== input.current;
        }}
        onPointerUp={() => {
          // What is typed after a click on a nought stands in its place, not beside it.
          if (isPressed.current && value === 0 && input.current?.selectionStart === input.current?.selectionEnd) input.current?.select();
          isPressed.current = false;
        }}
        onFocus={enter}
        onChange={(event) => type(event.target.value)}
        onBlur={() => {
          setDraft(null);
          onBlur?.();
        }}
      />
      {reading && <span id={ids.reading} className={styles.aside} data-reading="">{reading}</span>}
      {remark && <span id={ids.remark} className={styles.aside}>{remark}</span>}
      {unit && !isBefore && <span className={styles.unit} aria-hidden="true">{unit}</span>}
    </div>
  );
}

/** How a text is read, where it is not written as the control would write the number itself; of larger amounts, where it is not in groups. */
function readingOf({ draft, field, locale }: { draft: Draft; field: Field; locale: string }): string | null {
  if (typeof draft.value !== 'number') return null;
  const grouped = shownNumber({ field, value: draft.value, locale, isGrouped: true });
  const text = draft.text.trim();
  // Many digits of money in a row are easily one too few or too many.
  const isAsWritten = text === grouped || (text === shownNumber({ field, value: draft.value, locale, isGrouped: false }) && (field.type !== 'money' || Math.abs(draft.value) < LONG));
  return isAsWritten ? null : `= ${grouped}`;
}

/** From here on money is read in groups. */
const LONG = 1_000;

/** What minutes are called beside a number: `min`, `分`. */
function minutesIn(locale: string): string {
  return new Intl.NumberFormat(locale, { style: 'unit', unit: 'minute' }).formatToParts(1).find(({ type }) => type === 'unit')?.value ?? 'min';
}
