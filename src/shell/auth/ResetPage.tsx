import { useRef, useState } from 'react';
import type { FormEvent, ReactNode } from 'react';
import { failureDetails } from '../../dataProvider/callFailure';
import { Button } from '../ui/Button';
import { AuthFrame } from './AuthFrame';
import styles from './AuthFrame.module.css';
import { Banner } from './Banner';
import { MIN_PASSWORD } from './checks';
import { NothingUnderWay } from './NothingUnderWay';
import { OTP_DIGITS, OtpInput } from './OtpInput';
import { OutboxLink } from './OutboxLink';
import { ResendButton } from './ResendButton';
import { TextField } from './TextField';
import { useSignedOut } from './signedOutContext';
import { useAttempt } from './useAttempt';

const FIELDS = ['password'];

/** Sets a new password with the code that was sent. */
export function ResetPage(): ReactNode {
  const { translate, api, go, state } = useSignedOut();
  const [requestId, setRequestId] = useState(state.requestId ?? '');
  const [otp, setOtp] = useState('');
  const [password, setPassword] = useState('');
  const [isChecked, setChecked] = useState(false);
  const attempt = useAttempt(FIELDS);
  const input = useRef<HTMLInputElement>(null);
  const username = state.username ?? '';

  if (!requestId) return <NothingUnderWay title={translate('lectern.auth.reset.title')} to="forgot-password" />;

  const onSubmit = (event: FormEvent): void => {
    event.preventDefault();
    attempt.clear();
    setChecked(true);
    if (password.length < MIN_PASSWORD) return input.current?.focus();
    if (otp.length < OTP_DIGITS) return;
    void attempt.run(async () => {
      try {
        await api.resetPassword({ requestId, otp, password });
      } catch (error) {
        // A password that is refused leaves the code good for another try.
        if (!failureDetails(error)?.problems['password']) setOtp('');
        throw error;
      }
      go('login', { username, notice: 'lectern.auth.reset.done' });
    });
  };

  return (
    <AuthFrame title={translate('lectern.auth.reset.title')} text={translate('lectern.auth.code.textTo', { username })}>
      {attempt.message && <Banner tone="error" text={attempt.message} />}
      <form className={styles.form} noValidate onSubmit={onSubmit}>
        <OtpInput value={otp} isDisabled={attempt.isBusy} onChange={(code) => {
            if (code) attempt.clear();
            setOtp(code);
          }} />
        {isChecked && otp.length < OTP_DIGITS && <p className={styles.problem}>{translate('lectern.auth.code.incomplete')}</p>}
        <TextField
          ref={input}
          label={translate('lectern.auth.reset.password')}
          name="password"
          type="password"
          autoComplete="new-password"
          required
          value={password}
          hint={translate('lectern.auth.passwordHint', { count: MIN_PASSWORD })}
          problem={isChecked && password.length < MIN_PASSWORD ? translate('lectern.auth.reset.hint', { count: MIN_PASSWORD }) : (attempt.problems['password'] ?? null)}
          onChange={(value) => {
            attempt.clear();
            setPassword(value);
          }}
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
          <OutboxLink />
        </div>
      </form>
    </AuthFrame>
  );
}
