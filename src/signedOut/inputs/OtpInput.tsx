import { useEffect, useRef } from 'react';
import type { ClipboardEvent, KeyboardEvent, ReactNode } from 'react';
import styles from '../frame/AuthFrame.module.css';
import { useSignedOut } from '../context/signedOutContext';

/** Digits of a one-time password. */
export const OTP_DIGITS = 6;

/** One box per digit; a pasted or filled-in code spreads over all of them. */
export function OtpInput({ value, isDisabled, onChange }: { value: string; isDisabled: boolean; onChange: (value: string) => void }): ReactNode {
  const { translate } = useSignedOut();
  const boxes = useRef<HTMLFieldSetElement>(null);
  const focus = (index: number): void => boxes.current?.querySelectorAll('input')[Math.max(0, Math.min(index, OTP_DIGITS - 1))]?.focus();

  useEffect(() => {
    if (value === '' && !isDisabled) boxes.current?.querySelector('input')?.focus();
  }, [value, isDisabled]);

  const put = (index: number, text: string): void => {
    // A Japanese keyboard writes digits of full width.
    const digits = text.normalize('NFKC').replace(/\D/g, '');
    const next = (value.slice(0, index) + digits + value.slice(index + digits.length)).slice(0, OTP_DIGITS);
    onChange(next);
    focus(index + Math.max(digits.length, 0));
  };
  const onKeyDown = (index: number, event: KeyboardEvent<HTMLInputElement>): void => {
    if (event.key === 'Backspace') {
      event.preventDefault();
      const at = value[index] ? index : index - 1;
      if (at >= 0) onChange(value.slice(0, at) + value.slice(at + 1));
      focus(at);
    } else if (event.key === 'ArrowLeft') focus(index - 1);
    else if (event.key === 'ArrowRight') focus(index + 1);
  };
  const onPaste = (event: ClipboardEvent): void => {
    event.preventDefault();
    put(0, event.clipboardData.getData('text'));
  };

  return (
    <fieldset ref={boxes} className={styles.otp} disabled={isDisabled}>
      <legend>{translate('lectern.auth.code.label')}</legend>
      {Array.from({ length: OTP_DIGITS }, (_, index) => (
        <input
          key={index}
          inputMode="numeric"
          autoComplete={index === 0 ? 'one-time-code' : 'off'}
          aria-label={translate('lectern.auth.code.digit', { number: index + 1 })}
          value={value[index] ?? ''}
          onChange={(event) => put(index, event.target.value.length > 1 && value[index] ? event.target.value.replace(value[index]!, '') || value[index]! : event.target.value)}
          onKeyDown={(event) => onKeyDown(index, event)}
          onPaste={onPaste}
          onFocus={(event) => event.target.select()}
        />
      ))}
    </fieldset>
  );
}
