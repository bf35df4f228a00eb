import { useRef, useState } from 'react';
import type { FormEvent, ReactNode } from 'react';
import { takeNotice } from '../../authProvider/endSession';
import { standingOf } from '../../authProvider/signInMessage';
import { lacks } from '../../dataProvider/absent';
import type { SignalText } from '../../dataProvider/errorSignals';
import { Button } from '../../ui/Button';
import { AuthFrame } from '../frame/AuthFrame';
import styles from '../frame/AuthFrame.module.css';
import { Banner } from '../frame/Banner';
import { ContinueAs } from './ContinueAs';
import { DemoAccounts } from './DemoAccounts';
import { NewHere } from './NewHere';
import { OutboxLink } from '../inputs/OutboxLink';
import { TextField } from '../inputs/TextField';
import { useSignedOut } from '../context/signedOutContext';
import { useAttempt } from '../inputs/useAttempt';

/** Sign-in by e-mail or phone number and password. */
export function LoginPage(): ReactNode {
  const { translate, signIn, go, enter, state } = useSignedOut();
  const [given, setGiven] = useState({ username: state.username ?? '', password: '' });
  const [isChecked, setChecked] = useState(false);
  const [notice] = useState(takeNotice);
  const attempt = useAttempt();
  const change = (part: Partial<typeof given>): void => {
    attempt.clear();
    setGiven({ ...given, ...part });
  };
  const form = useRef<HTMLFormElement>(null);
  const missing = (value: string): string | null => (isChecked && value.trim() === '' ? translate('lectern.auth.required') : null);

  const send = async (account: { username: string; password: string }): Promise<void> => {
    await attempt.run(async () => {
      const reply = await signIn.withPassword(account).catch((error: unknown) => {
        const waiting = standingOf(error);
        if (waiting === null) throw error;
        go('welcome', { username: account.username, ...waiting });
        return null;
      });
      if (reply === null) return;
      if (reply.kind === 'otp') go('user-otp', { requestId: reply.requestId, username: account.username });
      else enter();
    });
  };

  /** The name stays in the form: should the account have another password by now, it is asked for there. */
  const choose = (account: { username: string; password: string }): void => {
    setGiven({ username: account.username, password: '' });
    setChecked(false);
    void send(account);
  };

  const onSubmit = (event: FormEvent): void => {
    event.preventDefault();
    attempt.clear();
    setChecked(true);
    const username = given.username.trim();
    if (username && given.password) return void send({ username, password: given.password });
    form.current?.querySelector<HTMLInputElement>(`[name=${username ? 'password' : 'username'}]`)?.focus();
  };

  return (
    <AuthFrame title={translate('lectern.auth.login.title')} text={translate('lectern.auth.login.text')} below={<DemoAccounts isBusy={attempt.isBusy} onChoose={choose} />}>
      <ContinueAs />
      {state.notice && <Banner tone="info" text={{ key: state.notice, args: state.noticeArgs ?? {} }} />}
      {notice && !attempt.message && (
        <Banner tone={notice.tone ?? 'error'} title={notice.title} text={notice.text}>
          {notice.tone !== 'info' && translate(notice.hasDraft ? 'lectern.auth.login.endedKept' : 'lectern.auth.login.ended')}
        </Banner>
      )}
      {attempt.message && (
        <Banner tone="error" text={attempt.message}>
          {isDemoMoved(attempt.message) && <OutboxLink />}
        </Banner>
      )}
      <form ref={form} className={styles.form} noValidate onSubmit={onSubmit}>
        <TextField label={translate('lectern.auth.username')} name="username" autoComplete="username" autoCapitalize="none" spellCheck={false} required value={given.username} problem={missing(given.username)} onChange={(username) => change({ username })} />
        <TextField
          label={translate('lectern.auth.password')}
          name="password"
          type="password"
          autoComplete="current-password"
          required
          value={given.password}
          problem={missing(given.password)}
          onChange={(password) => change({ password })}
          aside={lacks({ method: 'POST', path: '/user/forgotPassword' }) ? undefined : (
            <button type="button" className={styles.linkButton} onClick={() => go('forgot-password', { username: given.username })}>
              {translate('lectern.auth.forgot')}
            </button>
          )}
        />
        <div className={styles.submit}>
          <Button kind="primary" type="submit" isWide isBusy={attempt.isBusy}>
            {translate('lectern.auth.login.submit')}
          </Button>
        </div>
        <button type="button" className={styles.linkButton} onClick={() => go('userlogin-otp', { username: given.username })}>
          {translate('lectern.auth.login.byOtp')}
        </button>
      </form>
      <NewHere />
    </AuthFrame>
  );
}

/** The code that sets a new password then waits in the outbox. */
function isDemoMoved(message: SignalText): boolean {
  return 'key' in message && message.key === 'lectern.reason.demoPasswordChanged';
}
