import { useState } from 'react';
import type { FormEvent, ReactNode } from 'react';
import type { OtpRequest } from '../../authProvider/authApi';
import { failureDetails } from '../../dataProvider/callFailure';
import { Button } from '../../ui/Button';
import { AuthFrame } from '../frame/AuthFrame';
import styles from '../frame/AuthFrame.module.css';
import { Banner } from '../frame/Banner';
import { OTP_DIGITS, OtpInput } from './OtpInput';
import { OutboxLink } from './OutboxLink';
import { ResendButton } from './ResendButton';
import { useSignedOut } from '../context/signedOutContext';
import { useAttempt } from './useAttempt';

interface CodeFormProps {
  /** Where the code has gone. @default words that do not tell whether there is an account */
  readonly text?: string;
  readonly requestId: string;
  readonly retryAfter?: number;
  readonly resend: () => Promise<OtpRequest>;
  readonly verify: (code: { requestId: string; otp: string }) => Promise<void>;
  /** There is no further code for this request, which is over. */
  readonly onOver?: () => void;
  /** A way back to what was typed before. @default to the sign-in */
  readonly back?: ReactNode;
}

/** Six digits that were sent by mail or message; sent off with the last one. */
export function CodeForm({ text, requestId: first, retryAfter, resend, verify, onOver, back }: CodeFormProps): ReactNode {
  const { translate, go, state } = useSignedOut();
  const [requestId, setRequestId] = useState(first);
  const [otp, setOtp] = useState('');
  const attempt = useAttempt();

  const send = async (code: string): Promise<void> => {
    const isDone = await attempt.run(() => verify({ requestId, otp: code }));
    if (!isDone) setOtp('');
  };
  const onChange = (code: string): void => {
    if (code) attempt.clear();
    setOtp(code);
    if (code.length === OTP_DIGITS && !attempt.isBusy) void send(code);
  };
  const onSubmit = (event: FormEvent): void => {
    event.preventDefault();
    if (otp.length === OTP_DIGITS) void send(otp);
  };

  return (
    <AuthFrame title={translate('lectern.auth.code.title')} text={text ?? (state.username ? translate('lectern.auth.code.textTo', { username: state.username }) : translate('lectern.auth.code.text'))}>
      {attempt.message && <Banner tone="error" text={attempt.message} />}
      <form className={styles.form} noValidate onSubmit={onSubmit}>
        <OtpInput value={otp} isDisabled={attempt.isBusy} onChange={onChange} />
        <div className={styles.submit}>
          <Button kind="primary" type="submit" isWide isBusy={attempt.isBusy} disabled={otp.length < OTP_DIGITS}>
            {translate('lectern.auth.code.submit')}
          </Button>
        </div>
        <div className={styles.links}>
          <ResendButton
            {...(retryAfter === undefined ? {} : { retryAfter })}
            resend={async () => {
              attempt.clear();
              const request = await resend().catch((error: unknown) => {
                if (!onOver || failureDetails(error)?.status !== 498) throw error;
                onOver();
                return null;
              });
              if (request?.requestId) setRequestId(request.requestId);
              return request?.retryAfter ?? 0;
            }}
          />
          {back ?? (
            <button type="button" className={styles.linkButton} onClick={() => go('login', state.username ? { username: state.username } : {})}>
              {translate('lectern.auth.backToLogin')}
            </button>
          )}
          <OutboxLink />
        </div>
      </form>
    </AuthFrame>
  );
}
