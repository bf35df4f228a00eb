import { useRef, useState } from 'react';
import type { FormEvent, ReactNode } from 'react';
import type { LinkInfo } from '../../authProvider/authApi';
import { signInMessage } from '../../authProvider/signInMessage';
import type { SignInMessage } from '../../authProvider/signInMessage';
import { failureDetails } from '../../dataProvider/callFailure';
import { Button } from '../../ui/Button';
import styles from '../frame/AuthFrame.module.css';
import { Banner } from '../frame/Banner';
import { MIN_PASSWORD } from '../inputs/checks';
import { useSignedOut } from '../context/signedOutContext';
import { useAttempt } from '../inputs/useAttempt';
import { NewPasswordField } from './NewPasswordField';

const FIELDS = ['password'];

interface LinkFormProps {
  readonly link: string;
  readonly info: LinkInfo;
  /** Told that the link itself is not good any more. */
  readonly onRefused: (message: SignInMessage) => void;
  /** Told that it is set for somebody who does not sign in here. */
  readonly onSet: () => void;
}

/** The password that a link sets. Who may work in the console is signed in with it at once. */
export function LinkForm({ link, info, onRefused, onSet }: LinkFormProps): ReactNode {
  const { translate, api, session, signIn, go, enter } = useSignedOut();
  const [password, setPassword] = useState('');
  const [isChecked, setChecked] = useState(false);
  const attempt = useAttempt(FIELDS);
  const input = useRef<HTMLInputElement>(null);

  const send = async (): Promise<void> => {
    const before = { user: session.user(), authorization: session.authorization() };
    const reply = await api.setPasswordByLink({ link, password }).catch((error: unknown) => {
      if (failureDetails(error)?.code === 'WRONG_LINK') onRefused(signInMessage(error));
      throw error;
    });
    if (!reply) return info.hasConsole ? go('login', { username: info.email, notice: 'lectern.auth.reset.done' }) : onSet();
    const isOther = before.user !== null && before.user.id !== info.userId;
    signIn.take(reply);
    // The browser does not wait for it.
    if (isOther && before.authorization) void api.logout({ authorization: before.authorization }).catch(() => undefined);
    enter();
  };

  const onSubmit = (event: FormEvent): void => {
    event.preventDefault();
    attempt.clear();
    setChecked(true);
    if (password.length < MIN_PASSWORD) return input.current?.focus();
    void attempt.run(send);
  };

  return (
    <>
      {attempt.message && <Banner tone="error" text={attempt.message} />}
      <form className={styles.form} noValidate onSubmit={onSubmit}>
        {/* For whatever keeps passwords: it stores the name beside the password. */}
        <input type="text" name="username" autoComplete="username" value={info.email} readOnly hidden />
        <NewPasswordField label={translate(info.purpose === 'reset' ? 'lectern.auth.reset.password' : 'lectern.auth.password')} input={input} value={password} isChecked={isChecked} attempt={attempt} onChange={setPassword} />
        <div className={styles.submit}>
          <Button kind="primary" type="submit" isWide isBusy={attempt.isBusy}>
            {translate(info.hasConsole ? 'lectern.auth.link.submit' : 'lectern.auth.reset.submit')}
          </Button>
        </div>
      </form>
    </>
  );
}
