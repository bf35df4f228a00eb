import type { ReactNode, RefObject } from 'react';
import { useSignedOut } from '../context/signedOutContext';
import { MIN_PASSWORD } from '../inputs/checks';
import { TextField } from '../inputs/TextField';
import type { Attempt } from '../inputs/useAttempt';

interface NewPasswordFieldProps {
  readonly label: string;
  readonly input: RefObject<HTMLInputElement | null>;
  readonly value: string;
  /** The form has been sent once: what is too short is said. */
  readonly isChecked: boolean;
  readonly attempt: Attempt;
  readonly onChange: (password: string) => void;
}

/** A password that is set, by a link as by a code. */
export function NewPasswordField({ label, input, value, isChecked, attempt, onChange }: NewPasswordFieldProps): ReactNode {
  const { translate } = useSignedOut();
  return (
    <TextField
      ref={input}
      label={label}
      name="password"
      type="password"
      autoComplete="new-password"
      required
      value={value}
      hint={translate('lectern.auth.passwordHint', { count: MIN_PASSWORD })}
      problem={isChecked && value.length < MIN_PASSWORD ? translate('lectern.auth.reset.hint', { count: MIN_PASSWORD }) : (attempt.problems['password'] ?? null)}
      onChange={(password) => {
        attempt.clear();
        onChange(password);
      }}
    />
  );
}
