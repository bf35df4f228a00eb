import { useRef, useState } from 'react';
import type { FormEvent, ReactNode } from 'react';
import { Button } from '../ui';
import { AuthFrame } from './AuthFrame';
import styles from './AuthFrame.module.css';
import { Banner } from './Banner';
import { CodeForm } from './CodeForm';
import { TextField } from './TextField';
import { useSignedOut } from './signedOutContext';
import { useAttempt } from './useAttempt';

/** Sign-in by a one-time password alone: first the name, then the code. */
export function OtpLoginPage(): ReactNode {
  const { translate, api, signIn, go, enter, state } = useSignedOut();
  const [username, setUsername] = useState(state.username ?? '');
  const [isChecked, setChecked] = useState(false);
  const attempt = useAttempt();
  const input = useRef<HTMLInputElement>(null);

  const request = async (): Promise<void> => {
    await attempt.run(async () => go('userlogin-otp', { username: username.trim(), ...(await api.sendLoginOtp({ username: username.trim() })) }));
  };
  const onSubmit = (event: FormEvent): void => {
    event.preventDefault();
    setChecked(true);
    if (username.trim()) void request();
    else input.current?.focus();
  };

  if (state.requestId) {
    return (
      <CodeForm
        key={state.requestId}
        requestId={state.requestId}
        {...(state.retryAfter === undefined ? {} : { retryAfter: state.retryAfter })}
        resend={() => api.sendLoginOtp({ username: state.username ?? '' })}
        verify={async (code) => {
          const reply = await signIn.withOtp({ ...code, by: 'institute' });
          if (reply.kind === 'signedIn') enter();
        }}
      />
    );
  }
  return (
    <AuthFrame title={translate('lectern.auth.otpLogin.title')} text={translate('lectern.auth.otpLogin.text')}>
      {attempt.message && <Banner tone="error" text={attempt.message} />}
      <form className={styles.form} noValidate onSubmit={onSubmit}>
        <TextField ref={input} label={translate('lectern.auth.username')} name="username" autoComplete="username" autoCapitalize="none" required value={username} problem={isChecked && !username.trim() ? translate('lectern.auth.required') : null} onChange={setUsername} />
        <div className={styles.submit}>
          <Button kind="primary" type="submit" isWide isBusy={attempt.isBusy}>
            {translate('lectern.auth.otpLogin.submit')}
          </Button>
        </div>
        <button type="button" className={styles.linkButton} onClick={() => go('login', { username })}>
          {translate('lectern.auth.backToLogin')}
        </button>
      </form>
    </AuthFrame>
  );
}
