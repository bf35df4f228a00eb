import type { ReactNode } from 'react';
import { AccountForm } from './AccountForm';
import { CodeForm } from './CodeForm';
import { useSignedOut } from './signedOutContext';

/** The short way to an account: the same particulars by `/auth/signup`, the code, then `welcome`. */
export function SignupPage(): ReactNode {
  const { translate, api, go, state } = useSignedOut();
  const { requestId, username = '', institute = '' } = state;
  if (requestId) {
    return (
      <CodeForm
        key={requestId}
        text={translate('lectern.auth.code.sentTo', { address: username })}
        requestId={requestId}
        {...(state.retryAfter === undefined ? {} : { retryAfter: state.retryAfter })}
        resend={() => api.resendOtp({ requestId })}
        verify={async (code) => {
          const { logoTicket } = await api.verifyRegistration(code);
          go('welcome', { username, institute, ...(logoTicket === null ? {} : { logoTicket }) });
        }}
      />
    );
  }
  return (
    <AccountForm
      title={translate('lectern.auth.signup.title')}
      text={translate('lectern.auth.signup.text')}
      nameLabel={translate('lectern.auth.signup.name')}
      submit={translate('lectern.auth.signup.title')}
      onAccount={async (account) => {
        const request = await api.signUp(account);
        go('signup', { username: account.email, institute: account.name, ...request });
      }}
    />
  );
}
