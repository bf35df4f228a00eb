import { useRef, useState } from 'react';
import type { FormEvent, ReactNode } from 'react';
import { Button } from '../ui';
import { AuthFrame } from './AuthFrame';
import styles from './AuthFrame.module.css';
import { Banner } from './Banner';
import { TextField } from './TextField';
import { useSignedOut } from './signedOutContext';
import { useAttempt } from './useAttempt';

/** Asks for a code to set a new password with. The answer is the same for a name nobody has. */
export function ForgotPage(): ReactNode {
  const { translate, api, go, state } = useSignedOut();
  const [username, setUsername] = useState(state.username ?? '');
  const [isChecked, setChecked] = useState(false);
  const attempt = useAttempt();
  const input = useRef<HTMLInputElement>(null);
  const onSubmit = (event: FormEvent): void => {
    event.preventDefault();
    setChecked(true);
    const name = username.trim();
    if (name) void attempt.run(async () => go('reset-password', { username: name, ...(await api.forgotPassword({ username: name })) }));
    else input.current?.focus();
  };
  return (
    <AuthFrame title={translate('lectern.auth.forgotPage.title')} text={translate('lectern.auth.forgotPage.text')}>
      {attempt.message && <Banner tone="error" text={attempt.message} />}
      <form className={styles.form} noValidate onSubmit={onSubmit}>
        <TextField ref={input} label={translate('lectern.auth.username')} name="username" autoComplete="username" autoCapitalize="none" required value={username} problem={isChecked && !username.trim() ? translate('lectern.auth.required') : null} onChange={setUsername} />
        <div className={styles.submit}>
          <Button kind="primary" type="submit" isWide isBusy={attempt.isBusy}>
            {translate('lectern.auth.forgotPage.submit')}
          </Button>
        </div>
        <button type="button" className={styles.linkButton} onClick={() => go('login', { username })}>
          {translate('lectern.auth.backToLogin')}
        </button>
      </form>
    </AuthFrame>
  );
}
