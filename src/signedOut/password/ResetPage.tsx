import { useRef, useState } from 'react';
import type { FormEvent, ReactNode } from 'react';
import { failureDetails } from '../../dataProvider/callFailure';
import { Button } from '../../ui/Button';
import { AuthFrame } from '../frame/AuthFrame';
import styles from '../frame/AuthFrame.module.css';
import { Banner } from '../frame/Banner';
import { MIN_PASSWORD } from '../inputs/checks';
import { NothingUnderWay } from '../frame/NothingUnderWay';
import { OTP_DIGITS, OtpInput } from '../inputs/OtpInput';
import { OutboxLink } from '../inputs/OutboxLink';
import { ResendButton } from '../inputs/ResendButton';
import { useSignedOut } from '../context/signedOutContext';
import { useAttempt } from '../inputs/useAttempt';
import { NewPasswordField } from './NewPasswordField';

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
        <NewPasswordField label={translate('lectern.auth.reset.password')} input={input} value={password} isChecked={isChecked} attempt={attempt} onChange={setPassword} />
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
