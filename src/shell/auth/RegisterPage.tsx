import type { ReactNode } from 'react';
import { AccountForm } from './AccountForm';
import { CodeForm } from './CodeForm';
import { useSignedOut } from './signedOutContext';

/** An institute registers: its particulars, then the code that was sent. Its logo comes next, at `register-2`. */
export function RegisterPage(): ReactNode {
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
          go('register-2', { username, institute, ...(logoTicket === null ? {} : { logoTicket }) });
        }}
      />
    );
  }
  return (
    <AccountForm
      title={translate('lectern.auth.register.title')}
      text={translate('lectern.auth.register.text')}
      nameLabel={translate('lectern.auth.register.name')}
      submit={translate('lectern.auth.register.submit')}
      onAccount={async ({ name, email, phoneNumber, password }) => {
        const request = await api.registerInstitute({ name, emailId: email, phoneNumber, password });
        go('register-1', { username: email, institute: name, ...request });
      }}
    />
  );
}
