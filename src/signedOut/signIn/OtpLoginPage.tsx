import type { ReactNode } from 'react';
import { CodeForm } from '../inputs/CodeForm';
import { ContinueAs } from './ContinueAs';
import { NewHere } from './NewHere';
import { UsernameForm } from '../inputs/UsernameForm';
import { useSignedOut } from '../context/signedOutContext';

/** Sign-in by a one-time password alone: first the name, then the code. */
export function OtpLoginPage(): ReactNode {
  const { translate, api, signIn, go, enter, page, state } = useSignedOut();
  const own = page === 'login-2' ? 'login-2' : 'userlogin-otp';
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
    <UsernameForm
      title={translate('lectern.auth.otpLogin.title')}
      text={translate('lectern.auth.otpLogin.text')}
      submit={translate('lectern.auth.otpLogin.submit')}
      above={<ContinueAs />}
      below={<NewHere />}
      onName={async (username) => go(own, { username, ...(await api.sendLoginOtp({ username })) })}
    />
  );
}
