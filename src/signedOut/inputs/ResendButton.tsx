import { useEffect, useState } from 'react';
import type { ReactNode } from 'react';
import styles from '../frame/AuthFrame.module.css';
import { Banner } from '../frame/Banner';
import { useSignedOut } from '../context/signedOutContext';
import { useAttempt } from './useAttempt';

/** The wait before the first new code where the call did not say. In seconds. */
const FIRST_WAIT = 30;

/** Asks for another code, not before the wait is over. `resend` resolves with the next wait, in seconds. */
export function ResendButton({ retryAfter = FIRST_WAIT, resend }: { retryAfter?: number; resend: () => Promise<number> }): ReactNode {
  const { translate } = useSignedOut();
  const [until, setUntil] = useState(() => Date.now() + retryAfter * 1000);
  const [now, setNow] = useState(Date.now);
  const attempt = useAttempt();
  const left = Math.max(0, Math.ceil((until - now) / 1000));

  const isWaiting = left > 0;
  useEffect(() => {
    if (!isWaiting) return;
    const timer = setInterval(() => setNow(Date.now()), 250);
    return () => clearInterval(timer);
  }, [isWaiting]);

  const send = async (): Promise<void> => {
    await attempt.run(async () => {
      const wait = await resend();
      setNow(Date.now());
      setUntil(Date.now() + wait * 1000);
    });
  };
  return (
    <span>
      <button type="button" className={styles.linkButton} disabled={left > 0 || attempt.isBusy} onClick={() => void send()}>
        {left > 0 ? translate('lectern.auth.code.resendIn', { smart_count: left }) : translate('lectern.auth.code.resend')}
      </button>
      {attempt.message && <Banner tone="error" text={attempt.message} />}
    </span>
  );
}
