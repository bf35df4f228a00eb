import type { ReactNode } from 'react';
import type { Input, InputProps } from '../../values/inputTypes';
import { ariaOf } from '../../controls/aria';
import styles from '../../controls/input.module.css';
import { lengthGuard } from '../../controls/longText';
import { textOf } from '../../controls/TextControl';
import { formatNumber } from '../../values/format';

export const input: Input = { Component: LongTextInput };

/** Grows with its text. Says how much room is left once a tenth of it remains. */
function LongTextInput(props: InputProps): ReactNode {
  const { field, id, path, value, context, onChange, onBlur, isInvalid } = props;
  const text = textOf(value);
  const numberOf = (value: number): string => formatNumber({ value, locale: context.locale, decimals: 0 });
  const isNearEnd = text.length > field.maxLength * 0.9;
  return (
    <>
      <div className={`${styles.box} ${styles.tall}`} data-invalid={isInvalid ? '' : undefined}>
        <textarea {...ariaOf(props)} {...lengthGuard(props)} id={id} name={path} rows={3} value={text} onChange={(event) => onChange(event.target.value)} onBlur={onBlur} />
      </div>
      {isNearEnd && (
        <span className={styles.counter}>
          {numberOf(text.length)} / {numberOf(field.maxLength)}
        </span>
      )}
    </>
  );
}
