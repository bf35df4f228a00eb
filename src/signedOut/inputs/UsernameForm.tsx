import { useRef, useState } from 'react';
import type { FormEvent, ReactNode } from 'react';
import { Button } from '../../ui/Button';
import { AuthFrame } from '../frame/AuthFrame';
import styles from '../frame/AuthFrame.module.css';
import { Banner } from '../frame/Banner';
import { TextField } from './TextField';
import { useSignedOut } from '../context/signedOutContext';
import { useAttempt } from './useAttempt';

export interface UsernameFormProps {
  readonly title: string;
  readonly text: string;
  readonly submit: string;
  readonly above?: ReactNode;
  readonly below?: ReactNode;
  /** Sends the trimmed, non-empty name. Its failure is said above the form. */
  readonly onName: (username: string) => Promise<void>;
}

/** A page that asks for the name of an account, to send a code to whoever has it. */
export function UsernameForm({ title, text, submit, above, below, onName }: UsernameFormProps): ReactNode {
  const { translate, go, state } = useSignedOut();
  const [username, setUsername] = useState(state.username ?? '');
  const [isChecked, setChecked] = useState(false);
  const attempt = useAttempt();
  const input = useRef<HTMLInputElement>(null);
  const onSubmit = (event: FormEvent): void => {
    event.preventDefault();
    attempt.clear();
    setChecked(true);
    const name = username.trim();
    if (name) void attempt.run(() => onName(name));
    else input.current?.focus();
  };
  return (
    <AuthFrame title={title} text={text}>
      {above}
      {attempt.message && <Banner tone="error" text={attempt.message} />}
      <form className={styles.form} noValidate onSubmit={onSubmit}>
        <TextField ref={input} label={translate('lectern.auth.username')} name="username" autoComplete="username" autoCapitalize="none" required value={username} problem={isChecked && !username.trim() ? translate('lectern.auth.required') : null} onChange={(value) => {
          attempt.clear();
          setUsername(value);
        }} />
        <div className={styles.submit}>
          <Button kind="primary" type="submit" isWide isBusy={attempt.isBusy}>
            {submit}
          </Button>
        </div>
        <button type="button" className={styles.linkButton} onClick={() => go('login', { username })}>
          {translate('lectern.auth.backToLogin')}
        </button>
      </form>
      {below}
    </AuthFrame>
  );
}
