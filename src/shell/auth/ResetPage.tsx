import { useEffect, useRef, useState } from 'react';
import type { FormEvent, ReactNode } from 'react';
import { Button } from '../ui';
import { AuthFrame } from './AuthFrame';
import styles from './AuthFrame.module.css';
import { Banner } from './Banner';
import { OTP_DIGITS, OtpInput } from './OtpInput';
import { ResendButton } from './ResendButton';
import { TextField } from './TextField';
import { useSignedOut } from './signedOutContext';
import { useAttempt } from './useAttempt';

/** Shortest password the platform takes. */
const MIN_LENGTH = 10;

/** Sets a new password with the code that was sent. */
export function ResetPage(): ReactNode {
  const { translate, api, go, state } = useSignedOut();
  const [requestId, setRequestId] = useState(state.requestId ?? '');
  const [otp, setOtp] = useState('');
  const [password, setPassword] = useState('');
  const [isChecked, setChecked] = useState(false);
  const attempt = useAttempt();
  const input = useRef<HTMLInputElement>(null);
  const username = state.username ?? '';

  useEffect(() => {
    if (!requestId) go('forgot-password');
  }, [requestId, go]);

  const onSubmit = (event: FormEvent): void => {
    event.preventDefault();
    setChecked(true);
    if (password.length < MIN_LENGTH) return input.current?.focus();
    if (otp.length < OTP_DIGITS) return;
    void attempt
      .run(async () => {
        await api.resetPassword({ requestId, otp, password });
        go('login', { username, notice: 'lectern.auth.reset.done' });
      })
      .then((isDone) => !isDone && setOtp(''));
  };

  return (
    <AuthFrame title={translate('lectern.auth.reset.title')} text={translate('lectern.auth.code.textTo', { username })}>
      {attempt.message && <Banner tone="error" text={attempt.message} />}
      <form className={styles.form} noValidate onSubmit={onSubmit}>
        <OtpInput value={otp} isDisabled={attempt.isBusy} onChange={setOtp} />
        {isChecked && otp.length < OTP_DIGITS && <p className={styles.problem}>{translate('lectern.auth.code.incomplete')}</p>}
        <TextField
          ref={input}
          label={translate('lectern.auth.reset.password')}
          name="password"
          type="password"
          autoComplete="new-password"
          required
          value={password}
          hint={translate('lectern.auth.reset.hint', { count: MIN_LENGTH })}
          problem={isChecked && password.length < MIN_LENGTH ? translate('lectern.auth.reset.hint', { count: MIN_LENGTH }) : null}
          onChange={setPassword}
        />
        <div className={styles.submit}>
          <Button kind="primary" type="submit" isWide isBusy={attempt.isBusy}>
            {translate('lectern.auth.reset.submit')}
          </Button>
        </div>
        <div className={styles.links}>
          <ResendButton
            {...(state.retryAfter === undefined ? {} : { retryAfter: state.retryAfter })}
            resend={async () => {
              const request = await api.forgotPassword({ username });
              setRequestId(request.requestId || requestId);
              return request.retryAfter;
            }}
          />
          <button type="button" className={styles.linkButton} onClick={() => go('login', { username })}>
            {translate('lectern.auth.backToLogin')}
          </button>
        </div>
      </form>
    </AuthFrame>
  );
}
